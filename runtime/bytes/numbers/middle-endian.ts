/** Sets the low 24 bits of a number at the byte `at`: the highest byte first, and after it the other two, the lower one first. */
export function setUint24MiddleEndian(view: DataView, at: number, value: number): void {
  view.setUint8(at, value >> 16);
  view.setUint16(at + 1, value, true);
}
