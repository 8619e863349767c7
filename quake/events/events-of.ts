import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import type { Part, ReadOptions } from "../../recording/index.ts";
import { WorldReader } from "../world/index.ts";
import { EventReader } from "./event-reader.ts";
import { eventSelection, EVENT_WORLDS } from "./event-worlds.ts";
import type { GameEvent } from "./events.ts";

/** What happens in a recording, in its order. Throws RangeError for a version or a reading that there is not. */
export function* eventsOf<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  options: ReadOptions = {},
): Generator<GameEvent, void> {
  const reader = newWorldReader(container, options);
  const events = new EventReader(container);
  yield* eventsIn(reader, events, reader.push(bytes));
  yield* eventsIn(reader, events, reader.end());
  yield* events.end();
}

/** As `eventsOf`, for bytes that come in pieces. */
export async function* streamEvents<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<GameEvent, void> {
  const reader = newWorldReader(container, options);
  const events = new EventReader(container);
  for await (const chunk of chunks) yield* eventsIn(reader, events, reader.push(chunk));
  yield* eventsIn(reader, events, reader.end());
  yield* events.end();
}

/** Reads no more of worlds than events need. */
function newWorldReader<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  options: ReadOptions,
): WorldReader<B, M, H, S> {
  return new WorldReader(container, options, undefined, EVENT_WORLDS, eventSelection());
}

function* eventsIn<B extends object, M extends AnyMessage>(
  reader: WorldReader<B, M, any, any>,
  events: EventReader,
  parts: Iterable<Part<B, M>>,
): Generator<GameEvent, void> {
  const { follower } = reader;
  if (follower === undefined) return;
  for (const part of parts) {
    if (part.kind !== "block") continue;
    const { seconds } = reader;
    yield* events.see(part, reader.shown(part), () => follower.roster, seconds);
  }
}
