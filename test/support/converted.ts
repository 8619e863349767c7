import type { Conversion } from "../../quake/convert/index.ts";
import { edited } from "../../quake/edit/index.ts";
import { CanonicalCheck } from "../../verify/index.ts";
import { type AnyContainer, protocolsOf, readRecording } from "../../recording/index.ts";
import { bytesOf, fault } from "./edit-states.ts";

/** The bytes that a conversion makes of a recording. */
export function converted(
  source: AnyContainer,
  bytes: Uint8Array,
  conversion: Conversion,
): Uint8Array {
  const parts = edited(readRecording(source, bytes), conversion);
  return bytesOf(conversion.target, parts).slice();
}

/** What is wrong with a recording that was made: it is not understood to its end, or says something in a longer way than it must. */
export function wrongWith(container: AnyContainer, bytes: Uint8Array): string | undefined {
  const check = new CanonicalCheck(protocolsOf(container, false));
  for (const part of readRecording(container, bytes)) if (part.kind === "block") check.count(part);
  if (check.found > 0) return `not canonical: ${[...check.reasons.keys()].join(", ")}`;
  return fault(container, bytes);
}
