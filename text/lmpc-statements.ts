import {
  type Layout,
  layoutOf,
  type LengthField,
  nanMember,
  type SparseType,
  type StructType,
  type ListType,
  type Table,
  type TextEntry,
  type TextTable,
  type ValueField,
  type ValueType,
} from "../runtime/table.ts";
import { entriesOf, type MemberKind, membersOf } from "../runtime/statements.ts";
import { hintStatements, thereStatement, unknownBits } from "./lmpc-hints.ts";
import type { Output } from "./lmpc-output.ts";
import {
  type FloatForm,
  type Members,
  type NumberForm,
  floatForm,
  integerForm,
} from "./lmpc-values.ts";
import { formatString } from "./lmpc-strings.ts";
import { bitsStatement, flagStatement, partStatement } from "./lmpc-bits.ts";
import type { TextCursor } from "./hearing.ts";
import { readFloats, readInts, readOne, type TextNode, wrong } from "./lmpc-nodes.ts";

/** A statement of a message: what it writes of it, and how it is read. */
export interface Statement {
  readonly token: string;
  /** The members that it tells. */
  readonly of?: readonly string[];
  /** Its value may stand behind the message's own name, where it is the only one. */
  readonly single?: true;
  /** It only settles how the message is written. */
  readonly hint?: true;
  /** It may be there several times. */
  readonly many?: true;
  write(members: Members, out: Output, token?: string): void;
  /** Throws TextFault for values that are none of the statement's. */
  read(node: TextNode, members: Members): void;
  /** Reads values that stand as they would be written, up to what ends the statement: the same, faster. */
  hear?(text: TextCursor, members: Members): void;
}

/** What the statements of a schema share. */
export interface Building {
  readonly table: Table;
  /** An index into the table's versions. */
  readonly version: number;
}

/** The statements of fields, in the order of the text. */
export function statementsOf(
  building: Building,
  text: TextTable | undefined,
  fields: Layout["fields"],
  prefix = "",
): Statement[] {
  const members = membersOf(fields);
  const entries = entriesOf(text, members);
  const unknown = entries.find(({ token }) => token === UNKNOWN_BITS);
  const hints = [
    ...hintStatements(building, fields, prefix),
    ...toldByBits(entries, fields).map((name) => thereStatement(name, prefix)),
  ];
  return [
    ...unknownBits(fields, unknown, members, prefix).map((statement) =>
      listsBits(statement, text) ? statement : withoutLmpc(statement, UNKNOWN),
    ),
    ...hints.map((statement) => withoutLmpc(statement, OWN_WAY)),
    ...entries
      .filter((entry) => entry !== unknown)
      .flatMap((entry) => {
        const own = entryStatements(building, entry, members).map((s) => ({ of: entry.of, ...s }));
        if (entry.lmpc === undefined) return own;
        return own.map((s) => withoutLmpc(s, entry.lmpc === "unread" ? UNREAD : UNKNOWN));
      }),
  ];
}

const UNKNOWN_BITS = "unknown_mask_bits";

/** Whether LMPC lists the bits of a mask that mean nothing to it. */
function listsBits({ token }: Statement, text: TextTable | undefined): boolean {
  if (token !== UNKNOWN_BITS) return false;
  return (text?.entries ?? []).some((e) => e.token === UNKNOWN_BITS && e.lmpc === undefined);
}

const UNKNOWN = "LMPC does not know it";
const OWN_WAY = "LMPC writes it in its own way";
const UNREAD = "LMPC does not read it back";

/** A statement that counts as lost where LMPC's words are kept to: it is left out then, or written in vain. */
function withoutLmpc(statement: Statement, why: string): Statement {
  return {
    ...statement,
    write(members, out, own) {
      if (out.losses === undefined) return statement.write(members, out, own);
      if (!out.writes(() => statement.write(members, out, own))) return;
      out.losses.add(statement.token, why);
      if (why === UNREAD) statement.write(members, out, own);
    },
  };
}

/** The older form of a message, which is only read: `stopsound 218;`. */
export function oldStatement(
  text: TextTable | undefined,
  fields: Layout["fields"],
): Statement | undefined {
  const members = membersOf(fields);
  const entry = text?.entries?.find(({ old }) => old === true);
  if (entry === undefined || !entry.of.every((name) => members.has(name))) return undefined;
  return wordStatement(
    entry.token,
    entry.of,
    entry.of.map((name) => members.get(name)!),
  );
}

