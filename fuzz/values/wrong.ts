import type { AnyMessage } from "../../runtime/codec.ts";
import { wrongDelimited } from "./delimited.ts";
import { highest, lowest, valueOf } from "../../runtime/table/ints.ts";
import { activeFields } from "../../runtime/interpret/wire/mask.ts";
import { arraysOf } from "../../runtime/table/fields/interleave.ts";
import { countOf } from "../../runtime/table/types/counts.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import {
  type Given,
  isGiven,
  type Outer,
  presenceBy,
} from "../../runtime/table/fields/presence.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import { type Layout, layoutOf } from "../../runtime/table/messages.ts";
import type { LengthField } from "../../runtime/table/fields/length.ts";
import type { ListType } from "../../runtime/table/types/list.ts";
import { type SplitField, widestParts } from "../../runtime/table/fields/split.ts";
import type { StructType } from "../../runtime/table/types/struct.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { outerOf } from "../../runtime/table/outer.ts";
import { sharedTies } from "../../runtime/table/bits.ts";
import { isOptional, sharesFlag } from "./absent.ts";
import type { MessageSubject } from "./subjects.ts";
import { choosing, firstUnsettled, wrongArms } from "./wrong-arms.ts";
import { endings } from "./wrong-ends.ts";
import { wrongRecords } from "./wrong-records.ts";
import { liveFields, wrongBehind } from "./wrong-stops.ts";
import { wrongTies } from "./wrong-ties.ts";
import {
  type Members,
  NO_BYTES,
  NO_LISTS,
  NO_OBJECTS,
  type Wrong,
  wrongBigs,
  wrongFloats,
  wrongInts,
  wrongNumbers,
  wrongStrings,
  unknownSelections,
} from "./wrong-values.ts";

/** A message of which one member is wrong. */
export interface WrongMessage {
  readonly message: AnyMessage;
  /** The names and indexes from the message to the wrong member or element, as an error has them. */
  readonly path: readonly string[];
}

/** Where a field is. */
interface Where {
  readonly table: Table;
  readonly version: number;
  /** Those of its message or struct, and what that knows of what it is in. */
  readonly members: Members;
  readonly outer: Outer;
}

/**
 * The message with one member made wrong, in every way for every member. Flags are left out, which are what
 * JavaScript takes for true or false, and hints, which are only taken where they mean something.
 */
export function wrongMessages(
  { target, version, layout }: MessageSubject,
  message: AnyMessage,
): WrongMessage[] {
  const members = message as unknown as Members;
  const wrongs = wrongIn({ table: target.table, version, members, outer: {} }, layout);
  return wrongs.map(([path, wrong]) => ({ message: { ...message, ...wrong }, path }));
}

/** The ways in which the members of a message or a struct can be wrong. */
function wrongIn(v: Where, { fields }: Layout): Wrong[] {
  const { members } = v;
  const active = activeFields(fields, members);
  const ties = sharedTies(active);
  const wrongs = liveFields(active, members).flatMap((field) => {
    // What is not there as others are not would be wrong for being there.
    const isGone = field.kind === "value" && members[field.name] === undefined;
    return isGone && sharesFlag(field, ties) ? [] : wrongMembers(v, field);
  });
  return [
    ...wrongs.filter((wrong) => isSaidFirst(fields, members, wrong)),
    ...wrongTies(liveFields(active, members), members),
    ...wrongBehind(active, members),
    ...wrongArms(fields, members),
  ];
}

/** Whether what is wrong is what an error says: what chooses another arm may leave a mask there unsettled. */
function isSaidFirst(fields: readonly Field[], members: Members, [path, wrong]: Wrong): boolean {
  if (path.length > 1 || !choosing(fields, members).includes(path[0]!)) return true;
  const changed = { ...members, ...wrong };
  const first = firstUnsettled(activeFields(fields, changed), changed);
  return first === undefined || first === path[0];
}

