import { giveChecksum, type GivenChecksum } from "../../runtime/bytes/checksums/given-sums.ts";

/** What right schemas leave to functions: the sum of the sums on the way. */
function fletcher(bytes: Uint8Array): number {
  let [sum, sums] = [0, 0];
  for (const byte of bytes) {
    sum += byte;
    sums += sum;
  }
  return sums;
}

/** Gives what computes the checksums that a right schema has no words for, by its module, or where there is none. */
export function giveSums(module: object = { setChecksum: giveOwn }): void {
  const { setChecksum } = module as {
    setChecksum?: (name: "fletcher", sum: GivenChecksum) => void;
  };
  setChecksum?.("fletcher", fletcher);
}

function giveOwn(name: "fletcher", sum: GivenChecksum): void {
  giveChecksum(`checksums.${name}`, sum);
}
