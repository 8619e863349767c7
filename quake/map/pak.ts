import { codecs, type Directory, type Message } from "../../generated/pak.ts";
import {
  findMessages,
  findByReads,
  findInBytes,
  type FoundMessages,
  protocolOf,
} from "../../recording/index.ts";
import { bytesToText } from "../../runtime/bytes/text/text.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";

/** Whether bytes begin as a PAK. */
export function isPak(bytes: Uint8Array): boolean {
  return bytes.length >= HEADER && bytesToText(bytes, 0, 4) === "PACK";
}

const HEADER = 12;
const ENTRY = 64;

/** More are in no PAK of the games, and each takes memory. */
const MOST = 100_000;

/** Where a file in a PAK is, as its directory says. */
export interface PakFile {
  readonly name: string;
  readonly from: number;
  readonly size: number;
}

type ReadBytes = (from: number, to: number) => Promise<Uint8Array>;

/**
 * The files of a PAK, of which only the directory is read.
 *
 * @param read gives bytes `[from, to)`
 * @param length of the PAK, in bytes
 * @throws DecodeError where the directory, or a file, is not inside the PAK
 */
export async function pakFiles(read: ReadBytes, length: number): Promise<PakFile[]> {
  const found = await directoryBy(read, length);
  if (found.errors[0] !== undefined) throw found.errors[0];
  return entriesOf(found);
}

/** As `pakFiles`, wherever the directory says that files are. Throws DecodeError where it is not inside the PAK. */
export async function pakEntries(read: ReadBytes, length: number): Promise<PakFile[]> {
  return entriesOf(await directoryBy(read, length));
}

function directoryBy(read: ReadBytes, length: number): Promise<FoundMessages<Message>> {
  return findByReads((from, to) => {
    const count = (to - from) / ENTRY;
    if (count <= MOST) return read(from, to);
    const [files, most] = [count, MOST].map((number) => number.toLocaleString("en-US"));
    const reason = `there are ${files} files in it: no more than ${most} are read`;
    throw new DecodeError(reason, { path: [], offset: 8 });
  }, finding(length));
}

/** What finds a PAK's directory. */
function finding(length: number) {
  const names: readonly string[] = [
    "header" satisfies Message["type"],
    "directory" satisfies Message["type"],
  ];
  return findMessages(protocolOf(codecs, false), codecs[0]!, length, ({ message }) =>
    names.includes(message),
  );
}

function entriesOf({ messages, errors }: FoundMessages<Message>): PakFile[] {
  const directory = messages.flatMap(({ read }) =>
    read?.message.type === "directory" ? [read.message] : [],
  );
  // Where there is a directory, only files are wrong, which are errors of their own.
  if (directory.length === 0 && errors[0] !== undefined) throw errors[0];
  return directory.flatMap(filesOf);
}

/** Names end at their NUL: after it are bytes of whatever was there before. */
function filesOf({ entries }: Directory): PakFile[] {
  return entries.map(({ name, offset, size }) => {
    const [text = ""] = bytesToText(name, 0, name.length).split("\0");
    return { name: text, from: offset, size };
  });
}

/**
 * A file in a PAK: a view on its bytes, undefined where there is none of that name.
 *
 * @param name as `maps/e1m1.bsp`
 * @throws DecodeError where the directory, or the file, is not inside the PAK
 */
export function fileInPak(pak: Uint8Array, name: string): Uint8Array | undefined {
  if (!isPak(pak)) return undefined;
  const files = entriesOf(findInBytes(pak, finding(pak.length)));
  const file = files.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (file === undefined) return undefined;
  const { from, size } = file;
  if (from + size <= pak.length) return pak.subarray(from, from + size);
  const reason = `its ${size} bytes should be at byte ${from}, and the PAK has ${pak.length}`;
  throw new DecodeError(reason, { path: [file.name], offset: from });
}
