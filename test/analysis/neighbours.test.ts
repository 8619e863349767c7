import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Witness } from "../../diff/changes/change.ts";
import { exceptionFor, readExceptions } from "../../diff/changes/exceptions.ts";
import { whyNotWhole } from "../support/corpus.ts";
import {
  allNeighbours,
  changesOf,
  holds,
  isShown,
  tables,
  witnessesOf,
  witnessFile,
  witnessKey,
  witnessText,
  wordsOf,
} from "./neighbours.ts";
import { whole } from "../support/whole.ts";

const isWritten = process.env["DEMOSPEC_WITNESSES"] === "write";
const isWhole = isWritten || process.env["DEMOSPEC_RECORDINGS"] === "whole";

describe.each(tables.map((table) => ({ name: table.name, table })))("$name", ({ name, table }) => {
  const own = allNeighbours.filter((pair) => pair.table === table);
  const named = new Map(own.map((pair) => [pair, changesOf(pair, 0)]));

  it("has each version beside an older one, or the one that it comes from", () => {
    const later = new Set(own.map(({ between }) => between[1]));
    expect(table.versions.filter((version) => !later.has(version))).toEqual([table.versions[0]]);
    for (const { between } of own)
      expect(table.versions).toEqual(expect.arrayContaining([...between]));
  });

  it("changed as the documents say, and not otherwise", () => {
    for (const [pair, changes] of named) {
      const unsaid = new Set(changes.map(wordsOf));
      for (const [statement, patterns] of Object.entries(pair.says))
        for (const pattern of patterns) {
          const rule = readExceptions(`* ${pattern}`);
          const said = changes.filter((change) => exceptionFor(change, rule) !== undefined);
          expect
            .soft(said, `${pair.between.join(" → ")}: ${statement}: ${pattern}`)
            .not.toEqual([]);
          for (const change of said) unsaid.delete(wordsOf(change));
        }
      expect.soft([...unsaid], pair.between.join(" → ")).toEqual([]);
    }
  });

  whole("shows each change by bytes that both versions read", () => {
    const witnesses = witnessesOf(name);
    const keys = [...named].map(
      ([pair, changes]) =>
        [pair, changes.filter(isShown).map((change) => witnessKey(pair, change))] as const,
    );
    const all = new Set(keys.flatMap(([, own]) => own));
    expect([...witnesses.keys()].filter((key) => !all.has(key))).toEqual([]);
    // What nobody wrote down yet, as a change of the schema on the way, is looked for.
    for (const [pair, own] of keys) {
      if (own.every((key) => witnesses.has(key))) continue;
      for (const change of changesOf(pair, 40).filter(isShown))
        expect(change.witness, witnessKey(pair, change)).toBeDefined();
    }
    for (const [key, witness] of witnesses) {
      const [versions = ""] = key.split(", ");
      const between = versions.split(" ") as [string, string];
      expect(holds({ table, between }, witness), key).toBe(true);
    }
  });

  it.runIf(isWhole)(
    `has bytes for each change that the search finds${whyNotWhole}`,
    () => {
      const found = new Map<string, Witness>();
      for (const pair of own)
        for (const change of changesOf(pair, 40).filter(isShown)) {
          expect(change.witness, witnessKey(pair, change)).toBeDefined();
          found.set(witnessKey(pair, change), change.witness!);
        }
      if (isWritten) writeFileSync(witnessFile(name), witnessText(found));
    },
    900_000,
  );
});
