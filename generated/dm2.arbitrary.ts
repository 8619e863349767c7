// Generated from dm2.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import { type AnyLayout, maybe, someBytes } from "../fuzz/values/arbitrary.ts";
import { type Dm2Block } from "./dm2.ts";

/** Any `block`; with `hints`, also ones that are not canonical. */
export function anyDm2Block(_hints: boolean): fc.Arbitrary<Dm2Block> {
  return fc.record({ type: fc.constant("block" as const), messages: maybe(someBytes()) });
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<Dm2Block>[] = [
  { message: "block", from: 0, to: 0, any: anyDm2Block },
];
