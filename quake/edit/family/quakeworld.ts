import { type Message, PRINT_LEVEL, table } from "../../../generated/quakeworld.ts";
import type { EndOfDemo } from "../../../generated/quakeworld_connectionless.ts";
import type {
  QwdBlock,
  QwdBlockServerConnectionless,
  QwdBlockServerGame,
} from "../../../generated/qwd.ts";
import type { RecordedBlock } from "../../../recording/index.ts";
import type { Roles } from "../../../runtime/table/facts/roles.ts";
import { someMessage, withBlock } from "../changed-block.ts";
import type { EditedBlock } from "../edit.ts";
import type { Engine } from "./family.ts";
import { NO_BYTES, type Original, DEFAULT } from "./gap.ts";
import { QuakeworldGap } from "./quakeworld-gap.ts";

/** QuakeWorld's recordings: a packet tells how entities differ from those of an earlier packet. */
export const quakeworld: Engine = {
  protocol: table.name,
  limit: 1400,
  refusesEmpty: false,
  needsEnd: true,
  centerTime: 2,
  over: new Set<Message["type"]>(["intermission", "finale"]),
  leaving: new Set(["changing", "reconnect"]),
  leading: /^skins/,
  lasting: /^fullserverinfo /,
  needed: /^(fullserverinfo|skins|cmd )/,
  isChat: (message, meaning) => meaning.number(message, "importance") === PRINT_LEVEL.PRINT_CHAT,
  beside,
  ending,
  gap: (_container, isWhole) => new QuakeworldGap(isWhole),
};

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

/**
 * The end comes when the last block has been shown, not when the recording was ended. Where its client did not end it,
 * it gets one all the same: ezQuake waits for ever after the last packet.
 */
function ending(last: EditedBlock, original: Original, roles: Roles): EditedBlock | undefined {
  if (last === original || someMessage(last, (message) => roles.is(message, "end")))
    return undefined;
  const { time, timeNaN } = last.block as QwdBlock;
  const end = original === DEFAULT || original === undefined ? defaultEnding() : original;
  return withBlock(end, { ...end.block, time, timeNaN });
}

function defaultEnding(): EditedBlock {
  const block: QwdBlockServerConnectionless = {
    type: "block",
    time: 0,
    code: 1,
    sequence: 0x7fffffff,
    reliable: 1,
    packet: NO_BYTES,
  };
  const message: EndOfDemo = { type: "end_of_demo", text: "EndOfDemo" };
  return { kind: "block", block, messages: [message], version: 0, undecoded: undefined };
}
