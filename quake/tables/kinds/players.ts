import { table as netquake } from "../../../generated/netquake.ts";
import { inOneAlphabet } from "../../events/letters.ts";
import type { Player, Score, Shown, World } from "../../world/index.ts";
import { numberIn, textIn } from "./members.ts";
import { angleColumns, type ColumnSource, ofPart, pointColumns } from "../table-column.ts";
import { figureColumns, type Figured, ONLY_OWN } from "./figures.ts";
import type { Put, TableKind } from "./kind.ts";
import { LevelCounter, mapOfMoment, type Moment, MOMENT } from "./moment.ts";
import { IN_HAND, type InHand, weaponNamed } from "./weapons.ts";

/** What a row says of a player, whenever it is. It does not change. */
interface Seen extends Figured {
  readonly player: Player;
  readonly score: Score | undefined;
  readonly isOwn: boolean;
  /** The index of the model of the weapon in hand, and the model. */
  readonly hand: number | undefined;
  readonly weapon: string | undefined;
}

/** A player in sight in a frame. */
export interface PlayerRow extends Moment {
  seen: Seen;
}

const WHO: readonly ColumnSource<PlayerRow>[] = [
  ...ofPart<PlayerRow>(
    [
      {
        name: "player",
        type: "i32",
        doc: "The player's slot, from 0 on.",
        of: (row) => row.seen.player.slot,
      },
    ],
    seenIn,
  ),
  ...ofPart<PlayerRow>(
    [
      {
        name: "name",
        type: "text",
        doc: "The player's name in Quake's characters, a byte each.",
        of: (row) => row.seen.player.name,
      },
      {
        name: "plain_name",
        type: "text",
        doc: "The player's name without colors: in ASCII, but for what Quake's font draws.",
        of: (row) => inOneAlphabet(row.seen.player.name),
      },
    ],
    nameIn,
  ),
];

const OWN = ofPart<PlayerRow>(
  [
    {
      name: "own",
      type: "bool",
      doc: "Whether the recording is seen through this player's eyes.",
      of: (row) => row.seen.isOwn,
    },
  ],
  seenIn,
);

const NOT_SENT = "not sent of this player";

const SCORE = ofPart<PlayerRow>(
  [
    {
      name: "team",
      type: "text",
      doc: "The team's name; empty for none.",
      of: (row) => row.seen.score?.team,
      unknown: NOT_SENT,
    },
    {
      name: "frags",
      type: "i32",
      doc: "What the scoreboard shows.",
      of: (row) => row.seen.score?.frags,
      unknown: NOT_SENT,
    },
    {
      name: "ping",
      type: "i32",
      unit: "ms",
      doc: "The time to the server and back.",
      of: (row) => row.seen.score?.ping,
      unknown: NOT_SENT,
    },
    {
      name: "loss",
      type: "i32",
      unit: "%",
      doc: "Lost packets.",
      of: (row) => row.seen.score?.loss,
      unknown: NOT_SENT,
    },
    {
      name: "shirt",
      type: "i32",
      doc: "The shirt's color.",
      of: (row) => row.seen.score?.colors?.[0],
      unknown: NOT_SENT,
    },
    {
      name: "pants",
      type: "i32",
      doc: "The trousers' color.",
      of: (row) => row.seen.score?.colors?.[1],
      unknown: NOT_SENT,
    },
  ],
  scoreIn,
);

const ORIGIN = ofPart(
  pointColumns<PlayerRow>(
    "origin",
    { unit: "units", doc: "Where the player is.", needs: { players: true } },
    (row) => row.seen.player.origin,
  ),
  playerOf,
);

/** NetQuake has the velocity of whose eyes it is among his figures, and no other one. */
function velocityColumns(protocol: string): ColumnSource<PlayerRow>[] {
  const column = {
    unit: "units/s",
    doc: "How fast the player moves.",
    needs: { players: true, figures: true },
    unknown: ONLY_OWN,
  };
  return protocol === netquake.name
    ? ofPart(pointColumns("velocity", column, velocityIn), figuresOf)
    : ofPart(
        pointColumns("velocity", column, ({ seen }) => seen.player.velocity),
        playerOf,
      );
}

const ANGLES = ofPart(
  angleColumns<PlayerRow>(
    { doc: "Where the player looks.", needs: { players: true }, unknown: NOT_SENT },
    (row) => row.seen.player.angles,
  ),
  playerOf,
);

