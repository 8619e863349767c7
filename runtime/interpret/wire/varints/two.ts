import type { VarintCoding } from "./coding.ts";

/** Two bytes or three: the number is what their bits are without the lowest. */
export const two: VarintCoding = {
  numberAt(bytes, start, end) {
    const count = start < end && bytes[start]! % 2 === 1 ? 3 : 2;
    if (start + count > end) return { fault: "cut", count: end - start };
    const all = bytes.subarray(start, start + count).toReversed();
    const raw = all.reduce((sum, byte) => sum * 0x100n + BigInt(byte), 0n) / 2n;
    const value = BigInt.asIntN(8 * count - 1, raw);
    return { value, count, needed: isShort(value) ? 2 : 3 };
  },
  bytesOf(value, type, width) {
    const isStep = type.kind === "int" && type.step === true;
    if (isStep && width !== 3 && !isShort(value)) return undefined;
    const count = width === 3 || !isShort(value) ? 3 : 2;
    const raw = BigInt.asUintN(8 * count, value * 2n + BigInt(count - 2));
    return Uint8Array.from({ length: count }, (_, i) => Number((raw >> BigInt(8 * i)) % 0x100n));
  },
};

function isShort(value: bigint): boolean {
  return value === BigInt.asIntN(15, value);
}
