/** `0x01f4`, of as many digits as the largest one has. */
export function hexOffset(offset: number, size = 0xffff): string {
  return offset.toString(16).padStart(Math.max(4, (size - 1).toString(16).length), "0");
}

/** `3 bytes`, `1 byte`. */
export function plural(count: number, what: string): string {
  return `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;
}

/** `1.5 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 10_000) return plural(bytes, "byte");
  const units = ["kB", "MB", "GB"];
  let [value, unit] = [bytes / 1000, 0];
  while (value >= 1000 && unit < units.length - 1) [value, unit] = [value / 1000, unit + 1];
  return `${value.toFixed(value < 10 ? 1 : 0)} ${units[unit]}`;
}

/** Reads a place that somebody typed: `1234`, `0x4d2`. */
export function parseOffset(text: string): number | undefined {
  return /^(?:\d+|0x[\da-f]+)$/i.test(text.trim()) ? Number(text.trim()) : undefined;
}