const LOOKS = ofPart<PlayerRow>(
  [
    {
      name: "model",
      type: "text",
      doc: "The file of the player's model.",
      needs: { players: true },
      of: (row) => textIn(row.seen.player.state, "model"),
      unknown: "each player has a model of their own",
    },
    {
      name: "model_frame",
      type: "i32",
      doc: "The frame of the model's animation.",
      needs: { players: true },
      of: (row) => numberIn(row.seen.player.state, "frame"),
      unknown: NOT_SENT,
    },
    {
      name: "effects",
      type: "f64",
      doc: "The bits of lights and trails, `EF_`.",
      needs: { players: true },
      of: (row) => numberIn(row.seen.player.state, "effects"),
      unknown: NOT_SENT,
    },
  ],
  playerOf,
);

function seenIn({ seen }: PlayerRow): Seen {
  return seen;
}

function nameIn({ seen }: PlayerRow): string {
  return seen.player.name;
}

function playerOf({ seen }: PlayerRow): Player {
  return seen.player;
}

function scoreIn({ seen }: PlayerRow): Score | undefined {
  return seen.score;
}

function weaponOf({ seen }: PlayerRow): string | undefined {
  return seen.weapon;
}

function figuresOf({ seen }: PlayerRow): Figured["figures"] {
  return seen.figures;
}

/** The parts of what a row says of a player. */
const PARTS: ReadonlySet<ColumnSource<PlayerRow>["part"]> = new Set([
  seenIn,
  nameIn,
  playerOf,
  scoreIn,
  figuresOf,
  weaponOf,
]);

/** The players in sight, frame by frame. */
export function playersTable(protocol: string): TableKind<PlayerRow> {
  const place = [...ORIGIN, ...velocityColumns(protocol), ...ANGLES];
  const ownFigures = ofPart(figureColumns<PlayerRow>(protocol, figuresOf), figuresOf);
  const rows = new PlayerRows(IN_HAND[protocol]!);
  return {
    columns: [...MOMENT, ...WHO, ...OWN, ...place, ...ownFigures, WEAPON, ...SCORE, ...LOOKS],
    wanted: { entities: false, players: true, figures: false, statusOnly: true, passing: true },
    hasFrames: true,
    mapOf: mapOfMoment,
    keyOf: ({ seen }) => seen.player.slot,
    whole: { of: seenIn, parts: PARTS },
    show: (shown, put) => rows.show(shown, put),
  };
}

/** Players as rows. What is said of a player is the same object for as long as nothing of it is another. */
class PlayerRows {
  readonly #levels = new LevelCounter();
  readonly #inHand: InHand;
  /** By slots. */
  readonly #seen: Seen[] = [];

  constructor(inHand: InHand) {
    this.#inHand = inHand;
  }

  show({ seconds, world }: Shown, put: Put<PlayerRow>): void {
    const level = this.#levels.of(world);
    const { map } = world.level;
    for (const player of world.players.values())
      put({ seconds, world, level, map, seen: this.#seenOf(world, player) });
  }

  #seenOf({ scoreboard, view, level }: World, player: Player): Seen {
    const { slot, stats } = player;
    const isOwn = slot === view.slot;
    const figures = stats ?? (isOwn ? view.stats : undefined);
    const score = scoreboard.get(slot);
    const last = this.#seen[slot];
    const isSame =
      last?.player === player && last.figures === figures && last.isOwn === isOwn && !isOwn;
    const hand = isSame ? last.hand : this.#inHand(player, figures, isOwn ? view.gun : undefined);
    // The level's names may come later.
    const weapon = level.models[hand ?? 0];
    if (isSame && last.score === score && last.weapon === weapon) return last;
    return (this.#seen[slot] = { player, score, isOwn, figures, hand, weapon });
  }
}

function velocityIn({ seen: { figures } }: PlayerRow): Player["velocity"] {
  if (figures === undefined) return undefined;
  const { velocity1: x, velocity2: y, velocity3: z } = figures;
  return typeof x === "number" && typeof y === "number" && typeof z === "number"
    ? [x, y, z]
    : undefined;
}

const WEAPON: ColumnSource<PlayerRow> = {
  name: "weapon",
  type: "text",
  doc: "The weapon in hand, as kills name it; another one by its model's file.",
  needs: { figures: true },
  of: ({ seen }) => weaponNamed(seen.weapon),
  part: weaponOf,
  unknown: ONLY_OWN,
};
