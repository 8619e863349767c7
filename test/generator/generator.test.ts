import { ensureSame } from "../../fuzz/properties/ensure.ts";
import { withoutStacks } from "../../fuzz/task.ts";
import { arbitrariesOf } from "../../fuzz/values/messages.ts";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generate } from "../../generator/generate.ts";
import { rangeName } from "../../runtime/branches/branch-keys.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { withoutHints } from "../../runtime/canonical/without-hints.ts";
import { interpretDecode, interpretEncode } from "../../runtime/interpret/interpret.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { idsOf, layoutOf } from "../../runtime/table/messages.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { keep } from "../../runtime/bytes/view.ts";
import { shapeOf } from "../support/alike.ts";
import type { AnyCodec } from "../support/emitted.ts";
import { giveSums } from "../support/given-sums.ts";
import { rightEmitted } from "../support/right-emitted.ts";
import { contains } from "../../runtime/table/versions.ts";
import { whole } from "../support/whole.ts";

describe("generating", () => {
  let folder = "";
  let schemas = "";
  let out = "";

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "demospec-"));
    schemas = join(folder, "schema");
    out = join(folder, "generated");
    mkdirSync(schemas);
    writeFileSync(join(schemas, "p.yaml"), SMALL);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const SMALL = 'protocol: p\ntitle: P\nversions: ["1"]\nmessages:\n  nop: { id: 1 }\n';
  const LISTS = ["index.ts"];
  const NAMES = [...LISTS, "p.ts", "p.table.ts"];
  const sorted = (names: readonly string[]) => names.toSorted();

  test("with `check` nothing is written, not even the folder", async () => {
    const outcome = await generate(schemas, out, { check: true });
    expect(outcome).toEqual({ written: NAMES, removed: [], unchanged: [] });
    expect(readdirSync(folder)).toEqual(["schema"]);
  });

  test("writes what is not there", async () => {
    expect(await generate(schemas, out)).toEqual({ written: NAMES, removed: [], unchanged: [] });
    expect(sorted(readdirSync(out))).toEqual(sorted(NAMES));
  });

  test("twice is the same", async () => {
    expect(await generate(schemas, out)).toEqual({ written: [], removed: [], unchanged: NAMES });
  });

  test("what was edited is stale, and written anew", async () => {
    writeFileSync(join(out, "p.ts"), "edited");
    expect((await generate(schemas, out, { check: true })).written).toEqual(["p.ts"]);
    expect(readFileSync(join(out, "p.ts"), "utf8")).toBe("edited");
    expect((await generate(schemas, out)).written).toEqual(["p.ts"]);
    expect(readFileSync(join(out, "p.ts"), "utf8")).not.toBe("edited");
  });

  test("only what was generated is ever removed", async () => {
    const generated = readFileSync(join(out, "p.ts"), "utf8");
    for (const name of ["q.ts", "q.txt"]) writeFileSync(join(out, name), generated);
    writeFileSync(join(out, "mine.ts"), "// by hand");
    expect((await generate(schemas, out, { check: true })).removed).toEqual(["q.ts"]);
    expect(readdirSync(out)).toContain("q.ts");
    expect((await generate(schemas, out)).removed).toEqual(["q.ts"]);
    expect(sorted(readdirSync(out))).toEqual(sorted([...NAMES, "mine.ts", "q.txt"]));
  });

  test("a wrong schema changes nothing", async () => {
    writeFileSync(join(schemas, "wrong.yaml"), "protocol: w\n");
    const before = readFileSync(join(out, "p.ts"), "utf8");
    await expect(generate(schemas, out)).rejects.toThrow('a protocol needs "title"');
    expect(readFileSync(join(out, "p.ts"), "utf8")).toBe(before);
    rmSync(join(schemas, "wrong.yaml"));
  });

  test("the language's reference is written and checked where it is asked for", async () => {
    const prose = join(import.meta.dirname, "..", "..", "generator", "language", "prose");
    const reference = { prose, docs: join(folder, "docs"), schemas };
    const names = ["schema-language.md", "demospec.schema.json"];
    expect((await generate(schemas, out, { reference, check: true })).written).toEqual(names);
    expect((await generate(schemas, out, { reference })).written).toEqual(names);
    expect((await generate(schemas, out, { reference })).unchanged).toEqual([...NAMES, ...names]);
  });
});

