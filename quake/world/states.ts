import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import type { ReadOptions } from "../../recording/read-options.ts";
import type { AnyContainer } from "../../recording/containers.ts";
import { readRecording, streamRecording } from "../../recording/read.ts";
import type { Follower } from "./follower.ts";
import { table as netquake } from "../../generated/netquake.ts";
import { table as quake2 } from "../../generated/quake2.ts";
import { table as quake2Mvd } from "../../generated/quake2_mvd.ts";
import { table as quakeworld } from "../../generated/quakeworld.ts";
import { MultiViewFollower } from "./multi-view.ts";
import { NetquakeFollower } from "./netquake.ts";
import { Quake2Follower } from "./quake2.ts";
import { Quake2MultiViewFollower } from "./quake2-multi-view.ts";
import { QuakeworldFollower } from "./quakeworld.ts";
import type { World } from "./world.ts";

/** Who understands a protocol's messages, by the protocol's name. */
const FOLLOWERS: Readonly<Record<string, (container: AnyContainer) => Follower>> = {
  [netquake.name]: (container) => new NetquakeFollower(container),
  [quakeworld.name]: (container) =>
    (container.table.carries[0]!.kind ?? 0) === 0
      ? new QuakeworldFollower(container)
      : new MultiViewFollower(container),
  [quake2.name]: () => new Quake2Follower(),
  [quake2Mvd.name]: (container) => new Quake2MultiViewFollower(container),
};

/** What follows recordings of a container, where there is something that understands its protocol. */
export function followerOf(container: AnyContainer): Follower | undefined {
  return FOLLOWERS[container.table.carries[0]!.protocol]?.(container);
}

/**
 * The world at each frame of a recording: entities and players with all that they are, models and sounds by name,
 * the scoreboard. What cannot be resolved is told in the world's `problems`, and never ends the reading.
 * Throws RangeError for a version or a reading that there is not.
 */
export function* states<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  options: ReadOptions = {},
): Generator<World, void> {
  const follower = followerOf(container);
  for (const part of readRecording(container, bytes, options))
    if (part.kind === "block" && follower !== undefined) yield* follower.worlds(part);
}

/** As `states`, for bytes that come in pieces. */
export async function* streamStates<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<World, void> {
  const follower = followerOf(container);
  for await (const part of streamRecording(container, chunks, options))
    if (part.kind === "block" && follower !== undefined) yield* follower.worlds(part);
}
