/** Bytes as hex digits, two each. Throws Error for what is invalid. */
export function bytesOf(hex: string): Uint8Array {
  const words = hex.split(/\s+/).filter((word) => word !== "");
  const wrong = words.find((word) => !/^(?:[\da-f]{2})+$/i.test(word));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no byte`);
  return new Uint8Array(Buffer.from(words.join(""), "hex"));
}

/** The same the other way. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
}
