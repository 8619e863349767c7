import { bytesToText } from "../../runtime/bytes/text.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";

const HEADER = 12;
const ENTRY = 64;
const NAME = 56;

/** Whether bytes begin as a PAK. */
export function isPak(bytes: Uint8Array): boolean {
  return bytes.length >= HEADER && bytesToText(bytes, 0, 4) === "PACK";
}

/** Where a file in a PAK is. */
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
  const header = await read(0, HEADER);
  if (!isPak(header)) throw new DecodeError("this is no PAK", { path: [], offset: 0 });
  const [at, end] = directoryOf(header, length);
  if (end - at > MOST * ENTRY) throw cutOff();
  return [...entriesOf(await read(at, end))].map((entry) => expectInside(entry, at, length));
}

/** Where the directory begins and ends, by the first bytes. */
function directoryOf(header: Uint8Array, length: number): [at: number, end: number] {
  const view = viewOf(header);
  const at = view.getUint32(4, true);
  const end = at + view.getUint32(8, true);
  if (end > length) throw cutOff();
  return [at, end];
}

function cutOff(): DecodeError {
  return new DecodeError("the directory is cut off", { path: [], offset: 4 });
}

/** A file as the directory tells it, and where in the directory it does. */
interface PakEntry extends PakFile {
  readonly entry: number;
}

function* entriesOf(directory: Uint8Array): Generator<PakEntry, void> {
  const view = viewOf(directory);
  for (let entry = 0; entry + ENTRY <= directory.length; entry += ENTRY) {
    const [name = ""] = bytesToText(directory, entry, entry + NAME).split("\0");
    const from = view.getUint32(entry + NAME, true);
    const size = view.getUint32(entry + NAME + 4, true);
    yield { name, from, size, entry };
  }
}

function expectInside({ name, from, size, entry }: PakEntry, at: number, length: number): PakFile {
  if (from + size > length)
    throw new DecodeError("the file is cut off", { path: [name], offset: at + entry });
  return { name, from, size };
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
  if (!isPak(pak)) return undefined;
  const [at, end] = directoryOf(pak, pak.length);
  for (const entry of entriesOf(pak.subarray(at, end))) {
    if (entry.name.toLowerCase() !== name.toLowerCase()) continue;
    const { from, size } = expectInside(entry, at, pak.length);
    return pak.subarray(from, from + size);
  }
  return undefined;
}
