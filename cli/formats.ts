import { FORMATS, Formats } from "../formats/index.ts";
import { PLACED } from "../formats/placed.ts";
import type { AnyContainer } from "../recording/index.ts";
import { addOwn, ownFormats } from "./own-formats.ts";

/** The package's own, with archives and maps. */
const ALL = new Formats([...FORMATS.list, ...PLACED]);

/** The formats that this call of the command knows: those of `--schema` beside the package's own. */
export function knownFormats(): Formats {
  return ALL.with(ownFormats());
}

/** As `knownFormats`, without the package's archives and maps: what is looked for where recordings are meant. */
export function recordingFormats(): Formats {
  return FORMATS.with(ownFormats());
}

/** Lets the command know further formats. */
export function knowFormats(own: readonly AnyContainer[]): void {
  addOwn(own);
}
