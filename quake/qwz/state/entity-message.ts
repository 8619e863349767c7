import type { Packetentity, Spawnbaseline } from "../../../generated/quakeworld.ts";
import { copyOfEntity, type Entity, newEntity, restingEntity } from "./entity.ts";
import { angleOfByte, byteOfAngle, coordinateOfWord, wordOfCoordinate } from "./units.ts";

/** The entity that a message changes. */
export function changedEntity(before: Entity, change: Packetentity): Entity {
  const entity = restingEntity(before);
  entity.mask = change.flags ?? 0;
  entity.model = change.modelindex ?? entity.model;
  entity.frame = change.frame ?? entity.frame;
  entity.colormap = change.colormap ?? entity.colormap;
  entity.skin = change.skin ?? entity.skin;
  entity.effects = change.effects ?? entity.effects;
  const { origin1, origin2, origin3, angle1, angle2, angle3 } = change;
  for (const [i, value] of [origin1, origin2, origin3].entries())
    if (value !== undefined) entity.origin[i] = wordOfCoordinate(value);
  for (const [i, value] of [angle1, angle2, angle3].entries())
    if (value !== undefined) entity.angles[i] = byteOfAngle(value);
  return entity;
}

/** The message of what differs between an entity and what it was. */
export function changeOfEntity(entity: Entity, before: Entity): Packetentity {
  const { origin, angles } = entity;
  const { origin: originBefore, angles: anglesBefore } = before;
  return {
    number: entity.number & 0x1ff,
    remove: false,
    modelindex: ifChanged(entity.model, before.model),
    frame: ifChanged(entity.frame, before.frame),
    colormap: ifChanged(entity.colormap, before.colormap),
    skin: ifChanged(entity.skin, before.skin),
    effects: ifChanged(entity.effects, before.effects),
    origin1: coordinate(origin[0]!, originBefore[0]!),
    origin2: coordinate(origin[1]!, originBefore[1]!),
    origin3: coordinate(origin[2]!, originBefore[2]!),
    angle1: angle(angles[0]!, anglesBefore[0]!),
    angle2: angle(angles[1]!, anglesBefore[1]!),
    angle3: angle(angles[2]!, anglesBefore[2]!),
    solid: false,
  };
}

/** Of words. */
function coordinate(word: number, before: number): number | undefined {
  return word === before ? undefined : coordinateOfWord(word);
}

/** Of bytes. */
function angle(byte: number, before: number): number | undefined {
  return byte === before ? undefined : angleOfByte(byte);
}

function ifChanged(value: number, before: number): number | undefined {
  return value === before ? undefined : value;
}

export function baselineOf({ entity: number, ...message }: Spawnbaseline): Entity {
  const entity = copyOfEntity(newEntity(number & 0xffff));
  entity.model = message.modelindex;
  entity.frame = message.frame;
  entity.colormap = message.colormap;
  entity.skin = message.skin;
  for (let i = 0; i < 3; i++) {
    entity.origin[i] = wordOfCoordinate(message.origin[i]!);
    entity.angles[i] = byteOfAngle(message.angles[i]!);
  }
  return entity;
}
