import { mvd } from "../../generated/mvd.ts";
import { qwd } from "../../generated/qwd.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { readRecording } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { converted } from "./converted.ts";
import { bytesOf } from "./edit-states.ts";

/** What a client sees of a frame, and when. */
export interface ViewChoice {
  /** Whether it is told of a player or an entity, `player 3` or `entity 40`, in a frame; that may be none. */
  readonly sees: (of: string, frame: number) => boolean;
  /** Seconds by its own clock. */
  readonly clock?: (time: number) => number;
}

const EVERYTHING: ViewChoice = { sees: () => true };

/** What the client of a player records, who sees of a recording of all players what he is told. */
export function viewOf(
  recording: Uint8Array,
  player: number,
  { sees, clock = (time) => time }: ViewChoice = EVERYTHING,
): Uint8Array {
  const whole = converted(mvd, recording, conversionTo(mvd, "qwd", { player: `${player}` }));
  let frame = -1;
  const parts = [...readRecording(qwd, whole)].map((part) => {
    if (part.kind !== "block") return part;
    const { kind, version, undecoded } = part;
    const time = Math.fround(clock((part.block as { time: number }).time));
    if (part.messages.some(({ type }) => type === "packetentities")) frame++;
    const messages = part.messages.flatMap((message) => seenOf(message, (of) => sees(of, frame)));
    return { kind, version, undecoded, messages, block: { ...part.block, time } };
  });
  return bytesOf(qwd, parts).slice();
}

function seenOf(message: AnyMessage, sees: (of: string) => boolean): AnyMessage[] {
  const { type, player, entities } = message as AnyMessage & {
    readonly player?: number;
    readonly entities?: readonly { readonly number: number }[];
  };
  if (type === "playerinfo") return sees(`player ${player}`) ? [message] : [];
  if (entities === undefined) return [message];
  const seen = entities.filter(({ number }) => sees(`entity ${number}`));
  return [{ ...message, entities: seen } as AnyMessage];
}

/** A client's recording that has not received what packets show in some of its frames. */
export function withoutFrames(
  recording: Uint8Array,
  isKept: (frame: number) => boolean,
): Uint8Array {
  let frame = -1;
  const parts = [...readRecording(qwd, recording)].map((part) => {
    if (part.kind !== "block" || !part.messages.some(({ type }) => type === "packetentities"))
      return part;
    frame++;
    const { kind, version, undecoded, block } = part;
    const messages = isKept(frame)
      ? part.messages
      : part.messages.filter(({ type }) => !SHOWN.has(type));
    return { kind, version, undecoded, messages, block };
  });
  return bytesOf(qwd, parts).slice();
}

const SHOWN: ReadonlySet<string> = new Set(["playerinfo", "packetentities", "nails"]);
