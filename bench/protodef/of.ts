import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import type { Table } from "../../runtime/table/table.ts";

/* ProtoDef as minecraft-protocol makes it, and what it can say. */

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

/** Whether minecraft-protocol is installed in a folder. */
export function hasMinecraft(folder: string): boolean {
  return existsSync(join(folder, "node_modules", "minecraft-protocol"));
}

/** Whether protodef can say the value: bytes that are no UTF-8, names of NBT with NULs, and NaNs it cannot. */
export function isExact(value: unknown): boolean {
  if (typeof value === "string") return !/\p{Surrogate}|\0/u.test(value);
  if (typeof value === "number") return !Number.isNaN(value);
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return true;
  return Object.values(value).every(isExact);
}

/** The names of members that are 0 or 1, as their `max` says. */
export function booleansOf({ messages, structs }: Table): ReadonlySet<string> {
  const fields = [...messages, ...structs].flatMap(({ layouts }) =>
    layouts.flatMap((layout) => allFields(layout.fields)),
  );
  return new Set(
    fields.flatMap((one) => (one.kind === "value" && one.max === 1 ? [one.name] : [])),
  );
}

/** Of NBT's lists of nothing, how many there are: protodef looks for that many, and writes 0. */
const COUNT_OF_NOTHING = "none";

/** A value whose members of those names are 0 or 1, and whose lists of nothing have no elements. */
export function limited(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => limited(each, names));
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (typeof each !== "number") return [name, limited(each, names)];
      return [name, name === COUNT_OF_NOTHING ? 0 : names.has(name) ? Math.min(each, 1) : each];
    }),
  );
}
