import type { Dm2Block } from "../../../generated/dm2.ts";
import { PRINT_LEVEL, table } from "../../../generated/quake2.ts";
import type { EditedBlock } from "../edit.ts";
import type { Engine } from "./family.ts";
import { NO_BYTES, type Original, DEFAULT } from "./gap.ts";
import { Quake2Gap } from "./quake2-gap.ts";
import { contains } from "../../../runtime/table/versions.ts";

/** The first version, protocol 25, as an index. */
const TEST_RELEASE = 0;

/** Quake II's recordings: a frame tells how player and entities differ from those of an earlier frame. */
export const quake2: Engine = {
  protocol: table.name,
  limit: 1400,
  refusesEmpty: true,
  centerTime: 2.5,
  leaving: new Set(["changing", "reconnect"]),
  leading: /^precache/,
  needed: /^(precache|cmd )/,
  isChat: (message, meaning) => meaning.number(message, "importance") === PRINT_LEVEL.PRINT_CHAT,
  endsEmpty: (block) => (block as Dm2Block).messages === undefined,
  beside: (): Dm2Block => ({ type: "block", messages: NO_BYTES }),
  ending,
  gap: (_container, isWhole) => new Quake2Gap(isWhole),
};

/** ERRATA 49-50: a client's recording ends with a size of -1, a server's and the test release's just stops. */
function ending(last: EditedBlock, original: Original): EditedBlock | undefined {
  if ((last.block as Dm2Block).messages === undefined) return undefined;
  if (original !== DEFAULT) return original;
  if (last.version <= TEST_RELEASE || isServers(last.version)) return undefined;
  const block: Dm2Block = { type: "block" };
  return { kind: "block", block, messages: [], version: 0, undecoded: undefined };
}

function isServers(version: number): boolean {
  const server = table.flavors!.find(({ name }) => name === "server")!;
  return contains(server, version);
}
