/*
 * Imports the protocols of Minecraft as minecraft-data has them, and holds them against ProtoDef: of each packet of which
 * nothing is kept as bytes, random values are written here, and must be the same values as protodef reads them. Of these
 * values protodef must write the same bytes, which are the same values here. A packet that is described as in a version
 * before is tried with a fiftieth of the values.
 *
 *     node --import tsx bench/protodef/protodef.ts <folder with node_modules/minecraft-protocol> [runs] [version... | all]
 *
 * Values are small where many are asked for: NBT of fast-check's usual size takes 8 ms each.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { acceptedProtocol } from "../../cli/import/protodef/accepted.ts";
import { readDescription } from "../../cli/import/protodef/description.ts";
import { snake } from "../../cli/import/protodef/scalars.ts";
import { nameOf } from "../../cli/import/ksy/source/find.ts";
import { protocol } from "../../fuzz/targets.ts";
import { messageSubjects } from "../../fuzz/values/subjects.ts";
import type { AnyCodec } from "../../fuzz/values/target.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { resolveSchemas } from "../../generator/index.ts";
import { interpretedCodecs } from "../../runtime/interpreted-codecs.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { takesAll } from "../../runtime/table/types/types.ts";
import { bytesOf } from "./bytes-of.ts";
import { closureOf } from "./closure.ts";
import { valueOf } from "./values.ts";
import {
  booleansOf,
  dataIn,
  hasMinecraft,
  isExact,
  limited,
  type ProtoDef,
  protoDefOf,
} from "./of.ts";

const [folder, runs = "100", ...versions] = process.argv.slice(2);
if (Number(runs) >= 1000) fc.configureGlobal({ baseSize: "xsmall" });
if (folder === undefined || !hasMinecraft(folder)) {
  console.log("Left out: name a folder in which minecraft-protocol is installed");
  process.exit(0);
}
const DATA = dataIn(folder);
const totals = {
  versions: 0,
  packets: 0,
  whole: 0,
  tried: 0,
  again: 0,
  values: 0,
  /** Values that differ: those in which a known fault was met, and the others. */
  faulty: 0,
  differing: 0,
};
/** What differs, without its numbers: the first example, and in which versions. */
const found = new Map<string, { readonly example: string; readonly versions: string[] }>();
/** Packets that were tried with all values, by what a description says of them. */
const described = new Set<string>();
const AGAIN = 50;
const chosen = versions.length > 0 ? versions : ["1.8", "1.21.1"];
for (const version of chosen[0] === "all" ? allVersions() : chosen) {
  try {
    hold(version);
    totals.versions++;
  } catch (error) {
    note(`not tried: ${reasonOf(error)}`, version);
  }
}
for (const { example, versions: all } of [...found.values()].toSorted(
  (a, b) => b.versions.length - a.versions.length,
))
  console.log(`${all.length} versions, ${all[0]} to ${all.at(-1)}: ${example}`);
console.log(totals);
process.exitCode = totals.differing > 0 ? 1 : 0;

/** Versions with a description of their own. */
function allVersions(): string[] {
  return readdirSync(DATA).filter((name) => existsSync(join(DATA, name, "protocol.json")));
}

/** Notes once for a version what differs, alike but for indexes and values. */
function note(what: string, version: string): void {
  const alike = what.replaceAll(/ is .*$|\d+/g, "");
  const known = found.get(alike);
  if (known === undefined) found.set(alike, { example: what, versions: [version] });
  else if (known.versions.at(-1) !== version) known.versions.push(version);
}

