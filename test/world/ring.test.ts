import { describe, expect, it } from "vitest";
import { Ring } from "../../quake/world/resolved/ring.ts";

/* The frames that an engine remembers: the one of number n is where that of n - size was. */

const frame = (number: number) => ({ number });

function filled(size: number, ...numbers: number[]) {
  const ring = new Ring<{ number: number }>(size);
  const frames = numbers.map(frame);
  for (const one of frames) ring.put(one);
  return { ring, frames };
}

describe("frames that are remembered", () => {
  it("are the last ones of their places", () => {
    const { ring } = filled(4, 1, 2, 3, 4, 5, 7);
    const known = Array.from({ length: 12 }, (_, i) => i - 1).filter(
      (number) => ring.get(number) !== undefined,
    );
    // 5 is where 1 was, and 7 where 3 was.
    expect(known).toEqual([2, 4, 5, 7]);
    ring.put(frame(-1));
    expect([ring.get(-1), ring.get(7), ring.get(3)]).toEqual([
      { number: -1 },
      undefined,
      undefined,
    ]);
    ring.clear();
    expect([-1, 2, 4, 5].map((number) => ring.get(number))).toEqual(Array(4).fill(undefined));
  });

  it("come back as they were saved", () => {
    const { ring, frames } = filled(4, 1, 2, 3);
    const saved = ring.save();
    expect([...saved.frames.values()].toSorted((a, b) => a.number - b.number)).toEqual(frames);
    const other = new Ring<{ number: number }>(4);
    other.put(frame(8));
    other.restore(saved);
    expect([1, 2, 3, 8].map((number) => other.get(number)?.number)).toEqual([1, 2, 3, undefined]);
  });

  it("stay saved only where they were asked for before they were forgotten", () => {
    const { ring } = filled(4, 1, 2, 3);
    const saved = ring.save();
    ring.get(2);
    ring.put(frame(5));
    expect([...saved.frames.keys()]).toEqual([2, 3]);
    ring.put(frame(6));
    expect([...saved.frames.keys()]).toEqual([2, 3]);
    ring.put(frame(7));
    expect([...saved.frames.keys()]).toEqual([2]);
    // Nothing of it is remembered any more: what comes then is nothing to it.
    for (const number of [8, 9, 10, 11]) ring.put(frame(number));
    expect([...saved.frames.keys()]).toEqual([2]);
  });

  it("are saved more than once, each as it was then", () => {
    const { ring } = filled(2, 1, 2);
    const first = ring.save();
    ring.put(frame(3));
    const second = ring.save();
    ring.get(2);
    ring.put(frame(4));
    expect([...first.frames.keys()]).toEqual([2]);
    expect([...second.frames.keys()].toSorted()).toEqual([2, 3]);
    ring.clear();
    expect([...second.frames.keys()]).toEqual([2]);
    // The first one was not asked for 3, which it did not have.
    expect([...first.frames.keys()]).toEqual([2]);
  });
});
