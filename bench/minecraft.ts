import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import fc from "fast-check";
import { acceptedProtocol } from "../cli/import/protodef/accepted.ts";
import { readDescription } from "../cli/import/protodef/description.ts";
import { protocol } from "../fuzz/targets.ts";
import { messageSubjects } from "../fuzz/values/subjects.ts";
import { resolveSchemas } from "../generator/index.ts";
import { interpretedCodecs } from "../runtime/interpreted-codecs.ts";
import { Emitted } from "../test/support/emitted.ts";
import { bytesOf } from "./bytes-of.ts";

/** What ProtoDef compiled for a state of the protocol, and a direction. */
export interface ProtoDef {
  parsePacketBuffer(
    type: string,
    bytes: Buffer,
  ): { data: unknown; metadata: { readonly size: number } };
  createPacketBuffer(type: string, value: unknown): Buffer;
}

/**
 * What reads and what writes packets of a version, as minecraft-protocol makes them.
 *
 * @param folder one in which minecraft-protocol is installed
 * @param namespace a state and a direction, as `play_toClient`
 */
export function protoDefOf(
  folder: string,
  version: string,
  namespace: string,
): readonly [reader: ProtoDef, writer: ProtoDef] {
  const { createDeserializer, createSerializer } = createRequire(join(folder, "package.json"))(
    "minecraft-protocol",
  ) as Record<string, (options: object) => { proto: ProtoDef }>;
  const [state, direction] = namespace.split("_");
  const isServer = direction === "toServer";
  return [
    createDeserializer!({ state, isServer, version }).proto,
    createSerializer!({ state, isServer: !isServer, version }).proto,
  ];
}

/** Where minecraft-data has its descriptions of the Java edition, a folder for each version. */
export function dataIn(folder: string): string {
  return join(folder, "node_modules", "minecraft-data", "minecraft-data", "data", "pc");
}

const VERSION = "1.21.1";
const NAMESPACE = "play_toClient";
const OF_EACH = 5;

/** Random packets that ProtoDef reads and writes alike, with both codecs of them. */
export async function minecraftPackets(folder: string) {
  const file = join(dataIn(folder), VERSION, "protocol.json");
  const description = readDescription(file, readFileSync(file, "utf8"));
  const namespace = description.namespaces.find(({ name }) => name === NAMESPACE)!;
  const { text } = acceptedProtocol(description, namespace, "minecraft");
  const tables = resolveSchemas(new Map([["minecraft.yaml", text]]));
  const emitted = await Emitted.of(tables);
  const { codecs } = await emitted.module("minecraft");
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
  const packets = messageSubjects(protocol(interpretedCodecs(tables.protocols[0]!))).flatMap(
    (subject) =>
      fc.sample(subject.any(false), { seed: 47, numRuns: OF_EACH }).flatMap((value) => {
        const bytes = bytesOf(subject.codec, value);
        return bytes === undefined || !isAlike(Buffer.from(bytes)) ? [] : [bytes.slice()];
      }),
  );
  return {
    format: `Minecraft ${VERSION}, play, to the client`,
    library: "protodef, compiled",
    packets,
    decode: (bytes: Buffer) => reader.parsePacketBuffer("packet", bytes).data,
    encode: (packet: never) => writer.createPacketBuffer("packet", packet),
    codec: codecs[0]!,
    remove: () => emitted.remove(),
  };
}
