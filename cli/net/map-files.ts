import { basename } from "node:path";
import { quakeworldMapChecksum } from "../../quake/map/index.ts";
import type { MapChecksum } from "../../quake/net/index.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { openFile } from "../files/bytes.ts";
import { shown } from "../terminal/outside.ts";

/** The checksums of maps in files, by the level's name: `dm6.bsp` is that of `maps/dm6.bsp`. Throws CliError. */
export async function mapChecksums(files: readonly string[]): Promise<MapChecksum> {
  const checksums = new Map<string, number>();
  for (const file of files) checksums.set(basename(file).toLowerCase(), await checksumOf(file));
  return (path) => checksums.get(basename(path).toLowerCase());
}

async function checksumOf(file: string): Promise<number> {
  if (file === "-") throw new CliError("--map -: expected a file, whose name is the map's", 2);
  const { chunks } = await openFile(file);
  const pieces: Uint8Array[] = [];
  for await (const piece of chunks()) pieces.push(piece);
  try {
    return quakeworldMapChecksum(new Uint8Array(Buffer.concat(pieces)));
  } catch (error) {
    if (error instanceof DecodeError) throw errorOf(file, shown(error.reason));
    throw error;
  }
}
