import type { ContainerTable, Table } from "../runtime/table/table.ts";
import { luaData, luaString } from "./lua-literal.ts";
import { memberFields } from "./members.ts";
import { readTable } from "./read-table.ts";

/** What reads messages, in the order in which each part finds those that it uses. */
const READING = [
  "bits",
  "node",
  "scope",
  "numbers",
  "computed",
  "values",
  "presence",
  "fields",
  "messages",
];

/** What shows packets, after what reads them. */
const SHOWING = ["tree", "conversations", "dissect", "register"];

/** The text of a part of the dissector that knows no format, by its name. */
export type LuaPart = (name: string) => Promise<string>;

/** A dissector for Wireshark, in Lua: of all protocols, and of the containers that are packets. */
export async function dissectorOf(
  protocols: readonly Table[],
  containers: readonly ContainerTable[],
  part: LuaPart,
): Promise<string> {
  const packets = containers.filter(({ extension }) => extension === undefined);
  const tables: readonly Table[] = [...protocols, ...packets];
  const data = luaData([...tables.map(readTable), ...tables.map(memberFields)], "made");
  const entries = (first: number) =>
    tables.map(({ name }, i) => `[${luaString(name)}] = ${data.results[first + i]}`);
  return [
    await readingCode(part),
    "-- The tables of the schemas. What is alike is made once.",
    "local made = {}",
    ...data.lines,
    `local TABLES = { ${entries(0).join(", ")} }`,
    `local FIELDS = { ${entries(tables.length).join(", ")} }`,
    `local OTHER_SIDE = { ${otherSides(packets).join(", ")} }`,
    "local PROTOS, MEMBERS, EXPERTS = {}, {}, {}",
    "",
    await joined(SHOWING, part),
  ].join("\n");
}

/** What reads messages by tables, as statements of Lua. */
export function readingCode(part: LuaPart): Promise<string> {
  return joined(READING, part);
}

async function joined(names: readonly string[], part: LuaPart): Promise<string> {
  return (await Promise.all(names.map(part))).join("\n");
}

/** Containers of the two sides of a connection, each by the other. */
function otherSides(packets: readonly ContainerTable[]): string[] {
  return packets.flatMap(({ name, register }) => {
    const other = packets.find(
      (one) =>
        one.register?.sender !== undefined &&
        register?.sender !== undefined &&
        one.register.sender !== register.sender &&
        JSON.stringify([one.register.udp, one.register.tcp]) ===
          JSON.stringify([register.udp, register.tcp]),
    );
    return other === undefined ? [] : [`[${luaString(name)}] = ${luaString(other.name)}`];
  });
}
