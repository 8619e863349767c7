import { table as netquake } from "../../../generated/netquake.ts";
import { table as quake2 } from "../../../generated/quake2.ts";
import { table as quake2Mvd } from "../../../generated/quake2_mvd.ts";
import { STAT, table as quakeworld } from "../../../generated/quakeworld.ts";
import { inOneAlphabet } from "../../events/letters.ts";
import type { Player, Score, Shown, World } from "../../world/index.ts";
import { numberIn, textIn } from "./members.ts";
import { angleColumns, type ColumnSource, ofPart, pointColumns } from "../table-column.ts";
import { figureColumns, type Figured, ONLY_OWN } from "./figures.ts";
import type { SeenBlock, TableKind } from "./kind.ts";
import { LevelCounter, mapOfMoment, type Moment, MOMENT } from "./moment.ts";
import { weaponNamed } from "./weapons.ts";

/** A player in sight in a frame. */
export interface PlayerRow extends Moment, Figured {
  readonly player: Player;
  readonly score: Score | undefined;
  readonly isOwn: boolean;
}

const WHO: readonly ColumnSource<PlayerRow>[] = [
  {
    name: "player",
    type: "i32",
    doc: "The player's slot, from 0 on.",
    of: (row) => row.player.slot,
  },
  ...ofPart<PlayerRow>(
    [
      {
        name: "name",
        type: "text",
        doc: "The player's name in Quake's characters, a byte each.",
        of: (row) => row.player.name,
      },
      {
        name: "plain_name",
        type: "text",
        doc: "The player's name without colors: in ASCII, but for what Quake's font draws.",
        of: (row) => inOneAlphabet(row.player.name),
      },
    ],
    ({ player }) => player.name,
  ),
];

const OWN: ColumnSource<PlayerRow> = {
  name: "own",
  type: "bool",
  doc: "Whether the recording is seen through this player's eyes.",
  of: (row) => row.isOwn,
};

const NOT_SENT = "not sent of this player";

const SCORE = ofPart<PlayerRow>(
  [
    {
      name: "team",
      type: "text",
      doc: "The team's name; empty for none.",
      of: (row) => row.score?.team,
      unknown: NOT_SENT,
    },
    {
      name: "frags",
      type: "i32",
      doc: "What the scoreboard shows.",
      of: (row) => row.score?.frags,
      unknown: NOT_SENT,
    },
    {
      name: "ping",
      type: "i32",
      unit: "ms",
      doc: "The time to the server and back.",
      of: (row) => row.score?.ping,
      unknown: NOT_SENT,
    },
    {
      name: "loss",
      type: "i32",
      unit: "%",
      doc: "Lost packets.",
      of: (row) => row.score?.loss,
      unknown: NOT_SENT,
    },
    {
      name: "shirt",
      type: "i32",
      doc: "The shirt's color.",
      of: (row) => row.score?.colors?.[0],
      unknown: NOT_SENT,
    },
    {
      name: "pants",
      type: "i32",
      doc: "The trousers' color.",
      of: (row) => row.score?.colors?.[1],
      unknown: NOT_SENT,
    },
  ],
  ({ score }) => score,
);

const ORIGIN = ofPart(
  pointColumns<PlayerRow>(
    "origin",
    { unit: "units", doc: "Where the player is.", needs: { players: true } },
    (row) => row.player.origin,
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
        pointColumns("velocity", column, ({ player }) => player.velocity),
        playerOf,
      );
}

const ANGLES = ofPart(
  angleColumns<PlayerRow>(
    { doc: "Where the player looks.", needs: { players: true }, unknown: NOT_SENT },
    (row) => row.player.angles,
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
      of: (row) => textIn(row.player.state, "model"),
      unknown: "each player has a model of their own",
    },
    {
      name: "model_frame",
      type: "i32",
      doc: "The frame of the model's animation.",
      needs: { players: true },
      of: (row) => numberIn(row.player.state, "frame"),
      unknown: NOT_SENT,
    },
    {
      name: "effects",
      type: "f64",
      doc: "The bits of lights and trails, `EF_`.",
      needs: { players: true },
      of: (row) => numberIn(row.player.state, "effects"),
      unknown: NOT_SENT,
    },
  ],
  playerOf,
);

function playerOf({ player }: PlayerRow): Player {
  return player;
}

function figuresOf({ figures }: PlayerRow): Figured["figures"] {
  return figures;
}

/** The players in sight, frame by frame. */
export function playersTable(protocol: string): TableKind<PlayerRow> {
  const place = [...ORIGIN, ...velocityColumns(protocol), ...ANGLES];
  const figures = [...ofPart(figureColumns(protocol), figuresOf), weaponColumn(protocol)];
  const levels = new LevelCounter();
  return {
    columns: [...MOMENT, ...WHO, OWN, ...place, ...figures, ...SCORE, ...LOOKS],
    wanted: { entities: false, players: true, figures: false },
    hasFrames: true,
    mapOf: mapOfMoment,
    keyOf: ({ player }) => player.slot,
    see: ({ shown }: SeenBlock, put) => inSight(shown, levels, put),
  };
}

function* inSight(shown: Iterable<Shown>, levels: LevelCounter, put: (row: PlayerRow) => void) {
  for (const { seconds, world } of shown) {
    const level = levels.of(world);
    for (const player of world.players.values()) put(rowOf(seconds, world, level, player));
    yield;
  }
}

function rowOf(seconds: number, world: World, level: number, player: Player): PlayerRow {
  const { slot, stats } = player;
  const isOwn = slot === world.view.slot;
  const figures = stats ?? (isOwn ? world.view.stats : undefined);
  return { seconds, world, level, player, score: world.scoreboard.get(slot), isOwn, figures };
}

function velocityIn({ figures }: PlayerRow): Player["velocity"] {
  if (figures === undefined) return undefined;
  const { velocity1: x, velocity2: y, velocity3: z } = figures;
  return typeof x === "number" && typeof y === "number" && typeof z === "number"
    ? [x, y, z]
    : undefined;
}

/** The index of the model of the weapon in hand, by the protocol. */
const IN_HAND: Readonly<Record<string, (row: PlayerRow) => number | undefined>> = {
  [netquake.name]: ({ figures }) => numberIn(figures, "weapon"),
  [quakeworld.name]: ({ figures }) => numberIn(figures, `${STAT.STAT_WEAPON}`),
  [quake2.name]: ({ isOwn, world }) => (isOwn ? world.view.gun : undefined),
  [quake2Mvd.name]: ({ player }) => numberIn(player.state, "gunindex"),
};

function weaponColumn(protocol: string): ColumnSource<PlayerRow> {
  const inHand = IN_HAND[protocol];
  const modelOf = (row: PlayerRow) => row.world.level.models[inHand?.(row) ?? 0];
  return {
    name: "weapon",
    type: "text",
    doc: "The weapon in hand, as kills name it; another one by its model's file.",
    needs: { figures: true },
    of: (row) => weaponNamed(modelOf(row)),
    part: modelOf,
    unknown: ONLY_OWN,
  };
}
