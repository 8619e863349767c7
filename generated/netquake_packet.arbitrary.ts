// Generated from netquake_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import { type AnyLayout, flag, hint, integer, oneOf, someBytes } from "../fuzz/values/arbitrary.ts";
import {
  type NetquakePacketBlock,
  type NetquakePacketBlockControl,
  type NetquakePacketBlockGame,
} from "./netquake_packet.ts";

/** Any `block`; with `hints`, also ones that are not canonical. */
export function anyNetquakePacketBlock(hints: boolean): fc.Arbitrary<NetquakePacketBlock> {
  return fc.oneof(
    fc.record({
      type: fc.constant("block" as const),
      control: oneOf<NetquakePacketBlockControl["control"]>(1),
      flags: hint(hints, 0x7fe0),
      data: flag(),
      ack: flag(),
      nak: flag(),
      eom: flag(),
      unreliable: flag(),
      messages: someBytes(),
    }),
    fc.record({
      type: fc.constant("block" as const),
      control: oneOf<NetquakePacketBlockGame["control"]>(0),
      flags: hint(hints, 0x7fe0),
      data: flag(),
      ack: flag(),
      nak: flag(),
      eom: flag(),
      unreliable: flag(),
      sequence: integer(32, false),
      payload: someBytes(),
    }),
  );
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<NetquakePacketBlock>[] = [
  { message: "block", from: 0, to: 0, any: anyNetquakePacketBlock },
];
