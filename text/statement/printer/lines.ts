import {
  mayBeMissing,
  type MemberKind,
  membersOf,
  type NamedEntry,
  namedEntries,
} from "../../../runtime/table/facts/statements.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import { byKind } from "../../../runtime/table/by-kind.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { TextEntry } from "../../../runtime/table/text.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { Template } from "../syntax/template.ts";
import { BitNumbers, Numbers } from "./numbers.ts";
import { WirePosition, type Scope, Unplaced } from "../../../runtime/places/place.ts";
import { Line, LINES, type ListLine, templateOf, type Value } from "./shape.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/** Spaces, a comment's or an end's characters, and what is set beyond a text. */
const SLACK = 48;
/** No number is written longer, but for times, of which some have many digits. */
const NUMBER = 24;
const TIME = 80;
/** More numbers are on several lines. */
const MOST_ON_A_LINE = 16;

/** Makes the shapes of a list's elements. */
export type ShapesOf = (type: ListType, token: string, depth: number) => ListLine;

/** Collects the lines of a message or an element of a list: its values, and what is between them. */
export class Lines {
  readonly lines: Line[] = [];
  /** What follows the last value. */
  #text = "";
  /** How many bytes all of it takes at the most, but for lists and comments. */
  room = SLACK;
  /** Something is printed whatever the values are. */
  isSure = false;

  constructor(
    readonly table: Table,
    readonly version: number,
    readonly depth: number,
    readonly shapesOf: ShapesOf,
  ) {}

  /** Adds text as it is. */
  raw(text: string): void {
    this.#text += text;
    this.room += text.length;
  }

  /** What follows the last value. */
  get rest(): Template {
    return templateOf(this.#text);
  }

  /** Adds the statements of what is there. Throws Unplaced. */
  add(scope: Scope): void {
    const members = membersOf(scope.fields);
    for (const named of namedEntries(this.table, this.version, scope.text, scope.fields))
      if (named.entry.token !== "unknown_mask_bits") this.#entry(scope, named, members);
  }

  /** Adds the only statement of a message, after the message's name. Throws Unplaced. */
  addSingle(scope: Scope, entry: TextEntry, token: string): void {
    const own = { ...entry, token };
    const named = { entry: own, token, isBraced: false, tokens: [token] };
    this.#entry(scope, named, membersOf(scope.fields));
  }

  #entry(scope: Scope, named: NamedEntry, members: ReadonlyMap<string, MemberKind>): void {
    const { entry } = named;
    if (
      entry.as === "set" ||
      entry.as === "word" ||
      entry.defaultValue !== undefined ||
      named.isBraced
    )
      throw new Unplaced();
    const of = entry.of.filter((name) => members.has(name));
    const kind = members.get(of[0]!)!;
    if (of.length > 1) return this.#joined(scope, entry, of, members);
    const inner = scope.structs.get(of[0]!);
    if (inner !== undefined) return this.#struct(inner, kind);
    const place = scope.places.get(of[0]!);
    // It is not there.
    if (place === undefined) return;
    const { token, bits, flag, part } = entry;
    const front = `${this.#indent}${token}`;
    if (kind.kind === "bit") {
      this.isSure = true;
      return this.raw(`${front};\n`);
    }
    if (bits !== undefined) {
      this.room += 3 * bits.length;
      return this.#maybe(place, `${front} `, { op: LINES.bits, bits: bitNumbersOf(bits) });
    }
    if (flag !== undefined)
      return this.#maybe(place, `${front};\n`, { op: LINES.flag, mask: 1 << flag });
    if (part !== undefined) {
      const mask = (2 ** part.count - 1) | 0;
      this.isSure ||= part.from === 0;
      return this.#maybe(place, `${front} `, { op: LINES.part, shift: part.from, mask });
    }
    this.#member(named, kind, place, `${front} `);
  }

