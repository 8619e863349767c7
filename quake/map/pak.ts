import { bytesToText } from "../../runtime/bytes/text.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";

const ENTRY = 64;
const NAME = 56;

/** Whether bytes begin as a PAK. */
export function isPak(bytes: Uint8Array): boolean {
  return bytes.length >= 12 && bytesToText(bytes, 0, 4) === "PACK";
}

/** Where a file in a PAK stands. */
export interface PakFile {
  readonly name: string;
  readonly from: number;
  readonly size: number;
}

/** More are in no PAK of the games. */
const MOST = 100_000;

/**
 * The files of a PAK, of which only the directory is read.
 *
 * @param read gives bytes `[from, to)`
 * @param length of the PAK, in bytes
 * @throws DecodeError where the directory, or a file, is not inside the PAK
 */
export async function pakFiles(
  read: (from: number, to: number) => Promise<Uint8Array>,
  length: number,
): Promise<PakFile[]> {
  const header = await read(0, 12);
  if (!isPak(header)) throw new DecodeError("this is no PAK", { path: [], offset: 0 });
  const [at, size] = [viewOf(header).getUint32(4, true), viewOf(header).getUint32(8, true)];
  if (at + size > length || size > MOST * ENTRY)
    throw new DecodeError("the directory is cut off", { path: [], offset: 4 });
  return filesOf(await read(at, at + size), at, length);
}

function filesOf(directory: Uint8Array, at: number, length: number): PakFile[] {
  const view = viewOf(directory);
  return Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, i) => {
    const entry = i * ENTRY;
    const [name = ""] = bytesToText(directory, entry, entry + NAME).split("\0");
    const from = view.getUint32(entry + NAME, true);
    const size = view.getUint32(entry + NAME + 4, true);
    if (from + size > length)
      throw new DecodeError("the file is cut off", { path: [name], offset: at + entry });
    return { name, from, size };
  });
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
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
