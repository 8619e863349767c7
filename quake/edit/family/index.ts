import type { AnyContainer } from "../../../recording/index.ts";
import { EditError } from "../edit.ts";
import type { Family } from "./family.ts";
import { netquake } from "./netquake.ts";
import { quake2 } from "./quake2.ts";
import { quakeworld } from "./quakeworld.ts";

export * from "./family.ts";

const FAMILIES: readonly Family[] = [netquake, quakeworld, quake2];

/** What is known of a container's recordings. Throws EditError where nothing is. */
export function familyOf({ table }: AnyContainer): Family {
  const family = FAMILIES.find(({ protocol }) => protocol === table.carries[0]?.protocol);
  if (family === undefined)
    throw new EditError(`${table.name}: such recordings cannot be edited, only ${KNOWN}`);
  return family;
}

const KNOWN = "dem, qwd and dm2";
