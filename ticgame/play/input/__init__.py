"""Controllers, devices and bindings: from what pygame hears to what a seat presses."""
