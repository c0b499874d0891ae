"""TIC Rummy: eight rounds of collections, every seat at its own pace."""