function named(name: string, values: readonly unknown[]): Wrong[] {
  return values.map((value) => [[name], { [name]: value }]);
}

function wrongMembers(v: Where, field: Field): Wrong[] {
  const { members } = v;
  switch (field.kind) {
    case "value": {
      const tests = presenceBy(field, "given")?.tests;
      return tests === undefined
        ? wrongValues(v, field, members[field.name])
        : wrongGiven(v, field, tests);
    }
    case "number":
      return named(field.name, wrongInts([field.type]));
    case "split":
      return wrongParts(field);
    case "interleave":
      return arraysOf(field).flatMap((array) => wrongValues(v, array, members[array.name]));
    case "length":
      return wrongLengths(field);
    case "checksum":
    case "constant":
    case "gap":
    case "mask":
    case "bit":
    case "terminator":
    case "switch":
    case "reserved":
      return [];
  }
}

function wrongParts(field: SplitField): Wrong[] {
  return widestParts(field).flatMap(({ name, type }) => named(name, wrongInts([type])));
}

/** The most bytes that are tried. */
const MOST_BYTES = 0x10000;

/** More or fewer bytes than their length can tell, or as many as it tells of bytes that are not there. */
function wrongLengths({ of, type, none = -1, counts, as, high }: LengthField): Wrong[] {
  // With high bits elsewhere there may be many more.
  if (of === undefined || counts !== undefined || high !== undefined) return [];
  const [least, most] = [valueOf(type, lowest(type)), valueOf(type, highest(type))];
  const lengths = [most + 1, least - 1, none].filter((n) => n >= 0 && n <= MOST_BYTES);
  return named(
    of,
    lengths.map((length) => (as === undefined ? new Uint8Array(length) : "a".repeat(length))),
  );
}

// ---- values

function wrongValues(v: Where, field: ValueField, value: unknown): Wrong[] {
  const { name } = field;
  const wrongs = presentValues(v, field, value);
  // A member that may be missing is not wrong without it.
  return isOptional(field)
    ? wrongs.filter(([path, members]) => path.length > 1 || members[name] !== undefined)
    : wrongs;
}

/** What another member says is there must be, and what it says is not there must not. */
function wrongGiven(v: Where, field: ValueField, given: Given): Wrong[] {
  const { name } = field;
  const { members } = v;
  if (isGiven(given, members, v.outer)) return presentValues(v, field, members[name]);
  return named(name, [0, "a", []]);
}

function presentValues(v: Where, field: ValueField, value: unknown): Wrong[] {
  const { name, type } = field;
  switch (type.kind) {
    case "int":
      return named(name, [...wrongInts(widthsOf(field, type)), ...unknownSelections(field)]);
    case "float":
      return named(name, wrongFloats(type));
    case "big":
      return named(name, wrongBigs(type));
    case "array":
      return wrongArrays(name, value, wrongNumbers(type.of));
    case "string":
      return named(name, [undefined, ...wrongStrings(type.cut)]);
    case "delimited":
      return named(name, wrongDelimited(type));
    case "sequence":
      return [
        ...named(name, [undefined, ...NO_LISTS]),
        ...wrongAt(
          name,
          (value ?? []) as readonly unknown[],
          type.of.kind === "delimited" ? wrongDelimited(type.of) : wrongNumbers(type.of),
        ),
      ];
    case "strings":
      return wrongTexts(name, value, type.cut);
    case "bytes":
      return named(
        name,
        type.as === undefined
          ? [undefined, ...NO_BYTES]
          : wrongDelimited({ kind: "delimited", name, as: type.as }),
      );
    case "struct":
      return [...named(name, [undefined, ...NO_OBJECTS]), ...wrongInside(v, field, value)];
    case "list":
      return wrongLists(v, name, type, value);
    case "sparse":
      return wrongRecords(name, value, type);
  }
}

