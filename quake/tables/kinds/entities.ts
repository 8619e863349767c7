import { table as netquake } from "../../../generated/netquake.ts";
import { table as quake2 } from "../../../generated/quake2.ts";
import { table as quake2Mvd } from "../../../generated/quake2_mvd.ts";
import { table as quakeworld } from "../../../generated/quakeworld.ts";
import type { Entity } from "../../world/index.ts";
import { angleColumns, type ColumnSource, ofPart, pointColumns } from "../table-column.ts";
import type { TableKind } from "./kind.ts";
import { numberIn, pointIn } from "./members.ts";
import { LevelCounter, mapOfMoment, type Moment, MOMENT } from "./moment.ts";

/** An entity in sight in a frame. */
export interface EntityRow extends Moment {
  readonly entity: Entity;
}

const QUAKE = [netquake.name, quakeworld.name];
const QUAKE2 = [quake2.name, quake2Mvd.name];
const ALL = [...QUAKE, ...QUAKE2];
const NOT_IN_DIALECT = "not in this version or dialect";

/** What only some protocols have, as the schema calls it. */
const MEMBERS: readonly (readonly [name: string, only: readonly string[], doc: string])[] = [
  ["colormap", QUAKE, "The player whose colors it has, by the slot and 1; 0 for nobody."],
  ["alpha", ALL, "How opaque it is, as the dialect counts it."],
  ["scale", ALL, "How large it is, as the dialect counts it."],
  ["modelindex2", QUAKE2, "The number of a second model: mostly of a weapon."],
  ["modelindex3", QUAKE2, "The number of a third model: mostly of a flag."],
  ["modelindex4", QUAKE2, "The number of a fourth model."],
  ["renderfx", QUAKE2, "The bits of how it is drawn, `RF_`."],
  ["sound", QUAKE2, "The number of the sound that it makes all the time."],
  ["event", QUAKE2, "What happens to it in this frame, `EV_`."],
  ["solid", QUAKE2, "Its box, packed; 31 for its model."],
];

const MODELS: readonly ColumnSource<EntityRow>[] = [
  {
    name: "entity",
    type: "i32",
    doc: "The server's number for it.",
    of: (row) => row.entity.number,
  },
  {
    name: "model",
    type: "text",
    doc: "The file of its model.",
    of: (row) => row.entity.model,
    unknown: "no model, or one without a name",
  },
  {
    name: "modelindex",
    type: "i32",
    doc: "The number of its model; 0 for none.",
    of: (row) => row.entity.modelindex,
  },
  {
    name: "model_frame",
    type: "i32",
    doc: "The frame of the model's animation.",
    of: (row) => numberIn(row.entity, "frame"),
  },
  {
    name: "skin",
    type: "f64",
    doc: "The number of its skin.",
    of: (row) => numberIn(row.entity, "skin"),
  },
  {
    name: "effects",
    type: "f64",
    doc: "The bits of lights and trails, `EF_`.",
    of: (row) => numberIn(row.entity, "effects"),
  },
];

const COLUMNS: readonly ColumnSource<EntityRow>[] = [
  ...MODELS,
  ...pointColumns<EntityRow>(
    "origin",
    { unit: "units", doc: "Where it is." },
    (row) => row.entity.origin,
  ),
  ...angleColumns<EntityRow>({ doc: "Where it is turned to." }, (row) => row.entity.angles),
  ...pointColumns<EntityRow>(
    "old_origin",
    { unit: "units", doc: "Where it was, or a beam's other end.", only: QUAKE2 },
    (row) => pointIn(row.entity, "oldorigin"),
  ),
  ...MEMBERS.map(([name, only, doc]): ColumnSource<EntityRow> => {
    const of = (row: EntityRow) => numberIn(row.entity, name);
    return { name, type: "f64", doc, only, of, unknown: NOT_IN_DIALECT };
  }),
];

/** The entities in sight, frame by frame. */
export function entitiesTable(): TableKind<EntityRow> {
  const levels = new LevelCounter();
  return {
    columns: [...MOMENT, ...ofPart(COLUMNS, ({ entity }) => entity)],
    wanted: { entities: true, players: true, figures: false },
    hasFrames: true,
    mapOf: mapOfMoment,
    keyOf: ({ entity }) => entity.number,
    show({ seconds, world }, put) {
      const level = levels.of(world);
      const { map } = world.level;
      for (const entity of world.entities.values()) put({ seconds, world, level, map, entity });
    },
  };
}
