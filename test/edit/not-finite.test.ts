import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conversionTo, TARGETS } from "../../quake/convert/index.ts";
import {
  cut,
  type Edit,
  edited,
  EditError,
  fixMulti,
  joined,
  Split,
  strip,
} from "../../quake/edit/index.ts";
import { eventsOf, tallyOf } from "../../quake/events/index.ts";
import { levelMaps } from "../../quake/map/index.ts";
import { indexRecording, indexText, parseIndex } from "../../quake/seek/index.ts";
import { states } from "../../quake/world/index.ts";
import { formatOfFile } from "../../formats/index.ts";
import { type AnyContainer, type Part, readRecording } from "../../recording/index.ts";
import { bytesOf, fault } from "../support/edit-states.ts";
import { converted, wrongWith } from "../support/converted.ts";
import { fixtures, isWhole } from "../support/corpus.ts";

/** What floats hold beside numbers that things have: none at all, and the greatest. */
const ODD = [NaN, Infinity, -Infinity, 3.4028234663852886e38, -3.4028234663852886e38];

/** A number somewhere in a value, which may be set. */
interface Leaf {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function* leavesOf(value: unknown): Generator<Leaf, void> {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  const holder = value as Record<string, unknown>;
  for (const [key, member] of Object.entries(holder)) {
    if (typeof member === "number") yield { holder, key };
    else yield* leavesOf(member);
  }
}

/** Sets a number, and tells whether it is a float: what no codec writes it leaves. */
function setFloat(container: AnyContainer, part: Part, { holder, key }: Leaf, odd: number) {
  const before = holder[key];
  holder[key] = odd;
  try {
    bytesOf(container, [part]);
    return true;
  } catch {
    holder[key] = before;
    return false;
  }
}

/** A recording with floats of the block, of its messages, or of both set to what is no number. */
function mutated(
  container: AnyContainer,
  bytes: Uint8Array,
  changes: readonly (readonly [number, number, number])[],
): Uint8Array {
  // What is after the last whole block is no edit's matter.
  const read: Part[] = [...readRecording(container, bytes)];
  const parts = read.filter(({ kind }) => kind !== "tail");
  const blocks = parts.filter((part) => part.kind === "block");
  for (const [block, leaf, odd] of changes) {
    const part = blocks[block % blocks.length]!;
    const leaves = [...leavesOf(leaf % 2 === 0 ? part.block : part.messages)];
    const from = leaf % (leaves.length + 1);
    const value = ODD[odd % ODD.length]!;
    [...leaves.slice(from), ...leaves.slice(0, from)].some((one) =>
      setFloat(container, part, one, value),
    );
  }
  return bytesOf(container, parts).slice();
}

/** The edits of a recording, by what they are called. What is refused is refused with an EditError. */
const EDITS: Readonly<Record<string, (container: AnyContainer) => Edit>> = {
  "cut --blocks": (container) => cut(container, { blocks: { from: 5, to: 60 } }),
  "cut --time": (container) => cut(container, { time: { from: 0.2, to: 1.5 } }),
  "strip --chat": (container) => strip(container, { chat: true }),
  "fix-multi": (container) => fixMulti(container),
};

function tryEdits(container: AnyContainer, bytes: Uint8Array): void {
  for (const [name, edit] of Object.entries(EDITS))
    unlessRefused(() => {
      const made = bytesOf(container, edited(readRecording(container, bytes), edit(container)));
      expect([name, fault(container, made.slice())]).toEqual([name, undefined]);
    });
  unlessRefused(
    () =>
      void bytesOf(
        container,
        joined(
          container,
          [0, 1].map(() => readRecording(container, bytes)),
        ),
      ),
  );
  const split = new Split(container);
  for (const part of readRecording(container, bytes)) split.take(part);
  split.end();
}

function tryConversions(container: AnyContainer, bytes: Uint8Array): void {
  for (const to of TARGETS)
    unlessRefused(() => {
      const player = container.table.name === "mvd" ? "0" : undefined;
      const conversion = conversionTo(container, to, { player });
      const made = converted(container, bytes, conversion);
      expect([to, wrongWith(conversion.target, made)]).toEqual([to, undefined]);
      for (const { largest } of conversion.losses.report)
        expect(Number.isFinite(largest ?? 0)).toBe(true);
    });
}

/** What is known of it: times, places and scores are numbers, or are not given. */
function tryEvents(container: AnyContainer, bytes: Uint8Array): void {
  for (const event of eventsOf(container, bytes)) expect(notFinite(event)).toEqual([]);
  tallyOf(eventsOf(container, bytes));
  for (const { time } of states(container, bytes)) expect([typeof time]).toEqual(["number"]);
  levelMaps(container, bytes);
  const index = indexRecording(container, bytes);
  expect(Number.isFinite(index.data.seconds)).toBe(true);
  expect(parseIndex(indexText(index)).data).toEqual(index.data);
}

function notFinite(value: unknown): string[] {
  return [...leavesOf(value)].flatMap(({ holder, key }) =>
    Number.isFinite(holder[key]) ? [] : [key],
  );
}

function unlessRefused(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
  }
}

const CASES = [
  { ending: ".dem", length: 9000 },
  { ending: ".qwd", length: 46_000 },
  { ending: ".mvd", length: 8000 },
  { ending: ".dm2", length: 9000 },
];

describe("invalid numbers", () => {
  it.each(ODD)("are a frame's time (%s): the others keep theirs", (odd) => {
    const [file] = fixtures(".dem");
    const container = formatOfFile(file!.name);
    const parts: Part[] = [...readRecording(container, file!.bytes().slice(0, 12_000))].filter(
      ({ kind }) => kind !== "tail",
    );
    const times = parts.flatMap((part) =>
      part.kind === "block" ? part.messages.filter(({ type }) => type === "time") : [],
    );
    (times[5] as unknown as { time: number }).time = odd;
    const conversion = conversionTo(container, "qwd");
    const made = converted(container, bytesOf(container, parts).slice(), conversion);
    const last = [...states(conversion.target, made)].at(-1)!.time;
    // A time that is a number counts, however far it is.
    expect(last < 100).toBe(!Number.isFinite(odd) || odd < 0);
  });

  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 40 });
  const numRuns = isWhole ? 30 : 1;

  it.each(CASES)("go through all that is made of a recording ($ending)", ({ ending, length }) => {
    const [file] = fixtures(ending);
    const container = formatOfFile(file!.name);
    const bytes = file!.bytes().slice(0, length);
    fc.assert(
      fc.property(changes, (chosen) => {
        const odd = mutated(container, bytes, chosen);
        tryEdits(container, odd);
        tryConversions(container, odd);
        tryEvents(container, odd);
      }),
      { numRuns },
    );
  });
});
