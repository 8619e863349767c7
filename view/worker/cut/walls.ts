import { fileInPak, isPak, Visibility } from "../../../quake/map/index.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";

/** What can be seen from where in levels, by their names: of those of a PAK, or of a BSP for the one that it may be. */
export async function visibilityIn(
  walls: Blob | undefined,
  names: readonly string[],
): Promise<Map<string, Visibility>> {
  const maps = new Map<string, Visibility>();
  if (walls === undefined) return maps;
  const bytes = new Uint8Array(await walls.arrayBuffer());
  const isAll = isPak(bytes);
  if (!isAll && names.length !== 1) return maps;
  for (const name of names) {
    const map = isAll ? fileInPak(bytes, `maps/${name}.bsp`) : bytes;
    const made = map && visibilityOf(map);
    if (made !== undefined) maps.set(name, made);
  }
  return maps;
}

/** Nothing for a map of another game. */
function visibilityOf(map: Uint8Array): Visibility | undefined {
  try {
    return new Visibility(map);
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
