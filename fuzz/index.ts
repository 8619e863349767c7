export { type FuzzOptions, type FuzzReport, runFuzz } from "./run.ts";
export { anyBlockOf, anyOf, anyStructOf, arbitrariesOf } from "./values/messages.ts";
export type { AnyLayout } from "./values/arbitrary.ts";
