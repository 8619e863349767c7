import type { Project, SourceFile } from "ts-morph";
import { entriesOf, type MemberKind, membersOf } from "../../runtime/statements.ts";
import {
  beforeMember,
  type BitRef,
  endMember,
  type Field,
  type IntType,
  type Layout,
  type MaskField,
  type MessageTable,
  nanMember,
  type Table,
  type TextEntry,
  type TextTable,
  type ValueField,
} from "../../runtime/table.ts";
import { comment, firstAlike, hex, Imports, layoutName, typeName, upper } from "./code.ts";
import { structName } from "./emitting.ts";
import { hasEndMask, isOptional } from "./members.ts";
import { banner } from "./module.ts";

/*
 * What writes messages in the text form, for those that recordings are full of: numbers, flags, and lists of such.
 * All others, and messages that need a hint, are left to whoever reads the table. Nothing here reads a text.
 */

/** What the functions of one module share. */
interface Telling {
  readonly table: Table;
  readonly imports: Imports;
  /** An index into the table's versions. */
  readonly version: number;
  /** Constants by their definitions. */
  readonly constants: Map<string, string>;
}

/** What stands in the way of telling a message here. */
class NotTold extends Error {}

/** The module that writes messages in the text form. Nothing where no message is written by it. */
export function textModule(project: Project, table: Table): SourceFile | undefined {
  const imports = new Imports();
  const constants = new Map<string, string>();
  const told = new Map<string, string>();
  const entries: string[] = [];
  for (const message of [...table.structs, ...table.messages])
    for (const layout of message.layouts) {
      const telling = { table, imports, version: layout.from, constants };
      const name = `say${layoutName(table, message, layout)}`;
      if (firstAlike(table, message, layout) === layout) {
        const code = functionOf(telling, message, layout, told);
        if (code !== undefined) told.set(name, code);
      }
      if (told.has(name) && table.messages.includes(message))
        entries.push(
          `{ message: "${message.name}", from: ${layout.from}, to: ${layout.to}, say: ${name} as Say<Message> }`,
        );
    }
  if (entries.length === 0) return undefined;
  const code = usedFrom([...told], entries.join("\n"));
  const own = [...constants].filter(([, name]) => new RegExp(`\\b${name}\\b`).test(code));
  const text = own.map(([definition, name]) => `const ${name} = ${definition};`).join("\n");
  const helpers = HELPERS.filter((name) => new RegExp(`\\b${name}\\b`).test(code + text));
  const types = [...table.structs, ...table.messages]
    .map((message) => typeName(table, message))
    .filter((name) => new RegExp(`\\bm: ${name}\\b`).test(code));
  return project.createSourceFile(
    `${table.name}.text.ts`,
    {
      statements: [
        banner(table),
        `import { type TextOutput } from "../text/output.ts";`,
        `import { ${["type Names", "type Say", "type Saying", ...helpers].join(", ")} } from "../text/saying.ts";`,
        `import { ${["type Message", ...types.map((t) => `type ${t}`)].join(", ")} } from "./${table.name}.ts";`,
        text,
        code,
        `\n/** What writes messages in the text form, in the versions that it is for. */\nexport const sayings: readonly Saying<Message>[] = [${entries.join(", ")}];\n`,
      ],
    },
    { overwrite: true },
  );
}

const HELPERS = [
  "alone",
  "appendNamed",
  "BitNumbers",
  "close",
  "Numbers",
  "opening",
  "put",
  "putEnd",
  "putFloat",
  "putInt",
  "putTime",
  "token",
];

/** The functions that are used, from those of messages on. */
function usedFrom(functions: readonly (readonly [string, string])[], entries: string): string {
  const used: string[] = [];
  let text = entries;
  for (const [name, code] of functions.toReversed()) {
    if (!new RegExp(`\\b${name}\\b`).test(text)) continue;
    used.push(code);
    text += code;
  }
  return used.toReversed().join("\n");
}

