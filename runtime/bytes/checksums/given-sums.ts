/** A checksum that no schema can say: it gets the bytes, and returns a whole number. */
export type GivenChecksum = (bytes: Uint8Array) => number;

const given = /* @__PURE__ */ new Map<string, GivenChecksum>();

/** Gives what computes the checksums of a name, `protocol.name`: generated modules have a `setChecksum` that does. */
export function giveChecksum(name: string, sum: GivenChecksum): void {
  given.set(name, sum);
}

/** The function that was given. Throws Error where nobody gave it: that is no mistake of the bytes. */
export function givenChecksum(name: string): GivenChecksum {
  const sum = given.get(name);
  if (sum === undefined)
    throw new Error(`nobody gave the checksum ${name}: call \`setChecksum\` of its module first`);
  return sum;
}
