/** The number after a packet's number. They have 32 bits, and go round. */
export function next(sequence: number): number {
  return (sequence + 1) >>> 0;
}

/** How far a number is ahead of another one: negative where it is after it. */
export function ahead(sequence: number, expected: number): number {
  return (sequence - expected) | 0;
}