/** The function that tells a message or a struct; nothing where it has more to tell than can be told here. */
function functionOf(
  telling: Telling,
  message: MessageTable,
  layout: Layout,
  told: ReadonlyMap<string, string>,
): string | undefined {
  const { table } = telling;
  const isMessage = table.messages.includes(message);
  const fields = layout.idBit === undefined ? layout.fields : layout.fields.slice(2);
  if (fields.length === 0) return undefined;
  try {
    const lines = statementsCode(telling, message.text, fields, told);
    if (isMessage && standsAlone(message, fields)) return undefined;
    const doc = `The statements of \`${message.name}\`.`;
    const name = layoutName(table, message, layout);
    const body = lines.join("\n");
    const parameter = /\bnames\b/.test(body) ? "names" : "_names";
    return `\n/** ${comment(doc)} */\nfunction say${name}(m: ${typeName(table, message)}, depth: number, out: TextOutput, ${parameter}: Names): boolean {\n${body}\nout.length = at;\nreturn true;\n}`;
  } catch (error) {
    if (error instanceof NotTold) return undefined;
    throw error;
  }
}

/** Whether the value of its only statement stands behind the message's name. */
function standsAlone({ name, text }: MessageTable, fields: readonly Field[]): boolean {
  const entries = entriesOf(text, membersOf(fields)).filter((e) => e.token !== "unknown_mask_bits");
  return entries.length === 1 || entries.some((entry) => entry.token === (text?.token ?? name));
}

function statementsCode(
  telling: Telling,
  text: TextTable | undefined,
  fields: readonly Field[],
  told: ReadonlyMap<string, string>,
): string[] {
  if (fields.some((field) => field.kind === "switch")) throw new NotTold();
  const members = membersOf(fields);
  const entries = entriesOf(text, members);
  return [
    ...fields.flatMap((field) => hintCode(telling, field, fields, entries)),
    ...statementCodes(
      telling,
      entries.filter(({ token }) => token !== "unknown_mask_bits"),
      members,
      told,
    ),
  ];
}

// ---- what is left to others

/** Leaves the message where it needs a hint, or where its flags are listed in one statement. */
function hintCode(
  telling: Telling,
  field: Field,
  fields: readonly Field[],
  entries: readonly TextEntry[],
): string[] {
  if (field.kind === "mask") return field.hidden ? [] : maskCode(field, fields, entries);
  if (field.kind !== "value") return [];
  const { name, type, widths } = field;
  const leave = (condition: string) => [`if (${condition}) return false;`];
  if (widths !== undefined && widths.both === undefined)
    return leave(`m.${beforeMember(name)} !== undefined`);
  if (type.kind === "list" && hasEndMask(telling.table, type, telling.version))
    return leave(`m.${endMember(name)} !== undefined && m.${endMember(name)} !== 0`);
  return isToldByBits(field, entries) ? leave(`m.${name} === 0`) : [];
}

/** Whether of a member that may be missing only bits that are set are told. */
function isToldByBits(field: ValueField, entries: readonly TextEntry[]): boolean {
  if (!isOptional(field) || field.type.kind !== "int") return false;
  const own = entries.filter(({ of }) => of.includes(field.name));
  return own.length > 0 && own.every(({ bits, flag, part }) => bits ?? flag ?? part);
}

function maskCode(
  mask: MaskField,
  fields: readonly Field[],
  entries: readonly TextEntry[],
): string[] {
  const listed = entries.find(({ token }) => token === "unknown_mask_bits");
  const flags = fields.flatMap((f) =>
    f.kind === "bit" && isOf(f.bit, mask) && listed?.of.includes(f.name) ? [f.name] : [],
  );
  const bits = fields.flatMap((field) => bitsCode(mask, field));
  const more = mask.parts
    .filter((part) => part.when !== undefined)
    .toReversed()
    .map(({ when, unless, at, bits: count }) => {
      const some = `(needed & ${hex((2 ** count - 1) * 2 ** at)}) !== 0`;
      const but = unless === undefined ? "" : ` && (needed & ${hex(2 ** unless)}) === 0`;
      return `if (${some}${but}) needed |= ${hex(2 ** when!)};`;
    });
  return [
    ...flags.map((name) => `if (m.${name}) return false;`),
    `if (m.${mask.name} !== undefined) {`,
    `let needed = ${hex(mask.usual)};`,
    ...bits,
    ...more,
    `if (m.${mask.name} !== needed >>> 0) return false;`,
    `}`,
  ];
}

