import { describe, expect, it } from "vitest";
import { cut, edited } from "../../quake/edit/index.ts";
import { type AnyContainer, readRecording } from "../../recording/index.ts";
import { type StateVector, stateVectors } from "../meaning/state-vectors.ts";
import { blocksOf, bytesOf, fault, stateDifference } from "../support/edit-states.ts";
import { whole } from "../support/whole.ts";

/** Recordings whose messages say in which version they are: others are read as another one. */
const VECTORS = stateVectors().filter(
  ({ container, bytes }) => fault(container, bytes) === undefined,
);

/** What no cut can show as it was, and why. */
const OTHERWISE: readonly (readonly [name: RegExp, why: string])[] = [
  [
    /3504: with another level all that/,
    "no level's first block begins with another one's entities",
  ],
  [
    /^dm2 35:/,
    "a cut makes frames whole that recordings have, and not those of a network's protocol",
  ],
  [/a frame that tells nothing of the player/, "a frame that is written whole has a player"],
];

/** Those that get an end which none of these recordings has. */
const ENDED: ReadonlySet<string> = new Set(["dem", "qwd"]);

/** What is wrong with the cut from a block on; undefined when nothing is. */
function wrongCut(container: AnyContainer, bytes: Uint8Array, from: number): string | undefined {
  const result = [
    ...edited(readRecording(container, bytes), cut(container, { blocks: { from, to: Infinity } })),
  ];
  const output = bytesOf(container, result);
  const ends = ENDED.has(container.table.name) ? 1 : 0;
  const offset = blocksOf(container, output).length - ends - blocksOf(container, bytes).length;
  const kept = (block: number) => (block < from ? undefined : block + offset);
  return fault(container, output) ?? stateDifference(container, bytes, output, kept);
}

/* Whatever a sequence of messages is there to show, it shows from any of its blocks on. */
describe("a cut of each vector of worlds", () => {
  const tried = VECTORS.filter(({ name }) => !OTHERWISE.some(([left]) => left.test(name)));

  whole("is tried with nearly all of them", () => {
    expect(tried.length).toBeGreaterThan(stateVectors().length - 10);
  });

  it.each(tried)("$name", ({ container, bytes }: StateVector) => {
    const blocks = blocksOf(container, bytes);
    for (const { index } of blocks)
      expect([index, wrongCut(container, bytes, index)]).toEqual([index, undefined]);
  });
});
