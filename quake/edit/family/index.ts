import { type AnyContainer, rolesOf } from "../../../recording/index.ts";
import { EditError } from "../edit.ts";
import { type Engine, Family } from "./family.ts";
import { netquake } from "./netquake.ts";
import { quake2 } from "./quake2.ts";
import { quakeworld } from "./quakeworld.ts";

export * from "./family.ts";

const ENGINES: readonly Engine[] = [netquake, quakeworld, quake2];

/** What is known of a container's recordings. Throws EditError where nothing is. */
export function familyOf(container: AnyContainer): Family {
  const { table } = container;
  const [carried] = table.carries;
  // What is known is known of clients' recordings: the first kind, where the protocol comes in kinds.
  const isPlain = (carried?.kind ?? 0) === 0;
  const engine = ENGINES.find(({ protocol }) => isPlain && protocol === carried?.protocol);
  if (engine === undefined)
    throw new EditError(`${table.name}: such recordings cannot be edited, only ${KNOWN}`);
  return new Family(engine, rolesOf(container));
}

const KNOWN = "dem, qwd and dm2";