function isOf({ mask: name }: BitRef, mask: MaskField): boolean {
  return name === mask.name || name === `${mask.name}$live`;
}

/** Sets the bits of a mask that a member needs. */
function bitsCode(mask: MaskField, field: Field): string[] {
  const set = (condition: string, bit: number) => `if (${condition}) needed |= ${hex(2 ** bit)};`;
  if (field.kind === "bit")
    return isOf(field.bit, mask) ? [set(`m.${field.name}`, field.bit.bit)] : [];
  if (field.kind !== "value") return [];
  const { name, type, when, wide, widths } = field;
  const there = `m.${name} !== undefined`;
  const codes: string[] = [];
  if (when !== undefined && isOf(when, mask)) codes.push(set(there, when.bit));
  if (wide !== undefined && isOf(wide.when, mask) && type.kind === "int")
    codes.push(set(`${there} && !(${fits(type, name)})`, wide.when.bit));
  if (widths !== undefined && isOf({ mask: widths.mask, bit: 0 }, mask)) {
    const { narrow, wide: broad, both } = widths;
    const second = `else if (${fits(broad.type, name)}) needed |= ${hex(2 ** broad.bit)};`;
    const third =
      both === undefined ? "" : `else needed |= ${hex(2 ** broad.bit + 2 ** narrow.bit)};`;
    codes.push(
      `if (${there}) { if (${fits(narrow.type, name)}) needed |= ${hex(2 ** narrow.bit)}; ${second} ${third} }`,
    );
  }
  return codes;
}

function fits({ bits, signed, scale }: IntType, name: string): string {
  if (scale !== undefined) throw new NotTold();
  const low = signed ? -(2 ** (bits - 1)) : 0;
  const high = 2 ** (signed ? bits - 1 : bits) - 1;
  return `m.${name} >= ${low} && m.${name} <= ${high}`;
}

// ---- statements

/** The statements, with room for those that follow. */
function statementCodes(
  telling: Telling,
  entries: readonly TextEntry[],
  members: ReadonlyMap<string, MemberKind>,
  told: ReadonlyMap<string, string>,
): string[] {
  const codes = entries.map((entry) => entryCode(telling, entry, members, told));
  const room = entries.reduce((sum, entry) => sum + roomOf(entry, members), SLACK);
  const reserve = `out.reserve(${room});`;
  // What appends by itself may get another view to write to.
  const again = `${reserve} view = out.view; at = out.length;`;
  const own = codes.map((code) => code.replaceAll(AGAIN, again));
  const declaration = own.some((code) => code.includes("view = out.view")) ? "let" : "const";
  return [reserve, `${declaration} view = out.view;`, "let at = out.length;", ...own];
}

/** Spaces in front of a statement, a comment's or an end's characters, and what is set beyond a piece. */
const SLACK = 16;
/** No number is written longer. */
const NUMBER = 24;

/** How many bytes a statement takes at the most, but for what appends by itself. */
function roomOf(
  { token, of, bits = [] }: TextEntry,
  members: ReadonlyMap<string, MemberKind>,
): number {
  const counts = of.map((name) => {
    const kind = members.get(name);
    if (kind?.kind === "ints") return kind.count;
    return kind?.kind === "value" && kind.field.type.kind === "array" ? kind.field.type.count : 1;
  });
  const numbers = counts.reduce((sum, count) => sum + count, 0);
  return SLACK + token.length + NUMBER * numbers + 3 * bits.length;
}

/** Stands for going on where others have appended. */
const AGAIN = "/* again */";

function entryCode(
  telling: Telling,
  entry: TextEntry,
  members: ReadonlyMap<string, MemberKind>,
  told: ReadonlyMap<string, string>,
): string {
  const of = entry.of.filter((name) => members.has(name));
  const [name] = of;
  const kind = members.get(name!)!;
  if (entry.as === "set" || entry.as === "word") throw new NotTold();
  if (of.length > 1) return joinedCode(telling, entry, of, members);
  if (kind.kind === "bit") return `if (m.${name}) ${front(telling, entry, "alone")}`;
  if (kind.kind === "length") throw new NotTold();
  const optional = kind.kind === "value" && isOptional(kind.field);
  // Another version may do without it, which the type tells.
  const own = optional ? "value" : `m.${name}!`;
  const code = valueCode(telling, entry, kind, own, told);
  if (!optional) return code;
  return `{ const value = m.${name}; if (value !== undefined) { ${code} } }`;
}

