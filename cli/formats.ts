import { FORMATS, type Formats } from "../formats/index.ts";
import type { AnyContainer } from "../recording/index.ts";
import { addOwn, ownFormats } from "./own-formats.ts";

/** The formats that this call of the command knows: those of `--schema` beside the package's own. */
export function knownFormats(): Formats {
  return FORMATS.with(ownFormats());
}

/** Lets the command know further formats. */
export function knowFormats(own: readonly AnyContainer[]): void {
  addOwn(own);
}