/** All types that an integer may be written as. */
function widthsOf({ wide, presence }: ValueField, type: IntType): IntType[] {
  const widths = presenceBy({ presence }, "widths");
  const all = [type, wide?.type, widths?.narrow.type, widths?.wide.type, widths?.both];
  return all.filter((one) => one !== undefined);
}

/** An array that is invalid, is too short or too long, or has a wrong element. */
function wrongArrays(name: string, value: unknown, elements: readonly unknown[]): Wrong[] {
  const list = (value ?? []) as readonly unknown[];
  // One that is not there has nothing to be longer by.
  const longer = list.length === 0 ? [] : [[...list, list[0]]];
  const lengths = [undefined, ...NO_LISTS, [], list.slice(1), ...longer];
  return [...named(name, lengths), ...wrongAt(name, list, elements)];
}

function wrongAt(name: string, list: readonly unknown[], elements: readonly unknown[]): Wrong[] {
  return placesIn(list).flatMap((i) =>
    elements.map((element): Wrong => [[`${name}[${i}]`], { [name]: list.with(i, element) }]),
  );
}

/** As many elements as are each tried on their own. */
const FEW = 4;

/** The indexes of a list; of a long one only some. */
function placesIn(list: readonly unknown[]): number[] {
  if (list.length <= FEW) return [...list.keys()];
  return [0, Math.floor(list.length / 2), list.length - 1];
}

/** A list of strings that is invalid, or has an element that would end it or that is no string. */
function wrongTexts(name: string, value: unknown, cut: number): Wrong[] {
  const list = (value ?? []) as readonly unknown[];
  const elements = [undefined, "", ...wrongStrings(cut)];
  const early: Wrong = [[`${name}[0]`], { [name]: ["\xff", "a"] }];
  return [...named(name, [undefined, ...NO_LISTS]), ...wrongAt(name, list, elements), early];
}

// ---- structs

/** What is wrong in a struct, where it is there. */
function wrongInside(v: Where, field: ValueField, value: unknown): Wrong[] {
  const { name, type } = field;
  if (type.kind !== "struct" || value === undefined) return [];
  const ends = type.alone ? endings(structLayout(v, type.struct), value as Members) : [];
  const wrongs = [...wrongStructs(v, type, value as Members), ...ends];
  return wrongs.map(([path, struct]) => [[name, ...path], { [name]: struct }]);
}

/** A struct in each way to be wrong: the path from it, and all of it. */
function wrongStructs(v: Where, type: StructType | ListType, struct: Members): Wrong[] {
  const outer = outerOf(type, v.members, v.outer);
  const wrongs = wrongIn({ ...v, members: struct, outer }, structLayout(v, type.struct));
  return wrongs.map(([path, wrong]) => [path, { ...struct, ...wrong }]);
}

function structLayout({ table, version }: Where, index: number): Layout {
  return layoutOf(table.structs[index]!, version)!;
}

/** A list that is invalid or too long, or has a wrong element. */
function wrongLists(v: Where, name: string, type: ListType, value: unknown): Wrong[] {
  const list = (value ?? []) as readonly Members[];
  const inside = placesIn(list).flatMap((i) => {
    const element = list[i]!;
    const ends = type.ends === "element" ? endings(structLayout(v, type.struct), element) : [];
    const wrongs = [...wrongStructs(v, type, element), ...ends];
    return wrongs.map(([path, wrong]): Wrong => [
      [`${name}[${i}]`, ...path],
      { [name]: list.with(i, wrong) },
    ]);
  });
  const elements = wrongAt(name, list, [undefined, ...NO_OBJECTS]);
  const lists = named(name, [undefined, ...NO_LISTS, ...tooLong(type, list)]);
  return [...lists, ...elements, ...inside];
}

/** More elements than the integer in front can tell. */
function tooLong(type: ListType, list: readonly Members[]): unknown[] {
  const integer = countOf(type);
  if (integer === undefined || list.length === 0) return [];
  const count = highest(integer) + 1;
  return count > MOST_BYTES ? [] : [Array.from<unknown>({ length: count }).fill(list[0])];
}
