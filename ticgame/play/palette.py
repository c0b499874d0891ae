"""The colours of assets/palette.toml and grounds.toml, written by tools/make_palette.py."""

from typing import Any, Final

# fmt: off
PALETTE: Final[dict[str, Any]] = {
    "meta": {
        "design_space": [1920, 1080],
        "safe_area": {
            "left": 96,
            "top": 54,
            "right": 1824,
            "bottom": 1026,
        },
        "order": ["violet", "cyan", "yellow", "orange", "red"],
    },
    "cards": {
        "default": {
            "violet": {
                "hex": "#804CE6",
                "glyph": "#FFF8E8",
                "keyline": "#CFBBF6",
                "lip": "#3F2877",
                "pattern": "dots",
                "pattern_tone": "#FFFFFF",
                "pattern_alpha": 0.18,
                "letter": "V",
            },
            "cyan": {
                "hex": "#2FD4EB",
                "glyph": "#14162B",
                "keyline": "#B0EFF7",
                "lip": "#1B6579",
                "pattern": "waves",
                "pattern_tone": "#06344A",
                "pattern_alpha": 0.22,
                "letter": "C",
            },
            "yellow": {
                "hex": "#FFF000",
                "glyph": "#14162B",
                "keyline": "#FFF99E",
                "lip": "#78720F",
                "pattern": "solid",
                "pattern_tone": "#14162B",
                "pattern_alpha": 0.0,
                "letter": "Y",
            },
            "orange": {
                "hex": "#E07E1E",
                "glyph": "#14162B",
                "keyline": "#F3CEAA",
                "lip": "#6A3F1D",
                "pattern": "stripes",
                "pattern_tone": "#5A2200",
                "pattern_alpha": 0.26,
                "letter": "O",
            },
            "red": {
                "hex": "#B80A20",
                "glyph": "#FFF8E8",
                "keyline": "#E4A2AA",
                "lip": "#580B1E",
                "pattern": "lattice",
                "pattern_tone": "#2A0006",
                "pattern_alpha": 0.34,
                "letter": "R",
            },
        },
        "high_distinction": {
            "violet": {
                "hex": "#7F4CE6",
                "glyph": "#FFF8E8",
                "keyline": "#CEBBF6",
                "pattern": "dots",
                "pattern_tone": "#FFFFFF",
                "pattern_alpha": 0.42,
                "letter": "V",
            },
            "cyan": {
                "hex": "#3CD3E9",
                "glyph": "#14162B",
                "keyline": "#B5EEF7",
                "pattern": "waves",
                "pattern_tone": "#06344A",
                "pattern_alpha": 0.5,
                "letter": "C",
            },
            "yellow": {
                "hex": "#FFF100",
                "glyph": "#14162B",
                "keyline": "#FFFA9E",
                "pattern": "solid",
                "pattern_tone": "#14162B",
                "pattern_alpha": 0.0,
                "letter": "Y",
            },
            "orange": {
                "hex": "#CB7D3C",
                "glyph": "#14162B",
                "keyline": "#EBCEB5",
                "pattern": "stripes",
                "pattern_tone": "#4A1C00",
                "pattern_alpha": 0.5,
                "letter": "O",
            },
            "red": {
                "hex": "#9E001F",
                "glyph": "#FFF8E8",
                "keyline": "#DA9EAA",
                "pattern": "lattice",
                "pattern_tone": "#1E0004",
                "pattern_alpha": 0.62,
                "letter": "R",
            },
        },
        "common": {
            "ink": "#14162B",
            "cream": "#FFF8E8",
            "extreme_mark": "#FFE9B0",
            "extreme_sparkle": "#FFF3CF",
            "emboss_dark": {
                "hex": "#000010",
                "alpha": 0.3,
            },
            "emboss_light": {
                "hex": "#FFFFFF",
                "alpha": 0.38,
            },
        },
        "back": {
            "top": "#5560A6",
            "bottom": "#333B78",
            "keyline": "#A7B2F2",
            "inner_line": {
                "hex": "#DDE3FF",
                "alpha": 0.55,
            },
            "lattice": {
                "hex": "#8E9BE6",
                "alpha": 0.42,
            },
            "roundel": "#1A1F42",
            "mark": "#FFF8E8",
            "lip": "#0B0E20",
        },
    },
    "seats": {
        "pig": {
            "hex": "#EBA9BB",
            "name": "pink",
            "emblem": "pig",
            "header": "#524258",
        },
        "frog": {
            "hex": "#3A9E5D",
            "name": "green",
            "emblem": "frog",
            "header": "#1D3F3C",
        },
        "whale": {
            "hex": "#4799FC",
            "name": "blue",
            "emblem": "whale",
            "header": "#203D6C",
        },
        "bear": {
            "hex": "#B19E8B",
            "name": "taupe",
            "emblem": "bear",
            "header": "#403F4A",
        },
        "rabbit": {
            "hex": "#F4F7FF",
            "name": "white",
            "emblem": "rabbit",
            "header": "#3E4358",
        },
        "owl": {
            "hex": "#747583",
            "name": "grey",
            "emblem": "owl",
            "header": "#2E3248",
        },
        "common": {
            "badge_rim": "#FFF8E8",
            "badge_outline": "#14162B",
            "empty_fill": {
                "hex": "#05070F",
                "alpha": 0.45,
            },
        },
    },
    "meaning": {
        "tic": {
            "hex": "#4DF5AE",
            "symbol": "=",
        },
        "single": {
            "hex": "#C8D1E8",
            "symbol": "-",
        },
        "nic": {
            "hex": "#F0389A",
            "text": "#FF8CC8",
            "symbol": "x",
        },
        "mission": {
            "hex": "#AEBBFF",
            "empty": "#3A4474",
            "done": "#4DF5AE",
            "done_fill": {
                "hex": "#4DF5AE",
                "alpha": 0.07,
            },
            "done_text": "#CFFFE8",
        },
        "selection": {
            "hex": "#FFFFFF",
        },
        "legal_slot": {
            "fill": {
                "hex": "#AEBBFF",
                "alpha": 0.1,
            },
            "line": {
                "hex": "#AEBBFF",
                "alpha": 0.55,
            },
        },
        "focus_cursor": {
            "outer": "#14162B",
            "band": "seat",
            "inner": "#FFFFFF",
            "glow_alpha": 0.8,
        },
        "leader": {
            "hex": "#FFE9B0",
        },
        "menu_focus": {
            "top": "#FFFDF6",
            "bottom": "#F1E7D2",
            "text": "#14162B",
            "text_muted": "#4A4F77",
        },
    },
    "surface": {
        "felt_center": "#28325E",
        "felt_edge": "#0B0F20",
        "mat_top": "#27306A",
        "mat_bottom": "#171D45",
        "mat_lip": "#0A0D22",
        "mat_line": {
            "hex": "#C9D2FF",
            "alpha": 0.22,
        },
        "panel": "#10162E",
        "panel_line": {
            "hex": "#FFFFFF",
            "alpha": 0.1,
        },
        "inset": {
            "hex": "#05070F",
            "alpha": 0.34,
        },
        "empty_slot": {
            "hex": "#05070F",
            "alpha": 0.22,
        },
        "empty_slot_line": {
            "hex": "#FFFFFF",
            "alpha": 0.06,
        },
        "shadow": {
            "hex": "#000010",
            "alpha": 0.5,
        },
        "veil": {
            "hex": "#0B0F20",
            "alpha": 0.1,
            "max_alpha": 0.16,
        },
        "key_cap": "#2C365F",
        "lights": [
            [960, 380, 1000, "#8FA0FF", 0.1],
            [1720, 60, 760, "#804CE6", 0.26],
            [120, 1020, 760, "#2FD4EB", 0.12],
            [1880, 1080, 620, "#E07E1E", 0.09],
            [120, 40, 600, "#804CE6", 0.1],
        ],
    },
    "text": {
        "main": "#FFF8E8",
        "muted": "#B9C2DE",
        "accent": "#AEBBFF",
        "dark": "#14162B",
    },
}

