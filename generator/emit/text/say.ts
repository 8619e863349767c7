import { type MemberKind, membersOf } from "../../../runtime/table/statements.ts";
import {
  type IntType,
  type MessageTable,
  nanMember,
  type TextEntry,
  type ValueField,
} from "../../../runtime/table/table.ts";
import { END } from "../../../text/statement/code/pieces.ts";
import { comment, hex } from "../code.ts";
import { isOptional } from "../members.ts";
import { hintLines } from "./say-hints.ts";
import { scaled } from "../decode/numbers.ts";
import {
  bitNumbers,
  constant,
  elementToken,
  FROM_OBJECT,
  front,
  INNER,
  isPlain,
  MOST_ON_A_LINE,
  NotTold,
  numbers,
  OUTER,
  piece,
  rowOf,
  structFunction,
  type Telling,
  tellingEntries,
  type Way,
} from "./telling.ts";

/** The function that says a struct: `sayEntity`. Throws NotTold where there is more to say than it can. */
export function sayCode(shared: Telling, struct: MessageTable, way: Way): string {
  const telling = { ...shared, source: FROM_OBJECT };
  const lines = [
    ...hintLines(telling, way),
    ...statementLines(telling, tellingEntries(way), membersOf(way.fields)),
  ];
  const body = lines.join("\n");
  const doc = `The statements of \`${struct.name}\`.`;
  return `\n/** ${comment(doc)} */\nfunction say${way.name}(m: M.${way.type}, depth: number, out: TextOutput, ${usedNames(body)}: Names): boolean {\n${body}\nout.length = to;\nreturn true;\n}`;
}

/** What the parameter is called that looks names up: code that does not need it says so. */
export function usedNames(body: string): string {
  return /\bnames\b/.test(body) ? "names" : "_names";
}

/**
 * The lines that say statements, with room for those that follow: `to` is behind them then.
 *
 * @param opening what opens the braces that they are in
 */
