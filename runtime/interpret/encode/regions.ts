import { TooLongError } from "../../errors/errors.ts";
import { varintCoding } from "../wire/varints/varints.ts";
import { widthMember } from "../../table/facts/companions.ts";
import type { IntType } from "../../table/types/integers.ts";
import { unsignedOf } from "../wire/int.ts";
import { fits, limitText, rawOf } from "../../table/facts/ints.ts";
import { closeGap } from "./gaps.ts";
import { bytesFor, type Encoding, type Gap, type Output, putBytes, type Region } from "./output.ts";

/* Lengths of what follows them: they are filled in when that is written. */

/** Leaves room for the length of all that follows, or of what is asked to begin further on. */
export function openRegion(
  { output, path, members }: Encoding,
  name: string,
  type: IntType,
): Region {
  // In groups it is a byte so far, and perhaps more in the end.
  putBytes(output, new Uint8Array(type.varint === undefined ? type.bits / 8 : 1));
  const region: Region = {
    type,
    path: [...path, name],
    index: output.chunks.length - 1,
    at: output.length,
    width: members[widthMember(name)],
  };
  output.regions.push(region);
  return region;
}

/** Fills in the length of what ends here. Throws EncodeError for one that its type does not hold. */
export function sealRegion(output: Output, region: Region): void {
  const { type, path, index, at, width } = region;
  closeGap(output);
  const count = output.length - at;
  region.isSealed = true;
  if (!fits(type, count)) {
    const reason = `${count} bytes follow: ${type.name} ${limitText(type, count)}`;
    throw new TooLongError(reason, path);
  }
  const raw = rawOf(type, count);
  const isVaried = type.varint !== undefined;
  const chunk = isVaried
    ? varintCoding(type).bytesOf(BigInt(raw), type, width)!
    : bytesFor(unsignedOf(type, raw), type);
  const more = chunk.length - output.chunks[index]!.length;
  output.chunks[index] = chunk;
  output.length += more;
  // What is counted from after it moves with it.
  for (const other of output.regions) if (other.index > index) other.at += more;
}

/** Fills in the lengths of what follows them, but for that many of the first. Throws EncodeError as `sealRegion` does. */
export function sealRegions(output: Output, outer = 0): void {
  for (const region of output.regions.slice(outer).toReversed())
    if (region.isSealed !== true) sealRegion(output, region);
}

/**
 * Ends what a struct's lengths count.
 *
 * @param outer how many lengths count what it is in
 * @param gap the field that was missing before the struct
 */
export function closeRegions(output: Output, outer: number, gap: Gap | undefined): void {
  if (output.regions.length === outer) return;
  sealRegions(output, outer);
  output.regions.length = outer;
  // What the end of these bytes tells, what follows them does not change.
  output.openNuls = 0;
  output.gap = gap;
}
