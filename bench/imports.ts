/*
 * How many descriptions `demospec import` takes whole, in part, or not at all, and why. Those that are taken whole read
 * the files that they are tested with: are the values as expected, and do the bytes come back?
 *
 *     node --import tsx bench/imports.ts <folder of kaitai_struct_tests or of kaitai_struct_formats>
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { importDescription } from "../cli/import/import-file.ts";
import { DerivedError, invalidIn, withDerived } from "../demospec.ts";
import { resolveSchemas } from "../generator/index.ts";
import { interpreter } from "../vectors/index.ts";

const root = process.argv[2];
if (root === undefined || !existsSync(root)) {
  console.log("Left out: name a folder of kaitai_struct_tests or kaitai_struct_formats");
  process.exit(0);
}
const formats = existsSync(join(root, "formats")) ? join(root, "formats") : root;
const imports = existsSync(join(formats, "ks_path")) ? join(formats, "ks_path") : formats;
const counts: Record<string, number> = {};
const reasons: Record<string, number> = {};
const wrong: string[] = [];
const add = (to: Record<string, number>, key: string) => (to[key] = (to[key] ?? 0) + 1);

const names = (readdirSync(formats, { recursive: true }) as string[]).filter((name) =>
  name.endsWith(".ksy"),
);
for (const name of names.toSorted()) {
  try {
    const made = await importDescription(join(formats, name), imports);
    add(counts, made.lost.length === 0 ? "whole" : "in part");
    if (made.lost.length === 0 && made.later === 0) add(counts, "whole, all fields written");
    const why = new Set(made.lost.map(({ reason }) => reason.replaceAll(/"[^"]*"/g, '"…"')));
    for (const reason of why) add(reasons, reason);
    if (made.lost.length === 0) hold(basename(name, ".ksy"), made.text);
  } catch (error) {
    add(counts, "refused");
    const { message } = error as Error;
    const line = /yaml:\d+:\d+: (.*)/.exec(message)?.[1] ?? message.split("\n")[0]!;
    add(reasons, `refused: ${line.replaceAll(/"[^"]*"/g, '"…"').slice(0, 90)}`);
  }
}
console.log(counts);
const most = Object.entries(reasons).toSorted(([, a], [, b]) => b - a);
for (const [reason, count] of most) console.log(String(count).padStart(5), reason);
for (const each of wrong) console.log("wrong:", each);

/** Reads the file that a description is tested with, and writes it again. */
function hold(name: string, text: string): unknown {
  const expected = join(root!, "spec", "ks", `${name}.kst`);
  if (!existsSync(expected)) return undefined;
  const {
    data,
    asserts = [],
    exception,
  } = parse(readFileSync(expected, "utf8"), { intAsBigInt: true }) as {
    data: string;
    exception?: string;
    asserts?: { actual: string; expected: unknown; exception?: string }[];
  };
  const bytes = new Uint8Array(readFileSync(join(root!, "src", data)));
  const [table] = resolveSchemas(new Map([[`${name}.yaml`, text]])).protocols;
  const codec = interpreter(table!);
  add(counts, "whole, with a file");
  try {
    const { value, end } = codec.decode(0, bytes);
    const back = codec.encode(0, value);
    if (Buffer.compare(back, bytes.subarray(0, end)) !== 0) wrong.push(`${name}: other bytes`);
    else add(counts, end === bytes.length ? "bytes come back" : "bytes come back, of a beginning");
    const all = withDerived(table!, value);
    const invalid = invalidIn(table!, value);
    if (exception !== undefined && invalid.length === 0) {
      const asked = Object.keys(all).map((key) => found(all, [key]));
      if (!asked.some((each) => each instanceof DerivedError)) wrong.push(`${name}: no error`);
      else add(counts, "refused when it is asked for");
    } else if (exception !== undefined) add(counts, "named as invalid, as expected");
    else for (const each of invalid) wrong.push(`${name}: ${each.path} ${each.reason}`);
    for (const { actual, expected: should, exception: refused } of asserts) {
      const path = actual.split(/[.[\]]+/).filter(Boolean);
      const is = found(all, path);
      if (refused !== undefined) {
        if (is instanceof DerivedError) add(counts, "values refused as expected");
        else wrong.push(`${name}: ${actual} is ${textOf(is)}, and should be refused`);
        continue;
      }
      const plain = plainOf(should, text);
      if (plain === undefined) add(counts, "values not compared: how they are said");
      else if (is === undefined && plain !== null)
        add(counts, "values not compared: lengths, constants, and what is of a value");
      else if (sameText(is, plain)) add(counts, "values as expected");
      else wrong.push(`${name}: ${actual} is ${textOf(is)}, not ${textOf(plain)}`);
    }
  } catch (error) {
    // One has its exception in a comment, for languages that keep what was read before.
    const isRefused = exception !== undefined || name.endsWith("_eof_exception");
    if (isRefused) return add(counts, "refused as expected");
    wrong.push(`${name}: ${(error as Error).message.split("\n")[0]}`);
  }
  return undefined;
}

