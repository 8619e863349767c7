import {
  type AnyContainer,
  type Part,
  readRecording,
  type RecordedBlock,
  writeRecording,
} from "../../recording/index.ts";
import { compile, decompile } from "../../quake/lmpc/index.ts";
import { states, type World } from "../../quake/world/index.ts";
import { difference } from "../../fuzz/properties/equal.ts";

/** The bytes of parts, edited or not. */
export function bytesOf(container: AnyContainer, parts: Iterable<unknown>): Uint8Array {
  return writeRecording(container, parts as Iterable<Part>);
}

/** The blocks of a recording. */
export function blocksOf(container: AnyContainer, bytes: Uint8Array): RecordedBlock[] {
  const parts: Part[] = [...readRecording(container, bytes)];
  return parts.filter((part) => part.kind === "block");
}

/** All that a world shows, as it is now: levels go on changing. */
export function shown(world: World, container: AnyContainer) {
  const { level, entities, complete, players, scoreboard, view, frame, time } = world;
  const byKey = (map: ReadonlyMap<unknown, unknown>) =>
    [...map].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return {
    entities: byKey(entities),
    complete,
    players: byKey(players),
    scoreboard: byKey(scoreboard),
    view,
    frame,
    // Quake II's time counts from the level's first frame that is there, that of all players' from the first block.
    time: ["dm2", "mvd", "mvd2"].includes(container.table.name) ? 0 : time,
    level: {
      ...level,
      models: [...level.models],
      sounds: [...level.sounds],
      lightstyles: byKey(level.lightstyles),
      settings: byKey(level.settings),
    },
  };
}

/** What of a recording's frames is another in blocks of an edited one; undefined when nothing is. */
export function stateDifference(
  container: AnyContainer,
  original: Uint8Array,
  edited: Uint8Array,
  /** The place of a block of the original in the edited one; undefined where it is cut. */
  place: (block: number) => number | undefined,
): string | undefined {
  const others = states(container, edited);
  let other = others.next();
  for (const world of states(container, original)) {
    const at = place(world.block);
    if (at === undefined) continue;
    while (!other.done && other.value.block < at) other = others.next();
    if (other.done || other.value.block !== at)
      return `block ${world.block}, now ${at}: the frame is not there`;
    const found = difference(shown(world, container), shown(other.value, container));
    if (found !== undefined) return `block ${world.block}, now ${at}: ${found}`;
    other = others.next();
  }
  return undefined;
}

/** What is wrong with a recording: it does not come back as it was, or is not understood. Undefined when nothing is. */
export function fault(container: AnyContainer, bytes: Uint8Array): string | undefined {
  const parts: Part[] = [...readRecording(container, bytes)];
  const again = bytesOf(container, parts);
  if (Buffer.compare(again, bytes) !== 0) return "it does not come back as it was";
  for (const part of parts) {
    if (part.kind === "tail") return "something follows the last block";
    if (part.kind === "block" && part.undecoded !== undefined) return part.error?.message;
  }
  return undefined;
}

/** The bytes that a recording's text makes. */
export async function throughText(
  form: Parameters<typeof decompile>[0],
  container: AnyContainer,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const texts: Uint8Array[] = [];
  for await (const piece of decompile(form, container, [bytes])) texts.push(piece.slice());
  const again: Uint8Array[] = [];
  for await (const piece of compile(texts, { container })) again.push(piece.slice());
  return Buffer.concat(again);
}
