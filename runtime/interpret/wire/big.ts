/** The unsigned number that that many bytes stand for, as a bigint. */
export function bigOf(bytes: Uint8Array, offset: number, count: number, isHigh: boolean): bigint {
  let value = 0n;
  for (let i = 0; i < count; i++)
    value = value * 0x100n + BigInt(bytes[offset + (isHigh ? i : count - 1 - i)]!);
  return value;
}

/** The bytes of a bigint, of that many bits with a sign or without. */
export function bytesOfBig(value: bigint, count: number, isHigh: boolean): Uint8Array {
  const bytes = new Uint8Array(count);
  let rest = BigInt.asUintN(8 * count, value);
  for (let i = 0; i < count; i++) {
    bytes[isHigh ? count - 1 - i : i] = Number(rest % 0x100n);
    rest /= 0x100n;
  }
  return bytes;
}
