/** Bytes `[from, to)` of a file. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The bytes that a Range header asks for: one stretch, as `bytes=0-99`, `bytes=100-` or `bytes=-100`.
 *
 * @param size of the file, in bytes
 * @returns nothing without a header, and "unsatisfiable" for bytes that there are not, several stretches, or other words
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  if (header === undefined) return undefined;
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (first === undefined || (first === "" && last === "")) return "unsatisfiable";
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  return from < to ? { from, to } : "unsatisfiable";
}
