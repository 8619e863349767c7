/** Messages in bytes, one after the other, and where each ends. */
export interface MessageRun {
  readonly bytes: Uint8Array;
  /** Where each message ends, ascending; the last one at the end of the bytes. */
  readonly ends: readonly number[];
}

/**
 * Cuts messages into as few groups as fit into packets, in their order. Nothing where one of them is larger than a
 * packet.
 *
 * @param limit bytes that a packet holds
 */
export function messageGroups(
  { bytes, ends }: MessageRun,
  limit: number,
): Uint8Array[] | undefined {
  const groups: Uint8Array[] = [];
  let start = 0;
  let end = 0;
  for (const next of ends) {
    if (next - end > limit) return undefined;
    if (next - start > limit) {
      groups.push(bytes.subarray(start, end));
      start = end;
    }
    end = next;
  }
  groups.push(bytes.subarray(start, end));
  return groups;
}