/** Members that may be missing, and of which only bits that are set are told. */
function toldByBits(entries: readonly TextEntry[], fields: Layout["fields"]): string[] {
  return fields.flatMap((field) => {
    if (field.kind !== "value" || (field.when === undefined && field.widths === undefined))
      return [];
    const own = entries.filter(({ of }) => of.includes(field.name));
    const tellsZero = own.some(
      ({ bits, flag, part }) =>
        bits?.includes(-1) === true || part?.from === 0 || (!bits && !part && flag === undefined),
    );
    return own.length === 0 || tellsZero ? [] : [field.name];
  });
}

function entryStatements(
  building: Building,
  entry: TextEntry,
  members: ReadonlyMap<string, MemberKind>,
): Statement[] {
  const of = entry.of.filter((name) => members.has(name));
  const kinds = of.map((name) => members.get(name)!);
  const [name, kind] = [of[0]!, kinds[0]!];
  if (entry.as === "set") return [setStatement(entry.token, entry.of)];
  if (entry.as === "word") return [wordStatement(entry.token, of, kinds)];
  if (of.length > 1) return [joinedStatement(entry, of, kinds)];
  if (entry.bits !== undefined) return [bitsStatement(entry, name)];
  if (entry.flag !== undefined) return [flagStatement(entry, name)];
  if (entry.part !== undefined) return [partStatement(entry, name, entry.part)];
  if (kind.kind === "length") return [lengthStatement(entry.token, kind.field)];
  if (kind.kind === "bit") return [booleanStatement(entry.token, name)];
  if (kind.kind === "int") return [intStatement(entry, name, kind.type)];
  if (kind.kind === "ints") return [intsStatement(entry, name, kind.type, kind.count)];
  return valueStatements(building, entry, kind.field);
}

function valueStatements(building: Building, entry: TextEntry, field: ValueField): Statement[] {
  const { name, type } = field;
  switch (type.kind) {
    case "int":
      if (type.vectors !== undefined)
        return [vectorStatement(entry, name, building.table.vectors[type.vectors]!.values)];
      return [intStatement(entry, name, type)];
    case "float":
      return [floatStatement(entry, name)];
    case "array":
      if (type.of.kind === "float") return [floatsStatement(entry, name, type.count)];
      return [intsStatement(entry, name, type.of, type.count)];
    case "string":
      return [stringStatement(entry.token, name)];
    case "strings":
      return [stringsStatement(entry.token, name)];
    case "bytes":
      return [bytesStatement(entry.token, name)];
    case "struct":
      return structStatements(building, name, type);
    case "list":
      return [listStatement(building, entry, name, type)];
    case "sparse":
      return [sparseStatement(entry, name, type)];
  }
}

// ---- numbers

function intStatement(
  entry: TextEntry,
  name: string,
  type: ValueType & { kind: "int" },
): Statement {
  const form = integerForm(type, entry.as);
  const { token, names, usual } = entry;
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const value = members[name] as number | undefined;
      if (value === undefined || value === usual) return;
      const comment = names === undefined ? undefined : out.names.lookUp(names, value);
      out.line(own, form.write(value), comment?.text);
    },
    read(node, members) {
      members[name] = readInts(node, 1, form)[0];
    },
    ...hearing([name], [form]),
  };
}

/** Hears members, one behind the other, where their forms can. */
function hearing(of: readonly string[], forms: readonly NumberForm[]): Pick<Statement, "hear"> {
  const hears = forms.flatMap(({ hear }) => hear ?? []);
  if (hears.length < of.length) return {};
  return {
    hear(text, members) {
      for (let i = 0; i < of.length; i++) {
        if (i > 0) text.space();
        members[of[i]!] = hears[i]!(text);
      }
    },
  };
}

function intsStatement(
  { token, as, usual }: TextEntry,
  name: string,
  type: ValueType & { kind: "int" },
  count: number,
): Statement {
  const form = integerForm(type, as);
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const values = members[name] as readonly number[] | undefined;
      if (values === undefined || values.every((value) => value === usual)) return;
      if (count === 3)
        out.line(
          own,
          `${form.write(values[0]!)} ${form.write(values[1]!)} ${form.write(values[2]!)}`,
        );
      else if (count <= 16) out.line(own, values.map((value) => form.write(value)).join(" "));
      else
        out.items(
          own,
          values.map((value) => form.write(value)),
        );
    },
    read(node, members) {
      members[name] = readInts(node, count, form);
    },
  };
}

function floatStatement({ token, as }: TextEntry, name: string): Statement {
  const form = floatForm(as);
  const nan = nanMember(name);
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const value = members[name] as number | undefined;
      if (value === undefined) return;
      floatsLine(out, own, form, [value], [members[nan] as number | undefined]);
    },
    read(node, members) {
      const [one] = readFloats(node, 1, form);
      members[name] = one!.value;
      if (one!.bits !== undefined) members[nan] = one!.bits;
    },
    hear(text, members) {
      members[name] = form.hear(text);
    },
  };
}

