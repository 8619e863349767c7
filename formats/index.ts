import { containers } from "../generated/index.ts";
import { type AnyContainer, Formats } from "../recording/formats/formats.ts";

export { Formats };

/** The formats of this package. Whoever has others makes a registry of both: `FORMATS.with([own])`. */
export const FORMATS: Formats = /* @__PURE__ */ new Formats(containers);

/** The container of that name, of those in this package. */
export function formatNamed(name: string): AnyContainer | undefined {
  return FORMATS.named(name);
}

/** The container that a file's name speaks for, of those in this package; the first one where it says nothing. */
export function formatOfFile(path: string): AnyContainer {
  return FORMATS.ofFile(path);
}
