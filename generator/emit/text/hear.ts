import { type MemberKind, membersOf } from "../../../runtime/table/statements.ts";
import type {
  Field,
  IntType,
  Layout,
  MessageTable,
  TextEntry,
  ValueType,
} from "../../../runtime/table/table.ts";
import { comment, hex, layoutName, local } from "../code.ts";
import { readsId } from "../layouts.ts";
import { encodeFunction } from "../encode/encode.ts";
import { isOptional, memberType } from "../members.ts";
import {
  bitNumbers,
  elementToken,
  emittingOf,
  isPlain,
  MOST_ON_A_LINE,
  NotTold,
  numbers,
  piece,
  singleOf,
  structFunction,
  type Telling,
  tellingEntries,
  type Way,
  waysOf,
} from "./telling.ts";

/** The function that hears a struct or a way: `hearEntity`. Throws NotTold where there is more to hear than it can. */
export function hearCode(telling: Telling, message: MessageTable, way: Way): string {
  const { lines, depth, type, literal } = hearLines(telling, message, way);
  const doc = `\`${message.name}\` from its statements.`;
  const body = [...lines, `return ${literal};`].join("\n");
  return `\n/** ${comment(doc)} */\nfunction hear${way.name}(text: TextCursor, ${depth}: number): ${type} | undefined {\n${body}\n}`;
}

/** The function that hears a message of one way and writes it: `enterUpdateentity`. Throws NotTold as `hearCode` does. */
export function enterCode(telling: Telling, message: MessageTable, layout: Layout): string {
  const [way] = waysOf(telling.table, message, layout);
  const { lines, depth, type, literal } = hearLines(telling, message, way!);
  const heard = lines.map((line) => line.replaceAll(NOTHING, "return false;"));
  const { body, name } = encodeFunction(emittingOf(telling), message, layout);
  // In one function the object is never made: its members stay what was heard.
  const encode = /\breturn\b/.test(body) ? `${name}(w, m);` : `{\n${body}\n}`;
  return entering(telling, message, layout, depth, [
    ...heard,
    `const m: ${type} = ${literal};`,
    ...idCode(telling, layout),
    encode,
    "return true;",
  ]);
}

/** The function that hears a message of several ways and writes it. Throws NotTold as `hearCode` does. */
export function enterChosenCode(telling: Telling, message: MessageTable, layout: Layout): string {
  const { name } = encodeFunction(emittingOf(telling), message, layout);
  return entering(telling, message, layout, "depth", [
    `const m = hear${layoutName(telling.table, message, layout)}(text, depth);`,
    "if (m === undefined) return false;",
    ...idCode(telling, layout),
    `${name}(w, m);`,
    "return true;",
  ]);
}

function entering(
  { table }: Telling,
  message: MessageTable,
  layout: Layout,
  depth: string,
  lines: readonly string[],
): string {
  const doc = `Writes the \`${message.name}\` that statements tell.`;
  const name = `enter${layoutName(table, message, layout)}`;
  return `\n/** ${comment(doc)} */\nfunction ${name}(text: TextCursor, ${depth}: number, w: Writer): boolean {\n${lines.join("\n")}\n}`;
}

/** Writes a message's number, unless a part of its mask is in it. */
function idCode({ reading }: Telling, layout: Layout): string[] {
  return readsId(layout) ? [] : [`${reading.use("writeId")}(w, ${hex(layout.id![0])});`];
}

/** What hears a way, and the object of what was heard. */
interface HearLines {
  readonly lines: readonly string[];
  /** What the parameter is called that says how deep statements stand. */
  readonly depth: string;
  readonly type: string;
  readonly literal: string;
}

/** Gives up: the statements stand otherwise. */
const NOTHING = "return undefined;";

function hearLines(telling: Telling, message: MessageTable, way: Way): HearLines {
  const isStruct = telling.table.structs.includes(message);
  const single = isStruct ? undefined : singleOf(message, way);
  const members = membersOf(way.fields);
  const entries = tellingEntries(way);
  const codes =
    single === undefined
      ? entries.map((entry) => entryCode(telling, entry, members))
      : [`${valueCode(telling, single, members.get(single.of[0]!)!, local(single.of[0]!))} ${END}`];
  const told = new Set(entries.flatMap(({ of }) => of));
  const declared = way.fields.flatMap((field) => declarations(telling, field, told, way));
  const needed = way.fields
    .flatMap((field) => neededOf(field))
    .map((name) => `${local(name)} === undefined`);
  const type = isStruct ? [] : [`type: "${message.name}"`];
  const literal = [...type, ...declared.map(({ name, value }) => `${name}: ${value}`)];
  const lines = [
    ...declared.map(({ code: own }) => own),
    ...(codes.some((own) => /\bview\b/.test(own)) ? ["const { view } = text;"] : []),
    ...(codes.some((own) => /\bnext\b/.test(own)) ? [`let ${NEXT}`] : []),
    ...codes,
    `if (${["text.isBad", ...needed].join(" || ")}) ${NOTHING}`,
  ];
  return {
    lines,
    depth: lines.some((line) => /\bdepth\b/.test(line)) ? "depth" : "_depth",
    type: `M.${way.type}`,
    literal: `{ ${literal.join(", ")} }`,
  };
}

