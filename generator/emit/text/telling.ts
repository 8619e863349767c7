import {
  entriesOf,
  mayBeMissing,
  membersOf,
  namedEntries,
  variantsOf,
} from "../../../runtime/table/statements.ts";
import { layoutOf } from "../../../runtime/table/table.ts";
import type {
  Field,
  IntType,
  Layout,
  MessageTable,
  StructType,
  Table,
  TextEntry,
  TextTable,
} from "../../../runtime/table/table.ts";
import { frontLines, frontSize, STEP } from "../../../text/statement/code/pieces.ts";
import { type Imports, layoutName, local, pascal, typeName, upper } from "../code.ts";
import { type Emitting, structName } from "../emitting.ts";
import { LengthTables } from "../size.ts";

/*
 * What saying and hearing messages share: which of them are told by generated code, and what it is made of.
 * Numbers, flags, and lists of such are; all others, and messages that need a hint, are left to whoever reads the table.
 */

/** What the functions of one module share. */
export interface Telling {
  readonly table: Table;
  readonly imports: Imports;
  /** An index into the table's versions. */
  readonly version: number;
  /** Constants by their definitions. */
  readonly constants: Map<string, string>;
  /** The functions that there are by now, by their names. */
  readonly functions: Map<string, string>;
  /** What the code that reads and writes messages imports. */
  readonly reading: Imports;
  readonly source: Source;
  /** What opens the braces in front of the first statement, which is set with it. */
  readonly opening?: string;
}

/** Where the members are that are said. */
export interface Source {
  /** `m.frame` of an object, or the constant `frame` of a message that is being read. */
  of(name: string): string;
  /** They were just read: the masks beside them are as they came. */
  readonly isWire: boolean;
}

export const FROM_OBJECT: Source = { of: (name) => `m.${name}`, isWire: false };
export const FROM_WIRE: Source = { of: local, isWire: true };

/** What stands in the way of telling a message here. */
export class NotTold extends Error {}

/** A message or a struct, or one way through its switches. */
export interface Way {
  /** What its functions' names end with. */
  readonly name: string;
  /** Its interface. */
  readonly type: string;
  readonly text: TextTable | undefined;
  readonly fields: readonly Field[];
  /** Something is told otherwise than generated code does: a struct in braces, what is left out where it is usual. */
  readonly isOdd: boolean;
  /** The members that choose it, and the values that do; undefined for all others. */
  readonly chosen: readonly {
    readonly on: string;
    readonly values: readonly number[] | undefined;
  }[];
}

/** The ways of a layout, without what stands in front of messages in some kinds. */
export function waysOf(table: Table, message: MessageTable, layout: Layout): Way[] {
  const fields = layout.idBit === undefined ? layout.fields : layout.fields.slice(2);
  return variantsOf({ fields }).map(({ fields: own, arms, chosen }) => {
    const arm = pascal(arms.map(({ name }) => name).join("_"));
    const text = arms.findLast((a) => a.text !== undefined)?.text ?? message.text;
    return {
      name: layoutName(table, message, layout) + arm,
      type: typeName(table, message) + arm,
      text,
      fields: own,
      isOdd: isOdd(table, layout.from, text, own),
      chosen,
    };
  });
}

function isOdd(
  table: Table,
  version: number,
  text: TextTable | undefined,
  fields: readonly Field[],
): boolean {
  const members = membersOf(fields);
  return namedEntries(table, version, text, fields).some(({ entry, token, isBraced }) => {
    const kind = members.get(entry.of[0]!);
    if (isBraced || entry.usual !== undefined) return true;
    if (kind?.kind !== "value") return false;
    const { name, type } = kind.field;
    if (type.kind === "list")
      return mayBeMissing(kind.field) || token !== ownToken(table, entry, type.struct, name);
    return (
      type.kind === "struct" && mayBeMissing(kind.field) && maySayNothing(table, version, type)
    );
  });
}

/** Whether a struct may have nothing to tell. */
function maySayNothing(table: Table, version: number, { struct }: StructType): boolean {
  const { text, ...entry } = table.structs[struct]!;
  const fields = layoutOf(entry, version)?.fields ?? [];
  const members = membersOf(fields);
  return !namedEntries(table, version, text, fields).some(({ entry: { of, bits, flag, part } }) => {
    const kind = members.get(of[0]!);
    if (bits !== undefined || flag !== undefined || (part?.from ?? 0) > 0) return false;
    if (kind?.kind !== "value") return kind?.kind === "int" || kind?.kind === "ints";
    const { type } = kind.field;
    return !mayBeMissing(kind.field) && (type.kind === "int" || type.kind === "float");
  });
}

/** The statements of a way. Throws NotTold where generated code does not tell them. */
export function tellingEntries({ text, fields, isOdd: isOther }: Way): TextEntry[] {
  if (isOther) throw new NotTold();
  return entriesOf(text, membersOf(fields)).filter((e) => e.token !== "unknown_mask_bits");
}

