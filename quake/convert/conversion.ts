import type { AnyContainer } from "../../recording/index.ts";
import type { Edit } from "../edit/index.ts";
import type { Losses } from "./losses.ts";

/** What makes another recording of one: part by part, as an edit does, for a container that may be another one. */
export interface Conversion extends Edit {
  /** What the parts that it gives are of. */
  readonly target: AnyContainer;
  /** What was lost by now. */
  readonly losses: Losses;
}
