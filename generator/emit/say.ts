import { type MemberKind, membersOf } from "../../runtime/statements.ts";
import {
  beforeMember,
  type BitRef,
  endMember,
  type Field,
  type IntType,
  type MaskField,
  type MessageTable,
  nanMember,
  type TextEntry,
  type ValueField,
} from "../../runtime/table.ts";
import { comment, hex } from "./code.ts";
import { structName } from "./emitting.ts";
import { hasEndMask, isOptional } from "./members.ts";
import {
  bitNumbers,
  elementToken,
  isPlain,
  MOST_ON_A_LINE,
  NotTold,
  numbers,
  piece,
  singleOf,
  type Telling,
  tellingEntries,
  type Way,
} from "./telling.ts";

/** The function that says a way: `sayUpdateentity`. Throws NotTold where there is more to say than it can. */
export function sayCode(telling: Telling, message: MessageTable, way: Way): string {
  const members = membersOf(way.fields);
  const single = telling.table.structs.includes(message) ? undefined : singleOf(message, way);
  const entries = tellingEntries(way);
  // Behind the message's name there is no token of its own.
  const told =
    single === undefined ? entries : [{ ...single, token: message.text?.token ?? message.name }];
  const lines = [
    ...way.fields.flatMap((field) => hintCode(telling, field, way)),
    ...statementCodes(telling, told, members),
  ];
  const body = lines.join("\n");
  const names = /\bnames\b/.test(body) ? "names" : "_names";
  const doc = `The statements of \`${message.name}\`.`;
  return `\n/** ${comment(doc)} */\nfunction say${way.name}(m: M.${way.type}, depth: number, out: TextOutput, ${names}: Names): boolean {\n${body}\nout.length = at;\nreturn true;\n}`;
}

// ---- what is left to others

/** Leaves the message where it needs a hint, or where its flags are listed in one statement. */
function hintCode(telling: Telling, field: Field, way: Way): string[] {
  if (field.kind === "mask") return field.hidden ? [] : maskCode(field, way);
  if (field.kind !== "value") return [];
  const { name, type, widths } = field;
  const leave = (condition: string) => [`if (${condition}) return false;`];
  if (widths !== undefined && widths.both === undefined)
    return leave(`m.${beforeMember(name)} !== undefined`);
  if (type.kind === "list" && hasEndMask(telling.table, type, telling.version))
    return leave(`m.${endMember(name)} !== undefined && m.${endMember(name)} !== 0`);
  return isToldByBits(field, tellingEntries(way)) ? leave(`m.${name} === 0`) : [];
}

/** Whether of a member that may be missing only bits that are set are told. */
function isToldByBits(field: ValueField, entries: readonly TextEntry[]): boolean {
  if (!isOptional(field) || field.type.kind !== "int") return false;
  const own = entries.filter(({ of }) => of.includes(field.name));
  return (
    own.length > 0 && own.every(({ bits, flag, part }) => (bits ?? flag ?? part) !== undefined)
  );
}

function maskCode(mask: MaskField, { fields, text }: Way): string[] {
  const listed = text?.entries?.find(({ token }) => token === "unknown_mask_bits");
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
): string[] {
  const codes = entries.map((entry) => entryCode(telling, entry, members));
  const room = entries.reduce((sum, entry) => sum + roomOf(entry, members), SLACK);
  const reserve = `out.reserve(${room});`;
  // What appends by itself may get another view to write to.
  const again = `${reserve} view = out.view; at = out.length;`;
  const own = codes.map((code) => code.replaceAll(AGAIN, again));
  const declaration = own.some((code) => code.includes("view = out.view")) ? "let" : "const";
  const isUsed = own.some((code) => /\(view,|view\./.test(code));
  const view = isUsed ? [`${declaration} view = out.view;`] : [];
  const gone = isUsed ? own : own.map((code) => code.replaceAll(" view = out.view;", ""));
  return [reserve, ...view, "let at = out.length;", ...gone];
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
  const code = valueCode(telling, entry, kind, own);
  if (!optional) return code;
  return `{ const value = m.${name}; if (value !== undefined) { ${code} } }`;
}

/** Puts what stands in front of a value, or a statement without one. */
function front(telling: Telling, { token }: TextEntry, helper: "alone" | "token"): string {
  return `at = ${telling.imports.use("put")}(view, at, ${piece(telling, token, helper)}, depth);`;
}

/** Puts a statement with its value. */
function line(telling: Telling, entry: TextEntry, value: string): string {
  const { imports } = telling;
  return `${front(telling, entry, "token")} ${value} at = ${imports.use("putEnd")}(view, at);`;
}

function valueCode(telling: Telling, entry: TextEntry, kind: MemberKind, own: string): string {
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
      return `out.length = at; if (!${toldBy(telling, type.struct)}(${own}, depth, out, names)) return false; ${AGAIN}`;
    case "list":
      return listCode(telling, entry, type.struct, name, own);
    default:
      throw new NotTold();
  }
}

/** The function that tells a struct. */
function toldBy(telling: Telling, struct: number): string {
  const name = `say${structName(telling, struct)}`;
  if (!telling.functions.has(name)) throw new NotTold();
  return name;
}

function listCode(
  telling: Telling,
  entry: TextEntry,
  struct: number,
  name: string,
  own: string,
): string {
  const say = toldBy(telling, struct);
  const called = elementToken(telling, entry, struct, name);
  const { imports } = telling;
  const [open, empty] = [piece(telling, called, "opening"), piece(telling, called, "alone")];
  return `out.length = at;
    for (const element of ${own}) {
      out.reserve(${called.length + SLACK});
      const start = out.length;
      out.length = ${imports.use("put")}(out.view, start, ${open}, depth);
      if (!${say}(element, depth + 1, out, names)) return false;
      ${imports.use("close")}(out, start, depth, ${open}, ${empty});
    }
    ${AGAIN}`;
}

function bitListCode(telling: Telling, entry: TextEntry, own: string): string {
  const put = telling.imports.use("put");
  return `{ const set = ${bitNumbers(telling, entry)}.of(${own}); if (set.length > 0) { ${front(telling, entry, "token")} at = ${put}(view, at, set); } }`;
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
  const put = telling.imports.use("putIntEnd");
  const code = `${front(telling, entry, "token")} at = ${put}(view, at, part);`;
  return from === 0
    ? `{ const part = ${part}; ${code} }`
    : `{ const part = ${part}; if (part !== 0) { ${code} } }`;
}

function intCode(telling: Telling, entry: TextEntry, type: IntType, own: string): string {
  if (type.vectors !== undefined) throw new NotTold();
  const code =
    namedCode(telling, entry, type, own) ??
    `${front(telling, entry, "token")} ${word(telling, entry, type, own, true)}`;
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

/** Puts a number, the last of its line with the line's end. */
function word(
  telling: Telling,
  entry: TextEntry,
  type: IntType,
  own: string,
  isLast = false,
): string {
  const end = isLast ? "End" : "";
  return isPlain(entry, type)
    ? `at = ${telling.imports.use(`putInt${end}`)}(view, at, ${own});`
    : `at = ${numbers(telling, entry, type)}.put${end}(view, at, ${own});`;
}

function floatCode({ imports }: Telling, { as }: TextEntry, own: string, name: string): string {
  const helper = imports.use(as === "time" ? "putTime" : "putFloat");
  return `at = ${helper}(view, at, ${own}, m.${nanMember(name)});`;
}

/** Several numbers behind one token. */
function wordsLine(telling: Telling, entry: TextEntry, words: readonly string[]): string {
  return line(telling, entry, words.join(" view.setUint8(at++, 0x20); "));
}

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
