// Generated from quakeworld_client_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import {
  type AnyLayout,
  integer,
  oneOf,
  otherThan,
  someBytes,
  sometimes,
  text,
} from "../fuzz/values/arbitrary.ts";
import {
  type QuakeworldClientPacketBlock,
  type QuakeworldClientPacketBlockConnectionless,
} from "./quakeworld_client_packet.ts";

/** Any `block`; with `hints`, also ones that are not canonical. */
export function anyQuakeworldClientPacketBlock(
  hints: boolean,
): fc.Arbitrary<QuakeworldClientPacketBlock> {
  return fc.oneof(
    fc.record({
      type: fc.constant("block" as const),
      sequence: oneOf<QuakeworldClientPacketBlockConnectionless["sequence"]>(2147483647),
      reliable: integer(1, false),
      words: text(2047),
      wordsOpen: sometimes(hints, fc.constant(true)),
      rest: someBytes(),
    }),
    fc.record({
      type: fc.constant("block" as const),
      sequence: otherThan(integer(31, false), [2147483647]),
      reliable: integer(1, false),
      acknowledged: integer(31, false),
      reliableacknowledged: integer(1, false),
      qport: integer(16, false),
      messages: someBytes(),
    }),
  );
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<QuakeworldClientPacketBlock>[] = [
  { message: "block", from: 0, to: 0, any: anyQuakeworldClientPacketBlock },
];
