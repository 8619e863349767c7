import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import fc from "fast-check";
import { acceptedProtocol } from "../../cli/import/protodef/accepted.ts";
import { readDescription } from "../../cli/import/protodef/description.ts";
import { protocol } from "../../fuzz/targets.ts";
import { messageSubjects } from "../../fuzz/values/subjects.ts";
import { resolveSchemas } from "../../generator/index.ts";
import { interpretedCodecs } from "../../runtime/interpreted-codecs.ts";
import type { Reader } from "../../runtime/bytes/reader.ts";
import type { Writer } from "../../runtime/bytes/writer.ts";
import { Emitted, type Module } from "../../test/support/emitted.ts";
import { bytesOf } from "./bytes-of.ts";
import { booleansOf, dataIn, isExact, limited, protoDefOf } from "./of.ts";
import { randomNumbers } from "../random.ts";

const VERSION = "1.21.1";
const NAMESPACE = "play_toClient";
/** Each packet comes as often, with other values each time. */
const OF_EACH = 8;
/** Values that are tried: some ProtoDef does not write as it read them. */
const TRIED = 4 * OF_EACH;

/**
 * A stream of random packets that ProtoDef reads and writes alike, with both codecs of them: each packet of the version
 * as often, one after the other at random.
 *
 * @param folder one in which minecraft-protocol is installed
 */
export async function minecraftPackets(folder: string) {
  const file = join(dataIn(folder), VERSION, "protocol.json");
  const description = readDescription(file, readFileSync(file, "utf8"));
  const namespace = description.namespaces.find(({ name }) => name === NAMESPACE)!;
  const { text } = acceptedProtocol(description, namespace, "minecraft");
  const tables = resolveSchemas(new Map([["minecraft.yaml", text]]));
  const emitted = await Emitted.of(tables);
  const { codecs, table, Reader: OwnReader, Writer: OwnWriter } = await bundled(emitted);
  const [reader, writer] = protoDefOf(folder, VERSION, NAMESPACE);
  const isAlike = (bytes: Buffer) => {
    try {
      const { data, metadata } = reader.parsePacketBuffer("packet", Buffer.from(bytes));
      return (
        metadata.size === bytes.length && writer.createPacketBuffer("packet", data).equals(bytes)
      );
    } catch {
      return false;
    }
  };
  const booleans = booleansOf(table);
  const kinds = messageSubjects(protocol(interpretedCodecs(table))).flatMap((subject) => {
    const values = fc.sample(subject.any(false), { seed: 47, numRuns: TRIED }).filter(isExact);
    const written = values.flatMap(
      (value) => bytesOf(subject.codec, limited(value, booleans)) ?? [],
    );
    const alike = written.filter((bytes) => isAlike(Buffer.from(bytes)));
    return alike.length === 0 ? [] : [alike];
  });
  return {
    format: `Minecraft ${VERSION}, play, to the client: ${kinds.length} packets as often`,
    library: "protodef, compiled",
    packets: shuffled(
      kinds.flatMap((own) => Array.from({ length: OF_EACH }, (_, i) => own[i % own.length]!)),
    ),
    decode: (bytes: Buffer) => reader.parsePacketBuffer("packet", bytes).data,
    encode: (packet: never) => writer.createPacketBuffer("packet", packet),
    codec: codecs[0]!,
    cursors: { Reader: OwnReader, Writer: OwnWriter },
    remove: () => emitted.remove(),
  };
}

/** The codec as a program has it whose files a bundler made one: as sources are run here, functions are slower. */
async function bundled(
  emitted: Emitted,
): Promise<Module & { readonly Reader: typeof Reader; readonly Writer: typeof Writer }> {
  const runtime = join(import.meta.dirname, "..", "..", "runtime", "bytes");
  const lines = [
    `export { codecs, table } from ${JSON.stringify(emitted.path("minecraft"))};`,
    ...["Reader", "Writer"].map(
      (name) =>
        `export { ${name} } from ${JSON.stringify(join(runtime, `${name.toLowerCase()}.ts`))};`,
    ),
  ];
  const outfile = emitted.path("minecraft").replace(/ts$/, "bundle.mjs");
  const stdin = { contents: lines.join("\n"), resolveDir: runtime, loader: "ts" } as const;
  await build({ stdin, outfile, bundle: true, format: "esm", platform: "node", target: "node20" });
  return import(pathToFileURL(outfile).href);
}

function shuffled<T>(list: readonly T[]): T[] {
  const random = randomNumbers(47);
  const left = [...list];
  return list.map(() => left.splice(random(left.length), 1)[0]!);
}