  #member(named: NamedEntry, kind: MemberKind, place: WirePosition, front: string): void {
    const { entry } = named;
    if (kind.kind === "int") return this.#value(front, place, this.#int(entry, kind.type));
    if (kind.kind === "ints") return this.#row(entry, kind.type, kind.count, place, front);
    if (kind.kind !== "value") throw new Unplaced();
    Lines.#ofType(this, kind.field, named, place, front, kind.field.type);
  }

  /** What types have a place in a line. */
  static readonly #ofType = byKind<
    ValueType,
    [Lines, ValueField, NamedEntry, WirePosition, string]
  >(
    {
      int: (lines, field, { entry }, place, front, type) =>
        lines.#value(front, place, lines.#int(entry, widest(entry, field, type))),
      float: (lines, _, { entry }, place, front) =>
        lines.#value(front, place, { op: entry.as === "time" ? LINES.time : LINES.float }),
      array: (lines, _, { entry }, place, front, { of, count }) => {
        if (of.kind !== "int") throw new Unplaced();
        lines.#row(entry, of, count, place, front);
      },
      list: (lines, field, { token }, place, _, type) => {
        if (mayBeMissing(field)) throw new Unplaced();
        const list = lines.shapesOf(type, token, lines.depth);
        lines.#maybe(place, "", { op: LINES.list, list });
      },
    },
    () => {
      throw new Unplaced();
    },
  );

  /** A struct's statements, which are among the others. */
  #struct(inner: Scope, kind: MemberKind): void {
    const isSure = this.isSure;
    this.isSure = false;
    this.add(inner);
    // One that is there and says nothing has a statement of its own for that.
    if (kind.kind !== "value" || (mayBeMissing(kind.field) && !this.isSure)) throw new Unplaced();
    this.isSure ||= isSure;
  }

  #int(entry: TextEntry, type: IntType): Omit<Value, "place"> {
    const { names } = entry;
    if (type.vectors !== undefined) throw new Unplaced();
    // What is on the wire is there.
    const isRaw = type.scale === undefined && (entry.as === undefined || entry.as === "whole");
    if (isRaw) return names === undefined ? { op: LINES.int } : { op: LINES.named, names };
    if (names !== undefined) throw new Unplaced();
    return { op: LINES.number, numbers: numbersOf(entry, type) };
  }

  /** Integers of an array, or of several whose elements take turns. */
  #row(entry: TextEntry, type: IntType, count: number, place: WirePosition, front: string): void {
    if (count > MOST_ON_A_LINE || entry.names !== undefined) throw new Unplaced();
    const own = this.#int(entry, type);
    for (let i = 0; i < count; i++) {
      const at = { ...place, offset: place.offset + i * place.stride };
      this.#value(i === 0 ? front : "", at, { ...own, goesOn: i < count - 1 });
    }
  }

  /** Several members after one token, which are always there. */
  #joined(
    scope: Scope,
    entry: TextEntry,
    of: readonly string[],
    members: ReadonlyMap<string, MemberKind>,
  ): void {
    for (const [i, name] of of.entries()) {
      const kind = members.get(name)!;
      const place = scope.places.get(name);
      const isValue = kind.kind === "value" && !mayBeMissing(kind.field);
      if (place === undefined || !(kind.kind === "int" || isValue)) throw new Unplaced();
      const front = i === 0 ? `${this.#indent}${entry.token} ` : "";
      this.#value(front, place, { ...this.#number(entry, kind), goesOn: i < of.length - 1 });
    }
  }

  #number(entry: TextEntry, kind: MemberKind): Omit<Value, "place"> {
    if (kind.kind === "int") return this.#int(entry, kind.type);
    if (kind.kind !== "value") throw new Unplaced();
    const { type } = kind.field;
    if (type.kind === "int") return this.#int(entry, widest(entry, kind.field, type));
    if (type.kind !== "float" || entry.as === "time") throw new Unplaced();
    return { op: LINES.float };
  }

  get #indent(): string {
    return " ".repeat(this.depth);
  }

  /** A value that is there. */
  #value(front: string, place: WirePosition, own: Omit<Value, "place">): void {
    this.isSure = true;
    this.raw(front);
    this.#line(place, own);
  }

  /** A value that may have nothing to print, before which something is. */
  #maybe(place: WirePosition, front: string, own: Omit<Value, "place">): void {
    this.room += front.length;
    this.#line(place, { ...own, own: front });
  }

  #line(place: WirePosition, own: Omit<Value, "place">): void {
    this.room += SLACK + (own.op === LINES.time ? TIME : NUMBER);
    this.lines.push(new Line({ ...own, place }, this.rest));
    this.#text = "";
  }
}

/** Whether an integer is there as it is. */
function isPlain({ as }: TextEntry, { scale }: IntType): boolean {
  return as === "whole" || (as === undefined && scale === undefined);
}

/** The type of a field's numbers: one that is in the text as it is may be as wide as any that it is read from. */
function widest(entry: TextEntry, { wide, presence }: ValueField, type: IntType): IntType {
  const widths = presenceBy({ presence }, "widths");
  if (!isPlain(entry, type)) return type;
  const types = [type, wide?.type, widths?.narrow.type, widths?.wide.type, widths?.both];
  const bits = Math.max(...types.map((each) => each?.bits ?? 0));
  return { ...type, bits, signed: types.some((each) => each?.signed === true) };
}

/** What lists bits, and remembers the lists: each once. */
const BIT_NUMBERS = new Map<string, BitNumbers>();

function bitNumbersOf(bits: readonly number[]): BitNumbers {
  const key = bits.join(" ");
  let numbers = BIT_NUMBERS.get(key);
  if (numbers === undefined) {
    numbers = new BitNumbers(bits);
    BIT_NUMBERS.set(key, numbers);
  }
  return numbers;
}

/** What writes numbers of a type, and remembers them: each once. */
const NUMBERS = new Map<string, Numbers>();

function numbersOf({ as }: TextEntry, { name, bits, signed, scale }: IntType): Numbers {
  if (bits > 16) throw new Unplaced();
  const key = JSON.stringify([name, bits, signed, scale, as]);
  let numbers = NUMBERS.get(key);
  if (numbers === undefined) {
    const own = scale === undefined ? {} : { scale };
    numbers = new Numbers({ kind: "int", name, bits, signed, ...own }, as);
    NUMBERS.set(key, numbers);
  }
  return numbers;
}