/** Floats as they are, or as LMPC can read them. */
function floatsLine(
  out: Output,
  token: string,
  form: FloatForm,
  values: readonly number[],
  bits: readonly (number | undefined)[] | undefined,
): void {
  const { losses } = out;
  if (losses === undefined)
    return out.values(token, values.length, (view, at, i) =>
      form.put(view, at, values[i]!, bits?.[i]),
    );
  const texts = values.map((value) => {
    const { text, loss } = form.narrow(value);
    if (loss !== undefined) losses.add(loss.what, loss.why);
    return text;
  });
  out.line(token, texts.join(" "));
}

function floatsStatement({ token, as }: TextEntry, name: string, count: number): Statement {
  const form = floatForm(as);
  const nan = nanMember(name);
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const values = members[name] as readonly number[] | undefined;
      if (values === undefined) return;
      floatsLine(out, own, form, values, members[nan] as readonly number[] | undefined);
    },
    read(node, members) {
      const list = readFloats(node, count, form);
      members[name] = list.map((one) => one.value);
      if (list.some((one) => one.bits !== undefined))
        members[nan] = list.map((one) => one.bits ?? 0);
    },
    hear(text, members) {
      const values = [form.hear(text)];
      while (values.length < count) {
        text.space();
        values.push(form.hear(text));
      }
      members[name] = values;
    },
  };
}

/** Several members behind one token. */
function joinedStatement(
  { token, as }: TextEntry,
  of: readonly string[],
  kinds: readonly MemberKind[],
): Statement {
  const isFloat = kinds[0]!.kind === "value" && kinds[0]!.field.type.kind === "float";
  if (isFloat) return joinedFloats({ token, of, ...(as === undefined ? {} : { as }) });
  const forms = kinds.map((kind) => integerForm(intTypeOf(kind), as));
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const values = of.map((name) => members[name] as number | undefined);
      if (values.includes(undefined)) return;
      out.line(own, values.map((value, i) => forms[i]!.write(value!)).join(" "));
    },
    read(node, members) {
      const values = readInts(node, of.length, forms);
      for (const [i, name] of of.entries()) members[name] = values[i];
    },
    ...hearing(of, forms),
  };
}

function intTypeOf(kind: MemberKind): ValueType & { kind: "int" } {
  if (kind.kind === "int" || kind.kind === "ints") return kind.type;
  return (kind as { readonly field: ValueField }).field.type as ValueType & { kind: "int" };
}

function joinedFloats({ token, of, as }: TextEntry): Statement {
  const form = floatForm(as);
  return {
    token,
    single: true,
    write(members, out, own = token) {
      if (of.some((name) => members[name] === undefined)) return;
      const values = of.map((name) => members[name] as number);
      const bits = of.map((name) => members[nanMember(name)] as number | undefined);
      floatsLine(out, own, form, values, bits);
    },
    read(node, members) {
      for (const [i, { value, bits }] of readFloats(node, of.length, form).entries()) {
        members[of[i]!] = value;
        if (bits !== undefined) members[nanMember(of[i]!)] = bits;
      }
    },
  };
}

/** The numbers of the members that are 1: those that are not written are 0. */
function setStatement(token: string, of: readonly string[]): Statement {
  return {
    token,
    write(members, out) {
      const numbers = of.flatMap((name, i) => (members[name] === 1 ? [i + 1] : []));
      if (numbers.length > 0) out.line(token, numbers.join(" "));
    },
    read(node, members) {
      for (const value of node.values) {
        const name = of[Number(value.text) - 1];
        if (name === undefined)
          throw wrong(
            value,
            `there is no number ${value.text} here`,
            `Expected 1 to ${of.length}.`,
          );
        members[name] = 1;
      }
    },
  };
}

/** Parts of a word as that word. */
function wordStatement(
  token: string,
  of: readonly string[],
  kinds: readonly MemberKind[],
): Statement {
  const bits = kinds.map((kind) => intTypeOf(kind).bits);
  return {
    token,
    single: true,
    write(members, out, own = token) {
      let word = 0;
      let low = 0;
      for (const [i, name] of of.entries()) {
        word += (members[name] as number) * 2 ** low;
        low += bits[i]!;
      }
      out.line(own, String(word));
    },
    read(node, members) {
      const total = bits.reduce((sum, n) => sum + n, 0);
      const form = integerForm(
        { kind: "int", name: `u${total}`, bits: total, signed: false },
        undefined,
      );
      let word = readInts(node, 1, form)[0]!;
      if (word < 0 || word >= 2 ** total)
        throw wrong(node.values[0]!, `${word} is outside 0 to ${2 ** total - 1}`, "");
      for (const [i, name] of of.entries()) {
        members[name] = word % 2 ** bits[i]!;
        word = Math.floor(word / 2 ** bits[i]!);
      }
    },
  };
}

