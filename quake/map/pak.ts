import { bytesToText } from "../../runtime/bytes/text.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";

const ENTRY = 64;
const NAME = 56;

/** Whether bytes begin as a PAK. */
export function isPak(bytes: Uint8Array): boolean {
  return bytes.length >= 12 && bytesToText(bytes, 0, 4) === "PACK";
}

/**
 * A file in a PAK: a view on its bytes, undefined where there is none of that name.
 *
 * @param name as `maps/e1m1.bsp`
 * @throws DecodeError where the directory, or the file, is not inside the PAK
 */
export function fileInPak(pak: Uint8Array, name: string): Uint8Array | undefined {
  const view = new DataView(pak.buffer, pak.byteOffset, pak.length);
  const [at, length] = isPak(pak) ? [view.getUint32(4, true), view.getUint32(8, true)] : [0, 0];
  if (at + length > pak.length)
    throw new DecodeError("the directory is cut off", { path: [], offset: 4 });
  for (let entry = at; entry + ENTRY <= at + length; entry += ENTRY) {
    const [own = ""] = bytesToText(pak, entry, entry + NAME).split("\0");
    if (own.toLowerCase() !== name.toLowerCase()) continue;
    const [from, size] = [
      view.getUint32(entry + NAME, true),
      view.getUint32(entry + NAME + 4, true),
    ];
    if (from + size > pak.length)
      throw new DecodeError("the file is cut off", { path: [own], offset: entry });
    return pak.subarray(from, from + size);
  }
  return undefined;
}
