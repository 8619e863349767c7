import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { check } from "../../lsp/check.ts";
import { unitsOf } from "../../lsp/symbols/families.ts";
import { FileCache } from "../../lsp/symbols/files.ts";
import type { Name } from "../../lsp/symbols/names.ts";
import { renamed } from "../../lsp/answers/rename.ts";
import { sameButNames } from "../../lsp/answers/same-but-names.ts";
import { Symbols } from "../../lsp/symbols/symbols.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..", "schema");
const TEXTS = new Map(
  readdirSync(ROOT)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => [name, readFileSync(join(ROOT, name), "utf8")] as const),
);
const isWhole = process.env["DEMOSPEC_RECORDINGS"] === "whole";
const SYMBOLS = new Symbols(new FileCache().read(TEXTS));

/** Each thing that has a name in the project's schemas, by its first name. */
const THINGS = SYMBOLS.names.filter(
  (name) => name.category !== "file" && name.defines && SYMBOLS.definitions(name)[0] === name,
);

/** All of them take a quarter of an hour. */
const EVERY = 30;

/** How long the schemas are in which a name is found, in characters: they are checked twice. */
function sizeAround({ file }: Name): number {
  const units = unitsOf(SYMBOLS.families).filter((unit) => [...unit].includes(file));
  return units.flatMap((unit) => [...unit]).reduce((sum, one) => sum + TEXTS.get(one)!.length, 0);
}

/** One of each category, where it is found fastest; those that take long are tried with the others. */
const SMALL = [...new Set(THINGS.map(({ category }) => category))].flatMap((category) => {
  const own = THINGS.filter((name) => name.category === category);
  const size = Math.min(...own.map(sizeAround));
  return isWhole || size < 20_000 ? own.find((name) => sizeAround(name) === size)! : [];
});

const TRIED = isWhole ? [...SMALL, ...THINGS.filter((_, i) => i % EVERY === 0)] : SMALL;

function newName({ category, text }: Name): string {
  if (category === "version") return `${text}7`;
  return category === "constant" ? `${text}_ELSE` : `${text}_else`;
}

describe("a rename of any name", () => {
  whole(
    "of each thing finds all of its places: the check passes, and the tables are as they were but for names",
    () => {
      const wrong = TRIED.flatMap((name) => {
        const places = SYMBOLS.sameAs(name);
        const touched = new Set(places.map(({ file }) => file));
        const units = unitsOf(SYMBOLS.families).filter((unit) =>
          [...unit].some((file) => touched.has(file)),
        );
        return units.flatMap((unit) => {
          const texts = new Map([...unit].map((file) => [file, TEXTS.get(file)!]));
          const before = known(texts);
          const after = check(renamed(texts, places, newName(name)));
          const at = `${name.category} ${name.text} in ${name.file}`;
          if (after.tables === undefined) return [`${at}: ${after.diagnostics[0]!.message}`];
          return sameButNames(before, after.tables, name.text, newName(name))
            ? []
            : [`${at}: other tables`];
        });
      });
      expect(wrong).toEqual([]);
    },
    3_600_000,
  );

  test("of a dialect finds it in what several dialects make together", () => {
    const name = SYMBOLS.names.find(
      ({ category, text, defines }) => category === "version" && text === "opaque" && defines,
    )!;
    const places = SYMBOLS.sameAs(name);
    expect(
      places.map(({ file, start, end }) => `${file}: ${TEXTS.get(file)!.slice(start - 4, end)}`),
    ).toEqual([
      "quakeworld-fte-opaque.yaml: ct: opaque",
      "quakeworld-fte-origins.yaml: fte+opaque",
      "quakeworld-fte-turns.yaml: at, opaque",
      "quakeworld-fte-whole.yaml: at, opaque",
      "quakeworld-fte-whole.yaml: fte+opaque",
    ]);
  });

  test("of a group finds the changes that replace what it put there", () => {
    const name = SYMBOLS.names.find(
      ({ category, text, defines }) => category === "group" && text === "limits" && defines,
    )!;
    const places = SYMBOLS.sameAs(name);
    expect(
      places.map(({ file, start, end }) => `${file}: ${TEXTS.get(file)!.slice(start - 9, end)}`),
    ).toEqual([
      "quake2_mvd-2011.yaml: replace: limits",
      "quake2_mvd.yaml: roups:\n  limits",
      "quake2_mvd.yaml:   - use: limits",
    ]);
  });

  test("of what a kind puts before all messages finds what tells of it", () => {
    const texts = new Map([
      [
        "pet.yaml",
        `protocol: pet
title: Pet
versions: ["1"]
flavors:
  plain: { doc: Without. }
  relay: { doc: With., prefix: { bit: 7, name: who, type: u8 } }
messages:
  a: { id: 1, role: effect, lasts: { by: [who] }, fields: [x: u8] }
  b: { id: 2, role: effect, lasts: { by: [who] }, fields: [x: u8] }
`,
      ],
    ]);
    const symbols = new Symbols(new FileCache().read(texts));
    for (const name of symbols.names.filter(({ text }) => text === "who")) {
      const places = symbols.sameAs(name);
      expect(places).toHaveLength(3);
      expect(check(renamed(texts, places, "whom")).diagnostics).toEqual([]);
    }
  });

  const cached = new Map<string, unknown>();
  function known(texts: ReadonlyMap<string, string>) {
    const key = [...texts.keys()].join();
    if (!cached.has(key)) cached.set(key, check(texts).tables);
    return cached.get(key);
  }
});

describe("tables", () => {
  test.each([
    [{ a: "sound" }, { a: "noise" }, true],
    [{ a: "baseline.sound" }, { a: "baseline.noise" }, true],
    [{ sound: 1 }, { noise: 1 }, true],
    [["sound", "soundnum"], ["noise", "soundnum"], true],
    [["soundEnd"], ["noiseEnd"], true],
    [["soundnum"], ["noisenum"], false],
    [["sound"], ["else"], false],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [[1], [1, 2], false],
  ])("are the same but for names: %j and %j: %s", (a, b, same) => {
    expect(sameButNames(a, b, "sound", "noise")).toBe(same);
  });

  test("that name a version have it as a whole, or before a kind", () => {
    expect(sameButNames(["1.07", "1.07-relay"], ["2.0", "2.0-relay"], "1.07", "2.0")).toBe(true);
  });
});