/** Puts what stands in front of a value, or a statement without one. */
function front(
  { constants, imports }: Telling,
  { token }: TextEntry,
  helper: "alone" | "token",
): string {
  const name = constant(constants, `${imports.use(helper)}("${token}")`, `${helper}_${token}`);
  return `at = ${imports.use("put")}(view, at, ${name}[depth]!);`;
}

/** Puts a statement with its value. */
function line(telling: Telling, entry: TextEntry, value: string): string {
  const { imports } = telling;
  return `${front(telling, entry, "token")} ${value} at = ${imports.use("putEnd")}(view, at);`;
}

function constant(constants: Map<string, string>, definition: string, name: string): string {
  const known = constants.get(definition);
  if (known !== undefined) return known;
  let own = upper(name).replaceAll(/\W/g, "_");
  for (let n = 2; [...constants.values()].includes(own); n++) own = `${upper(name)}_${n}`;
  constants.set(definition, own);
  return own;
}

function valueCode(
  telling: Telling,
  entry: TextEntry,
  kind: MemberKind,
  own: string,
  told: ReadonlyMap<string, string>,
): string {
  if (entry.bits !== undefined) return bitListCode(telling, entry, own);
  if (entry.flag !== undefined)
    return `if ((${own} & ${hex(2 ** entry.flag)}) !== 0) ${front(telling, entry, "alone")}`;
  if (entry.part !== undefined) return partCode(telling, entry, entry.part, own);
  if (kind.kind === "int") return intCode(telling, entry, kind.type, own);
  if (kind.kind === "ints") return intsCode(telling, entry, kind.type, kind.count, own);
  if (kind.kind !== "value") throw new NotTold();
  const { name, type } = kind.field;
  switch (type.kind) {
    case "int":
      return intCode(telling, entry, type, own);
    case "float":
      return line(telling, entry, floatCode(telling, entry, own, name));
    case "array":
      if (type.of.kind === "int") return intsCode(telling, entry, type.of, type.count, own);
      throw new NotTold();
    case "struct":
      return `out.length = at; if (!${toldBy(telling, type.struct, told)}(${own}, depth, out, names)) return false; ${AGAIN}`;
    case "list":
      return listCode(telling, entry, type.struct, name, own, told);
    default:
      throw new NotTold();
  }
}

/** The function that tells a struct. */
function toldBy(telling: Telling, struct: number, told: ReadonlyMap<string, string>): string {
  const name = `say${structName(telling, struct)}`;
  if (!told.has(name)) throw new NotTold();
  return name;
}

function listCode(
  telling: Telling,
  { token, each = token }: TextEntry,
  struct: number,
  name: string,
  own: string,
  told: ReadonlyMap<string, string>,
): string {
  const say = toldBy(telling, struct, told);
  const called = each === name ? telling.table.structs[struct]!.name : each;
  const { constants, imports } = telling;
  const open = constant(constants, `${imports.use("opening")}("${called}")`, `open_${called}`);
  const empty = constant(constants, `${imports.use("alone")}("${called}")`, `alone_${called}`);
  return `out.length = at;
    for (const element of ${own}) {
      out.reserve(${called.length + SLACK});
      const start = out.length;
      out.length = ${imports.use("put")}(out.view, start, ${open}[depth]!);
      if (!${say}(element, depth + 1, out, names)) return false;
      ${imports.use("close")}(out, start, depth, ${open}, ${empty});
    }
    ${AGAIN}`;
}

function bitListCode(telling: Telling, entry: TextEntry, own: string): string {
  const { constants, imports } = telling;
  const definition = `new ${imports.use("BitNumbers")}([${entry.bits!.join(", ")}])`;
  const bits = constant(constants, definition, `bits_${entry.token}`);
  return `{ const set = ${bits}.of(${own}); if (set.length > 0) { ${front(telling, entry, "token")} at = ${imports.use("put")}(view, at, set); } }`;
}

