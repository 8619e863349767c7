export { type FuzzOptions, type FuzzReport, runFuzz } from "./run.ts";
export { anyBlockOf, anyOf, anyStructOf } from "./values/any-of.ts";
export { arbitrariesOf } from "./values/messages.ts";
export type { AnyLayout } from "./values/arbitrary.ts";
