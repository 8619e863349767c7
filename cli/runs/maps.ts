import { basename } from "node:path";
import { SolidMap } from "../../quake/map/index.ts";
import { DecodeError } from "../../runtime/wire.ts";
import { errorOf } from "../errors/cli-error.ts";
import { openFile } from "../files/bytes.ts";

/** No map of Quake is larger. */
const MOST = 1 << 28;

/** Maps by the names of their levels. Throws CliError for a file that cannot be read, or is no map of Quake. */
export async function openMaps(paths: readonly string[]): Promise<ReadonlyMap<string, SolidMap>> {
  const maps = new Map<string, SolidMap>();
  for (const path of paths) {
    const bytes = await bytesOf(path);
    try {
      maps.set(
        basename(path)
          .replace(/\.bsp$/i, "")
          .toLowerCase(),
        new SolidMap(bytes),
      );
    } catch (error) {
      if (error instanceof DecodeError) throw errorOf(path, error.message);
      throw error;
    }
  }
  return maps;
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (await openFile(path)).chunks()) {
    length += chunk.length;
    if (length > MOST) throw errorOf(path, `this has more than ${MOST} bytes: no map of Quake has`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
