import { PRINT_LEVEL } from "../../../generated/quakeworld.ts";
import type {
  QwdBlock,
  QwdBlockServerConnectionless,
  QwdBlockServerGame,
} from "../../../generated/qwd.ts";
import type { RecordedBlock } from "../../../recording/index.ts";
import { withBlock } from "../changed-block.ts";
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
import { QuakeworldGap } from "./quakeworld-gap.ts";

const CHAT = PRINT_LEVEL.PRINT_CHAT;

const LEAVING = new Set(["changing", "reconnect"]);

/** What is set by messages that name the same thing, by the members that name it. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  lightstyle: ["style"],
  updatefrags: ["player"],
  updateping: ["player"],
  updatepl: ["player"],
  updateentertime: ["player"],
  updateuserinfo: ["player"],
  setinfo: ["player", "key"],
  serverinfo: ["key"],
  spawnbaseline: ["entity"],
};

/** What there is one of. */
const SINGLE: Readonly<Record<string, string>> = {
  setpause: "setpause",
  cdtrack: "cdtrack",
  maxspeed: "maxspeed",
  entgravity: "entgravity",
  intermission: "intermission",
  finale: "intermission",
};

const ADDING = new Set([
  "spawnstatic",
  "spawnstaticsound",
  "killedmonster",
  "foundsecret",
  "modellist",
  "soundlist",
]);

const SHOWING = new Set(["playerinfo", "packetentities", "deltapacketentities"]);

/** QuakeWorld's recordings: a packet tells how entities differ from those of an earlier packet. */
export const quakeworld: Family = {
  protocol: "quakeworld",
  limit: 1400,
  refusesEmpty: false,
  begins: ({ type }) => type === "serverdata",
  leadsIn,
  shows: ({ type }) => SHOWING.has(type),
  lasts,
  stays: (message) => withoutStuffed(message, LEAVING),
  ends,
  beside,
  ending,
  needs: ({ type, text }) =>
    type === "stufftext" && /^(fullserverinfo|skins|cmd )/.test(text as string),
  isChat: ({ type, level }) => type === "print" && level === CHAT,
  gap: () => new QuakeworldGap(),
};

function leadsIn(message: Members): boolean {
  if (message.type === "stufftext") return (message["text"] as string).startsWith("skins");
  return message.type === "serverdata";
}

function lasts(message: Members): string | typeof EACH | undefined {
  const { type } = message;
  if (ADDING.has(type)) return EACH;
  if (SINGLE[type] !== undefined) return SINGLE[type];
  const named = NAMED[type];
  if (named !== undefined) return [type, ...named.map((name) => String(message[name]))].join(" ");
  switch (type) {
    case "updatestat":
    case "updatestatlong":
      return `stat ${String(message["index"])}`;
    case "stufftext":
      return (message["text"] as string).startsWith("fullserverinfo ") ? EACH : undefined;
    default:
      return undefined;
  }
}

/** ERRATA 70: a packet outside of the connection. */
function ends(part: RecordedBlock): boolean {
  return hasOnly(part, "end_of_demo") || hasOnly(part, "disconnect");
}

/** Its numbers are given where it is put. */
function beside(part: RecordedBlock): object {
  const { time, timeNaN } = part.block as QwdBlock;
  const numbers = { sequence: 0, reliable: 0, acknowledged: 0, reliableacknowledged: 0 };
  const block: QwdBlockServerGame = {
    type: "block",
    time,
    timeNaN,
    code: 1,
    ...numbers,
    messages: NO_BYTES,
  };
  return block;
}

/** The end comes when the last block has been shown, not when the recording was ended. */
function ending(last: EditedBlock, original: Original): EditedBlock | undefined {
  if (original === undefined || last === original) return undefined;
  const { time, timeNaN } = last.block as QwdBlock;
  const end = original === USUAL ? usualEnding() : original;
  return withBlock(end, { ...end.block, time, timeNaN });
}

function usualEnding(): EditedBlock {
  const block: QwdBlockServerConnectionless = {
    type: "block",
    time: 0,
    code: 1,
    sequence: 0x7fffffff,
    reliable: 1,
    packet: NO_BYTES,
  };
  const messages = [{ type: "end_of_demo", text: "EndOfDemo" }];
  return { kind: "block", block, messages, version: 0, undecoded: undefined };
}