/** The only statement, where its value stands behind the message's name. Throws NotTold where another one does. */
export function singleOf({ name, text }: MessageTable, way: Way): TextEntry | undefined {
  // What chooses stands in braces: it is looked for there.
  if (way.chosen.length > 0) return undefined;
  const entries = tellingEntries(way);
  const [only] = entries;
  if (entries.length > 1) {
    if (entries.some((entry) => entry.token === (text?.token ?? name))) throw new NotTold();
    return undefined;
  }
  if (only === undefined) throw new NotTold();
  if (only.bits !== undefined || only.flag !== undefined || only.part !== undefined)
    return undefined;
  const member = membersOf(way.fields).get(only.of[0]!)!;
  if (member.kind === "int") return only;
  if (member.kind === "bit") return undefined;
  if (member.kind !== "value" || mayBeMissing(member.field)) throw new NotTold();
  switch (member.field.type.kind) {
    case "int":
    case "float":
    case "array":
      return only;
    case "list":
    case "struct":
      return undefined;
    default:
      throw new NotTold();
  }
}

/** The function that says or hears a struct. Throws NotTold where there is none. */
export function structFunction(telling: Telling, verb: "hear" | "say", struct: number): string {
  const name = `${verb}${structName(telling, struct)}`;
  if (!telling.functions.has(name)) throw new NotTold();
  return name;
}

/** What code that reads or writes messages is emitted with, in the module of texts. */
export function emittingOf({ table, reading, version }: Telling): Emitting {
  return { table, imports: reading, lengths: new LengthTables(), version };
}

/** The name of a constant, which is defined as it is needed. */
export function constant({ constants }: Telling, definition: string, name: string): string {
  const known = constants.get(definition);
  if (known !== undefined) return known;
  const taken = new Set(constants.values());
  const base = upper(name).replaceAll(/\W/g, "_");
  let own = base;
  for (let n = 2; taken.has(own); n++) own = `${base}_${n}`;
  constants.set(definition, own);
  return own;
}

/** The constant of a statement's token, of a statement without a value, or of what opens braces. */
export function piece(
  telling: Telling,
  token: string,
  helper: "alone" | "opening" | "token",
): string {
  const definition = `${telling.imports.use(helper)}("${token}")`;
  return constant(telling, definition, `${helper}_${token}`);
}

/** A depth at which texts are set, and the constant of its row of them. */
export interface Depth {
  readonly depth: string;
  readonly row: string;
}

/** Where a message's name stands, and its statements. */
export const OUTER: Depth = { depth: "outer", row: "outside" };
export const INNER: Depth = { depth: "depth", row: "row" };

/** The table of texts in front of values, its rows, and their size. */
export const FRONTS = "FRONTS";
const ROWS = "ROWS";
const ROW_SIZE = "ROW_SIZE";

/** Declares the row of a depth. */
export function rowOf({ depth, row }: Depth): string {
  return `const ${row} = ${depth} * ${ROW_SIZE};`;
}

/** The constants of the table, behind all that are added to it. */
export function frontConstants({ imports }: Telling): { before: string; after: string } {
  return {
    before: `const ${FRONTS} = new ${imports.use("Fronts")}();`,
    after: `const ${ROWS} = ${FRONTS}.rows();\nconst ${ROW_SIZE} = ${FRONTS}.size;`,
  };
}

/** Sets a text that stands in front of others, or alone. */
export function front(
  telling: Telling,
  text: string,
  name: string,
  { depth, row }: Depth = INNER,
): string {
  const own = constant(telling, `${FRONTS}.add(${JSON.stringify(text)})`, name);
  const sets = Array.from({ length: frontSize(text) }, (_, i) => {
    const [to, from] = i === 0 ? ["to", own] : [`to + ${i * STEP}`, `${own} + ${i}`];
    return `chars.setFloat64(${to}, ${ROWS}[${row} + ${from}]!, true);`;
  });
  const lines = frontLines(text);
  const spaces = lines === 1 ? depth : `${lines} * ${depth}`;
  return `${sets.join(" ")} to += ${spaces} + ${text.length};`;
}

/** Whether an integer stands there as it is. */
export function isPlain({ as }: TextEntry, { scale }: IntType): boolean {
  return as === "whole" || (as === undefined && scale === undefined);
}

/** The constant that writes and reads numbers of a type. */
export function numbers(telling: Telling, { as }: TextEntry, type: IntType): string {
  if (type.bits > 16) throw new NotTold();
  const { name, bits, signed, scale } = type;
  const own = { kind: "int", name, bits, signed, ...(scale === undefined ? {} : { scale }) };
  const definition = `new ${telling.imports.use("Numbers")}(${JSON.stringify(own)}, ${JSON.stringify(as) ?? "undefined"})`;
  return constant(telling, definition, `${name}s`);
}

/** The constant of the numbers of bits. */
export function bitNumbers(telling: Telling, { token, bits = [] }: TextEntry): string {
  const definition = `new ${telling.imports.use("BitNumbers")}([${bits.join(", ")}])`;
  return constant(telling, definition, `bits_${token}`);
}

/** More numbers stand on several lines. */
export const MOST_ON_A_LINE = 16;

/** What the elements of a list are called. */
export function elementToken(
  { table }: Telling,
  entry: TextEntry,
  struct: number,
  name: string,
): string {
  return ownToken(table, entry, struct, name);
}

function ownToken(
  table: Table,
  { token, each = token }: TextEntry,
  struct: number,
  name: string,
): string {
  return each === name ? table.structs[struct]!.name : each;
}
