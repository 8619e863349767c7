import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnyContainer, RecordedBlock } from "../../recording/index.ts";
import {
  type Follower,
  followerOf,
  type Keyframe,
  type World,
  WorldReader,
} from "../../quake/world/index.ts";
import { blocksOf, stateVectors, wrongList } from "../meaning/state-vectors.ts";
import { isWhole } from "../support/corpus.ts";
import { madeRecordings, type MadeRecordings } from "../support/made-worlds.ts";

/*
 * A keyframe has all that is known between two blocks: from it on, the worlds are those that the documents say of the
 * whole recording, whatever its reader read before, and however far the one who saved it has gone on.
 */

function* worldsOf(follower: Follower, blocks: readonly RecordedBlock[]): Generator<World, void> {
  for (const block of blocks) yield* follower.worlds(block);
}

/** All that is known after a block, as it is now. */
function known(follower: Follower, worlds: readonly World[]): object {
  const { kind, level, roster } = follower;
  const slots = Array.from({ length: 33 }, (_, slot) => slot);
  const seen = slots.filter((slot) => follower.hasSeen?.(slot));
  const players = roster.all();
  return structuredClone({ worlds, kind, level, players, visits: roster.visits(), seen });
}

/** What is known after each block, what is saved there, and how many worlds were shown up to there. */
function savesOf(container: AnyContainer, blocks: readonly RecordedBlock[]) {
  const follower = followerOf(container)!;
  let shown = 0;
  return blocks.map((block) => {
    const own = follower.follow(block);
    shown += own.length;
    return { known: known(follower, own), saved: follower.save(), shown };
  });
}

/** One who has been elsewhere, and goes on after a block. */
function restored(
  container: AnyContainer,
  elsewhere: readonly RecordedBlock[],
  saved: object,
): Follower {
  const follower = followerOf(container)!;
  for (const block of elsewhere) follower.follow(block);
  follower.restore(saved);
  return follower;
}

describe("from each keyframe the worlds are those that the documents say", () => {
  const vectors = stateVectors().map((vector) => ({ ...vector, blocks: blocksOf(vector) }));
  it.each(vectors)("$name", ({ container, blocks, worlds }) => {
    for (const [i, { saved, shown }] of savesOf(container, blocks).entries()) {
      const rest = worldsOf(restored(container, blocks, saved), blocks.slice(i + 1));
      expect(wrongList(rest, worlds.slice(shown)), `after block ${i}`).toBeUndefined();
    }
  });
});

/** Each world's block and time, as long as they are read, and the keyframe after each block. */
function read(made: MadeRecordings, bytes: Uint8Array, keyframe?: Keyframe) {
  const options = { version: made.version };
  const reader = new WorldReader<object, any, any, any>(made.container, options, keyframe);
  const worlds: { block: number; time: number; seconds: number }[] = [];
  const keyframes: Keyframe[] = [];
  const see = (parts: ReturnType<typeof reader.push>) => {
    for (const part of parts) {
      if (part.kind !== "block") continue;
      for (const { seconds, world } of reader.shown(part))
        worlds.push({ block: world.block, time: world.time, seconds });
      const found = reader.keyframe();
      if (found !== undefined) keyframes.push(found);
    }
  };
  see(reader.push(bytes.subarray(keyframe?.point.offset ?? 0)));
  see(reader.end());
  return { worlds, keyframes };
}

describe("a recording that is read from a keyframe on", () => {
  it.each(madeRecordings())("has its worlds at the same seconds: $name", (made) => {
    const property = (bytes: Uint8Array) => {
      const { worlds, keyframes } = read(made, bytes);
      for (const keyframe of keyframes) {
        const [before, after] = [0, 1].map((side) =>
          worlds.filter(({ block }) => Number(block >= keyframe.point.index) === side),
        );
        expect(keyframe.seconds).toBe(before!.at(-1)?.seconds ?? -Infinity);
        const again = read(made, bytes, keyframe);
        expect(again.worlds).toEqual(after);
        expect(again.keyframes.map(({ seconds }) => seconds)).toEqual(
          keyframes
            .filter(({ point }) => point.index > keyframe.point.index)
            .map(({ seconds }) => seconds),
        );
      }
    };
    fc.assert(fc.property(made.bytes, property), { numRuns: isWhole ? 10 : 3 });
  });
});

describe("from each keyframe all is known that one who never stopped knows", () => {
  it.each(madeRecordings())("$name", ({ container, version, bytes }) => {
    const property = (own: Uint8Array, other: Uint8Array) => {
      const blocks = blocksOf({ container, bytes: own, version });
      const elsewhere = blocksOf({ container, bytes: other, version });
      const all = savesOf(container, blocks);
      for (const [i, { saved }] of all.entries()) {
        let follower = restored(container, elsewhere, saved);
        for (let k = i + 1; k < blocks.length; k++) {
          const now = known(follower, follower.follow(blocks[k]!));
          if (!isDeepStrictEqual(now, all[k]!.known)) expect(now).toEqual(all[k]!.known);
          // Who was restored is saved as anybody, and goes on as one who has been nowhere.
          follower = restored(container, [], follower.save());
        }
      }
    };
    fc.assert(fc.property(bytes, bytes, property), { numRuns: isWhole ? 25 : 6 });
  });
});
