import { angleColumns, type ColumnSource, ofPart, pointColumns } from "../table-column.ts";
import { figureColumns, type Figured } from "./figures.ts";
import { NOTHING, type TableKind } from "./kind.ts";
import { LevelCounter, mapOfMoment, type Moment, MOMENT } from "./moment.ts";

export interface FrameRow extends Moment, Figured {}

const NO_EYES = "a recording of all players, or nobody's eyes";

const COLUMNS: readonly ColumnSource<FrameRow>[] = [
  ...MOMENT,
  {
    name: "players",
    type: "i32",
    doc: "How many players are in sight.",
    needs: { players: true, figures: true },
    of: ({ world }) => world.players.size,
  },
  {
    name: "entities",
    type: "i32",
    doc: "How many entities are in sight.",
    needs: { entities: true },
    of: ({ world }) => world.entities.size,
  },
  {
    name: "complete",
    type: "bool",
    doc: "Whether the entities are known.",
    needs: { entities: true },
    of: ({ world }) => world.complete,
  },
  {
    name: "problems",
    type: "text",
    doc: "What could not be resolved; empty where all could.",
    needs: { entities: true, players: true, figures: true },
    of: ({ world }) => world.problems.join("; "),
  },
  {
    name: "view_player",
    type: "i32",
    doc: "The slot of the player through whose eyes it is.",
    of: ({ world }) => world.view.slot,
    unknown: NO_EYES,
  },
  {
    name: "view_entity",
    type: "i32",
    doc: "The entity that the camera is at.",
    of: ({ world }) => world.view.entity,
    unknown: NO_EYES,
  },
  ...pointColumns<FrameRow>(
    "origin",
    {
      unit: "units",
      doc: "Where the camera is.",
      needs: { entities: true, players: true },
      unknown: NO_EYES,
    },
    ({ world }) => world.view.origin,
  ),
  ...angleColumns<FrameRow>(
    { doc: "Where the camera looks.", unknown: NO_EYES },
    ({ world }) => world.view.angles,
  ),
];

function figuresIn({ figures }: FrameRow): Figured["figures"] {
  return figures;
}

/** The frames. */
export function framesTable(protocol: string): TableKind<FrameRow> {
  const levels = new LevelCounter();
  return {
    columns: [...COLUMNS, ...ofPart(figureColumns(protocol, figuresIn), figuresIn)],
    wanted: NOTHING,
    hasFrames: true,
    mapOf: mapOfMoment,
    show({ seconds, world }, put) {
      const { level, view } = world;
      put({ seconds, world, level: levels.of(world), map: level.map, figures: view.stats });
    },
  };
}
