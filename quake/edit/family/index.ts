import type { AnyContainer } from "../../../recording/index.ts";
import { EditError } from "../edit.ts";
import { type Engine, Family } from "./family.ts";
import { multiView } from "./multi-view.ts";
import { netquake } from "./netquake.ts";
import { quake2 } from "./quake2.ts";
import { quake2MultiView } from "./quake2-multi-view.ts";
import { quakeworld } from "./quakeworld.ts";

export * from "./family.ts";
export * from "./gap.ts";

const ENGINES: readonly Engine[] = [netquake, quakeworld, multiView, quake2, quake2MultiView];

/** What is known of a container's recordings. Throws EditError where nothing is. */
export function familyOf(container: AnyContainer): Family {
  const { table } = container;
  const [carried] = table.carries;
  const named = container.codecs[0]?.table.flavors?.[carried?.flavor ?? 0]?.name;
  // An engine of no kind knows the first one, where the protocol comes in kinds.
  const kind = (carried?.flavor ?? 0) === 0 ? undefined : named;
  const engine = ENGINES.find((one) => one.protocol === carried?.protocol && one.kind === kind);
  if (engine === undefined)
    throw new EditError(`${table.name}: such recordings cannot be edited, only ${KNOWN}`);
  return new Family(engine, container);
}

const KNOWN = "dem, qwd, mvd, dm2 and mvd2";
