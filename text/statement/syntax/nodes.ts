import { nearest } from "../../../runtime/errors/nearest.ts";
import type { FloatForm, NumberForm } from "./values.ts";

/** Where something is in a text, from 1 on. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
  /** How many characters it has. */
  readonly length: number;
}

/** A word or a string after a token. */
export interface TextValue extends SourcePosition {
  readonly kind: "word" | "string";
  /** A string without its quotes and escapes. */
  readonly text: string;
}

/** A statement as it was read: `token value…;` or `token { … }`. */
export interface TextNode extends SourcePosition {
  readonly token: string;
  readonly values: readonly TextValue[];
  /** The statements in its braces, where it has some. */
  readonly children?: readonly TextNode[];
}

/** What is wrong with a text, and where. */
export class TextFault extends Error {
  override readonly name = "TextFault";

  constructor(
    readonly reason: string,
    readonly place: SourcePosition,
    /** What was expected, or what to do. */
    readonly hint: string,
  ) {
    super(`${place.line}:${place.column}: ${reason}`);
  }
}

/** @param names what could have been meant, for what is there in place of a token */
export function wrong(
  at: TextValue | TextNode,
  reason: string,
  hint: string,
  names?: Iterable<string>,
): TextFault {
  const known = names === undefined ? [] : [...names];
  const written = "token" in at ? at.token : at.text;
  const near = nearest(written, known);
  const list = known.length === 0 ? hint : `Expected one of ${known.join(", ")}.`;
  return new TextFault(reason, at, near === undefined ? list : `Did you mean "${near}"?`);
}

/** The only value of a statement. */
export function readOne(node: TextNode, kind: TextValue["kind"]): TextValue {
  const [value, other] = node.values;
  const what = kind === "string" ? 'a string: `"text"`' : "a word";
  if (value === undefined) throw wrong(node, `"${node.token}" has no value`, `Expected ${what}.`);
  if (value.kind !== kind) throw wrong(value, `"${node.token}" is no ${kind}`, `Expected ${what}.`);
  if (other !== undefined)
    throw wrong(other, `"${node.token}" has one value`, "Leave the others out.");
  return value;
}

/** Throws TextFault where something follows a token that is alone. */
export function expectFlag(node: TextNode): void {
  const inside = node.values[0] ?? node.children?.[0];
  if (inside === undefined) return;
  throw wrong(inside, `"${node.token}" has no value`, `Write \`${node.token};\`.`);
}

/** Throws TextFault where values are in place of braces. */
export function expectBraces(node: TextNode): void {
  const [value] = node.values;
  if (value === undefined) return;
  const hint = `Write \`${node.token} { … }\`.`;
  throw wrong(value, `"${node.token}" has its values in braces`, hint);
}

/** This many numbers, each in its form or all in one. */
export function readInts(
  node: TextNode,
  count: number,
  form: NumberForm | readonly NumberForm[],
): number[] {
  expectCount(node, count);
  return node.values.map((value, i) => {
    const own = Array.isArray(form) ? (form as readonly NumberForm[])[i]! : (form as NumberForm);
    const number = value.kind === "word" ? own.read(value.text) : undefined;
    if (number === undefined)
      throw wrong(
        value,
        `"${value.text}" is no number of "${node.token}"`,
        `Expected ${own.looks}.`,
      );
    if (!Number.isFinite(number))
      throw wrong(value, `${value.text} is too large or too small for "${node.token}"`, "");
    return number;
  });
}

export function readFloats(
  node: TextNode,
  forms: readonly FloatForm[],
): { readonly value: number; readonly bits?: number | bigint }[] {
  expectCount(node, forms.length);
  return node.values.map((value, i) => {
    const form = forms[i]!;
    const one = value.kind === "word" ? form.read(value.text) : undefined;
    if (one === undefined)
      throw wrong(
        value,
        `"${value.text}" is no number of "${node.token}"`,
        `Expected ${form.looks}.`,
      );
    if (one.bits === undefined && !Number.isFinite(one.value))
      throw wrong(
        value,
        `${value.text} is too large for a ${4 * (form.infinity.length - 2)}-bit float`,
        `An infinity is written as its bits: \`${form.infinity}\`.`,
      );
    return one;
  });
}

/** As many digits as 64 bits have: more take long to read. */
const BIG = /^-?(0x[0-9a-f]{1,16}|\d{1,20})$/i;

/** The numbers of a node, which has that many. */
export function readBigs(node: TextNode, count: number): bigint[] {
  const { values, token } = node;
  if (values.length !== count || node.children !== undefined)
    throw wrong(
      values[count] ?? node,
      `"${token}" has ${count === 1 ? "one value" : `${count} values`}, not ${values.length}`,
      "",
    );
  return values.map((value) => {
    if (value.kind !== "word" || !BIG.test(value.text))
      throw wrong(
        value,
        `"${value.text}" is no number of "${token}"`,
        "Expected a whole number of 64 bits, as `12` or `0x0c`.",
      );
    return value.text.startsWith("-") ? -BigInt(value.text.slice(1)) : BigInt(value.text);
  });
}

function expectCount(node: TextNode, count: number): void {
  if (node.children !== undefined)
    throw wrong(node, `"${node.token}" has no braces`, `Write \`${node.token} …;\`.`);
  if (node.values.length === count) return;
  const values = count === 1 ? "one value" : `${count} values`;
  throw wrong(
    node.values[count] ?? node,
    `"${node.token}" has ${values}, not ${node.values.length}`,
    "",
  );
}
