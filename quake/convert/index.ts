import { mvd } from "../../generated/mvd.ts";
import { mvd2 } from "../../generated/mvd2.ts";
import type { AnyContainer } from "../../recording/index.ts";
import { EditError } from "../edit/index.ts";
import type { Conversion } from "./conversion.ts";
import { toClient } from "./clients/multi-view-client.ts";
import { toQuake2Client } from "./quake2/multi-view-quake2.ts";
import { toDialect } from "./netquake/netquake-dialects.ts";
import { netquakeDialects } from "./netquake/netquake-numbers.ts";
import { toQuakeworld } from "./netquake/netquake-quakeworld.ts";
import { toNetquake } from "./quakeworld/quakeworld-netquake.ts";

export type { Conversion } from "./conversion.ts";
export { type LossKind, type Loss, Losses } from "./losses.ts";
export { type SharedGameNote, sharedGameNoteText } from "./merge/notes.ts";
export { SharedGame, type SharedRecording } from "./merge/shared-game.ts";
export { toVersion } from "./versions/to-version.ts";

/** What a conversion needs to know beside the recording. */
export interface ConversionOptions {
  /** Whose eyes the recording of all players is to be seen through: his number, or his name in any case and colour. */
  readonly player?: string | undefined;
}

type Make = (options: ConversionOptions) => Conversion;

/** What recordings of each container can be converted to, by the names that people give it. */
const CONVERSIONS = new Map<string, ReadonlyMap<string, Make>>([
  [
    "dem",
    new Map([
      ...netquakeDialects().map((name): [string, Make] => [name, () => toDialect(name)]),
      ["qwd", () => toQuakeworld()],
    ]),
  ],
  ["mvd", new Map([["qwd", ({ player }: ConversionOptions) => toClient(player)]])],
  ["mvd2", new Map([["dm2", ({ player }: ConversionOptions) => toQuake2Client(player)]])],
  ["qwd", new Map([["dem", () => toNetquake()]])],
]);

/** Whatever something can be converted to. */
export const TARGETS: readonly string[] = [
  ...new Set([...CONVERSIONS.values()].flatMap((targets) => [...targets.keys()])),
];

/** Whether recordings of a container can be converted to those of other dialects or games. */
export function isConvertible({ table }: AnyContainer): boolean {
  return CONVERSIONS.has(table.name);
}

/**
 * Makes another recording of one: `readRecording`'s parts go in, and what comes out is of `target`. What is lost is
 * counted in `losses`.
 *
 * @param to a dialect's name, or that of a container
 * @throws EditError where such recordings cannot be converted to that
 */
export function conversionTo(
  { table }: AnyContainer,
  to: string,
  options: ConversionOptions = {},
): Conversion {
  if (options.player !== undefined && table !== mvd.table && table !== mvd2.table)
    throw new EditError(
      "a player is chosen from recordings of all players, which end in .mvd or .mvd2",
    );
  const targets = CONVERSIONS.get(table.name);
  const make = targets?.get(to);
  if (make !== undefined) return make(options);
  const known = targets === undefined ? "" : [...targets.keys()].join(", ");
  throw new EditError(
    `${table.extension ?? table.name} recordings cannot be converted to ${to}${known === "" ? "" : `: there is ${known}`}`,
  );
}
