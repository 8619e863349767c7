import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { formatNamed } from "../../formats/index.ts";
import { targets } from "../../fuzz/all-targets.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { codecsOf, readRecording, runsOf } from "../../recording/index.ts";
import { announcedVersions, codecFor, protocolOf } from "../../recording/versions/protocol.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { ERROR_KINDS } from "../../runtime/errors/errors.ts";
import type { Table } from "../../runtime/table/table.ts";
import { contains } from "../../runtime/table/versions.ts";
import { readVectors, type Vector } from "../../vectors/files.ts";
import { vectorsOf } from "../meaning/vector-folder.ts";
import {
  beginningOf,
  corpusFiles,
  type File,
  fixtures,
  isWhole,
  whyNotWhole,
} from "../support/corpus.ts";
import { giveSums } from "../support/given-sums.ts";
import { RIGHT_SCHEMAS, rightSchemas } from "../support/right-schemas.ts";
import { type Case, CODES, damaged, expectAlike, ofC, plain, sorted } from "./alike.ts";
import { type CCase, COMPILER, CProgram, SANITIZERS, whyNoCompiler } from "./run-c.ts";

/*
 * What codecs in C make of bytes, held against the interpreter, which vectors hold: values, ends, errors with their
 * places, and the bytes that come back, compiled with sanitizers for addresses and undefined behaviour.
 */

/** Each vector in each of its versions, and in those where it is something else. */
function casesOf(vectors: readonly Vector[], table: number): Case[] {
  return vectors.flatMap(({ bytes, versions, not, place }) =>
    [...versions, ...not].map((version) => ({ table, version, bytes, place })),
  );
}

/** Those of the project, and of the corpus where there is one. */
function recordings(format: string): File[] {
  const folder = corpusFiles(format, `.${format}`);
  return [...fixtures(`.${format}`), ...folder, ...corpusFiles("recorded", `.${format}`)];
}

/** Each message of a recording, as decoders of the project find it. */
function expectMessages(
  program: CProgram,
  tables: readonly Table[],
  format: string,
  file: File,
): void {
  const container = formatNamed(format)!;
  const cases: CCase[] = [];
  const messages: AnyMessage[] = [];
  for (const part of readRecording(container, beginningOf(file))) {
    if (part.kind !== "block") continue;
    for (const { protocol, version, body, ends, messages: own } of runsOf(part)) {
      if (own.length === 0) continue;
      const table = tables.findIndex(({ name }) => name === protocol);
      const carried = container.table.carries.findIndex((one) => one.protocol === protocol);
      const known = protocolOf(codecsOf<AnyMessage>(container, carried), false);
      let codec = known.codecs.find((one) => contains(one, version));
      for (const [i, message] of own.entries()) {
        const { from } = codec!;
        cases.push({ table, version: from, bytes: body.subarray(ends[i - 1] ?? 0, ends[i]) });
        messages.push(message);
        const range = announcedVersions(known, message);
        if (range !== undefined) codec = codecFor(known, codec!, range);
      }
    }
  }
  const wrong = program.run(cases).flatMap((found, i) => {
    const { length } = cases[i]!.bytes;
    const own = { end: length, skipped: length, value: plain(messages[i]), same: true };
    const c = ofC(found);
    return JSON.stringify(sorted(own)) === JSON.stringify(sorted(c)) ? [] : [{ i, own, c }];
  });
  const [first] = wrong;
  expect(first?.c, `${file.name}: ${JSON.stringify(first)}`).toEqual(first?.own);
  expect(wrong).toHaveLength(0);
}

describe.skipIf(COMPILER === undefined)(`a codec in C${whyNoCompiler}`, () => {
  // Compiling them takes most of the time.
  describe.skipIf(!isWhole)(`of the described formats${whyNotWhole}`, () => {
    const tables = targets.map(({ table }) => table);
    const vectors = tables.flatMap((table, i) => casesOf(vectorsOf(table), i));
    let program: CProgram;
    beforeAll(() => {
      program = new CProgram(tables);
      program.compile(COMPILER!, SANITIZERS);
    }, 300_000);
    afterAll(() => program.remove());

    it("reads and writes each vector as the interpreter does", () =>
      expectAlike(program, tables, vectors));

    it("reads damaged vectors as the interpreter does, up to the same byte", () =>
      expectAlike(program, tables, vectors.flatMap(damaged)));

    for (const format of ["dem", "qwd", "mvd", "mvd2", "dm2"])
      it(`reads the messages of .${format} recordings as they are read, and gives their bytes`, () => {
        for (const file of recordings(format)) expectMessages(program, tables, format, file);
      }, 600_000);
  });

  it.skipIf(!isWhole)(
    `reads and writes what no described format has${whyNotWhole}`,
    () => {
      giveSums();
      const { protocols, containers } = resolveSchemas(rightSchemas());
      // Lists that end after an element are refused here.
      const tables = [...protocols, ...containers];
      const cases = tables.flatMap((table, i) => casesOf(vectorsIn(table), i));
      const program = new CProgram(tables);
      try {
        program.compile(COMPILER!, SANITIZERS);
        expectAlike(program, tables, [...cases, ...cases.flatMap(damaged)]);
      } finally {
        program.remove();
      }
    },
    300_000,
  );

  it("has a code for each kind of error", () =>
    expect(Object.keys(ERROR_KINDS).toSorted()).toEqual(CODES.slice(1).toSorted()));
});

/** The vectors of a right schema. */
function vectorsIn(table: Table): Vector[] {
  const file = `${table.name}/vectors.yaml`;
  const { refused: _, ...byMessage } = parse(
    readFileSync(join(RIGHT_SCHEMAS, file), "utf8"),
  ) as Readonly<Record<string, unknown>>;
  return Object.entries(byMessage).flatMap(([message, own]) =>
    readVectors(table, file, JSON.stringify({ message, vectors: own })),
  );
}
