import { gapBytes, type GapField } from "../../table/fields/gap.ts";
import { type Encoding, putBytes } from "./output.ts";

/** Writes bytes that mean nothing: as they came, where there are as many. */
export function writeGap(e: Encoding, field: GapField): void {
  const { output } = e;
  const count = gapBytes(field, output.length + output.openNuls - e.start);
  const asRead = e.members[field.name];
  const isHint = asRead instanceof Uint8Array && asRead.length === count;
  putBytes(output, isHint ? asRead : new Uint8Array(count));
}
