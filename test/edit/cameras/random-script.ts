import fc from "fast-check";
import type { Shot } from "../../../quake/edit/index.ts";

const coordinate = fc.integer({ min: -30_000, max: 30_000 }).map((n) => n / 8);
const point = fc.tuple(coordinate, coordinate, coordinate);
const target = fc.constantFrom({ kind: "recorder" } as const);
const look = fc.oneof(
  point.map((angles) => ({ kind: "angles" as const, angles })),
  point.map((to) => ({ kind: "point" as const, point: to })),
  target.map((one) => ({ kind: "target" as const, target: one })),
);

/** Where a shot's camera is: near what it goes with, so that coordinates hold it. */
const place = (from: number, to: number) =>
  fc.oneof(
    point.map((at) => ({ kind: "still" as const, point: at })),
    fc.record({
      kind: fc.constant("path" as const),
      path: fc.record({
        points: fc
          .tuple(point, point, point)
          .map((all) => all.map((at, i) => ({ at: from + ((to - from) * i) / 2, point: at }))),
        // A curve may go further out than its points.
        curve: fc.constant("linear" as const),
        ease: fc.boolean(),
      }),
    }),
    fc.record({
      kind: fc.constant("follow" as const),
      target,
      offset: fc.constant([-50, 20, 30] as const),
      turns: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant("orbit" as const),
      center: target,
      radius: fc.constant(80),
      height: fc.constant(20),
      period: fc.constantFrom(-4, 3),
      start: fc.nat(360),
    }),
  );

/**
 * Shots one after the other: seconds of nothing before each, and of it.
 *
 * @param most seconds of play in which shots begin
 */
export const script = (most: number) =>
  fc
    .array(fc.tuple(fc.nat(1500), fc.integer({ min: 200, max: 3000 })), {
      minLength: 1,
      maxLength: 4,
    })
    .chain((times) => {
      let at = 0;
      const spans = times.map(([gap, length]) => {
        const from = at + gap / 1000;
        at = from + length / 1000;
        return [from, at] as const;
      });
      const kept = spans.filter(([from], i) => i === 0 || from < most);
      return fc.tuple(...kept.map(([from, to]) => shot(from, to)));
    });

const shot = (from: number, to: number) =>
  fc.record({
    from: fc.constant(from),
    to: fc.constant(to),
    place: place(from, to),
    look,
    fov: fc.constantFrom(undefined, 60),
  }) as fc.Arbitrary<Shot>;
