/*
 * Words and bytes of 16 and 8 bits, as Qizmo counts with them, and the values of messages that they are.
 */

/** A word of eighths. */
export function wordOfCoordinate(value: number): number {
  return Math.round(value * 8) & 0xffff;
}

export function coordinateOfWord(word: number): number {
  return signedWord(word) / 8;
}

/** A byte of 256ths of a turn. */
export function byteOfAngle(degrees: number): number {
  return Math.round((degrees * 256) / 360) & 0xff;
}

export function angleOfByte(byte: number): number {
  return (((byte << 24) >> 24) * 360) / 256;
}

/** A word of 65,536ths of a turn. */
export function wordOfAngle(degrees: number): number {
  return Math.round((degrees * 65536) / 360) & 0xffff;
}

export function angleOfWord(word: number): number {
  return (signedWord(word) * 360) / 65536;
}

/** A word as a number with a sign. */
export function signedWord(word: number): number {
  return (word << 16) >> 16;
}
