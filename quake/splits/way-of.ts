import type { AnyContainer, ReadOptions } from "../../recording/index.ts";
import { WorldReader } from "../world/index.ts";
import { WayReader } from "./way-reader.ts";
import type { Way } from "./way.ts";

/**
 * Somebody's way through a recording: whoever recorded, or the player of a name. Throws RangeError for a version or a
 * reading that there is not, and for a container whose worlds nothing understands.
 */
export function wayOf(
  container: AnyContainer,
  bytes: Uint8Array,
  options: ReadOptions & { readonly player?: string } = {},
): Way {
  const worlds = new WorldReader(container, options);
  const { follower } = worlds;
  if (follower === undefined) throw new RangeError(`${container.table.name} shows no worlds`);
  const reader = new WayReader(container, follower, options.player);
  for (const parts of [worlds.push(bytes), worlds.end()])
    for (const part of parts) {
      const { seconds } = worlds;
      if (part.kind === "block") reader.see(part, worlds.shown(part), seconds);
    }
  return reader.end();
}