function hold(version: string): void {
  const file = join(DATA, version, "protocol.json");
  const description = readDescription(file, readFileSync(file, "utf8"));
  for (const namespace of description.namespaces) {
    const name = `mc_${namespace.name}`.toLowerCase();
    const made = acceptedProtocol(description, namespace, name);
    totals.packets += made.packets;
    totals.whole += made.whole;
    const [table] = resolveSchemas(new Map([[`${name}.yaml`, made.text]])).protocols;
    const proto = protoDefOf(folder!, version, namespace.name);
    const partly = new Set(
      table!.messages.flatMap(({ name: own, layouts }) =>
        layouts.some(({ fields }) => isRest(fields.at(-1))) ? [own] : [],
      ),
    );
    const booleans = booleansOf(table!);
    const subjects = messageSubjects(protocol(interpretedCodecs(table!))).filter(
      ({ message }) => !partly.has(message),
    );
    const packets = new Map(
      namespace.packets.map((packet) => [nameOf(snake(packet.name)), packet]),
    );
    let differing = 0;
    for (const subject of subjects) {
      const packet = packets.get(subject.message)!;
      const said = `${namespace.name} ${closureOf(packet, namespace.scope)}`;
      const isAgain = described.has(said);
      described.add(said);
      totals[isAgain ? "again" : "tried"]++;
      const numRuns = Math.ceil(Number(runs) / (isAgain ? AGAIN : 1));
      const wrong = new Set<string>();
      for (const value of fc.sample(subject.any(false), { seed: 47, numRuns })) {
        const message = limited(value, booleans) as AnyMessage;
        const bytes = isExact(message) ? bytesOf(subject.codec, message) : undefined;
        if (bytes === undefined) continue;
        totals.values++;
        const faults = new Set<string>();
        const valueAs = (own: AnyMessage) => valueOf(packet, namespace.scope, own as never, faults);
        const why = differs(proto, subject.codec, bytes, message, packet.name, valueAs);
        if (why === undefined) continue;
        totals[faults.size > 0 ? "faulty" : "differing"]++;
        wrong.add(faults.size > 0 ? `known: ${[...faults].toSorted().join(", ")}` : why);
      }
      for (const why of wrong) note(`${namespace.name} ${subject.message}: ${why}`, version);
      if (wrong.size > 0) differing++;
    }
    console.log(
      `${version} ${namespace.name}: ${made.whole} of ${made.packets} whole; ${subjects.length} tried, ${differing} differ`,
    );
  }
}

/** What the importer keeps as bytes. */
function isRest(field: Field | undefined): boolean {
  return field?.kind === "value" && field.name === "rest" && takesAll(field.type);
}

/**
 * How ProtoDef differs from a codec: values of what it reads, bytes of what it writes of the same values, and the
 * codec's values of those bytes.
 *
 * @param valueAs ProtoDef's value of a message, by the description alone
 */
function differs(
  [reader, writer]: readonly [ProtoDef, ProtoDef],
  codec: AnyCodec,
  bytes: Uint8Array,
  message: AnyMessage,
  name: string,
  valueAs: (message: AnyMessage) => unknown,
): string | undefined {
  const expected = valueAs(message);
  try {
    // A reader of top bits clears them where they are.
    const { data, metadata } = reader.parsePacketBuffer("packet", Buffer.from(bytes));
    if (metadata.size !== bytes.length) return "fewer bytes are read";
    const read = difference(plain(data), plain({ name, params: expected }));
    if (read !== undefined) return `another value is read: ${read}`;
    if (!writer.createPacketBuffer("packet", data).equals(bytes))
      return "other bytes are written of what is read";
    const written = writer.createPacketBuffer("packet", { name, params: expected });
    if (!written.equals(bytes)) return "other bytes are written";
    const again = valueAs(codec.decode(new Reader(Uint8Array.from(written))));
    const own = difference(plain(again), plain(expected));
    return own === undefined ? undefined : `written as another value: ${own}`;
  } catch (error) {
    return reasonOf(error);
  }
}

/** The path of what differs first, and both values of it. */
function difference(a: any, b: any, path = ""): string | undefined {
  if (isDeepStrictEqual(a, b)) return undefined;
  const isObject = typeof a === "object" && typeof b === "object" && a !== null && b !== null;
  if (!isObject) return `${path} is ${String(a)} for ${String(b)}`;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.map((name) => difference(a[name], b[name], `${path}.${name}`)).find(Boolean);
}

/** A value with bigints where ProtoDef has pairs of numbers, plain bytes, and no members that are undefined. */
function plain(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return Buffer.from(value as Uint8Array).toString("hex");
  if (Array.isArray(value)) {
    const own: unknown = value.valueOf();
    return typeof own === "bigint" ? own : value.map(plain);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      each === undefined ? [] : [[name, plain(each)]],
    ),
  );
}

function reasonOf(error: unknown): string {
  return String((error as Error).message)
    .split("\n")[0]!
    .replaceAll(/\d+/g, "n")
    .slice(0, 120);
}