/** A direction as its coordinates. */
function vectorStatement(
  { token }: TextEntry,
  name: string,
  vectors: readonly (readonly number[])[],
): Statement {
  const texts = vectors.map((vector) => vector.map((x) => Math.fround(x)));
  const size = vectors[0]!.length;
  const form = floatForm(undefined);
  const whole = integerForm({ kind: "int", name: "u8", bits: 8, signed: false }, undefined);
  return {
    token,
    write(members, out, own = token) {
      const index = members[name] as number | undefined;
      if (index === undefined) return;
      const vector = texts[index];
      // What is no number of a direction stands as it is.
      if (vector === undefined && out.losses === undefined) out.line(own, String(index));
      else out.line(own, (vector ?? texts[0]!).map((x) => form.write(x, undefined)).join(" "));
      if (vector === undefined)
        out.losses?.add(own, "directions that there are not, written as the first");
    },
    read(node, members) {
      if (node.values.length === 1) {
        members[name] = readInts(node, 1, whole)[0];
        return;
      }
      const wanted = readFloats(node, size, form).map((one) => one.value);
      let best = 0;
      let most = -Infinity;
      for (const [index, vector] of texts.entries()) {
        const product = vector.reduce((sum, x, i) => sum + x * wanted[i]!, 0);
        if (product <= most) continue;
        most = product;
        best = index;
      }
      members[name] = best;
    },
  };
}

/** How many bytes there are, which the bytes tell. */
function lengthStatement(token: string, { of = "", none, type }: LengthField): Statement {
  const form = integerForm(type, undefined);
  return {
    token,
    write(members, out) {
      const bytes = members[of] as Uint8Array | undefined;
      out.line(token, String(bytes?.length ?? none ?? 0));
    },
    read(node, members) {
      const [length] = readInts(node, 1, form);
      // Without bytes there are none, unless it says that they are not there.
      if (length !== none) members[of] ??= new Uint8Array(0);
    },
  };
}

// ---- what is no number

function booleanStatement(token: string, name: string): Statement {
  return {
    token,
    write(members, out) {
      if (members[name] === true) out.flag(token);
    },
    read(node, members) {
      if (node.values.length > 0)
        throw wrong(node.values[0]!, `"${token}" has no value`, `Write \`${token};\`.`);
      members[name] = true;
    },
  };
}

function stringStatement(token: string, name: string): Statement {
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const value = members[name] as string | undefined;
      if (value !== undefined) out.items(own, [formatString(stringText(out, value))]);
    },
    read(node, members) {
      members[name] = readOne(node, "string").text;
    },
  };
}

/** LMPC's strings have room for so many bytes. */
const LONGEST = 2047;

/** A string as it is, or as LMPC can read it. */
function stringText({ losses }: Output, text: string): string {
  if (losses === undefined) return text;
  const isOpen = text.endsWith("\xff");
  if (isOpen) losses.add("strings that 0xFF ends", "LMPC ends them with NUL");
  if (text.length > LONGEST) losses.add("strings over 2047 bytes", "cut");
  return (isOpen ? text.slice(0, -1) : text).slice(0, LONGEST);
}

function stringsStatement(token: string, name: string): Statement {
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const list = members[name] as readonly string[] | undefined;
      if (list === undefined) return;
      const { losses } = out;
      if (losses === undefined) out.strings(own, list);
      else
        out.strings(
          own,
          list
            .map((text) => stringText(out, text))
            .filter((text, i) => text === list[i] || text !== ""),
        );
    },
    read(node, members) {
      for (const value of node.values)
        if (value.kind !== "string")
          throw wrong(value, `${value.text} is no string`, 'Write it in quotes: `"a"`.');
      members[name] = node.values.map((value) => value.text);
    },
  };
}

function bytesStatement(token: string, name: string): Statement {
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const bytes = members[name] as Uint8Array | undefined;
      if (bytes === undefined) return;
      out.items(own, Array.from(bytes, hexByte));
    },
    read(node, members) {
      members[name] = readBytes(node);
    },
  };
}

