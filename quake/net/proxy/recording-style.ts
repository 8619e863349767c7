import { changed } from "../../edit/messages.ts";
import { DEFAULT, type Family, familyOf } from "../../edit/family/index.ts";
import { dem } from "../../../generated/dem.ts";
import { dm2 } from "../../../generated/dm2.ts";
import { mvd } from "../../../generated/mvd.ts";
import { mvd2 } from "../../../generated/mvd2.ts";
import { type Message as Quake2Message, ATTRACTLOOP } from "../../../generated/quake2.ts";
import { qwd } from "../../../generated/qwd.ts";
import type { AnyContainer, RecordedBlock, WritableBlock } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { textToBytes } from "../../../runtime/bytes/text/text.ts";
import { NetError } from "../transport/errors.ts";

type Writable = WritableBlock<object, AnyMessage>;

/** How the clients of a game record. */
export interface RecordingStyle {
  readonly container: AnyContainer;
  /** What is before the first block. */
  header(cdtrack: number): Uint8Array;
  /**
   * What a recording has of a block: nothing where it tells nothing.
   *
   * @param block what is left of it where nothing sends the client to another level
   * @throws NetError "protocol" where no recording can have it
   */
  kept(block: Writable, original: RecordedBlock): Writable | undefined;
  /** The block that ends a recording. */
  ending(family: Family, last: Writable): Writable | undefined;
}

const NOTHING = new Uint8Array(0);

/** Whether a server says no more than that it is there, or what it says is left out. */
function isIdle(family: Family, { messages, undecoded }: Writable): boolean {
  return (
    undecoded === undefined && messages.every((message) => family.roles.is(message, "nothing"))
  );
}

const netquake = familyOf(dem);

/** NetQuake's: what only says that the server is there is left out (ERRATA 118). */
export const NETQUAKE_RECORDING: RecordingStyle = {
  container: dem,
  header: (cdtrack) => textToBytes(`${cdtrack}\n`),
  kept: (block, { body }) => (body.length === 0 || isIdle(netquake, block) ? undefined : block),
  ending: (family, last) => family.ending(last, undefined) as Writable | undefined,
};

/** QuakeWorld's, from the connection on: each packet with its numbers, and each command. */
export const QUAKEWORLD_RECORDING: RecordingStyle = {
  container: qwd,
  header: () => NOTHING,
  kept: (block) => block,
  ending: (family, last) => family.ending(last, DEFAULT) as Writable | undefined,
};

const multiView = familyOf(mvd);

/** QuakeWorld's of all players, as servers stream them: each block as it came. */
export const MVD_RECORDING: RecordingStyle = {
  container: mvd,
  header: () => NOTHING,
  kept: (block) => block,
  ending(family, last) {
    const isOver = last.messages.some((message) => multiView.roles.is(message, "end"));
    return isOver ? undefined : (family.ending(last, DEFAULT) as Writable | undefined);
  },
};

/** Quake II's of all players, as servers stream them: each block as it came, and an empty one. */
export const MVD2_RECORDING: RecordingStyle = {
  container: mvd2,
  header: () => textToBytes("MVD2"),
  kept: (block, { body }) => (body.length === 0 ? undefined : block),
  ending: (family, last) => family.ending(last, DEFAULT) as Writable | undefined,
};

const quake2 = familyOf(dm2);

/** What a recording's number of levels is more than the server's (DM2, serverdata). */
const RECORDED = 0x10000;

/** Quake II's: it says that it is one, and asks for nothing that a server would have to answer. */
export const QUAKE2_RECORDING: RecordingStyle = {
  container: dm2,
  header: () => NOTHING,
  kept(block, { body }) {
    if (body.length === 0) return undefined;
    const kept = changed(quake2, block, (message) =>
      recorded(message as Quake2Message),
    ) as Writable;
    return isIdle(quake2, kept) ? undefined : kept;
  },
  ending: (family, last) => family.ending(last, DEFAULT) as Writable | undefined,
};

function recorded(message: Quake2Message): Quake2Message | undefined {
  if (message.type === "serverdata") {
    if (message.serverversion !== 34)
      throw new NetError(
        "protocol",
        `recordings are not in protocol ${message.serverversion}: connect with 34`,
      );
    const servercount = (message.servercount + RECORDED) | 0;
    return { ...message, attractloop: ATTRACTLOOP.RECORD_CLIENT, servercount };
  }
  if (message.type !== "stufftext") return message;
  if (message.text.startsWith("cmd ")) return undefined;
  return message.text.startsWith("precache ") ? { ...message, text: "precache\n" } : message;
}
