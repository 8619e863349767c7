import type { Entity, Vector, World } from "../../world/index.ts";
import type { Losses } from "../losses.ts";

/** Of an entity's number, what the word of a packet's entity has room for. */
export const NUMBERS = 512;

/** The entities that id's client takes in a packet (MAX_PACKET_ENTITIES); one more stops it. */
const MOST = 64;

/** A world with those entities that QuakeWorld can tell a client of: where there are too many, those that are nearest to him. */
export function inSight(world: World, from: Vector | undefined, losses: Losses): World {
  const all = [...world.entities.values()];
  const numbered = all.filter(({ number }) => number < NUMBERS);
  losses.droppedOther(`entities from ${NUMBERS} on`, all.length - numbered.length);
  const near = nearest(numbered, from, MOST);
  losses.droppedOther(
    `entities that are further away than ${MOST} others`,
    numbered.length - near.length,
  );
  return { ...world, entities: new Map(near.map((entity) => [entity.number, entity])) };
}

/** Of some entities those that are nearest to a place; where it is not known, the first ones. */
export function nearest(
  entities: readonly Entity[],
  from: Vector | undefined,
  most: number,
): readonly Entity[] {
  if (entities.length <= most) return entities;
  if (from === undefined) return entities.slice(0, most);
  const far = entities.map((entity) => [distance(entity.origin, from), entity] as const);
  return far
    .toSorted(([a], [b]) => a - b)
    .slice(0, most)
    .map(([, entity]) => entity);
}

/** The square of it. */
function distance(a: Vector, b: Vector): number {
  return a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0);
}
