import { Budget } from "./budget.ts";
import { ArchiveError, checkEntries, type Member } from "./member.ts";
import type { Source } from "./source.ts";

/*
 * PAK, Quake's and Quake II's: "PACK", where the directory is and how many bytes it has; for each file 56 bytes of name,
 * an offset, and a size. Files may share bytes. The schema language has no directory that is at an offset.
 */

const HEADER = 12;
const ENTRY = 64;
const NAME = 56;

/** Reads a PAK's directory. Throws ArchiveError where it cannot be there. */
export async function readPak(source: Source, budget: Budget): Promise<Member[]> {
  const header = viewOf(await source.read(0, HEADER));
  if (header.byteLength < HEADER)
    throw new ArchiveError(`the archive ends in its header, at byte ${header.byteLength}`);
  const [at, length] = [header.getInt32(4, true), header.getInt32(8, true)];
  if (at < 0 || length < 0 || at + length > source.size)
    throw new ArchiveError(
      `its directory should have ${length} bytes from byte ${at} on, and the archive has ${source.size}`,
    );
  if (length % ENTRY !== 0)
    throw new ArchiveError(
      `its directory has ${length} bytes, and an entry ${ENTRY}: other games than Quake and Quake II have other archives of this name`,
    );
  checkEntries(length / ENTRY);
  const entries = viewOf(await source.read(at, length));
  if (entries.byteLength < length) throw new ArchiveError("the archive became shorter");
  const stored = Budget.stored(source.size);
  const take = (bytes: number) => [stored, budget].forEach((one) => one.take(bytes));
  const members = Array.from({ length: length / ENTRY }, (_, i) =>
    memberAt(source, entries, i * ENTRY, take),
  );
  return members.filter(({ name }) => name !== "");
}

function memberAt(
  source: Source,
  entries: DataView,
  at: number,
  take: (bytes: number) => void,
): Member {
  const offset = entries.getInt32(at + NAME, true);
  const size = entries.getInt32(at + NAME + 4, true);
  return { name: nameAt(entries, at), size, place: `${offset} ${size}`, chunks };

  async function* chunks(): AsyncGenerator<Uint8Array, void> {
    if (offset < 0 || size < 0 || offset + size > source.size)
      throw new ArchiveError(
        `its directory has ${size} bytes for it from byte ${offset} on, and the archive has ${source.size}`,
      );
    let length = 0;
    for await (const chunk of source.chunks(offset, offset + size)) {
      take(chunk.length);
      length += chunk.length;
      yield chunk;
    }
    if (length < size) throw new ArchiveError("the archive became shorter");
  }
}

/** A name, up to its NUL: after it are bytes of whatever was there before. */
function nameAt(entries: DataView, at: number): string {
  const bytes = Buffer.from(entries.buffer, entries.byteOffset + at, NAME);
  const end = bytes.indexOf(0);
  return bytes.toString("latin1", 0, end < 0 ? NAME : end);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