/** `0x0A`. */
export function hexByte(byte: number): string {
  return `0x${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

const BYTE = integerForm({ kind: "int", name: "u8", bits: 8, signed: false }, undefined);

/** The bytes behind a token. */
export function readBytes(node: TextNode): Uint8Array {
  const values = readInts(node, node.values.length, BYTE);
  for (const [i, value] of values.entries())
    if (value < 0 || value > 0xff)
      throw wrong(node.values[i]!, `${value} is no byte`, "Expected 0 to 255.");
  return Uint8Array.from(values);
}

// ---- structs and lists

/** A struct's statements stand among those of what it is in. */
function structStatements(building: Building, name: string, { struct }: StructType): Statement[] {
  const { table, version } = building;
  const entry = table.structs[struct]!;
  const { fields } = layoutOf(entry, version)!;
  return statementsOf(building, entry.text, fields, `${name}_`).map((inner) => ({
    token: inner.token,
    write(members, out) {
      const value = members[name] as Members | undefined;
      if (value !== undefined) inner.write(value, out);
    },
    read(node, members) {
      inner.read(node, (members[name] ??= {}) as Members);
    },
  }));
}

function listStatement(
  building: Building,
  { token, each = token }: TextEntry,
  name: string,
  { struct }: ListType,
): Statement {
  const { table, version } = building;
  const entry = table.structs[struct]!;
  const { fields } = layoutOf(entry, version)!;
  const inner = statementsOf(building, entry.text, fields);
  const byToken = new Map(inner.map((statement) => [statement.token, statement]));
  const defaults = defaultsOf(fields);
  const own = each === name ? entry.name : each;
  return {
    token: own,
    many: true,
    write(members, out) {
      const list = (members[name] ?? []) as readonly Members[];
      for (const element of list)
        out.braces(own, () => {
          for (const statement of inner) statement.write(element, out);
        });
    },
    read(node, members) {
      const element: Members = fresh(defaults);
      readStatements(node, byToken, element);
      ((members[name] ??= []) as Members[]).push(element);
    },
  };
}

/** Reads the statements in braces. Throws TextFault. */
export function readStatements(
  node: TextNode,
  statements: ReadonlyMap<string, Statement>,
  members: Members,
): void {
  for (const child of node.children ?? []) {
    const statement = statements.get(child.token);
    if (statement === undefined)
      throw wrong(child, `"${node.token}" has no "${child.token}"`, "", statements.keys());
    statement.read(child, members);
  }
}

/** Members as they are before anything is read: none shares its lists with another. */
export function fresh(defaults: Members): Members {
  const members: Members = {};
  for (const name in defaults) {
    const value = defaults[name];
    members[name] = Array.isArray(value)
      ? [...(value as unknown[])]
      : typeof value === "object"
        ? {}
        : value;
  }
  return members;
}

/** What stands for members that need not be written: bits that are clear. */
export function defaultsOf(fields: Layout["fields"]): Members {
  const defaults: Members = {};
  for (const field of fields) {
    if (field.kind === "bit") defaults[field.name] = false;
    if (field.kind !== "value") continue;
    if (field.type.kind === "list") defaults[field.name] = [];
    if (field.type.kind === "sparse") defaults[field.name] = {};
  }
  return defaults;
}

function sparseStatement(
  { token, each = "value", names }: TextEntry,
  name: string,
  { of }: SparseType,
): Statement {
  const form = integerForm(of, undefined);
  const index = integerForm({ kind: "int", name: "u8", bits: 8, signed: false }, undefined);
  return {
    token,
    write(members, out) {
      const values = Object.entries((members[name] ?? {}) as Record<string, number>);
      if (values.length === 0) return;
      out.braces(token, () => {
        for (const [bit, value] of values)
          out.braces(each, () => {
            const about = names === undefined ? undefined : out.names.lookUp(names, Number(bit));
            const what =
              names === undefined ? undefined : out.names.lookUp(`${names}.${bit}`, value);
            out.line("index", bit, about?.text);
            out.line("value", form.write(value), what?.text);
          });
      });
    },
    read(node, members) {
      const values = (members[name] ??= {}) as Record<number, number>;
      for (const child of node.children ?? []) {
        if (child.token !== each)
          throw wrong(child, `"${token}" has no "${child.token}"`, "", [each]);
        const part = (wanted: string) => child.children?.find((n) => n.token === wanted);
        const [at, value] = [part("index"), part("value")];
        if (at === undefined || value === undefined)
          throw wrong(child, `"${each}" needs "index" and "value"`, "");
        values[readInts(at, 1, index)[0]!] = readInts(value, 1, form)[0]!;
      }
    },
  };
}
