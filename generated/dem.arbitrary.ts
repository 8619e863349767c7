// Generated from dem.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import { type AnyLayout, floats, nans, someBytes } from "../fuzz/values/arbitrary.ts";
import { type DemBlock } from "./dem.ts";

/** Any `block`; with `hints`, also ones that are not canonical. */
export function anyDemBlock(hints: boolean): fc.Arbitrary<DemBlock> {
  return fc.record({
    type: fc.constant("block" as const),
    angles: fc.tuple(floats(), floats(), floats()),
    anglesNaN: nans(hints, 3),
    messages: someBytes(),
  });
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<DemBlock>[] = [
  { message: "block", from: 0, to: 0, any: anyDemBlock },
];
