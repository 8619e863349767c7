import type { FloatType } from "../../../runtime/table/types/float.ts";
import { nanMember } from "../../../runtime/table/facts/members.ts";
import type { TextEntry } from "../../../runtime/table/text.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import type { MemberKind } from "../../../runtime/table/facts/statements.ts";
import { readFloats, readInts, wrong } from "../syntax/nodes.ts";
import type { Output } from "../output.ts";
import type { Scan, Statement } from "../statement.ts";
import { type FloatForm, type NumberForm, floatForm, integerForm } from "../syntax/values.ts";

/* The statements of numbers: one, several after a token, and what stands for them. */

/** An integer, with a comment where its number is looked up. */
export function intStatement(
  entry: TextEntry,
  name: string,
  type: ValueType & { kind: "int" },
): Statement {
  const form = integerForm(type, entry.as);
  const { token, names, defaultValue } = entry;
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const value = members[name] as number | undefined;
      if (value === undefined || value === defaultValue) return;
      const comment = names === undefined ? undefined : out.names.lookUp(names, value);
      out.line(own, form.write(value), comment?.text);
    },
    read(node, members) {
      members[name] = readInts(node, 1, form)[0];
    },
    ...scanning([name], [form]),
  };
}

/** Scans members, one after the other, where their forms can. */
function scanning(
  of: readonly string[],
  forms: readonly Pick<NumberForm, "scan">[],
): Pick<Statement, "scan"> {
  const scans = forms.flatMap(({ scan }) => scan ?? []);
  if (scans.length < of.length) return {};
  const take: Scan["take"] = (text, members) => {
    for (let i = 0; i < of.length; i++) {
      if (i > 0) text.space();
      members[of[i]!] = scans[i]!(text);
    }
  };
  return { scan: { after: "value", take } };
}

/** Scans the numbers of an array that is on a line. */
function scanningArray(
  name: string,
  count: number,
  { scan }: Pick<NumberForm, "scan">,
): Pick<Statement, "scan"> {
  if (scan === undefined || count > MOST_ON_A_LINE) return {};
  const take: Scan["take"] = (text, members) => {
    const values = [scan(text)];
    while (values.length < count) {
      text.space();
      values.push(scan(text));
    }
    members[name] = values;
  };
  return { scan: { after: "value", take } };
}

/** More integers are on several lines. */
const MOST_ON_A_LINE = 16;

/** Integers of an array. */
export function intsStatement(
  { token, as, defaultValue }: TextEntry,
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
      if (values === undefined || values.every((value) => value === defaultValue)) return;
      if (count === 3)
        out.line(
          own,
          `${form.write(values[0]!)} ${form.write(values[1]!)} ${form.write(values[2]!)}`,
        );
      else if (count <= MOST_ON_A_LINE)
        out.line(own, values.map((value) => form.write(value)).join(" "));
      else
        out.items(
          own,
          values.map((value) => form.write(value)),
        );
    },
    read(node, members) {
      members[name] = readInts(node, count, form);
    },
    ...scanningArray(name, count, form),
  };
}

/** Floats as they are, or as the older program can read them. */
export function floatsLine(
  out: Output,
  token: string,
  forms: readonly FloatForm[],
  values: readonly number[],
  bits: readonly (number | bigint | undefined)[] | undefined,
): void {
  const { losses } = out;
  if (losses === undefined)
    return out.values(token, values.length, (view, at, i) =>
      forms[i]!.put(view, at, values[i]!, bits?.[i]),
    );
  const texts = values.map((value, i) => {
    const { text, loss } = forms[i]!.narrow(value);
    if (loss !== undefined) losses.add(loss.what, loss.why);
    return text;
  });
  out.line(token, texts.join(" "));
}

/** Floats of an array. */
export function floatsStatement(
  { token, as }: TextEntry,
  name: string,
  { of, count }: { readonly of: FloatType; readonly count: number },
): Statement {
  const form = floatForm(as, of);
  const forms = Array.from({ length: count }, () => form);
  const nan = nanMember(name);
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const values = members[name] as readonly number[] | undefined;
      if (values === undefined) return;
      floatsLine(out, own, forms, values, members[nan] as readonly number[] | undefined);
    },
    read(node, members) {
      const list = readFloats(node, forms);
      members[name] = list.map((one) => one.value);
      const none = of.bits === 64 ? 0n : 0;
      if (list.some((one) => one.bits !== undefined))
        members[nan] = list.map((one) => one.bits ?? none);
    },
    ...scanningArray(name, count, form),
  };
}

/** Several members after one token. */
export function joinedStatement(
  entry: TextEntry,
  of: readonly string[],
  kinds: readonly MemberKind[],
): Statement {
  const floats = kinds.flatMap((kind) =>
    kind.kind === "value" && kind.field.type.kind === "float" ? [kind.field.type] : [],
  );
  if (floats.length > 0) return floatStatement(entry, of, floats);
  const { token, as } = entry;
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
    ...scanning(of, forms),
  };
}

function intTypeOf(kind: MemberKind): ValueType & { kind: "int" } {
  if (kind.kind === "int" || kind.kind === "ints") return kind.type;
  return (kind as { readonly field: ValueField }).field.type as ValueType & { kind: "int" };
}

/** Floats after one token, each a member of its own: one or several. */
export function floatStatement(
  { token, as }: TextEntry,
  of: readonly string[],
  types: readonly FloatType[],
): Statement {
  const forms = types.map((type) => floatForm(as, type));
  return {
    token,
    single: true,
    write(members, out, own = token) {
      if (of.some((name) => members[name] === undefined)) return;
      const values = of.map((name) => members[name] as number);
      const bits = of.map((name) => members[nanMember(name)] as number | undefined);
      floatsLine(out, own, forms, values, bits);
    },
    read(node, members) {
      for (const [i, { value, bits }] of readFloats(node, forms).entries()) {
        members[of[i]!] = value;
        if (bits !== undefined) members[nanMember(of[i]!)] = bits;
      }
    },
    ...scanning(of, forms),
  };
}

/** The numbers of the members that are 1: those that are not written are 0. */
export function setStatement(
  token: string,
  of: readonly string[],
  known: ReadonlyMap<string, MemberKind>,
): Statement {
  return {
    token,
    write(members, out) {
      const numbers = of.flatMap((name, i) => (members[name] === 1 ? [i + 1] : []));
      if (numbers.length > 0) out.line(token, numbers.join(" "));
    },
    read(node, members) {
      for (const [i, number] of readInts(node, node.values.length, WHOLE).entries()) {
        const name = of[number - 1];
        if (name === undefined || !known.has(name))
          throw wrong(
            node.values[i]!,
            `there is no number ${number} here`,
            `Expected 1 to ${of.length}.`,
          );
        members[name] = 1;
      }
    },
  };
}

const WHOLE = integerForm({ kind: "int", name: "u32", bits: 32, signed: false }, undefined);

/** Parts of a word as that word. */
export function wordStatement(
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
