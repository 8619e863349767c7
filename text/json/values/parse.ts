import { nearest } from "../../../runtime/errors/nearest.ts";
import { valueText } from "../../../runtime/errors/reasons.ts";
import { Fault } from "./fault.ts";
import { BITS, chosenPlan, isHint, knownMembers } from "../plan.ts";
import type { Kind, Plan } from "../types/kind.ts";

type Json = Record<string, unknown>;

/**
 * Makes what JSON has for a message, a struct or a block what codecs take, in place.
 *
 * @param path where it is, for the error
 * @param companions names that are no members of it, and are left alone
 * @throws Fault for a member that there is not, or a value of another kind
 */
export function takeMembers(
  plan: Plan,
  json: Json,
  path: readonly string[],
  companions?: ReadonlySet<string>,
): void {
  const chosen = chosenPlan(plan, json);
  for (const name in json) {
    const kind = plan.members.get(name) ?? kindIn(chosen, json, name);
    const value = json[name];
    // JSON has nothing that is undefined: it is a member that was not read.
    if (value === undefined) continue;
    if (kind !== undefined) {
      if (kind.kind !== "number" || typeof value !== "number")
        json[name] = taken(kind, value, path, name);
    } else if (companions === undefined ? name !== "type" : !companions.has(name))
      throw unknownMember(plan, json, path, name);
  }
}

function kindIn(plan: Plan | undefined, json: Json, name: string): Kind | undefined {
  if (plan === undefined) return undefined;
  return plan.members.get(name) ?? kindIn(chosenPlan(plan, json), json, name);
}

function unknownMember(plan: Plan, json: Json, path: readonly string[], name: string): Fault {
  const known = knownMembers(plan, json);
  const near = nearest(name, known);
  const hint =
    near !== undefined
      ? `Did you mean ${JSON.stringify(near)}?`
      : known.length === 0
        ? `${plan.name} has no members`
        : `${plan.name} has ${known.join(", ")}`;
  return new Fault(`${plan.name} has no member ${valueText(name)}`, [...path, name], true, hint);
}

function taken(kind: Kind, value: unknown, path: readonly string[], name: string): unknown {
  switch (kind.kind) {
    case "number":
      if (typeof value === "number") return value;
      break;
    case "string":
      if (typeof value === "string") return value;
      break;
    case "flag":
      if (typeof value === "boolean") return value;
      break;
    case "hint":
      return takenHint(kind, value, path, name);
    case "float":
      return takenFloat(value, path, name);
    case "big":
      return takenBig(value, path, name);
    case "bytes":
      return takenBytes(value, path, name);
    case "array":
      return takenArray(kind.of, value, path, name);
    case "record":
      return takenRecord(value, path, name);
    case "struct":
      return takenStruct(kind.plan, value, path, name);
    case "list":
      return takenList(kind.plan, value, path, name);
  }
  throw other(value, WORDS[kind.kind], path, name);
}

const WORDS = { number: "a number", string: "a string", flag: "true or false" } as const;

function other(value: unknown, expected: string, path: readonly string[], name: string): Fault {
  return new Fault(`${valueText(value)} is not ${expected}`, [...path, name]);
}

const FLOATS: ReadonlyMap<unknown, number> = new Map([
  ["NaN", Number.NaN],
  ["Infinity", Infinity],
  ["-Infinity", -Infinity],
]);

function takenHint(
  kind: Kind & { readonly kind: "hint" },
  value: unknown,
  path: readonly string[],
  name: string,
): unknown {
  if (isHint(value, kind)) return value;
  throw other(value, `a whole number from ${kind.low} to ${kind.high}`, path, name);
}

function takenFloat(value: unknown, path: readonly string[], name: string): number {
  if (typeof value === "number") {
    if (Number.isFinite(value)) return value;
    // JSON knows no infinity: it was a number with too many digits.
    throw new Fault("is too large for any number", [...path, name]);
  }
  const float = FLOATS.get(value);
  if (float !== undefined) return float;
  throw other(value, 'a number, "NaN", "Infinity" or "-Infinity"', path, name);
}

/** As many digits as 64 bits have: more take long to read. */
export const BIG_DIGITS = /^-?\d{1,20}$/;

function takenBig(value: unknown, path: readonly string[], name: string): bigint {
  // Of a line that is written as all are they have been read.
  if (typeof value === "bigint") return value;
  if (typeof value === "string" && BIG_DIGITS.test(value)) return BigInt(value);
  throw other(value, 'a string of digits, as "18446744073709551615"', path, name);
}

function takenBytes(value: unknown, path: readonly string[], name: string): Uint8Array {
  // Of a line that is written as all are they have been read.
  if (value instanceof Uint8Array) return value;
  if (!isObject(value)) throw other(value, 'bytes, as {"hex":"0102ff"}', path, name);
  for (const key in value) {
    if (key === "hex") continue;
    throw new Fault(`bytes have no member ${valueText(key)}`, [...path, name, key], true);
  }
  return bytesOfHex(value["hex"], [...path, name, "hex"]);
}

/** The bytes that hex digits stand for. Throws Fault. */
export function bytesOfHex(value: unknown, path: readonly string[]): Uint8Array {
  if (typeof value !== "string" || value.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(value))
    throw new Fault(`${valueText(value)} is not hex digits, two a byte`, path);
  const bytes = new Uint8Array(value.length / 2);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = (digit(value, 2 * i) << 4) | digit(value, 2 * i + 1);
  return bytes;
}

function digit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code <= 0x39 ? code - 0x30 : (code & 0x5f) - 0x37;
}

function takenArray(
  of: (Kind & { readonly kind: "array" })["of"],
  value: unknown,
  path: readonly string[],
  name: string,
): unknown[] {
  if (!Array.isArray(value)) throw other(value, "an array", path, name);
  for (let i = 0; i < value.length; i++) {
    if (typeof value[i] === of) continue;
    const kind = of === "bits" ? BITS : { kind: of };
    value[i] = taken(kind, value[i], path, `${name}[${i}]`);
  }
  return value;
}

function takenRecord(value: unknown, path: readonly string[], name: string): Json {
  if (!isObject(value)) throw other(value, "an object of numbers", path, name);
  for (const key in value) {
    if (typeof value[key] !== "number") throw other(value[key], "a number", [...path, name], key);
  }
  return value;
}

function takenStruct(plan: Plan, value: unknown, path: readonly string[], name: string): Json {
  if (!isObject(value)) throw other(value, "an object", path, name);
  takeMembers(plan, value, [...path, name], NO_NAMES);
  return value;
}

function takenList(plan: Plan, value: unknown, path: readonly string[], name: string): Json[] {
  if (!Array.isArray(value)) throw other(value, "an array", path, name);
  for (let i = 0; i < value.length; i++) takenStruct(plan, value[i], path, `${name}[${i}]`);
  return value;
}

const NO_NAMES: ReadonlySet<string> = new Set();

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
