import { numberOf } from "./expression.ts";

/** The bytes of a constant; a text where it is one. */
export function contentsOf(value: unknown): string | readonly number[] {
  if (typeof value === "string" && /^[ -~]+$/.test(value)) return value;
  const parts = Array.isArray(value) ? value : [value];
  return parts.flatMap((part) => {
    if (typeof part === "number") return [part];
    const number = numberOf(String(part));
    return number === undefined ? [...new TextEncoder().encode(String(part))] : [number];
  });
}
