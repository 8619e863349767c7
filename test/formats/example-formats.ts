import fc from "fast-check";
import { expect } from "vitest";
import { contains } from "../../runtime/table/versions.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyCodec, AnyContainer } from "../../fuzz/values/target.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { isWhole } from "../support/corpus.ts";
import { Emitted } from "../support/emitted.ts";

/** This many packets, files and values are tried of each format: ten thousand where recordings are looked at as a whole. */
export const RUNS = isWhole ? 10_000 : 500;

/** The schemas of formats that are not Quake's. */
export const FORMATS = join(import.meta.dirname, "..", "..", "examples", "formats", "schema");

/** A schema that almost any bytes are a message of has a folder of its own. */
const FOLDERS = [FORMATS, join(FORMATS, "..", "protobuf")];

export function exampleTables() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".yaml"))
      .map((name): [string, string] => [name, readFileSync(join(folder, name), "utf8")]),
  );
  return resolveSchemas(new Map(files));
}

/** Code of all of them, to be removed in the end. */
export function exampleCode(): Promise<Emitted> {
  return Emitted.of(exampleTables());
}

/** The codecs of a protocol, or a container by its name. */
export async function codecsOf(emitted: Emitted, name: string): Promise<readonly AnyCodec[]> {
  return (await emitted.module(name)).codecs as unknown as readonly AnyCodec[];
}

export async function containerOf(emitted: Emitted, name: string): Promise<AnyContainer> {
  const module = (await emitted.module(name)) as unknown as Record<string, AnyContainer>;
  return module[name]!;
}

/** The codec of a version. */
export function inVersion(codecs: readonly AnyCodec[], version: string): AnyCodec {
  return codecs.find((codec) => contains(codec, codec.table.versions.indexOf(version)))!;
}

/** One message, and nothing after it. Throws DecodeError, and Error where something is left. */
export function decoded(codec: AnyCodec, bytes: Uint8Array): AnyMessage {
  const r = new Reader(bytes);
  const message = codec.decode(r);
  if (r.offset !== bytes.length) throw new Error(`${bytes.length - r.offset} bytes are left`);
  return message;
}

export function encoded(codec: AnyCodec, message: AnyMessage): Uint8Array {
  const w = new Writer();
  codec.encode(w, message);
  return written(w).slice();
}

/** What is wrong with how damaged bytes are read: nothing where they give an exact error, or come back. */
export function damageComplaint(codec: AnyCodec, bytes: Uint8Array): string | undefined {
  const r = new Reader(bytes);
  let message: AnyMessage;
  try {
    message = codec.decode(r);
  } catch (error) {
    if (!(error instanceof DecodeError)) return `throws ${String(error)}`;
    const isInside = error.offset >= 0 && error.offset <= bytes.length;
    return isInside && error.reason !== "" ? undefined : `an error at ${error.offset}`;
  }
  const again = encoded(codec, message);
  const same = again.length === r.offset && again.every((byte, i) => byte === bytes[i]);
  return same ? undefined : `comes back as ${Buffer.from(again).toString("hex")}`;
}

/** Bytes of which one to three are others, a third of them cut short, also to nothing. */
export function damagedBytes(wires: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> {
  const changes = fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { minLength: 1, maxLength: 3 });
  return fc.tuple(wires, changes, fc.nat(600)).map(([own, all, cut]) => {
    const wire = own.slice();
    for (const [at, byte] of wire.length === 0 ? [] : all) wire[at % wire.length] = byte;
    return cut < 400 ? wire : wire.slice(0, cut % (wire.length + 1));
  });
}

/** Expects that all of these bytes give an exact error, or come back. */
export function expectExact(codec: AnyCodec, wires: fc.Arbitrary<Uint8Array>, seed: number): void {
  fc.assert(
    fc.property(wires, (wire) => {
      expect(damageComplaint(codec, wire)).toBe(undefined);
    }),
    { seed, numRuns: RUNS },
  );
}