export function statementLines(
  telling: Telling,
  entries: readonly TextEntry[],
  members: ReadonlyMap<string, MemberKind>,
  opening?: string,
): string[] {
  const [first] = entries;
  // What is set at once takes less time.
  const isOpened = opening !== undefined && first !== undefined && isAlways(first, members);
  const front = opening === undefined || isOpened ? [] : [openingCode(telling, opening)];
  const codes = entries.map((entry) =>
    entryCode(isOpened && entry === first ? { ...telling, opening } : telling, entry, members),
  );
  const opened = (opening?.length ?? 0) + SLACK;
  const room = entries.reduce((sum, entry) => sum + roomOf(entry, members), opened);
  const reserve = `out.reserve(${room});`;
  // What appends by itself may get another view to write to.
  const again = `${reserve} chars = out.view; to = out.length;`;
  const own = [...front, ...codes].map((code) => code.replaceAll(AGAIN, again));
  const declaration = own.some((code) => code.includes("chars = out.view")) ? "let" : "const";
  const isUsed = own.some((code) => /\(chars,|chars\./.test(code));
  const chars = isUsed ? [`${declaration} chars = out.view;`] : [];
  const gone = isUsed ? own : own.map((code) => code.replaceAll(" chars = out.view;", ""));
  const row = own.some((code) => /\brow\b/.test(code)) ? [rowOf(INNER)] : [];
  return [...row, reserve, ...chars, "let to = out.length;", ...gone];
}

/** Whether a statement is always there. */
export function isAlways(
  { of, bits, flag, part, usual }: TextEntry,
  members: ReadonlyMap<string, MemberKind>,
): boolean {
  if (bits !== undefined || flag !== undefined || usual !== undefined) return false;
  if (part !== undefined && part.from > 0) return false;
  return of.some((name) => {
    const kind = members.get(name);
    if (kind?.kind !== "value") return kind?.kind === "int" || kind?.kind === "ints";
    const { type } = kind.field;
    return !isOptional(kind.field) && (type.kind === "int" || type.kind === "float");
  });
}

/** Spaces in front of a statement, a comment's or an end's characters, and what is set beyond a piece. */
const SLACK = 32;
/** No number is written longer, but for times, of which some have many digits. */
const NUMBER = 24;
const TIME = 80;

/** How many bytes a statement takes at the most, but for what appends by itself. */
function roomOf(
  { token, of, as, bits = [] }: TextEntry,
  members: ReadonlyMap<string, MemberKind>,
): number {
  const counts = of.map((name) => {
    const kind = members.get(name);
    if (kind?.kind === "ints") return kind.count;
    return kind?.kind === "value" && kind.field.type.kind === "array" ? kind.field.type.count : 1;
  });
  const numbers = counts.reduce((sum, count) => sum + count, 0);
  const each = as === "time" ? TIME : NUMBER;
  return SLACK + token.length + each * numbers + 3 * bits.length;
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
  const own = telling.source.of(name!);
  if (kind.kind === "bit") return `if (${own}) { ${aloneCode(telling, entry)} }`;
  if (kind.kind === "length") throw new NotTold();
  if (kind.kind !== "value" || !isOptional(kind.field))
    return valueCode(telling, entry, kind, present(telling, name!));
  if (telling.source.isWire)
    return `if (${own} !== undefined) { ${valueCode(telling, entry, kind, own)} }`;
  const code = valueCode(telling, entry, kind, "value");
  return `{ const value = ${own}; if (value !== undefined) { ${code} } }`;
}

/** A member that is always there: another version may do without it, which the type of an object tells. */
function present({ source }: Telling, name: string): string {
  return source.isWire ? source.of(name) : `${source.of(name)}!`;
}

/** Sets what stands in front of a value. */
function tokenCode(telling: Telling, { token }: TextEntry): string {
  const { opening } = telling;
  if (opening === undefined) return front(telling, `${token} `, `front_${token}`);
  return front(telling, `${opening} {\n ${token} `, `open_${opening}`, OUTER);
}

/** Sets what opens braces. */
function openingCode(telling: Telling, token: string): string {
  return front(telling, `${token} {\n`, `open_${token}`, OUTER);
}

/** Sets a statement without a value. */
function aloneCode(telling: Telling, { token }: TextEntry): string {
  return front(telling, `${token};\n`, `flag_${token}`);
}

function valueCode(telling: Telling, entry: TextEntry, kind: MemberKind, own: string): string {
  if (entry.bits !== undefined) return bitListCode(telling, entry, own);
  if (entry.flag !== undefined)
    return `if ((${own} & ${hex(2 ** entry.flag)}) !== 0) { ${aloneCode(telling, entry)} }`;
  if (entry.part !== undefined) return partCode(telling, entry, entry.part, own);
  if (kind.kind === "int") return intCode(telling, entry, kind.type, own);
  if (kind.kind === "ints") return intsCode(telling, entry, kind.type, kind.count, own);
  if (kind.kind !== "value") throw new NotTold();
  const { name, type } = kind.field;
  switch (type.kind) {
    case "int":
      return intCode(telling, entry, widest(entry, kind.field, type), own);
    case "float":
      return wordsLine(telling, entry, [floatCode(telling, entry, own, name)]);
    case "array":
      if (type.of.kind === "int") return intsCode(telling, entry, type.of, type.count, own);
      throw new NotTold();
    case "struct":
      return `out.length = to; if (!${structFunction(telling, "say", type.struct)}(${own}, depth, out, names)) return false; ${AGAIN}`;
    case "list":
      return listCode(telling, entry, type.struct, name, own);
    case "sparse":
      // It has no elements here: see `hintLines`.
      return "";
    default:
      throw new NotTold();
  }
}

/** The type of a field's numbers: one that stands in the text as it is may be as wide as any that it is read from. */
function widest(entry: TextEntry, { wide, widths }: ValueField, type: IntType): IntType {
  if (!isPlain(entry, type)) return type;
  const types = [type, wide?.type, widths?.narrow.type, widths?.wide.type, widths?.both];
  const bits = Math.max(...types.map((each) => each?.bits ?? 0));
  return { ...type, bits, signed: types.some((each) => each?.signed === true) };
}

function listCode(
  telling: Telling,
  entry: TextEntry,
  struct: number,
  name: string,
  own: string,
): string {
  const say = structFunction(telling, "say", struct);
  const called = elementToken(telling, entry, struct, name);
  const { imports } = telling;
  const [open, empty] = [piece(telling, called, "opening"), piece(telling, called, "alone")];
  return `out.length = to;
    for (const element$ of ${own}) {
      out.reserve(${called.length + SLACK});
      const start$ = out.length;
      out.length = ${imports.use("put")}(out.view, start$, ${open}, depth);
      if (!${say}(element$, depth + 1, out, names)) return false;
      ${imports.use("close")}(out, start$, depth, ${open}, ${empty});
    }
    ${AGAIN}`;
}

function bitListCode(telling: Telling, entry: TextEntry, own: string): string {
  const put = telling.imports.use("put");
  return `{ const set$ = ${bitNumbers(telling, entry)}.of(${own}); if (set$.length > 0) { ${tokenCode(telling, entry)} to = ${put}(chars, to, set$); } }`;
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
  const code = `${tokenCode(telling, entry)} to = ${telling.imports.use("putIntEnd")}(chars, to, part$);`;
  return from === 0
    ? `{ const part$ = ${part}; ${code} }`
    : `{ const part$ = ${part}; if (part$ !== 0) { ${code} } }`;
}

function intCode(telling: Telling, entry: TextEntry, type: IntType, own: string): string {
  if (type.vectors !== undefined) throw new NotTold();
  const code = namedCode(telling, entry, type, own) ?? numberLine(telling, entry, type, own);
  if (entry.usual === undefined) return code;
  return `if (${own} !== ${ownValue(telling, type, entry.usual)}) { ${code} }`;
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
  return `${tokenCode(telling, entry)} ${imports.use("appendNamed")}(out, to, names, "${entry.names}", ${own}); ${AGAIN}`;
}

/** Integers of so many bits without a sign are all remembered. */
const SMALL = 12;

/** Sets a number, with the end of a line behind it. */
function numberCode(telling: Telling, entry: TextEntry, type: IntType, own: string): string {
  const { imports, source } = telling;
  if (!isPlain(entry, type)) return lookedUp(telling, numbers(telling, entry, type), type, own);
  if (!source.isWire || type.bits > SMALL || type.signed || type.scale !== undefined)
    return `to = ${imports.use("putIntEnd")}(chars, to, ${source.isWire ? scaled(own, type) : own});`;
  const ints = imports.use("INTS");
  const texts = constant(telling, `${ints}.texts`, "INT_TEXTS");
  const bytes = constant(telling, `${ints}.bytes`, "INT_BYTES");
  return `chars.setFloat64(to, ${texts}[${own}]!, true); to += ${bytes}[8 * ${own} + 7]!;`;
}

/** Sets a number by what it is on the wire, with the end of a line behind it. */
function lookedUp(telling: Telling, own: string, type: IntType, value: string): string {
  const texts = constant(telling, `${own}.texts`, `${own}_TEXTS`);
  const bytes = constant(telling, `${own}.bytes`, `${own}_BYTES`);
  const raw = telling.source.isWire ? value : `${own}.rawOf(${value})`;
  const low = type.signed ? ` + ${hex(2 ** (type.bits - 1))}` : "";
  return `{
    const raw$ = ${raw};
    const index$ = 2 * (raw$${low});
    const length$ = ${bytes}[8 * index$ + 15]!;
    chars.setFloat64(to, ${texts}[index$]!, true);
    chars.setFloat64(to + 8, ${texts}[index$ + 1]!, true);
    to = length$ > 0 ? to + length$ : ${own}.putFirst(chars, to, raw$);
  }`;
}

/** Sets a statement with a number. */
function numberLine(telling: Telling, entry: TextEntry, type: IntType, own: string): string {
  return `${tokenCode(telling, entry)} ${numberCode(telling, entry, type, own)}`;
}

/** A value as it is compared with what `own` is. */
function ownValue({ source }: Telling, { scale }: IntType, value: number): number {
  if (!source.isWire || scale === undefined) return value;
  return Math.round(((value - scale.plus) * scale.den) / scale.num);
}

function floatCode(
  { imports, source }: Telling,
  { as }: TextEntry,
  own: string,
  name: string,
): string {
  const helper = imports.use(as === "time" ? "putTime" : "putFloat");
  const end = imports.use("putEnd");
  return `to = ${end}(chars, ${helper}(chars, to, ${own}, ${source.of(nanMember(name))}));`;
}

/** Numbers behind one token: a space takes the place of what ends a line. */
function wordsLine(telling: Telling, entry: TextEntry, words: readonly string[]): string {
  return `${tokenCode(telling, entry)} ${words.join(` to -= ${END}; chars.setUint8(to++, 0x20); `)}`;
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
    indexes.map((i) => numberCode(telling, entry, type, `values$[${i}]!`)),
  );
  const { usual } = entry;
  const some = indexes
    .map((i) => `values$[${i}] !== ${usual === undefined ? "" : ownValue(telling, type, usual)}`)
    .join(" || ");
  const body = usual === undefined ? code : `if (${some}) { ${code} }`;
  return `{ const values$: readonly number[] = ${own}; ${body} }`;
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
    if (kind.kind === "int") return numberCode(telling, entry, kind.type, present(telling, name));
    if (kind.kind !== "value" || isOptional(kind.field)) throw new NotTold();
    const { type } = kind.field;
    if (type.kind === "int")
      return numberCode(telling, entry, widest(entry, kind.field, type), present(telling, name));
    if (type.kind !== "float" || entry.as === "time") throw new NotTold();
    return floatCode(telling, entry, present(telling, name), name);
  });
  return wordsLine(telling, entry, words);
}
