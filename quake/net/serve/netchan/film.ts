import { mvd } from "../../../../generated/mvd.ts";
import { mvd2 } from "../../../../generated/mvd2.ts";
import { dm2 } from "../../../../generated/dm2.ts";
import type { Message as Quake2Message } from "../../../../generated/quake2.ts";
import type { Message as QuakeworldMessage } from "../../../../generated/quakeworld.ts";
import { qwd } from "../../../../generated/qwd.ts";
import { conversionTo } from "../../../convert/index.ts";
import { followerOf } from "../../../world/index.ts";
import {
  type AnyContainer,
  PlayTime,
  readRecording,
  type RecordedBlock,
  rolesOf,
} from "../../../../recording/index.ts";
import { ReelError } from "../reel/reel.ts";
import type { Film, Lens } from "./projector.ts";
import type { ServedGame } from "./served-game.ts";
import { SERVED_QUAKE2 } from "./served-quake2.ts";
import { SERVED_QUAKEWORLD } from "./served-quakeworld.ts";

/** A recording that is served over a netchan, to any number of clients at once. */
export interface ServedFilm extends Film {
  readonly game: ServedGame;
  /** How long it plays, in seconds, and how many levels it has. */
  readonly seconds: number;
  readonly levels: number;
  /** The first level's map and title, a character a byte. */
  readonly map: string;
  readonly title: string;
  /** Through whose eyes it is seen at first, by number: nothing in a client's recording, which has one view. */
  readonly player: string | undefined;
  /** Shows it through a player's eyes, given by number or name. */
  lens(player: string | undefined): Lens;
}

interface Kind {
  readonly game: ServedGame;
  readonly lens: (player: string | undefined) => Lens;
  readonly isMultiView: boolean;
}

const ONE_VIEW: Kind["lens"] = () => () => undefined;

const KINDS: ReadonlyMap<AnyContainer, Kind> = new Map<AnyContainer, Kind>([
  [qwd, { game: SERVED_QUAKEWORLD, lens: ONE_VIEW, isMultiView: false }],
  [
    mvd,
    {
      game: SERVED_QUAKEWORLD,
      lens: (player) => () => conversionTo(mvd, "qwd", { player }),
      isMultiView: true,
    },
  ],
  [
    mvd2,
    {
      game: SERVED_QUAKE2,
      lens: (player) => () => conversionTo(mvd2, "dm2", { player }),
      isMultiView: true,
    },
  ],
  [dm2, { game: SERVED_QUAKE2, lens: ONE_VIEW, isMultiView: false }],
]);

/** Whether recordings of a container are served over a netchan. */
export function isFilm(container: AnyContainer): boolean {
  return KINDS.has(container);
}

/** How a recording is made ready. */
export interface FilmOptions {
  /** How much memory it may take, in bytes: 512 MiB by default. */
  readonly limit?: number;
  /** Through whose eyes a recording of all players is seen at first: his number or name; the first one by default. */
  readonly player?: string;
}

/**
 * Makes a recording ready to be served, and looks through it once.
 *
 * @throws ReelError where it cannot be shown, and says why; what the pieces throw
 */
export async function readFilm(
  container: AnyContainer,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { limit = 1 << 29, player }: FilmOptions = {},
): Promise<ServedFilm> {
  const kind = KINDS.get(container);
  if (kind === undefined) throw new ReelError(`${container.table.name} recordings are not served`);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of chunks) {
    length += piece.length;
    if (length > limit)
      throw new ReelError(`it takes more than ${limit} bytes of memory: cut it, or split it`);
    pieces.push(piece.slice());
  }
  const bytes = new Uint8Array(Buffer.concat(pieces));
  const facts = factsOf(container, bytes);
  if (facts.levels === 0)
    throw new ReelError("no level begins in it (serverdata): no client would show anything");
  if (kind.isMultiView && facts.first === undefined && player === undefined)
    throw new ReelError("nobody plays in it: there is no view to show it from");
  return {
    container,
    bytes,
    ...kind,
    ...facts,
    player: kind.isMultiView ? (player ?? `${facts.first}`) : undefined,
  };
}

/** What is in a recording. Throws ReelError for what no client reads. */
function factsOf(container: AnyContainer, bytes: Uint8Array) {
  const follower = followerOf(container)!;
  const roles = rolesOf(container);
  const time = new PlayTime();
  let levels = 0;
  let first: number | undefined;
  let level: { map: string; title: string } | undefined;
  for (const part of readRecording(container, bytes)) {
    if (part.kind !== "block") continue;
    refuseUnread(part);
    if (part.messages.some((message) => roles.is(message, "level"))) {
      levels++;
      if (follower.clockPerLevel) time.restart();
    }
    for (const world of follower.worlds(part)) {
      time.tick(world.time);
      level ??= { map: world.level.map, title: world.level.title };
      first ??= [...world.players.keys()].toSorted((a, b) => a - b)[0];
    }
  }
  return { seconds: time.seconds, levels, first, map: level?.map ?? "", title: level?.title ?? "" };
}

const SERVERDATA = "serverdata" satisfies (Quake2Message | QuakeworldMessage)["type"];

function refuseUnread({ index, unknownProtocol, messages }: RecordedBlock): void {
  if (unknownProtocol !== undefined)
    throw new ReelError(`it is in protocol ${unknownProtocol}, which is not described`);
  const level = messages.find(({ type }) => type === SERVERDATA);
  const version = level !== undefined && "serverversion" in level ? level.serverversion : 34;
  if (![28, 34, 37].includes(Number(version)))
    throw new ReelError(`block ${index} is in protocol ${version}: clients read 28 and 34 alone`);
}