const END = "text.end();";

/** The constant of a member while it is heard, and its value in the end. */
interface Declared {
  readonly name: string;
  readonly code: string;
  readonly value: string;
}

function declarations(
  telling: Telling,
  field: Field,
  told: ReadonlySet<string>,
  { chosen, type, text }: Way,
): Declared[] {
  const declare = (name: string, of: string, first = "", value = local(name)): Declared => {
    if (!told.has(name)) throw new NotTold();
    return { name, code: `let ${local(name)}: ${of} | undefined${first};`, value };
  };
  // The type knows the values that lead to this way.
  const isChosen = (name: string) =>
    chosen.some((choice) => choice.on === name && choice.values !== undefined);
  const declareChosen = (name: string) =>
    declare(name, "number", "", `${local(name)} as M.${type}["${name}"]`);
  switch (field.kind) {
    case "bit":
      return [
        { name: field.name, code: `let ${local(field.name)} = false;`, value: local(field.name) },
      ];
    case "value": {
      const { name } = field;
      if (isChosen(name)) return [declareChosen(name)];
      if (field.type.kind === "list") {
        const of = typeOf(telling, field.type);
        return [{ name, code: `const ${local(name)}: ${of} = [];`, value: local(name) }];
      }
      if (field.type.kind === "sparse")
        return [{ name, code: `const ${local(name)} = {};`, value: local(name) }];
      // Bits that are told one by one: none is told of an integer that is 0.
      const own = (text?.entries ?? []).filter((entry) => entry.of.includes(name));
      const byBits = own.some((entry) => entry.bits !== undefined || entry.flag !== undefined);
      const zero = byBits && field.when === undefined && field.widths === undefined;
      return [declare(name, typeOf(telling, field.type), zero ? " = 0" : "")];
    }
    case "split":
      if (field.wide !== undefined) throw new NotTold();
      return field.parts
        .filter((part) => !part.isMask)
        .map(({ name }) => (isChosen(name) ? declareChosen(name) : declare(name, "number")));
    case "interleave":
      throw new NotTold();
    case "length":
      throw new NotTold();
    default:
      return [];
  }
}

/** A member's type, as the module that has the interfaces knows it. */
function typeOf({ table }: Telling, type: ValueType): string {
  const isOfStructs = type.kind === "struct" || type.kind === "list";
  return `${isOfStructs ? "M." : ""}${memberType(table, type)}`;
}

/** The members that must be there. */
function neededOf(field: Field): string[] {
  if (field.kind === "split") return field.parts.filter((p) => !p.isMask).map((p) => p.name);
  if (field.kind !== "value") return [];
  if (field.type.kind === "list" || field.type.kind === "sparse") return [];
  return isOptional(field) ? [] : [field.name];
}

function entryCode(
  telling: Telling,
  entry: TextEntry,
  members: ReadonlyMap<string, MemberKind>,
): string {
  const of = entry.of.filter((name) => members.has(name));
  const name = of[0]!;
  const kind = members.get(name)!;
  const own = local(name);
  if (entry.as === "set" || entry.as === "word" || entry.usual !== undefined) throw new NotTold();
  if (of.length > 1) return joinedCode(telling, entry, of, members);
  if (kind.kind === "bit") return taken(telling, entry.token, "alone", `${own} = true;`);
  if (entry.bits !== undefined)
    return statement(
      telling,
      entry,
      `${own} = text.bits(${bitNumbers(telling, entry)}.bits, ${own});`,
    );
  if (entry.flag !== undefined)
    return taken(
      telling,
      entry.token,
      "alone",
      `${own} = ${telling.imports.use("withBit")}(${own}, ${entry.flag});`,
    );
  if (entry.part !== undefined) return partCode(telling, entry, entry.part, own);
  if (kind.kind === "int") return numberStatement(telling, entry, kind, own);
  if (kind.kind !== "value") throw new NotTold();
  const { type } = kind.field;
  switch (type.kind) {
    case "int":
    case "float":
      return numberStatement(telling, entry, kind, own);
    case "array":
      return statement(telling, entry, valueCode(telling, entry, kind, own));
    case "struct":
      return structCode(telling, type.struct, own, isOptional(kind.field));
    case "list":
      return listCode(telling, entry, type.struct, name, own);
    case "sparse":
      // One that has elements is left to the table.
      return "";
    default:
      throw new NotTold();
  }
}

/** What stands behind a token. */
const BEHIND = { alone: ";\n", opening: " {\n", token: " " } as const;

