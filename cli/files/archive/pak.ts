import { pakEntries, type PakFile } from "../../../quake/map/index.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { Budget } from "./budget.ts";
import { ArchiveError, type Member } from "./member.ts";
import type { Source } from "./source.ts";

/* PAK, Quake's and Quake II's. Files may share bytes. */

/** Reads a PAK's directory. Throws ArchiveError where it cannot be there. */
export async function readPak(source: Source, budget: Budget): Promise<Member[]> {
  const stored = Budget.stored(source.size);
  const take = (bytes: number) => [stored, budget].forEach((one) => one.take(bytes));
  const files = await entriesOf(source);
  return files.filter(({ name }) => name !== "").map((file) => memberOf(source, file, take));
}

async function entriesOf(source: Source): Promise<PakFile[]> {
  try {
    return await pakEntries(async (from, to) => {
      const bytes = await source.read(from, to - from);
      if (bytes.length < to - from) throw new ArchiveError("the archive became shorter");
      return bytes;
    }, source.size);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new ArchiveError(`its directory is damaged: ${error.message.split("\n")[0]}`, {
      cause: error,
    });
  }
}

function memberOf(
  source: Source,
  { name, from, size }: PakFile,
  take: (bytes: number) => void,
): Member {
  return { name, size, place: `${from} ${size}`, chunks };

  async function* chunks(): AsyncGenerator<Uint8Array, void> {
    if (from + size > source.size)
      throw new ArchiveError(
        `its directory has ${size} bytes for it from byte ${from} on, and the archive has ${source.size}`,
      );
    let length = 0;
    for await (const chunk of source.chunks(from, from + size)) {
      take(chunk.length);
      length += chunk.length;
      yield chunk;
    }
    if (length < size) throw new ArchiveError("the archive became shorter");
  }
}
