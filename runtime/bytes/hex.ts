const CONTEXT = 8;

/** A number as two or more hex digits: `0x43`. */
export function hexNumber(value: number): string {
  return `0x${value.toString(16).padStart(2, "0")}`;
}

/**
 * The eight bytes before `offset` and the eight behind it, with the one there in brackets: `0f 0b [29] 00`.
 * Nothing from `end` on is shown; at the end the brackets are empty.
 */
export function hexAround(bytes: Uint8Array, offset: number, end: number): string {
  const shown: string[] = [];
  for (let at = Math.max(0, offset - CONTEXT); at < Math.min(end, offset + CONTEXT + 1); at++) {
    const digits = bytes[at]!.toString(16).padStart(2, "0");
    shown.push(at === offset ? `[${digits}]` : digits);
  }
  if (offset >= end) shown.push("[]");
  return shown.join(" ");
}
