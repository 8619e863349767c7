import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { anySchemas } from "../../fuzz/schemas/any.ts";
import { failureOfTables } from "../../fuzz/schemas/attempt.ts";
import { failuresOfCode } from "../../fuzz/schemas/compiled.ts";
import {
  type Files,
  pathsIn,
  print,
  texts,
  type Tree,
  without,
} from "../../fuzz/schemas/document.ts";
import { checked, repaired } from "../../fuzz/schemas/repair.ts";
import { runSchemas } from "../../fuzz/schemas/run.ts";
import { place, SchemaError } from "../../generator/read/diagnostics.ts";
import type { SchemaFiles } from "../../generator/schemas/schemas.ts";
import { resolveSchemas } from "../../generator/resolve/resolve.ts";
import { isWhole } from "../support/corpus.ts";
import { whole } from "../support/whole.ts";

/*
 * Random schemas from the language's own shapes. What the checker accepts generates, compiles and holds;
 * what it refuses, it refuses at a place where something can be taken away. `npx demospec fuzz --schemas` tries more.
 */
const { SEED = "15" } = process.env;
/** How many, and how many of them are compiled: a thousand in `npm run test:recordings`. */
const [RUNS, COMPILED] = isWhole ? [1000, 50] : [12, 2];

/** Inputs for each of those that were found. */
const INPUTS = isWhole ? 10 : 2;

whole(
  "what is accepted compiles and holds, and what is refused has errors at the right places",
  async () => {
    const { accepted, compiled, findings } = await runSchemas({
      seed: 1000 * Number(SEED),
      runs: RUNS,
      compile: COMPILED,
      inputs: 2,
      unshrunk: true,
    });
    const complaints = findings.map(({ what, why, files }) =>
      [what, why, ...files.values()].join("\n"),
    );
    expect(complaints.join("\n\n")).toBe("");
    // Taking away what is wrong leaves something of nearly all of them.
    expect(accepted).toBeGreaterThan(0.75 * RUNS);
    expect(compiled).toBe(COMPILED);
  },
  900_000,
);

whole("the same seed makes the same schemas, and the same schemas the same errors", () => {
  for (let seed = 0; seed < 10; seed++) {
    const [files, again] = [anySchemas(seed), anySchemas(seed)];
    expect(texts(files)).toEqual(texts(again));
    expect(String(checked(files))).toBe(String(checked(again)));
  }
});

whole("a printed tree is the tree, and each place is that of its path", () => {
  for (let seed = 0; seed < 20; seed++)
    for (const tree of anySchemas(seed).values()) {
      const { text, places, contents } = print(tree);
      expect(contents.toJSON()).toEqual(parse(text, { schema: "failsafe" }));
      expect(asTree(parse(text, { schema: "failsafe" }))).toEqual(tree);
      for (const { start, end } of places) expect(text.slice(start, end).trim()).not.toBe("");
      expect(places.length).toBeGreaterThanOrEqual(pathsIn(tree).length);
    }
});

whole("what is wrong is told alike of a text that is read and of one whose tree is known", () => {
  for (let seed = 0; seed < 10; seed++) {
    const files = anySchemas(seed);
    expect(complaints(texts(files))).toEqual(complaints(files));
  }
});

function complaints(files: SchemaFiles | Files): string[] {
  const isRead = [...files.values()].every((file) => typeof file === "string");
  const found = isRead ? refused(files as SchemaFiles) : checked(files as Files);
  if (!(found instanceof SchemaError)) return [];
  return found.diagnostics.map(({ span, message }) => `${place(span)}: ${message}`);
}

function refused(files: SchemaFiles): unknown {
  try {
    return resolveSchemas(files);
  } catch (error) {
    return error;
  }
}

test("taking away leaves all else as it is", () => {
  const tree = asTree({ a: ["x", { b: "1" }, "z"], c: { d: "2" } });
  expect(
    without(tree, [
      ["a", 0],
      ["c", "d"],
    ]),
  ).toEqual(asTree({ a: [{ b: "1" }, "z"] }));
  expect(without(tree, [["a", 1, "b"]])).toEqual(asTree({ a: ["x", "z"], c: { d: "2" } }));
  expect(without(tree, [[]])).toBeUndefined();
});

test("errors lead to a schema that is accepted", () => {
  const files = new Map([["packets.yaml", asTree(WRONG)]]);
  const { files: left, tables, rounds } = repaired(files);
  expect(checked(files)).toBeInstanceOf(SchemaError);
  expect(tables?.protocols[0]?.messages.map(({ name }) => name)).toEqual(["a"]);
  expect(rounds).toBeLessThan(4);
  expect(print(left.get("packets.yaml")!).text).toContain("- x: u8");
});

const WRONG = {
  protocol: "packets",
  title: "Packets",
  versions: ["1"],
  messages: {
    a: { id: "1", fields: [{ x: "u8" }, { y: "nothing" }, { z: { type: "u8", when: "f.0" } }] },
  },
};

/** Schemas that were found by trying: each showed a mistake, which is named by its folder's name. */
const FOUND = join(import.meta.dirname, "..", "cases", "found-schemas");

/** Their code is made and compiled where all is tried. */
const readBy = isWhole
  ? ""
  : ", as the interpreter reads them (npm run test:recordings: their code, too)";

describe(`schemas that were found${readBy}`, async () => {
  const all = readdirSync(FOUND).map((name, seed) => ({ name, seed, files: filesOf(name) }));
  const failures = isWhole ? await failuresOfCode(all, INPUTS) : [];

  test.each(all)("$name", ({ seed, files }) => {
    const tables = checked(files);
    if (tables instanceof SchemaError) throw tables;
    expect(failureOfTables(tables, INPUTS, 7)).toBeUndefined();
    expect(failures.find(({ accepted }) => accepted.seed === seed)?.failure).toBeUndefined();
  });
});

function filesOf(name: string): Files {
  const folder = join(FOUND, name);
  const read = (file: string) =>
    parse(readFileSync(join(folder, file), "utf8"), { schema: "failsafe" });
  return new Map(readdirSync(folder).map((file) => [file, asTree(read(file))]));
}

function asTree(value: unknown): Tree {
  if (Array.isArray(value)) return value.map(asTree);
  if (typeof value !== "object" || value === null) return String(value);
  return new Map(Object.entries(value).map(([key, inner]) => [key, asTree(inner)]));
}
