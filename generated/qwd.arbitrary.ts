// Generated from qwd.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import {
  type AnyLayout,
  floats,
  integer,
  nan,
  nans,
  oneOf,
  otherThan,
  someBytes,
} from "../fuzz/values/arbitrary.ts";
import {
  type QwdBlock,
  type QwdBlockClient,
  type QwdBlockServerConnectionless,
  type QwdBlockFrame,
} from "./qwd.ts";

/** Any `block`; with `hints`, also ones that are not canonical. */
export function anyQwdBlock(hints: boolean): fc.Arbitrary<QwdBlock> {
  return fc.oneof(
    fc.record({
      type: fc.constant("block" as const),
      time: floats(),
      timeNaN: nan(hints),
      code: oneOf<QwdBlockClient["code"]>(0),
      msec: integer(8, false),
      padding: fc.tuple(integer(8, false), integer(8, false), integer(8, false)),
      angles: fc.tuple(floats(), floats(), floats()),
      anglesNaN: nans(hints, 3),
      forwardmove: integer(16, true),
      sidemove: integer(16, true),
      upmove: integer(16, true),
      buttons: integer(8, false),
      impulse: integer(8, false),
      viewangles: fc.tuple(floats(), floats(), floats()),
      viewanglesNaN: nans(hints, 3),
    }),
    fc.record({
      type: fc.constant("block" as const),
      time: floats(),
      timeNaN: nan(hints),
      code: oneOf(1),
      sequence: oneOf<QwdBlockServerConnectionless["sequence"]>(2147483647),
      reliable: integer(1, false),
      packet: someBytes(),
    }),
    fc.record({
      type: fc.constant("block" as const),
      time: floats(),
      timeNaN: nan(hints),
      code: oneOf(1),
      sequence: otherThan(integer(31, false), [2147483647]),
      reliable: integer(1, false),
      acknowledged: integer(31, false),
      reliableacknowledged: integer(1, false),
      messages: someBytes(),
    }),
    fc.record({
      type: fc.constant("block" as const),
      time: floats(),
      timeNaN: nan(hints),
      code: oneOf<QwdBlockFrame["code"]>(2),
      outgoing: integer(32, true),
      incoming: integer(32, true),
    }),
  );
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<QwdBlock>[] = [
  { message: "block", from: 0, to: 0, any: anyQwdBlock },
];