/** Does something where a statement begins as it is written: mostly its first letters tell that it does not. */
function taken(
  telling: Telling,
  token: string,
  helper: keyof typeof BEHIND,
  code: string,
  keyword: "if" | "while" = "if",
): string {
  const text = `${token}${BEHIND[helper]}`;
  if (text.length < LETTERS)
    return `${keyword} (text.take(${piece(telling, token, helper)}, depth)) { ${code} ${NEXT} }`;
  const tests = [`next === ${hex(lettersAt(text, 0))}`];
  // The last ones may overlap the ones before: behind the text there is never one of its letters.
  for (let at = LETTERS; at < text.length; at += LETTERS) {
    const from = Math.min(at, text.length - LETTERS);
    tests.push(`view.getInt32(text.at + depth + ${from}, true) === ${hex(lettersAt(text, from))}`);
  }
  return `${keyword} (${tests.join(" && ")}) { text.at += depth + ${text.length}; ${code} ${NEXT} }`;
}

/** So many are looked at together. */
const LETTERS = 4;

function lettersAt(text: string, from: number): number {
  let letters = 0;
  for (let i = LETTERS - 1; i >= 0; i--) letters = (letters << 8) | text.charCodeAt(from + i);
  return letters;
}

/** Looks at what follows a statement. */
const NEXT = "next = text.next(depth);";

/** A statement with a value. */
function statement(telling: Telling, entry: TextEntry, code: string): string {
  return taken(telling, entry.token, "token", `${code} ${END}`);
}

/** A statement with a number, and its end. */
function numberStatement(
  telling: Telling,
  entry: TextEntry,
  kind: MemberKind,
  own: string,
): string {
  const type = intTypeOf(kind);
  if (type === undefined)
    return statement(telling, entry, `${own} = ${numberOf(telling, entry, kind)};`);
  const line = intOf(telling, entry, type, "Line");
  return taken(telling, entry.token, "token", `${own} = ${line};`);
}

/** Reads a number, or several of an array. */
function valueCode(telling: Telling, entry: TextEntry, kind: MemberKind, own: string): string {
  if (kind.kind !== "value" || kind.field.type.kind !== "array")
    return `${own} = ${numberOf(telling, entry, kind)};`;
  const { of, count } = kind.field.type;
  if (of.kind !== "int" || count > MOST_ON_A_LINE) throw new NotTold();
  const int = intOf(telling, entry, of);
  const names = Array.from({ length: count }, (_, i) => `n${i}`);
  const reads = names.map((name) => `const ${name} = ${int};`).join(" text.space(); ");
  return `${reads} ${own} = [${names.join(", ")}];`;
}

function numberOf(telling: Telling, entry: TextEntry, kind: MemberKind): string {
  const type = intTypeOf(kind);
  if (type !== undefined) return intOf(telling, entry, type);
  if (kind.kind !== "value" || kind.field.type.kind !== "float") throw new NotTold();
  return entry.as === "time" ? "text.time()" : "text.float()";
}

/** Nothing for a member that is no integer. */
function intTypeOf(kind: MemberKind): IntType | undefined {
  if (kind.kind === "int") return kind.type;
  return kind.kind === "value" && kind.field.type.kind === "int" ? kind.field.type : undefined;
}

/** @param end `Line` where the end of the line is read, too */
function intOf(telling: Telling, entry: TextEntry, type: IntType, end: "" | "Line" = ""): string {
  if (type.vectors !== undefined) throw new NotTold();
  if (isPlain(entry, type)) return `text.int${end}()`;
  return `${numbers(telling, entry, type)}.hear${end}(text)`;
}

/** Several members behind one token, which are always there. */
function joinedCode(
  telling: Telling,
  entry: TextEntry,
  of: readonly string[],
  members: ReadonlyMap<string, MemberKind>,
): string {
  const reads = of.map((name) => {
    const kind = members.get(name)!;
    if (kind.kind === "value" && isOptional(kind.field)) throw new NotTold();
    return `${local(name)} = ${numberOf(telling, entry, kind)};`;
  });
  return statement(telling, entry, reads.join(" text.space(); "));
}

function partCode(
  telling: Telling,
  entry: TextEntry,
  { from, count }: { readonly from: number; readonly count: number },
  own: string,
): string {
  const most = hex(2 ** count - 1);
  return statement(
    telling,
    entry,
    `const part = text.int(); if (part < 0 || part > ${most}) text.isBad = true; ${own} = (${own} ?? 0) | (part << ${from}) | 0;`,
  );
}

/** A struct's statements stand among those of what it is in: it is there where any of them is. */
function structCode(telling: Telling, struct: number, own: string, optional: boolean): string {
  const hear = structFunction(telling, "hear", struct);
  if (!optional) return `${own} = ${hear}(text, depth); ${NEXT}`;
  return `{ const start = text.at; const inner = ${hear}(text, depth); if (text.at !== start) { if (inner === undefined) ${NOTHING} ${own} = inner; ${NEXT} } }`;
}

function listCode(
  telling: Telling,
  entry: TextEntry,
  struct: number,
  name: string,
  own: string,
): string {
  const hear = structFunction(telling, "hear", struct);
  const element = `const element = ${hear}(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) ${NOTHING}
    ${own}.push(element);`;
  const token = elementToken(telling, entry, struct, name);
  return taken(telling, token, "opening", element, "while");
}
