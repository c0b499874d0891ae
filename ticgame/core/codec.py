"""Actions and events as JSON objects, and back: one table, tag to type.

The types are NamedTuples. A field's annotation says how its value is written: a `Card` as its code, a
`Cell` as `[column, row]`, enums as their value, tuples as lists, a nested NamedTuple as an object. A field
whose default is None is left out while it is None. A trailing underscore of a name is dropped (`with_`).
"""

import json
import types
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cached_property
from typing import Any, Final, NamedTuple

from ticgame.core.cards import Card, format_card, parse_card
from ticgame.core.layout import Cell

_LONGEST_VALUE: Final = 60


class FormatError(ValueError):
    """A JSON value that isn't what the format asks for; its text says what and where."""


def as_json(data: Any) -> str:
    """Return a JSON value that was read as it may stand in a fault: as it was written, if short enough."""
    try:
        text = json.dumps(data, ensure_ascii=False)
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= _LONGEST_VALUE else f"{text[:_LONGEST_VALUE]}…"


class _Field(NamedTuple):
    name: str
    key: str
    encode: Callable[[Any], Any]
    decode: Callable[[Any], Any]
    is_optional: bool


class Codec:
    """Writes and reads the types of one table; `tag_key` is the key that names the type (`a`, `e`)."""

    def __init__(self, tag_key: str, table: Mapping[str, type]) -> None:
        self.tag_key = tag_key
        self.table = dict(table)
        self._tags = {kind: tag for tag, kind in table.items()}

    @cached_property
    def _fields(self) -> dict[type, tuple[_Field, ...]]:
        return {kind: _fields_of(kind) for kind in self.table.values()}

    def encode(self, value: Any) -> dict[str, Any]:
        kind = type(value)
        return {self.tag_key: self._tags[kind], **_encode_fields(self._fields[kind], value)}

    def decode(self, data: Any) -> Any:
        """Return the value of a JSON object; raises FormatError."""
        if not isinstance(data, dict):
            raise FormatError(f"expected an object, got {as_json(data)}")
        if self.tag_key not in data:
            raise FormatError(f"{self.tag_key!r} is missing")
        tag = data[self.tag_key]
        if not isinstance(tag, str) or tag not in self.table:
            raise FormatError(f"{self.tag_key!r} must be one of {', '.join(self.table)}, not {as_json(tag)}")
        kind = self.table[tag]
        rest = {key: value for key, value in data.items() if key != self.tag_key}
        return _decode_fields(kind, self._fields[kind], rest, tag)


def _encode_fields(fields: tuple[_Field, ...], value: Any) -> dict[str, Any]:
    return {
        field.key: field.encode(item)
        for field, item in zip(fields, value, strict=True)
        if not (field.is_optional and item is None)
    }


def _decode_fields(kind: type, fields: tuple[_Field, ...], data: dict[str, Any], where: str) -> Any:
    values = {}
    for field in fields:
        if field.key in data:
            try:
                values[field.name] = field.decode(data.pop(field.key))
            except ValueError as fault:
                raise FormatError(f"{where}, {field.key!r}: {fault}") from None
        elif not field.is_optional:
            raise FormatError(f"{where}: {field.key!r} is missing")
    if data:
        raise FormatError(f"{where}: unknown key {min(data)!r}")
    return kind(**values)


def _fields_of(kind: type) -> tuple[_Field, ...]:
    hints = typing.get_type_hints(kind)
    defaults = kind._field_defaults
    return tuple(
        _Field(name, name.rstrip("_"), *_converter(hints[name]), defaults.get(name, ...) is None)
        for name in kind._fields
    )


def _converter(hint: Any) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    """Return how a value of this annotation is written and read."""
    if hint is Card:
        return format_card, parse_card
    if hint is Cell:
        return list, _parse_cell
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        return _converter(next(arg for arg in typing.get_args(hint) if arg is not type(None)))
    if origin is tuple:
        return _list_converter(typing.get_args(hint)[0])
    plain = getattr(hint, "__supertype__", hint)  # a NewType is written as what it is made of
    if issubclass(plain, Enum):
        return lambda value: value.value, plain
    if hasattr(plain, "_fields"):
        return _nested_converter(plain)
    return (lambda value: value), _plain_parser(plain)


def _list_converter(item: Any) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    encode, decode = _converter(item)

    def parse(data: Any) -> tuple[Any, ...]:
        if not isinstance(data, list):
            raise FormatError(f"expected a list, got {as_json(data)}")
        return tuple(decode(value) for value in data)

    return (lambda values: [encode(value) for value in values]), parse


def _nested_converter(kind: type) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    fields = _fields_of(kind)

    def parse(data: Any) -> Any:
        if not isinstance(data, dict):
            raise FormatError(f"expected an object, got {as_json(data)}")
        return _decode_fields(kind, fields, dict(data), kind.__name__.lower())

    return (lambda value: _encode_fields(fields, value)), parse


def _plain_parser(kind: type) -> Callable[[Any], Any]:
    def parse(data: Any) -> Any:
        if type(data) is not kind:  # a bool is no int here
            raise FormatError(f"expected {_PLAIN_NAMES[kind]}, got {as_json(data)}")
        return data

    return parse


_PLAIN_NAMES = {int: "a whole number", str: "a text", bool: "true or false"}


def _parse_cell(data: Any) -> Cell:
    if isinstance(data, list) and len(data) == 2 and all(type(value) is int for value in data):
        return Cell(*data)
    raise FormatError(f"expected a cell [column, row], got {as_json(data)}")
