import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse } from "yaml";
import type { Contestant } from "../contestants/contestant.ts";
import { type Update, UPDATE_MEMBERS } from "../contestants/hand-written.ts";
import type { Peer } from "./peer.ts";

/*
 * Kaitai Struct, whose compiler makes JavaScript from update.ksy when the benchmark starts. Its JavaScript cannot write.
 * Values that are computed, here the mask and the scaled numbers, are getters that compute when first asked.
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

const peer = { name: "Kaitai Struct", package: "kaitai-struct" };

/** The only one of the peers that needs a compiler, of 6 MB, and time for it. */
export async function kaitai(): Promise<Peer> {
  UpdateReader = await compiled();
  const update: Contestant<Update, Value> = {
    ...peer,
    cannot: "write, in JavaScript",
    decode,
    plain,
  };
  return {
    update,
    text: { ...peer, unable: "its Latin-1 is the web's: other characters for 0x80 to 0x9F" },
  };
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

function decode(packet: Uint8Array, ring: unknown[]): number {
  // Its streams go to the end of their buffer.
  const stream = new KaitaiStream(packet.buffer, packet.byteOffset);
  let count = 0;
  while (!stream.isEof()) ring[count++] = new UpdateReader(stream);
  return count;
}

function plain(value: Value): Update {
  const members = Object.fromEntries(UPDATE_MEMBERS.map((name) => [name, value[name]]));
  return { ...(members as unknown as Value), type: "updateentity" };
}
