import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anySchemas } from "../../fuzz/schemas/any.ts";
import { allOf, giveOwnSums } from "../../fuzz/schemas/attempt.ts";
import { repaired } from "../../fuzz/schemas/repair.ts";
import { arbitrariesOf } from "../../fuzz/values/messages.ts";
import { resolveSchemas } from "../../generator/resolve/resolve.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { interpretEncode } from "../../runtime/interpret/interpret.ts";
import type { Table } from "../../runtime/table/table.ts";
import { isWhole, whyNotWhole } from "../support/corpus.ts";
import { type Case, damaged, expectAlike } from "./alike.ts";
import { COMPILER, CProgram, SANITIZERS, whyNoCompiler } from "./run-c.ts";

/* Codecs in C of random schemas, and random messages of them: as the interpreter reads and writes them. */

const { SEED = "15" } = process.env;
const SCHEMAS = 80;

/** Schemas that were once read otherwise in C, or did not compile. */
const FOUND = ["sum-by-a-function-named-version"];

it.skipIf(COMPILER === undefined || !isWhole)(
  `random schemas in C${whyNoCompiler}${whyNotWhole}`,
  () => {
    let compiled = 0;
    const first = 1000 * Number(SEED) - FOUND.length;
    const found = FOUND.map((name) => foundSchemas(name));
    for (let i = 0; compiled < SCHEMAS; i++) {
      const seed = first + i;
      const accepted = found[i] ?? repaired(anySchemas(seed)).tables;
      if (accepted === undefined) continue;
      const tables = allOf(accepted);
      if (tables.length === 0) continue;
      for (const table of tables) giveOwnSums(table);
      const cases = tables.flatMap((table, i) => casesOf(table, i, seed));
      const program = new CProgram(tables, givenSums(tables));
      try {
        program.compile(COMPILER!, SANITIZERS);
        expectAlike(program, tables, [...cases, ...cases.flatMap(damaged)]);
      } catch (error) {
        throw new Error(`schemas of seed ${seed}: ${String(error)}`, { cause: error });
      } finally {
        program.remove();
      }
      compiled++;
    }
    expect(compiled).toBe(SCHEMAS);
  },
  900_000,
);

function foundSchemas(name: string) {
  const folder = join(import.meta.dirname, "..", "cases", "found-schemas", name);
  const files = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]);
  return resolveSchemas(new Map(files as [string, string][]));
}

/** Some messages of each layout, as the interpreter writes them. */
function casesOf(table: Table, index: number, seed: number): Case[] {
  return arbitrariesOf(table).flatMap((layout) =>
    fc.sample(layout.any(true), { numRuns: 6, seed }).flatMap((message): Case[] => {
      const place = `seed ${seed}, ${layout.message}`;
      const bytes = bytesOf(table, layout.from, message);
      return bytes === undefined ? [] : [{ table: index, version: layout.from, bytes, place }];
    }),
  );
}

/** Nothing of what cannot be written: an arbitrary may make more than a length counts. */
function bytesOf(table: Table, version: number, message: unknown): Uint8Array | undefined {
  try {
    return interpretEncode(table, version, message);
  } catch (error) {
    if (error instanceof EncodeError) return undefined;
    throw error;
  }
}

/** The checksums that schemas leave to functions, as `giveOwnSums` has them: the sum of all bytes. */
function givenSums(tables: readonly Table[]): string {
  const names = JSON.stringify(tables).matchAll(/"kind":"function","name":"([^"]+)"/g);
  const own = new Set(Array.from(names, ([, name]) => name!.replaceAll(/[^A-Za-z0-9_]/g, "_")));
  const functions = Array.from(own, (name) => {
    const head = `uint32_t checksum_${name}(const uint8_t *bytes, size_t size, size_t own, size_t hole)`;
    return `${head};\n${head} {\n  return ds_sum(bytes, size, own, hole, 32);\n}`;
  });
  return ['#include "demospec.h"', "typedef int nothing;", ...functions].join("\n");
}
