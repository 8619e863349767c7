import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { codecs as shippedCodecs, table as shippedTable } from "../../generated/quake2.ts";
import { arbitrariesOf } from "../../fuzz/values/messages.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { interpretDecode, interpretEncode } from "../../runtime/interpret/interpret.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { type AnyCodec, codecOf, Emitted, type Module } from "../support/emitted.ts";
import { schemasAbout } from "../support/schemas-about.ts";
import { contains } from "../../runtime/table/versions.ts";
import { whole } from "../support/whole.ts";

/*
 * Quake II's next protocol, as somebody would add it: three lines of the schema, and the code is generated anew.
 */
const EDITS: readonly [line: RegExp, edited: string][] = [
  [/^versions: .*(?=\])/gm, `$&, "38"`],
  [/34: "34",/g, `34: "34", 38: "38",`],
  [
    /(?<=^  centerprint:\n(?: {4}.*\n)*? {4}fields:\n)/gm,
    `      - seconds: { type: u8, scale: 1/10, since: "38" }\n`,
  ],
];

function edited(schema: string): string {
  return EDITS.reduce((text, [line, instead]) => {
    expect([...text.matchAll(line)], String(line)).toHaveLength(1);
    return text.replace(line, instead);
  }, schema);
}

describe("a further version of Quake II", async () => {
  const files = await schemasAbout("quake2");
  files.set("quake2.yaml", edited(files.get("quake2.yaml")!));
  const { protocols } = resolveSchemas(files);
  const tables = { protocols: protocols.filter(({ name }) => name === "quake2"), containers: [] };
  const emitted = await Emitted.of(tables);
  afterAll(() => emitted.remove());
  const next = await emitted.module("quake2");
  const shipped = { table: shippedTable, codecs: shippedCodecs } as unknown as Module;

  const codecIn = (module: Module, version: string) =>
    codecOf(module, module.table.versions.indexOf(version));

  whole("the code compiles", () => expect(emitted.complaints()).toBe(""));

  test("it is the current one, of all kinds", () => {
    const { versions, current } = next.table;
    expect(versions[current]).toBe("38");
    expect(versions).toEqual(expect.arrayContaining(["38-server", "38-relay"]));
    expect(versions.filter((version) => !version.startsWith("38"))).toEqual(shippedTable.versions);
  });

  test("its field is read and written", () => {
    const message = { type: "centerprint", text: "Hi", seconds: 2.5 };
    const codec = codecIn(next, "38");
    const bytes = encoded(codec, message);
    expect([...bytes]).toEqual([15, 25, 0x48, 0x69, 0]);
    expect(codec.decode(new Reader(bytes))).toEqual(message);
    const version = next.table.versions.indexOf("38");
    expect(interpretEncode(next.table, version, message)).toEqual(bytes);
    expect(interpretDecode(next.table, version, bytes, 0, bytes.length).value).toEqual(message);
  });

  test("serverdata tells of it", () => {
    const message = {
      type: "serverdata",
      serverversion: 38,
      servercount: 1,
      attractloop: 0,
      gamedir: "",
      playernum: 0,
      levelname: "base1",
    };
    const bytes = encoded(codecIn(next, "34"), message);
    for (const version of ["34", "38", "38-server"])
      expect(codecIn(next, version).decode(new Reader(bytes))).toEqual(message);
    expect(() => codecIn(shipped, "34").decode(new Reader(bytes))).toThrow("38");
  });

  test.each(["34", "34-server", "34-relay"])("version %s is as it was", (version) => {
    const [before, now] = [shipped, next].map((module) => codecIn(module, version));
    const index = shippedTable.versions.indexOf(version);
    const here = arbitrariesOf(shippedTable).filter((range) => contains(range, index));
    const any = fc.oneof(...here.map((layout) => layout.any(true)));
    fc.assert(
      fc.property(any, (message) => {
        const bytes = encoded(before!, message);
        expect(encoded(now!, message)).toEqual(bytes);
        expect(now!.decode(new Reader(bytes))).toEqual(before!.decode(new Reader(bytes)));
      }),
      { numRuns: 500 },
    );
  });
});

function encoded(codec: AnyCodec, message: AnyMessage): Uint8Array {
  const w = new Writer(0);
  codec.encode(w, message);
  return written(w).slice();
}
