import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Container } from "../../../runtime/container.ts";
import type { AnyContainer } from "../../../recording/formats/formats.ts";
import type { Part } from "../../../recording/decode/decoder.ts";
import type { ReadOptions } from "../../../recording/decode/read-options.ts";
import type { World } from "../world.ts";
import { type Keyframe, type Shown, WorldReader } from "./world-reader.ts";

/** What knows keyframes of a recording: `RecordingIndex`. */
export interface Keyframes {
  /**
   * The last keyframe before a time; nothing where reading begins at the beginning. Throws where the recording is
   * another one, or is read in another way.
   *
   * @param seconds of play
   */
  before(recording: Recording, seconds: number): Keyframe | undefined;
}

/** A recording in one piece, and how it is read. */
export interface Recording {
  readonly container: AnyContainer;
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
}

/** Which worlds of a recording are asked for. */
export interface StateOptions extends ReadOptions {
  /** Seconds of play from the first frame, as `cut --time` counts them: what is shown before is left out. */
  readonly from?: number | undefined;
  /** Says where to begin reading. Without, all that is before the time is read, too. */
  readonly index?: Keyframes | undefined;
}

/** Which worlds of a recording are asked for that comes in pieces. */
export interface StreamStateOptions extends Omit<StateOptions, "index"> {
  /** The pieces begin at its `point.offset`. Without, at the recording's beginning. */
  readonly keyframe?: Keyframe | undefined;
}

/**
 * The world at each frame of a recording: entities and players with all that they are, models and sounds by name,
 * the scoreboard. What cannot be resolved is reported in the world's `problems`, and never ends the reading.
 * Throws RangeError for a version or a reading that there is not, and what the index throws.
 */
export function* states<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  options: StateOptions = {},
): Generator<World, void> {
  for (const { world } of timedStates(container, bytes, options)) yield world;
}

/** As `states`, each world with the seconds of play at which it is. */
export function* timedStates<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  { from = -Infinity, index, ...options }: StateOptions = {},
): Generator<Shown, void> {
  const keyframe = index?.before({ container, bytes, options }, from);
  const reader = new WorldReader(container, options, keyframe);
  yield* shown(reader, reader.push(bytes.subarray(keyframe?.point.offset ?? 0)), from);
  yield* shown(reader, reader.end(), from);
}

/** As `states`, for bytes that come in pieces. */
export async function* streamStates<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { from = -Infinity, keyframe, ...options }: StreamStateOptions = {},
): AsyncGenerator<World, void> {
  const reader = new WorldReader(container, options, keyframe);
  for await (const chunk of chunks)
    for (const { world } of shown(reader, reader.push(chunk), from)) yield world;
  for (const { world } of shown(reader, reader.end(), from)) yield world;
}

function* shown<B extends object, M extends AnyMessage>(
  reader: WorldReader<B, M, any, any>,
  parts: Iterable<Part<B, M>>,
  from: number,
): Generator<Shown, void> {
  for (const part of parts)
    if (part.kind === "block")
      for (const one of reader.shown(part)) if (one.seconds >= from) yield one;
}
