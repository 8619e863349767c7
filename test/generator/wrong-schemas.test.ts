import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadSchemas } from "../../generator/schemas/files.ts";
import type { SchemaFiles } from "../../generator/schemas/schemas.ts";
import { isWhole } from "../support/corpus.ts";
import { RIGHT_NAMES, rightSchemas } from "../support/right-schemas.ts";
import {
  complaint,
  expectedOf,
  refusal,
  RIGHT,
  WRONG_NAMES,
  WRONG_SCHEMAS,
} from "../support/wrong-schemas.ts";

/*
 * Each folder of cases/wrong-schemas shows one mistake: schema.yaml, what it includes, and in expected.txt all that
 * the author is shown. `UPDATE=1 npx vitest run test/generator/wrong-schemas.test.ts` writes expected.txt anew: read what changed
 * as somebody who made the mistake.
 */
describe("wrong schemas are explained", () => {
  test.each(WRONG_NAMES)("%s", async (name) => {
    const folder = join(WRONG_SCHEMAS, name);
    const actual = complaint(await loadSchemas(folder));
    const expected = join(folder, "expected.txt");
    if (process.env["UPDATE"] !== undefined) writeFileSync(expected, actual);
    expect(existsSync(expected), "run once with UPDATE=1").toBe(true);
    expect(actual).toBe(expectedOf(name));
    expect(actual).not.toBe(RIGHT);
  });
});

/** What the YAML library calls things, which nobody knows who only writes YAML. */
const LIBRARY = /implicit|compact|flow-|node end|collection|scalar|mapping|sequence|directive/i;

test.each(WRONG_NAMES.filter((name) => name.startsWith("yaml-")))(
  "errors of YAML itself are told in plain words, with what to do: %s",
  async (name) => {
    const { diagnostics } = refusal(await loadSchemas(join(WRONG_SCHEMAS, name)))!;
    for (const { message, hint } of diagnostics) {
      expect(message).not.toMatch(LIBRARY);
      expect(hint).toMatch(/\w{3}/);
    }
  },
);

/** The words of a template literal between its `${…}`: `the key "` and `" is there twice`. */
function fixedParts(template: string): string[] {
  return template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).filter((part) => /\w{3}/.test(part));
}

test("every complaint of the generator has a case", () => {
  const complaints = WRONG_NAMES.map(expectedOf).join();
  const folder = join(import.meta.dirname, "..", "..", "generator");
  const sources = readdirSync(folder, { encoding: "utf8", recursive: true }).filter((name) =>
    name.endsWith(".ts"),
  );
  const unannounced = sources.flatMap((name) => {
    const source = readFileSync(join(folder, name), "utf8");
    // What is given is as a literal in the call; where it is put together first, its cases speak for it.
    const calls = source.matchAll(
      /report\.error\(\s*[\w.!?[\]& |]+,\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`)/g,
    );
    return [...calls]
      .map(([, double, single, template]) => double ?? single ?? template!)
      .filter((message) => !fixedParts(message).every((part) => complaints.includes(part)))
      .map((message) => `${name}: ${message}`);
  });
  expect(unannounced).toEqual([]);
});

describe("whatever is in the schemas", async () => {
  /** All of this project, with overlays and dialects. */
  const quake = await loadSchemas(join(import.meta.dirname, "..", "..", "schema"));
  /** Small ones, which have what no format here has, and are read a hundred times as fast. */
  const alone = RIGHT_NAMES.map((name) => rightSchemas([name])).filter(
    (files) => complaint(files) === RIGHT,
  );
  /** A number with its point is one token; a member of something is two. */
  const tokens = /\d[\w.]*|\w+|\s+|[^\w\s]/g;

  /** Takes out, doubles, or replaces a line or a token of one file by another one of it. */
  const mutation = fc.record({
    file: fc.nat(),
    unit: fc.constantFrom("line", "token"),
    at: fc.nat(),
    from: fc.nat(),
    how: fc.constantFrom("delete", "double", "replace", "junk"),
    junk: fc.constantFrom(
      "",
      "[",
      "}",
      ": ",
      "&a",
      "*a",
      "!!set",
      "- ",
      "\t",
      "-1",
      "0x",
      "<<",
      "%",
      "|",
      "constructor",
      "toString",
      "__proto__",
      "u64",
    ),
  });

  function mutate(
    text: string,
    {
      unit,
      at,
      from,
      how,
      junk,
    }: { unit: string; at: number; from: number; how: string; junk: string },
  ) {
    const parts = unit === "line" ? text.split(/(?<=\n)/) : (text.match(tokens) ?? []);
    const index = at % parts.length;
    const other = how === "replace" ? parts[from % parts.length]! : how === "junk" ? junk : "";
    const inserted = how === "double" ? parts[index]!.repeat(2) : other;
    return parts.toSpliced(index, 1, inserted).join("");
  }

  function nothingElseIsThrown(schemas: readonly SchemaFiles[], numRuns: number): void {
    const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...schemas), mutations, (files, all) => {
        const names = [...files.keys()];
        const changed = new Map(files);
        for (const m of all) {
          const name = names[m.file % names.length]!;
          changed.set(name, mutate(changed.get(name)!, m));
        }
        const error = refusal(changed);
        for (const line of error?.message.split("\n") ?? []) expect(line.length).toBeLessThan(2100);
        for (const { message } of error?.diagnostics ?? []) expect(message).not.toMatch(LIBRARY);
      }),
      { numRuns },
    );
  }

  test("nothing but a SchemaError is thrown", () => {
    expect(alone.length).toBeGreaterThan(20);
    nothingElseIsThrown(alone, 100);
  });

  test("nothing but a SchemaError is thrown of this project's", () => {
    nothingElseIsThrown([quake], isWhole ? 20 : 1);
  });

  test.each([
    ["brackets", "[".repeat(100_000)],
    ["maps in a line", "{a: ".repeat(50_000)],
    ["lists in a line", "- ".repeat(50_000)],
    ["levels", Array.from({ length: 1000 }, (_, i) => `${" ".repeat(i)}a:`).join("\n")],
    ["a billion laughs", laughs(30)],
  ])("what is nested without end is refused: %s", (_, text) => {
    const complaints = complaint(new Map([["schema.yaml", text]]));
    expect(complaints).toMatch(/nested too deeply|an alias is not part/);
    expect(complaints.length).toBeLessThan(1_000_000);
  });
});

/** Aliases that would make 2ⁿ nodes if anybody followed them. */
function laughs(levels: number): string {
  const lines = Array.from({ length: levels }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`);
  return `a0: &a0 [lol]\n${lines.join("\n")}\n`;
}