function partCode(
  telling: Telling,
  entry: TextEntry,
  { from, count }: { readonly from: number; readonly count: number },
  own: string,
): string {
  const mask = hex(2 ** count - 1);
  const shifted = from === 0 ? own : `(${own} >>> ${from})`;
  const part = from + count > 31 ? `(${shifted} & ${mask}) >>> 0` : `${shifted} & ${mask}`;
  const code = line(telling, entry, `at = ${telling.imports.use("putInt")}(view, at, part);`);
  return from === 0
    ? `{ const part = ${part}; ${code} }`
    : `{ const part = ${part}; if (part !== 0) { ${code} } }`;
}

function intCode(telling: Telling, entry: TextEntry, type: IntType, own: string): string {
  if (type.vectors !== undefined) throw new NotTold();
  const code =
    namedCode(telling, entry, type, own) ?? line(telling, entry, word(telling, entry, type, own));
  return entry.usual === undefined ? code : `if (${own} !== ${entry.usual}) { ${code} }`;
}

/** A statement whose number is looked up. */
function namedCode(
  telling: Telling,
  entry: TextEntry,
  type: IntType,
  own: string,
): string | undefined {
  if (entry.names === undefined) return undefined;
  if (!isPlain(entry, type)) throw new NotTold();
  const { imports } = telling;
  return `${front(telling, entry, "token")} ${imports.use("appendNamed")}(out, at, names, "${entry.names}", ${own}, m); ${AGAIN}`;
}

function isPlain({ as }: TextEntry, { scale }: IntType): boolean {
  return as === "whole" || (as === undefined && scale === undefined);
}

/** The constant that writes numbers of a type. */
function numbers({ constants, imports }: Telling, { as }: TextEntry, type: IntType): string {
  if (type.bits > 16) throw new NotTold();
  const { name, bits, signed, scale } = type;
  const own = { kind: "int", name, bits, signed, ...(scale === undefined ? {} : { scale }) };
  const definition = `new ${imports.use("Numbers")}(${JSON.stringify(own)}, ${JSON.stringify(as) ?? "undefined"})`;
  return constant(constants, definition, `${name}s`);
}

/** Puts a number. */
function word(telling: Telling, entry: TextEntry, type: IntType, own: string): string {
  return isPlain(entry, type)
    ? `at = ${telling.imports.use("putInt")}(view, at, ${own});`
    : `at = ${numbers(telling, entry, type)}.put(view, at, ${own});`;
}

function floatCode({ imports }: Telling, { as }: TextEntry, own: string, name: string): string {
  const helper = imports.use(as === "time" ? "putTime" : "putFloat");
  return `at = ${helper}(view, at, ${own}, m.${nanMember(name)});`;
}

/** Several numbers behind one token. */
function wordsLine(telling: Telling, entry: TextEntry, words: readonly string[]): string {
  return line(telling, entry, words.join(" view.setUint8(at++, 0x20); "));
}

/** More stand on several lines. */
const MOST_ON_A_LINE = 16;

function intsCode(
  telling: Telling,
  entry: TextEntry,
  type: IntType,
  count: number,
  own: string,
): string {
  if (count > MOST_ON_A_LINE) throw new NotTold();
  const indexes = Array.from({ length: count }, (_, i) => i);
  const code = wordsLine(
    telling,
    entry,
    indexes.map((i) => word(telling, entry, type, `values[${i}]!`)),
  );
  const some = indexes.map((i) => `values[${i}] !== ${entry.usual}`).join(" || ");
  const body = entry.usual === undefined ? code : `if (${some}) { ${code} }`;
  return `{ const values: readonly number[] = ${own}; ${body} }`;
}

/** Several members behind one token, which are always there. */
function joinedCode(
  telling: Telling,
  entry: TextEntry,
  of: readonly string[],
  members: ReadonlyMap<string, MemberKind>,
): string {
  const words = of.map((name) => {
    const kind = members.get(name)!;
    if (kind.kind === "int") return word(telling, entry, kind.type, `m.${name}!`);
    if (kind.kind !== "value" || isOptional(kind.field)) throw new NotTold();
    const { type } = kind.field;
    if (type.kind === "int") return word(telling, entry, type, `m.${name}!`);
    if (type.kind !== "float" || entry.as === "time") throw new NotTold();
    return floatCode(telling, entry, `m.${name}!`, name);
  });
  return wordsLine(telling, entry, words);
}