/** What is under a path, or why it cannot be computed. */
function found(value: unknown, path: readonly string[]): unknown {
  try {
    let is = value;
    for (const key of path) is = under(is, named(key));
    return valueAlone(is);
  } catch (error) {
    if (error instanceof DerivedError) return error;
    throw error;
  }
}

/** A member; of an element that is a struct of a member `value`, one of that. */
function under(of: unknown, key: string): unknown {
  const members = of as Record<string, unknown> | undefined;
  const own = members?.[key];
  const { value } = (members ?? {}) as { readonly value?: Record<string, unknown> };
  return own === undefined && typeof value === "object" ? value[key] : own;
}

/** An element that no list has as it is. */
function valueAlone(of: unknown): unknown {
  const isStruct = typeof of === "object" && of !== null && !Array.isArray(of);
  return isStruct && "value" in of && !ArrayBuffer.isView(of) ? of.value : of;
}

/** `type` is `type_value`, as a message has a `type` of its own. */
function named(key: string): string {
  return key === "type" ? "type_value" : key;
}

/** A value as the tests say it, in an expression of Kaitai's language; undefined where that is another. */
function plainOf(should: unknown, schema: string): unknown {
  if (typeof should !== "string") return typeof should === "boolean" ? Number(should) : should;
  if (should === "null") return null;
  if (/^"([^"\\]|\\[n"\\])*"$/.test(should)) return JSON.parse(should);
  if (/^-?\d+$/.test(should)) return BigInt(should);
  const bytes = /^\[([0-9a-fxA-F, ]*)\](\.as<bytes>)?$/.exec(should)?.[1];
  if (bytes !== undefined)
    return bytes
      .split(",")
      .filter((each) => each.trim() !== "")
      .map(Number);
  if (!/^\w+(::\w+)+$/.test(should)) return undefined;
  // Of an enum's name the schema has the number.
  const parts = should.split("::");
  const enums = Object.entries((parse(schema) as Schema).enums ?? {});
  const [, found] = enums.find(([each]) => each.endsWith(parts.at(-2)!)) ?? [];
  const entry = found?.values[parts.at(-1)!];
  return typeof entry === "object" ? entry.value : entry;
}

interface Schema {
  readonly enums?: Record<string, { values: Record<string, number | { value: number }> }>;
}

function sameText(is: unknown, plain: unknown): boolean {
  // Of fractions the tests have as many digits as were thought enough.
  if (typeof is === "number" && typeof plain === "number" && !Number.isInteger(plain))
    return Math.abs(is - plain) < 1e-6;
  return textOf(is) === textOf(plain);
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return String(Number(value));
  if (value instanceof Uint8Array) return JSON.stringify([...value]);
  return typeof value === "string" || Array.isArray(value)
    ? JSON.stringify(value)
    : String(value ?? null);
}
