import type { DemBlock } from "../../../generated/dem.ts";
import { someMessage } from "../changed-block.ts";
import type { EditedBlock } from "../edit.ts";
import {
  EACH,
  type Family,
  hasOnly,
  type Members,
  NO_BYTES,
  type Original,
  PlainGap,
  withoutStuffed,
} from "./family.ts";

const LEAVING = new Set(["reconnect"]);

/** What is set by messages that name the same thing, by the member that names it. */
const NAMED: Readonly<Record<string, string>> = {
  updatestat: "index",
  lightstyle: "style",
  updatename: "player",
  updatefrags: "player",
  updatecolors: "player",
  spawnbaseline: "entity",
  spawnbaseline2: "entity",
};

/** What there is one of. */
const SINGLE: Readonly<Record<string, string>> = {
  setview: "setview",
  setpause: "setpause",
  cdtrack: "cdtrack",
  skybox: "skybox",
  fog: "fog",
  clientdata: "clientdata",
  intermission: "intermission",
  finale: "intermission",
  cutscene: "intermission",
};

const ADDING = new Set([
  "spawnstatic",
  "spawnstatic2",
  "spawnstaticsound",
  "spawnstaticsound2",
  "killedmonster",
  "foundsecret",
]);

/** Quake's recordings: each frame tells all entities, as they differ from their baselines. */
export const netquake: Family = {
  protocol: "netquake",
  // A block of that size is one too many.
  limit: 7999,
  refusesEmpty: true,
  begins: ({ type }) => type === "serverinfo",
  leadsIn: ({ type }) => type === "serverinfo" || type === "signonnum",
  shows: ({ type }) => type === "updateentity",
  lasts,
  stays: (message) => withoutStuffed(message, LEAVING),
  ends: (part) => hasOnly(part, "disconnect"),
  beside: (part) => ({ ...(part.block as DemBlock), messages: NO_BYTES }),
  ending,
  needs: () => false,
  isChat: ({ type, text }) => type === "print" && (text as string).startsWith("\x01"),
  gap: () => new PlainGap(),
};

function lasts(message: Members): string | typeof EACH | undefined {
  const { type } = message;
  if (ADDING.has(type)) return EACH;
  if (SINGLE[type] !== undefined) return SINGLE[type];
  if (NAMED[type] !== undefined) return `${type} ${String(message[NAMED[type]])}`;
  return undefined;
}

/** ERRATA 21: a block with nothing but a disconnect. */
function ending(last: EditedBlock, _original: Original): EditedBlock | undefined {
  if (someMessage(last, ({ type }) => type === "disconnect")) return undefined;
  return {
    kind: "block",
    block: { ...(last.block as DemBlock), messages: NO_BYTES },
    messages: [{ type: "disconnect" }],
    version: last.version,
    undecoded: undefined,
  };
}
