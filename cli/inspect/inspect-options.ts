import type { Span } from "../../inspect/index.ts";
import type { ReadingOptions } from "../files/input.ts";

/** Options of `demospec inspect`. */
export interface InspectOptions extends ReadingOptions {
  readonly block?: Span;
  readonly offset?: number;
  readonly depth: number;
  readonly json?: true;
}
