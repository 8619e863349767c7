// Generated from quakeworld_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import { type AnyLayout, integer, oneOf, otherThan, someBytes } from "../fuzz/values/arbitrary.ts";
import {
  type QuakeworldPacketBlock,
  type QuakeworldPacketBlockConnectionless,
} from "./quakeworld_packet.ts";

/** Any `block`; with `hints`, also ones that are not canonical. */
export function anyQuakeworldPacketBlock(_hints: boolean): fc.Arbitrary<QuakeworldPacketBlock> {
  return fc.oneof(
    fc.record({
      type: fc.constant("block" as const),
      sequence: oneOf<QuakeworldPacketBlockConnectionless["sequence"]>(2147483647),
      reliable: integer(1, false),
      packet: someBytes(),
    }),
    fc.record({
      type: fc.constant("block" as const),
      sequence: otherThan(integer(31, false), [2147483647]),
      reliable: integer(1, false),
      acknowledged: integer(31, false),
      reliableacknowledged: integer(1, false),
      messages: someBytes(),
    }),
  );
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<QuakeworldPacketBlock>[] = [
  { message: "block", from: 0, to: 0, any: anyQuakeworldPacketBlock },
];
