import type { AnyMessage } from "../runtime/codec.ts";
import { highest, lowest, valueOf } from "../runtime/interpret-int.ts";
import { activeFields } from "../runtime/interpret-mask.ts";
import type { Field, FloatType, IntType, Layout, ValueField } from "../runtime/table.ts";

/** A message of which one member is wrong. */
export interface WrongMessage {
  readonly message: AnyMessage;
  /** The wrong member or element, as an error names it. */
  readonly path: string;
}

type Members = Readonly<Record<string, unknown>>;

/** Values that are no numbers, though JavaScript makes a number of some. */
const NO_NUMBERS: readonly unknown[] = ["1", "", "x", null, true, {}, [], [5], 1n];
const NO_STRINGS: readonly unknown[] = [5, null, true, {}, ["a"]];
const NO_LISTS: readonly unknown[] = ["abc", null, 3, {}, { length: 3 }];
const NO_BYTES: readonly unknown[] = ["abc", null, 3, [1, 2], { length: 2 }];

/**
 * The message with one member made wrong, in every way for every member. Flags are left out, which are what
 * JavaScript takes for true or false, and hints, which are only taken where they mean something.
 */
export function wrongMessages(layout: Layout, message: AnyMessage): WrongMessage[] {
  const members = message as unknown as Members;
  return activeFields(layout.fields, members).flatMap((field) => {
    return wrongMembers(field, members).map(([path, wrong]) => {
      return { message: { ...message, ...wrong }, path };
    });
  });
}

/** A path, and the members that are wrong there. */
type Wrong = readonly [path: string, members: Members];

function wrongMembers(field: Field, members: Members): Wrong[] {
  switch (field.kind) {
    case "value":
      return wrongValues(field, members[field.name]);
    case "split":
      return field.parts.flatMap(({ name, type }) => named(name, wrongInts([type])));
    case "interleave":
      return field.fields.flatMap(({ name, type }) =>
        wrongLists(name, members[name], wrongInts([type])),
      );
    case "mask":
    case "bit":
    case "switch":
    case "length":
    case "refuse":
      return [];
  }
}

function named(name: string, values: readonly unknown[]): Wrong[] {
  return values.map((value) => [name, { [name]: value }]);
}

function wrongValues(field: ValueField, value: unknown): Wrong[] {
  const { name, type } = field;
  const wrongs = presentValues(field, value);
  // A member that may be missing is not wrong without it.
  if (field.when !== undefined) return wrongs.filter(([, members]) => members[name] !== undefined);
  return type.kind === "string" || type.kind === "bytes"
    ? [...wrongs, ...named(name, [undefined])]
    : wrongs;
}

function presentValues(field: ValueField, value: unknown): Wrong[] {
  const { name, type } = field;
  switch (type.kind) {
    case "int":
      return named(name, wrongInts(field.wide ? [type, field.wide.type] : [type]));
    case "float":
      return named(name, wrongFloats());
    case "array":
      return wrongLists(name, value, wrongElements(type.of));
    case "string":
      return named(name, wrongStrings(type.cut));
    case "strings":
      return wrongTexts(name, value, type.cut);
    case "bytes":
      return named(name, NO_BYTES);
  }
}

function wrongElements(type: IntType | FloatType): unknown[] {
  return type.kind === "int" ? wrongInts([type]) : wrongFloats();
}

/** What none of the types holds: out of range by one at either end, and whatever is no whole number. */
function wrongInts(types: readonly IntType[]): unknown[] {
  const ends = types.flatMap((type) => [
    valueOf(type, lowest(type) - 1),
    valueOf(type, highest(type) + 1),
  ]);
  const beyond = [Math.min(...ends), Math.max(...ends)];
  const fractions = types.some((type) => type.scale !== undefined) ? [] : [0.5, 1.5];
  const numbers = [Number.NaN, Infinity, -Infinity, 2 ** 53, ...beyond, ...fractions];
  return [undefined, ...numbers, ...NO_NUMBERS];
}

function wrongFloats(): unknown[] {
  return [undefined, 3.5e38, -1e300, ...NO_NUMBERS];
}

function wrongStrings(cut: number): unknown[] {
  const ended = ["\0", "a\0b", "\xff\xff", "a\xffb"];
  return [...ended, "\u0100", "\ud83d\ude00", "x".repeat(cut + 1), ...NO_STRINGS];
}

/** An array that is none, is too short or too long, or has a wrong element. */
function wrongLists(name: string, value: unknown, elements: readonly unknown[]): Wrong[] {
  const list = value as readonly unknown[];
  const lengths = [undefined, ...NO_LISTS, [], list.slice(1), [...list, list[0]]];
  return [...named(name, lengths), ...wrongAt(name, list, elements)];
}

function wrongAt(name: string, list: readonly unknown[], elements: readonly unknown[]): Wrong[] {
  return list.flatMap((_, i) =>
    elements.map((element): Wrong => [`${name}[${i}]`, { [name]: list.with(i, element) }]),
  );
}

/** A list of strings that is none, or has an element that would end it or that is no string. */
function wrongTexts(name: string, value: unknown, cut: number): Wrong[] {
  const list = value as readonly unknown[];
  const elements = [undefined, "", ...wrongStrings(cut)];
  const early: Wrong = [`${name}[0]`, { [name]: ["\xff", "a"] }];
  return [...named(name, [undefined, ...NO_LISTS]), ...wrongAt(name, list, elements), early];
}
