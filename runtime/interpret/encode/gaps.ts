import { gapBytes, type GapField } from "../../table/fields/gap.ts";
import { type Encoding, putBytes } from "./output.ts";

/** Writes bytes that mean nothing: as they came, where there are as many. */
export function writeGap(e: Encoding, field: GapField): void {
  const { output } = e;
  const count = gapBytes(field, output.length + output.openNuls - e.start);
  const came = e.members[field.name];
  const isHint = came instanceof Uint8Array && came.length === count;
  putBytes(output, isHint ? came : new Uint8Array(count));
}
