import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse } from "yaml";
import type { Contestant } from "../contestant.ts";
import type { Update } from "../hand-written.ts";

/*
 * Kaitai Struct, whose compiler makes JavaScript from update.ksy when the benchmark starts. Its JavaScript cannot write.
 * Values that are computed, here the mask and the scaled numbers, are getters that compute when first asked,
 * so each decoded message is asked once for those that it has: otherwise they would cost nothing because they were never made.
 */

interface Stream {
  isEof(): boolean;
}

type Value = Omit<Update, "type">;
type ValueClass = new (stream: Stream) => Value;
type StreamClass = new (buffer: ArrayBufferLike, offset?: number) => Stream;

interface Compiler {
  compile(
    language: string,
    schema: unknown,
    importer: unknown,
    debug: boolean,
  ): Promise<Record<string, string>>;
}

const require = createRequire(import.meta.url);
const KaitaiStream: StreamClass = require("kaitai-struct/KaitaiStream");

/** The only one of the peers that needs a compiler, of 6 MB, and time for it. */
export async function kaitai(): Promise<Contestant<Value>> {
  UpdateReader = await compiled();
  return { name: "Kaitai Struct", package: "kaitai-struct", decode, plain };
}

let UpdateReader: ValueClass;

async function compiled(): Promise<ValueClass> {
  const compiler: Compiler = require("kaitai-struct-compiler");
  const schema = parse(readFileSync(new URL("update.ksy", import.meta.url), "utf8"));
  const source = (await compiler.compile("javascript", schema, null, false))["Update.js"]!;
  const exports: { Update?: ValueClass } = {};
  new Function("exports", "require", source)(exports, require);
  return exports.Update!;
}

function decode(bytes: Uint8Array, ring: unknown[], mask: number): number {
  // Its streams go to the end of their buffer.
  const stream = new KaitaiStream(bytes.buffer, bytes.byteOffset);
  let count = 0;
  while (!stream.isEof()) {
    const value = new UpdateReader(stream);
    compute(value);
    ring[count++ & mask] = value;
  }
  return count;
}

function compute(value: Value): void {
  const flags = value.flags;
  if ((flags & 0x0002) !== 0) void value.origin1;
  if ((flags & 0x0100) !== 0) void value.angle1;
  if ((flags & 0x0004) !== 0) void value.origin2;
  if ((flags & 0x0010) !== 0) void value.angle2;
  if ((flags & 0x0008) !== 0) void value.origin3;
  if ((flags & 0x0200) !== 0) void value.angle3;
  void value.nolerp;
}

const MEMBERS: readonly (keyof Value)[] = [
  "flags",
  "entity",
  "modelindex",
  "frame",
  "colormap",
  "skin",
  "effects",
  "origin1",
  "angle1",
  "origin2",
  "angle2",
  "origin3",
  "angle3",
  "nolerp",
];

function plain(value: Value): Update {
  const members = Object.fromEntries(MEMBERS.map((name) => [name, value[name]]));
  return { ...(members as unknown as Value), type: "updateentity" };
}
