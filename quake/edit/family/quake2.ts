import type { Dm2Block } from "../../../generated/dm2.ts";
import { PRINT_LEVEL, table } from "../../../generated/quake2.ts";
import type { EditedBlock } from "../edit.ts";
import {
  EACH,
  type Family,
  hasOnly,
  type Members,
  NO_BYTES,
  type Original,
  USUAL,
  withoutStuffed,
} from "./family.ts";
import { Quake2Gap } from "./quake2-gap.ts";

const CHAT = PRINT_LEVEL.PRINT_CHAT;
/** The first version, protocol 25, as an index. */
const TEST_RELEASE = 0;

const LEAVING = new Set(["changing", "reconnect"]);

/** Quake II's recordings: a frame tells how player and entities differ from those of an earlier frame. */
export const quake2: Family = {
  protocol: "quake2",
  limit: 1400,
  refusesEmpty: true,
  begins: ({ type }) => type === "serverdata",
  leadsIn,
  shows: ({ type }) => type === "frame",
  lasts,
  stays: (message) => (message.type === "reconnect" ? undefined : withoutStuffed(message, LEAVING)),
  ends: (part) => (part.block as Dm2Block).messages === undefined || hasOnly(part, "disconnect"),
  beside: () => ({ type: "block", messages: NO_BYTES }),
  ending,
  needs: ({ type, text }) => type === "stufftext" && /^(precache|cmd )/.test(text as string),
  isChat: ({ type, level }) => type === "print" && level === CHAT,
  gap: () => new Quake2Gap(),
};

function leadsIn(message: Members): boolean {
  if (message.type === "stufftext") return (message["text"] as string).startsWith("precache");
  return message.type === "serverdata";
}

function lasts(message: Members): string | typeof EACH | undefined {
  // What is for one of several players does not last for another.
  const whom = message["unicast"] === undefined ? "" : ` for ${String(message["unicast"])}`;
  switch (message.type) {
    case "configstring":
      return `configstring ${String(message["index"])}${whom}`;
    case "spawnbaseline":
      return `spawnbaseline ${String(message["number"])}${whom}`;
    case "layout":
    case "inventory":
      return `${message.type}${whom}`;
    default:
      return undefined;
  }
}

/** ERRATA 49-50: a client's recording ends with a size of -1, a server's and the test release's just stops. */
function ending(last: EditedBlock, original: Original): EditedBlock | undefined {
  if ((last.block as Dm2Block).messages === undefined) return undefined;
  if (original !== USUAL) return original;
  if (last.version <= TEST_RELEASE || isServers(last.version)) return undefined;
  return {
    kind: "block",
    block: { type: "block" },
    messages: [],
    version: 0,
    undecoded: undefined,
  };
}

function isServers(version: number): boolean {
  const server = table.kinds!.find(({ name }) => name === "server")!;
  return server.from <= version && version <= server.to;
}
