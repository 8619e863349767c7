import type { GivenChecksum } from "../../runtime/bytes/checksum.ts";

/** What right schemas leave to functions: the sum of the sums on the way. */
function fletcher(bytes: Uint8Array): number {
  let [sum, sums] = [0, 0];
  for (const byte of bytes) {
    sum += byte;
    sums += sum;
  }
  return sums;
}

/** Gives a generated module what computes the checksums that its schema has no words for. */
export function giveSums(module: object): void {
  const { setChecksum } = module as {
    setChecksum?: (name: "fletcher", sum: GivenChecksum) => void;
  };
  setChecksum?.("fletcher", fletcher);
}