describe("generated code and the interpreter agree", async () => {
  // Schemas that use what the formats of this repository do not.
  const { tables, emitted } = await rightEmitted();

  whole("it compiles", () => expect(emitted.complaints()).toBe(""));

  for (const { name } of tables.protocols) {
    const module = await emitted.module(name);
    giveSums(module);
    const { table } = module;
    const arbitraries = arbitrariesOf(table);
    const shapes = new Set<string>();
    for (const codec of module.codecs) {
      const version = codec.to;
      const text = rangeName(table, codec);
      const here = arbitraries.filter((range) => contains(range, version));
      test.each(here)(`${name} ${text}: values of $message`, ({ message: type, any }) => {
        // Versions of which a message has the same layout have its functions, too.
        const shape = shapeOf(table, type, version);
        const numRuns = shapes.has(shape) ? 2 : 10;
        shapes.add(shape);
        withoutStacks(() =>
          fc.assert(
            fc.property(any(true), fc.nat(), (message, n) => {
              expectSameBytes(codec, version, message);
              expectNothingLeft(codec, message, n);
            }),
            { numRuns },
          ),
        );
      });
      const ids = table.messages.flatMap((message) => {
        const layout = layoutOf(message, version);
        return layout === undefined ? [] : idsOf(layout);
      });
      test(`${name} ${text}: bytes`, () => {
        const byte = fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 2, 3, 0x7f, 0x80, 0xff));
        const sizes = { maxLength: 90, size: "max" } as const;
        const first = ids.length === 0 ? byte : fc.constantFrom(...ids);
        const bytes = fc.tuple(first, fc.array(byte, sizes));
        withoutStacks(() =>
          fc.assert(
            fc.property(bytes, ([id, rest]) =>
              expectSameMessage(codec, version, Uint8Array.of(id, ...rest)),
            ),
            { numRuns: 20 },
          ),
        );
      });
    }
  }
});

/** Both write the message to the same bytes, and read it back from them. */
function expectSameBytes(codec: AnyCodec, version: number, message: AnyMessage): void {
  const bytes = encoded(codec, message);
  ensureSame(bytes, interpretEncode(codec.table, version, message), "bytes");
  expectSameMessage(codec, version, bytes);
  const again = codec.decode(new Reader(bytes));
  const [bare, bareAgain] = [message, again].map((m) => withoutHints(codec.table, version, m));
  ensureSame(bareAgain, bare, "message again");
}

/** What a writer keeps of a message that is refused, as one in which something is null, changes none that follows. */
function expectNothingLeft(codec: AnyCodec, message: AnyMessage, n: number): void {
  const refused = structuredClone(message);
  const places = placesIn(refused);
  const { holder, key } = places[n % places.length]!;
  holder[key] = null;
  const w = new Writer(0);
  try {
    codec.encode(w, refused);
  } catch {
    // Where bytes are that nothing is read of, null is as good as none.
  }
  // What is left is a place: the next message's id, of a byte, ends there.
  const begin = w.shortEnd > 0 ? w.shortEnd - 1 : n % 16;
  w.offset = begin;
  codec.encode(w, message);
  ensureSame(written(w).slice(begin), encoded(codec, message), "bytes after one that is refused");
}

/** All members and elements, of structs and lists inside as well. */
function placesIn(holder: Record<string, any>): { holder: Record<string, any>; key: string }[] {
  return Object.keys(holder).flatMap((key) => {
    const own = holder[key];
    const inner =
      typeof own === "object" && own !== null && !ArrayBuffer.isView(own) ? placesIn(own) : [];
    return [{ holder, key }, ...inner];
  });
}

function encoded(codec: AnyCodec, message: AnyMessage): Uint8Array {
  const w = new Writer(0);
  codec.encode(w, message);
  return written(w).slice();
}

/** Both refuse the bytes, or read the same message from as many bytes, and write it back to these. */
function expectSameMessage(codec: AnyCodec, version: number, bytes: Uint8Array): void {
  const interpreted = interpretDecode(codec.table, version, bytes, 0, bytes.length);
  if (interpreted.error !== undefined) {
    for (const read of [codec.decode, codec.skip]) {
      const r = new Reader(bytes);
      ensureSame(
        reasonOf(() => read(r)),
        interpreted.error.reason,
        "why it is refused",
      );
      ensureSame(r.offset, 0, "where refusing leaves the reader");
    }
    return;
  }
  const r = new Reader(bytes);
  const message = codec.decode(r);
  ensureSame(message, interpreted.value, "message");
  ensureSame(r.offset, interpreted.end, "its end");
  const skipping = new Reader(bytes);
  codec.skip(skipping);
  ensureSame(skipping.offset, interpreted.end, "end of what is skipped");
  const whole = new Reader(bytes.slice(0, interpreted.end));
  codec.skipAll(whole);
  ensureSame(whole.offset, interpreted.end, "end of all that is skipped");
  const visited: unknown[] = [];
  const handlers = { [message.type]: (m: unknown) => visited.push(keep(m)) };
  const scratch = codec.scratch();
  for (let i = 0; i < 2; i++) {
    const visiting = new Reader(bytes);
    codec.visit(visiting, handlers as never, scratch);
    ensureSame(visiting.offset, interpreted.end, "end of what is visited");
  }
  ensureSame(visited, [message, message], "visited messages");
  const own = bytes.slice(0, interpreted.end);
  ensureSame(encoded(codec, message), own, "bytes again");
  ensureSame(interpretEncode(codec.table, version, message), own, "the interpreter's bytes");
}

function reasonOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return error instanceof DecodeError ? error.reason : String(error);
  }
}
