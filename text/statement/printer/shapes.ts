import {
  entriesOf,
  mayBeMissing,
  type MemberKind,
  membersOf,
  structTokens,
  usesBraces,
} from "../../../runtime/table/facts/statements.ts";
import { countOf, countRef, untilOf } from "../../../runtime/table/types/counts.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { TextEntry, TextTable } from "../../../runtime/table/text.ts";
import { Template } from "../syntax/template.ts";
import { needsNoHint, notZero } from "./hints.ts";
import { Lines } from "./lines.ts";
import { type Placed, type Scope, Unplaced } from "../../../runtime/places/place.ts";
import { intOf } from "../../../runtime/places/ints.ts";
import { Placing } from "../../../runtime/places/placing.ts";
import { Fork, type ListLine, Shape, type ShapesMade, type Step } from "./shape.ts";

/** This many values of a mask are remembered: messages that have others are left to the table. */
const MOST = 1024;

/** What shapes are made of. */
interface Source {
  readonly table: Table;
  readonly version: number;
  readonly text: TextTable | undefined;
  readonly fields: readonly Field[];
  /** Its name in the text, and how deep that is. */
  readonly token: string;
  readonly depth: number;
  /** Where its fields begin. */
  readonly at: number;
  readonly isMessage: boolean;
}

/** The shapes of a message, or of the elements of a list, each made when it is met. */
export class Shapes implements ShapesMade {
  readonly #source: Source;
  readonly first: Step;

  constructor(source: Source) {
    this.#source = source;
    this.first = this.#step(new Map());
  }

  /** What follows where a fork was decided. */
  decided(fork: Fork, value: number): Step {
    if (fork.next.size >= MOST) return undefined;
    const step = this.#step(new Map([...fork.known, [fork.name, value]]));
    fork.next.set(value, step);
    return step;
  }

  #step(known: ReadonlyMap<string, number>): Step {
    const { table, version, text, fields, at } = this.#source;
    try {
      const found = new Placing(table, version, at, known).place(text, fields);
      if ("scope" in found) return shapeOf(this.#source, found);
      return new Fork(found.name, found.parts, known);
    } catch (error) {
      if (error instanceof Unplaced) return undefined;
      throw error;
    }
  }
}

/** The shapes of a message that is as deep as that. */
export function messageShapes(
  table: Table,
  version: number,
  message: MessageTable,
  fields: readonly Field[],
  depth: number,
): Shapes {
  const { text, name } = message;
  const token = text?.token ?? name;
  return new Shapes({ table, version, text, fields, token, depth, at: 1, isMessage: true });
}

function listLine(
  { table, version }: Source,
  type: ListType,
  token: string,
  depth: number,
): ListLine {
  const { struct, ends } = type;
  const { text, ...entry } = table.structs[struct]!;
  const count = countOf(type);
  if ((countRef(type) ?? untilOf(type) ?? type.region) !== undefined) throw new Unplaced();
  const fields = layoutOf(entry, version)?.fields;
  if (fields === undefined || usesBraces(entry, fields)) throw new Unplaced();
  return {
    shapes: new Shapes({ table, version, text, fields, token, depth, at: 0, isMessage: false }),
    count: count === undefined ? -1 : intOf(count),
    isToEnd: ends === "bytes",
  };
}

/** The shape of what is all placed. Throws Unplaced where there is more to print than it can. */
function shapeOf(source: Source, placed: Placed): Shape {
  const { scope } = placed;
  const outside = [...placed.outside, ...notZero(scope)];
  const { table, version, token, depth } = source;
  if (!needsNoHint(scope)) throw new Unplaced();
  const single = source.isMessage ? singleOf(source, scope) : undefined;
  const indent = " ".repeat(depth);
  const lines = new Lines(table, version, single === undefined ? depth + 1 : depth, (...list) =>
    listLine(source, ...list),
  );
  if (single !== undefined) {
    lines.addSingle(scope, single, token);
    return new Shape(placed, outside, lines, undefined, 0);
  }
  const [opening, closing] = [`${indent}${token} {\n`, `${indent}}\n`];
  lines.raw(opening);
  lines.add(scope);
  lines.raw(closing);
  const empty = lines.isSure ? undefined : new Template(`${indent}${token};\n`);
  return new Shape(placed, outside, lines, empty, opening.length + closing.length);
}

/** Whether it is a struct that is always there, and that has nothing to tell but hints. */
function saysNothing({ table, version }: Source, member: MemberKind | undefined): boolean {
  if (member?.kind !== "value" || mayBeMissing(member.field)) return false;
  const { type } = member.field;
  if (type.kind !== "struct") return false;
  const struct = table.structs[type.struct]!;
  const fields = layoutOf(struct, version)?.fields ?? [];
  const tokens = structTokens(table, version, type.struct);
  return !usesBraces(struct, fields) && tokens.every((token) => token === "unknown_mask_bits");
}

/** The only statement, where its value follows the message's name. Throws Unplaced where another one's does. */
function singleOf(source: Source, scope: Scope): TextEntry | undefined {
  const { fields, token } = source;
  // What chooses is in braces: it is looked for there.
  if (fields.at(-1)?.kind === "switch") return undefined;
  const members = membersOf(scope.fields);
  const entries = entriesOf(scope.text, members).filter(
    (e) => e.token !== "unknown_mask_bits" && !saysNothing(source, members.get(e.of[0]!)),
  );
  const [only] = entries;
  if (only === undefined) throw new Unplaced();
  if (entries.length > 1) {
    if (entries.some((entry) => entry.token === token)) throw new Unplaced();
    return undefined;
  }
  if (only.bits !== undefined || only.flag !== undefined || only.part !== undefined)
    return undefined;
  // Of several members some may be those of other versions or arms.
  const member = members.get(only.of.find((name) => members.has(name))!)!;
  if (member.kind === "int") return only;
  if (member.kind === "bit") return undefined;
  if (member.kind !== "value" || mayBeMissing(member.field)) throw new Unplaced();
  const { kind } = member.field.type;
  return ["list", "struct", "sparse"].includes(kind) ? undefined : only;
}
