/*
 * Imports the protocols of Minecraft as minecraft-data has them, and holds them against ProtoDef: of each packet that is
 * imported whole, random values are written here, read and written by protodef, and must be the same bytes.
 *
 *     node --import tsx bench/protodef.ts <folder with node_modules/minecraft-protocol> [runs] [version...]
 */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import fc from "fast-check";
import { acceptedProtocol } from "../cli/import/protodef/accepted.ts";
import { readDescription } from "../cli/import/protodef/description.ts";
import { protocol } from "../fuzz/targets.ts";
import { messageSubjects } from "../fuzz/values/subjects.ts";
import { resolveSchemas } from "../generator/index.ts";
import { interpretedCodecs } from "../runtime/interpreted-codecs.ts";
import { allFields } from "../runtime/table/fields/all-fields.ts";
import type { Table } from "../runtime/table/table.ts";
import { bytesOf } from "./bytes-of.ts";

const [folder, runs = "100", ...versions] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(folder, "node_modules", "minecraft-protocol"))) {
  console.log("Left out: name a folder in which minecraft-protocol is installed");
  process.exit(0);
}
const load = createRequire(join(folder, "package.json"));
const minecraft = load("minecraft-protocol") as {
  createSerializer(options: object): { proto: ProtoDef };
  createDeserializer(options: object): { proto: ProtoDef };
};

/** What protodef compiled. */
interface ProtoDef {
  parsePacketBuffer(type: string, bytes: Buffer): { data: unknown; metadata: { size: number } };
  createPacketBuffer(type: string, value: unknown): Buffer;
}

const totals = { packets: 0, whole: 0, values: 0, wrong: 0 };
for (const version of versions.length > 0 ? versions : ["1.8", "1.21.1"]) hold(version);
console.log(totals);
process.exitCode = totals.wrong > 0 ? 1 : 0;

function hold(version: string): void {
  const data = join(folder!, "node_modules", "minecraft-data", "minecraft-data", "data", "pc");
  const file = join(data, version, "protocol.json");
  const description = readDescription(file, readFileSync(file, "utf8"));
  for (const namespace of description.namespaces) {
    const name = `mc_${namespace.name}`.toLowerCase();
    const made = acceptedProtocol(description, namespace, name);
    totals.packets += made.packets;
    totals.whole += made.whole;
    const [table] = resolveSchemas(new Map([[`${name}.yaml`, made.text]])).protocols;
    const [state, direction] = namespace.name.split("_");
    const options = { state, isServer: direction === "toServer", version };
    const proto = [
      minecraft.createDeserializer(options).proto,
      minecraft.createSerializer({ ...options, isServer: !options.isServer }).proto,
    ] as const;
    const partly = new Set(made.lost.map(({ construct }) => /"([^"]*)"$/.exec(construct)?.[1]));
    const wrong = new Set<string>();
    const booleans = booleansOf(table!);
    const withBooleans = (value: unknown) => limited(value, booleans);
    for (const subject of messageSubjects(protocol(interpretedCodecs(table!))))
      for (const value of fc.sample(subject.any(false), { seed: 47, numRuns: Number(runs) })) {
        const own = isExact(value) ? bytesOf(subject.codec, withBooleans(value)) : undefined;
        if (own === undefined || partly.has(subject.message)) continue;
        const bytes = Buffer.from(own);
        totals.values++;
        const why = differs(proto, bytes);
        if (why !== undefined && !wrong.has(subject.message)) {
          wrong.add(subject.message);
          totals.wrong++;
          console.log(
            `${version} ${namespace.name} ${subject.message}: ${why}: ${bytes.toString("hex").slice(0, 80)}`,
          );
        }
      }
    console.log(
      version,
      namespace.name,
      made.whole,
      "of",
      made.packets,
      "whole;",
      wrong.size,
      "differ",
    );
  }
}

/** Whether protodef can say the value: bytes that are no UTF-8, names of NBT with NULs, and NaNs it cannot. */
function isExact(value: unknown): boolean {
  if (typeof value === "string") return !/\p{Surrogate}|\0/u.test(value);
  if (typeof value === "number") return !Number.isNaN(value);
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return true;
  return Object.values(value).every(isExact);
}

/** The names of members that are 0 or 1, as their `max` says. */
function booleansOf({ messages, structs }: Table): ReadonlySet<string> {
  const fields = [...messages, ...structs].flatMap(({ layouts }) =>
    layouts.flatMap((layout) => allFields(layout.fields)),
  );
  return new Set(
    fields.flatMap((one) => (one.kind === "value" && one.max === 1 ? [one.name] : [])),
  );
}

/** A value whose members of those names are 0 or 1. */
function limited(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => limited(each, names));
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      names.has(name) && typeof each === "number" ? Math.min(each, 1) : limited(each, names),
    ]),
  );
}

function differs(
  [reader, writer]: readonly [ProtoDef, ProtoDef],
  bytes: Buffer,
): string | undefined {
  try {
    const { data, metadata } = reader.parsePacketBuffer("packet", bytes);
    if (metadata.size !== bytes.length) return `${metadata.size} bytes are read of ${bytes.length}`;
    const again = writer.createPacketBuffer("packet", data);
    return again.equals(bytes) ? undefined : `written as ${again.toString("hex").slice(0, 80)}`;
  } catch (error) {
    return String((error as Error).message)
      .split("\n")[0]!
      .slice(0, 120);
  }
}
