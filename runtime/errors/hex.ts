const CONTEXT = 8;

/** A number as two or more hex digits: `0x43`. */
export function hexNumber(value: number): string {
  return `0x${value.toString(16).padStart(2, "0")}`;
}

/**
 * The eight bytes before `offset` and the eight after it, with the one there in brackets: `0f 0b [29] 00`.
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

/** Why bytes are not a constant. */
export function otherBytesReason(expected: readonly number[], found: readonly number[]): string {
  return `${bytesText(expected)} must be here, and ${bytesText(found)} is`;
}

/** As many bytes as are shown of a long constant. */
const MOST = 16;

/** `89 50 4e 47 (.PNG)`: bytes as hex, and as text where they are mostly that. */
export function bytesText(bytes: readonly number[]): string {
  const shown = bytes.slice(0, MOST);
  const hex = shown.map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
  const isLetter = (byte: number) => byte > 0x20 && byte < 0x7f;
  const text = shown.map((byte) => (isLetter(byte) ? String.fromCharCode(byte) : ".")).join("");
  const more = bytes.length > MOST ? " …" : "";
  return shown.filter(isLetter).length > shown.length / 2 ? `${hex}${more} (${text})` : hex + more;
}
