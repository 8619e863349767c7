import { FORMATS, type Formats } from "../formats/index.ts";
import type { AnyContainer } from "../recording/index.ts";

let known = FORMATS;

/** The formats that this call of the command knows: those of `--schema` beside the package's own. */
export function knownFormats(): Formats {
  return known;
}

/** Lets the command know further formats. */
export function knowFormats(own: readonly AnyContainer[]): void {
  known = known.with(own);
}
