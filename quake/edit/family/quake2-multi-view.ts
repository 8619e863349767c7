import type { Mvd2Block } from "../../../generated/mvd2.ts";
import { PRINT_LEVEL } from "../../../generated/quake2.ts";
import { table } from "../../../generated/quake2_mvd.ts";
import type { EditedBlock } from "../edit.ts";
import type { Engine } from "./family.ts";
import { NO_BYTES, type Original } from "./gap.ts";
import { Quake2MultiViewGap } from "./quake2-multi-view-gap.ts";

/** The largest block that Q2PRO reads. */
const LARGEST = 0x8000;

/** Quake II's recordings of all players: nobody's client is sent commands. */
export const quake2MultiView: Engine = {
  protocol: table.name,
  limit: LARGEST,
  refusesEmpty: true,
  leaving: new Set(),
  isChat: (message, meaning) => meaning.number(message, "importance") === PRINT_LEVEL.PRINT_CHAT,
  endsEmpty: (block) => (block as Mvd2Block).messages.length === 0,
  beside: newBlock,
  ending,
  gap: () => new Quake2MultiViewGap(),
};

function newBlock(): Mvd2Block {
  return { type: "block", messages: NO_BYTES };
}

/** A block without messages ends a recording, unless the server was killed. */
function ending(last: EditedBlock, original: Original): EditedBlock | undefined {
  if (original === undefined || last === original) return undefined;
  const { version } = last;
  return { kind: "block", block: newBlock(), messages: [], version, undecoded: undefined };
}
