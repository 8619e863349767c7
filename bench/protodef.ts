/*
 * Imports the protocols of Minecraft as minecraft-data has them, and holds them against ProtoDef: of each packet of which
 * nothing is kept as bytes, random values are written here, read and written by protodef, and must be the same bytes.
 *
 *     node --import tsx bench/protodef.ts <folder with node_modules/minecraft-protocol> [runs] [version... | all]
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { acceptedProtocol } from "../cli/import/protodef/accepted.ts";
import { readDescription } from "../cli/import/protodef/description.ts";
import { protocol } from "../fuzz/targets.ts";
import { messageSubjects } from "../fuzz/values/subjects.ts";
import { resolveSchemas } from "../generator/index.ts";
import { interpretedCodecs } from "../runtime/interpreted-codecs.ts";
import type { Field } from "../runtime/table/fields/field.ts";
import { takesAll } from "../runtime/table/types/types.ts";
import { bytesOf } from "./bytes-of.ts";
import {
  booleansOf,
  dataIn,
  hasMinecraft,
  isExact,
  limited,
  type ProtoDef,
  protoDefOf,
} from "./protodef-of.ts";

const [folder, runs = "100", ...versions] = process.argv.slice(2);
if (folder === undefined || !hasMinecraft(folder)) {
  console.log("Left out: name a folder in which minecraft-protocol is installed");
  process.exit(0);
}
const DATA = dataIn(folder);
const totals = { versions: 0, packets: 0, whole: 0, tried: 0, values: 0, differing: 0 };
/** What differs, and in which versions. */
const found = new Map<string, string[]>();
const chosen = versions.length > 0 ? versions : ["1.8", "1.21.1"];
for (const version of chosen[0] === "all" ? allVersions() : chosen) {
  try {
    hold(version);
    totals.versions++;
  } catch (error) {
    note(`not tried: ${reasonOf(error)}`, version);
  }
}
for (const [what, where] of [...found].toSorted(([, a], [, b]) => b.length - a.length))
  console.log(`${where.length} versions, ${where[0]} to ${where.at(-1)}: ${what}`);
console.log(totals);
process.exitCode = totals.differing > 0 ? 1 : 0;

/** Versions with a description of their own. */
function allVersions(): string[] {
  return readdirSync(DATA).filter((name) => existsSync(join(DATA, name, "protocol.json")));
}

function note(what: string, version: string): void {
  found.set(what, [...(found.get(what) ?? []), version]);
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
    totals.tried += subjects.length;
    let differing = 0;
    for (const subject of subjects) {
      const wrong = new Set<string>();
      for (const value of fc.sample(subject.any(false), { seed: 47, numRuns: Number(runs) })) {
        const own = isExact(value) ? bytesOf(subject.codec, limited(value, booleans)) : undefined;
        if (own === undefined) continue;
        totals.values++;
        const why = differs(proto, Buffer.from(own));
        if (why !== undefined) wrong.add(why);
      }
      for (const why of wrong) note(`${namespace.name} ${subject.message}: ${why}`, version);
      if (wrong.size > 0) differing++;
    }
    totals.differing += differing;
    console.log(
      `${version} ${namespace.name}: ${made.whole} of ${made.packets} whole; ${subjects.length} tried, ${differing} differ`,
    );
  }
}

/** What the importer keeps as bytes. */
function isRest(field: Field | undefined): boolean {
  return field?.kind === "value" && field.name === "rest" && takesAll(field.type);
}

function differs(
  [reader, writer]: readonly [ProtoDef, ProtoDef],
  bytes: Buffer,
): string | undefined {
  try {
    // A reader of top bits clears them where they are.
    const { data, metadata } = reader.parsePacketBuffer("packet", Buffer.from(bytes));
    if (metadata.size !== bytes.length) return "fewer bytes are read";
    const again = writer.createPacketBuffer("packet", data);
    return again.equals(bytes) ? undefined : "other bytes are written";
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  return String((error as Error).message)
    .split("\n")[0]!
    .replaceAll(/\d+/g, "n")
    .slice(0, 120);
}
