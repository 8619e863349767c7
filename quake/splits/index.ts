export {
  compareWays,
  type CompareOptions,
  type Comparison,
  type LevelComparison,
  type Split,
} from "./compare.ts";
export { type MarkKind, type Way, type WayLevel, type WayMark, type WayPlace } from "./way.ts";
export { wayOf } from "./way-of.ts";
export { WayReader } from "./way-reader.ts";
