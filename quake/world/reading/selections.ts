import type { Message as Quake2 } from "../../../generated/quake2.ts";
import type { Message as Quake2Mvd } from "../../../generated/quake2_mvd.ts";
import type { Message as Quakeworld, Playerstate } from "../../../generated/quakeworld.ts";
import { table as netquake } from "../../../generated/netquake.ts";
import { table as quake2 } from "../../../generated/quake2.ts";
import { table as quake2Mvd } from "../../../generated/quake2_mvd.ts";
import { table as quakeworld } from "../../../generated/quakeworld.ts";
import type { AnyContainer } from "../../../recording/formats/formats.ts";
import { rolesOf } from "../../../recording/formats/roles.ts";
import type { Selecting, Selection } from "../../../recording/decode/selected.ts";
import type { Meaning } from "../../../runtime/table/facts/roles.ts";
import type { Follower } from "../follower.ts";
import type { Wanted } from "../wanted.ts";

/** What a follower has to read of a recording, and nothing else. */
type Of<M extends { readonly type: string }> = Partial<Record<M["type"], Selecting | undefined>>;

/**
 * The messages that worlds are made of, as far as they are wanted; undefined where all are read.
 *
 * @param follower what follows the recording, when a message is met
 */
export function selectionOf(
  container: AnyContainer,
  wanted: Wanted,
  follower: () => Follower,
): Selection | undefined {
  const { entities, players, figures } = wanted;
  if (entities && players && figures) return undefined;
  const { protocol } = container.table.carries[0]!;
  const chosen = Object.hasOwn(CHOICES, protocol)
    ? CHOICES[protocol]!(wanted, follower, container)
    : {};
  const some = Object.entries(chosen).filter(([, how]) => how !== undefined);
  return Object.fromEntries(some) as Selection;
}

const CHOICES: Readonly<
  Record<string, (wanted: Wanted, follower: () => Follower, container: AnyContainer) => object>
> = {
  [netquake.name]: netquakeMessages,
  [quakeworld.name]: quakeworldMessages,
  [quake2.name]: quake2Messages,
  [quake2Mvd.name]: () =>
    ({ serverdata: "read", configstring: "read", frame: "read" }) satisfies Of<Quake2Mvd>,
};

/** What is always read. Servers with FTE's extensions tell of players by commands. */
const READ = new Set(["level", "frame", "view", "player", "commands", "light", "names"]);

/** NetQuake's are given by their roles. */
function netquakeMessages(
  { entities, players, figures }: Wanted,
  follower: () => Follower,
  container: AnyContainer,
): Record<string, Selecting | undefined> {
  const roles = rolesOf(container);
  const places = entities || players ? "read" : undefined;
  const chosen: Record<string, Selecting | undefined> = {};
  for (const { name, sets } of container.codecs[0]!.table.messages) {
    const meaning = roles.of({ type: name });
    if (sets !== undefined || meaning.role === "entities")
      chosen[name] = places ?? (meaning.beginsMoment ? "read" : undefined);
    else if (meaning.role === "entity")
      chosen[name] = entities ? "read" : places && ofPlayers(meaning, follower);
    else if (meaning.role === "status" || meaning.role === "figure")
      chosen[name] = figures ? "read" : undefined;
    else if (READ.has(meaning.role ?? "")) chosen[name] = "read";
  }
  return chosen;
}

/** Entities of players come first. A name that stays is looked up much faster than what a schema calls it. */
function ofPlayers(meaning: Meaning, follower: () => Follower): Selecting {
  const member = meaning.member("number")!;
  const isLong = meaning.member("low") !== undefined;
  const numberOf = (view: object) =>
    isLong ? meaning.number(view, "number")! : (view as Readonly<Record<string, number>>)[member]!;
  return (view) => (numberOf(view) <= follower().level.maxclients ? "read" : undefined);
}

function quakeworldMessages(
  { entities, players, figures }: Wanted,
  follower: () => Follower,
): Of<Quakeworld> {
  // A frame is one also where nobody asks what it shows.
  const lists = entities ? "read" : "seen";
  const baselines = entities ? "read" : undefined;
  const own = players ? "read" : "seen";
  const stats = figures ? "read" : undefined;
  return {
    serverdata: "read",
    stufftext: "read",
    serverinfo: "read",
    updateuserinfo: "read",
    setinfo: "read",
    updatefrags: "read",
    updateping: "read",
    updatepl: "read",
    lightstyle: "read",
    modellist: "read",
    soundlist: "read",
    playerinfo: own,
    // Who is in sight has figures, wherever he is.
    playerstate: players
      ? "read"
      : figures
        ? (view) => (follower().hasSeen!((view as Playerstate).player) ? "seen" : "read")
        : "seen",
    updatestat: stats,
    updatestatlong: stats,
    spawnbaseline: baselines,
    spawnbaseline2: baselines,
    packetentities: lists,
    deltapacketentities: lists,
  };
}

function quake2Messages({ entities, players }: Wanted): Of<Quake2> {
  const places = entities || players ? "read" : undefined;
  return {
    serverdata: "read",
    configstring: "read",
    gamestate: "read",
    configstringstream: "read",
    baselinestream: "read",
    frame: "read",
    playerinfo: "read",
    spawnbaseline: places,
    packetentities: places ?? "seen",
  };
}
