import { bytesIn, OF_BYTES } from "./bytes.ts";
import { bounded, compared, DerivedError, kindOf, listIn, numberIn, wholeIn } from "./values.ts";

/*
 * What texts, lists, bytes and numbers have.
 */

/** What a value has, `length` or `to_s`, or is called with. Throws DerivedError. */
export function property(value: unknown, name: string, given: readonly unknown[]): unknown {
  if (typeof value === "string") return ofText(value, name, given);
  // Bytes are long: they are no lists where nobody asks for an element.
  if (value instanceof Uint8Array) {
    if (name === "length" || name === "size") return BigInt(value.length);
    if (name === "substring") return part(value, given);
    const ofBytes = OF_BYTES[name];
    if (ofBytes !== undefined) return ofBytes(value, ...given);
  }
  const list = listIn(value);
  if (list !== undefined) return ofList(list, name, given);
  const number = numberIn(value);
  if (name === "to_s") return String(number);
  if (name === "to_i") return typeof number === "bigint" ? number : cut(number);
  throw new DerivedError(`${kindOf(value)} has no "${name}"`);
}

function cut(number: number): bigint {
  if (Number.isFinite(number)) return BigInt(Math.trunc(number));
  throw new DerivedError(`${number} is no whole number`);
}

function ofText(text: string, name: string, given: readonly unknown[]): unknown {
  if (name === "length") return BigInt([...text].length);
  if (name === "reverse") return [...text].toReversed().join("");
  if (name === "to_i") return parsed(text, given[0] ?? 10n);
  if (name === "to_s") return text;
  if (name !== "substring") throw new DerivedError(`a text has no "${name}"`);
  const [from, to] = given.map((each) => Number(wholeIn(each)));
  return [...text].slice(from, to).join("");
}

function parsed(text: string, base: unknown): bigint {
  const radix = wholeIn(base);
  const digits = text.replace(/^[-+]/, "");
  let number = 0n;
  for (const digit of digits) {
    const value = /^[0-9a-z]$/i.test(digit) ? Number.parseInt(digit, 36) : 36;
    if (BigInt(value) >= radix) throw new DerivedError(`"${text.slice(0, 20)}" is no number`);
    number = bounded(number * radix + BigInt(value));
  }
  if (digits === "") throw new DerivedError("an empty text is no number");
  return text.startsWith("-") ? -number : number;
}

function ofList(list: readonly unknown[], name: string, given: readonly unknown[]): unknown {
  if (name === "length" || name === "size") return BigInt(list.length);
  if (name === "substring") return part(list, given);
  const ofBytes = OF_BYTES[name];
  if (ofBytes !== undefined) return ofBytes(bytesIn(list), ...given);
  if (list.length === 0) throw new DerivedError(`an empty list has no "${name}"`);
  if (name === "first") return list[0];
  if (name === "last") return list.at(-1);
  if (name === "reverse") return list.toReversed();
  const sign = name === "min" ? 1 : -1;
  if (name !== "min" && name !== "max") throw new DerivedError(`a list has no "${name}"`);
  return list.reduce((most, each) => (sign * compared(each, most) < 0 ? each : most));
}

function part(of: Uint8Array | readonly unknown[], given: readonly unknown[]): unknown {
  const [from, to] = given.map(wholeIn);
  if (0n > from! || from! > to! || to! > BigInt(of.length))
    throw new DerivedError(`${from} to ${to} are no elements of ${of.length}`);
  const [first, last] = [Number(from), Number(to)];
  return of instanceof Uint8Array ? of.subarray(first, last) : of.slice(first, last);
}
