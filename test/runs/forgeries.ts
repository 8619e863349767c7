import { dem } from "../../generated/dem.ts";
import { GAMETYPE, type Message } from "../../generated/netquake.ts";
import { readRecording } from "../../recording/index.ts";
import { fixtures } from "../support/corpus.ts";
import { bytesOf } from "../support/edit-states.ts";

/** A block to be forged. */
export interface Forged {
  readonly messages: readonly Message[];
}

/** What is done to the blocks of a recording. */
export type Forgery = (blocks: readonly Forged[]) => readonly Forged[];

/** The first messages of the fixture's level, as a server of one player's game sends them. */
const HONEST: Forgery = (blocks) =>
  each(blocks, (message) =>
    message.type === "serverinfo" ? { ...message, gametype: GAMETYPE.GAME_COOP } : message,
  );

/** The fixture, after a forger had it. */
export function forgedBy(forgery: Forgery): Uint8Array {
  const parts = [...readRecording(dem, fixtures("dp_server_p15.dem")[0]!.bytes())];
  const blocks = parts.filter((part) => part.kind === "block");
  const others = forgery(HONEST(blocks));
  return bytesOf(dem, [...parts.filter(({ kind }) => kind === "header"), ...others]);
}

type Change = (message: Message, block: number) => Message | readonly Message[];

/** Other messages in the blocks `[from, to)`. */
export function each(
  blocks: readonly Forged[],
  change: Change,
  from = 0,
  to = Infinity,
): readonly Forged[] {
  return blocks.map((block, index) => {
    if (index < from || index >= to) return block;
    const { kind, version, undecoded, block: own } = block as never as Record<string, unknown>;
    const messages = block.messages.flatMap((message) => change(message, index));
    return { kind, version, undecoded, block: own, messages };
  });
}

/** Other status lines. */
export function status(
  change: (line: Message & { readonly type: "clientdata" }) => object,
  from: number,
  to?: number,
): Forgery {
  return (blocks) =>
    each(
      blocks,
      (message) => (message.type === "clientdata" ? { ...message, ...change(message) } : message),
      from,
      to,
    );
}

/** The player who recorded is elsewhere. */
export function moved(
  by: readonly [x: number, y: number, z: number],
  from: number,
  to: number,
): Forgery {
  return (blocks) =>
    each(
      blocks,
      (message) => {
        if (message.type !== "updateentity" || message.entity !== 1) return message;
        const { origin1 = 0, origin2 = 0, origin3 = 0 } = message;
        return {
          ...message,
          origin1: origin1 + by[0],
          origin2: origin2 + by[1],
          origin3: origin3 + by[2],
        };
      },
      from,
      to,
    );
}

/** Another clock. */
export function timed(change: (time: number) => number, from: number): Forgery {
  return (blocks) =>
    each(
      blocks,
      (message) => (message.type === "time" ? { ...message, time: change(message.time) } : message),
      from,
    );
}

/** The level's clock in a block of the fixture. */
export function timeIn(blocks: readonly Forged[], block: number): number {
  const found = blocks[block]!.messages.find(({ type }) => type === "time");
  if (found?.type !== "time") throw new Error(`block ${block} has no time`);
  return found.time;
}

/** More messages at the end of a block. */
export function added(messages: readonly object[], at: number): Forgery {
  return (blocks) =>
    each(
      blocks,
      (message) =>
        message === blocks[at]!.messages.at(-1) ? [message, ...(messages as Message[])] : message,
      at,
      at + 1,
    );
}