GROUNDS: Final[dict[str, Any]] = {
    "usual": {
        "violet": {
            "top": "#834FE9",
            "bottom": "#713BDF",
            "tone": "#EAD2FE",
        },
        "cyan": {
            "top": "#3CE3F9",
            "bottom": "#26D7EF",
            "tone": "#04374E",
        },
        "yellow": {
            "top": "#FFF500",
            "bottom": "#FFEC00",
            "tone": "#151600",
        },
        "orange": {
            "top": "#F2902B",
            "bottom": "#E67D14",
            "tone": "#602300",
        },
        "red": {
            "top": "#D0132D",
            "bottom": "#C00317",
            "tone": "#2E0004",
        },
    },
    "strong": {
        "violet": {
            "top": "#7A42E7",
            "bottom": "#6932DD",
            "tone": "#DAB4FD",
        },
        "cyan": {
            "top": "#40F0FF",
            "bottom": "#28E4FF",
            "tone": "#053B58",
        },
        "yellow": {
            "top": "#FFF500",
            "bottom": "#FFEC00",
            "tone": "#151600",
        },
        "orange": {
            "top": "#FF9B2F",
            "bottom": "#FB8617",
            "tone": "#572000",
        },
        "red": {
            "top": "#E61533",
            "bottom": "#D4041A",
            "tone": "#260003",
        },
    },
    "distinct": {
        "violet": {
            "top": "#7942E7",
            "bottom": "#6832DD",
            "tone": "#DAB4FD",
        },
        "cyan": {
            "top": "#4FF0FF",
            "bottom": "#37E3FF",
            "tone": "#053B55",
        },
        "yellow": {
            "top": "#FFF600",
            "bottom": "#FFED00",
            "tone": "#151600",
        },
        "orange": {
            "top": "#EB9B54",
            "bottom": "#DD853B",
            "tone": "#542000",
        },
        "red": {
            "top": "#C70031",
            "bottom": "#B30019",
            "tone": "#250003",
        },
    },
}
