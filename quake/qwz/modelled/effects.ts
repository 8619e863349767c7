import { TEMP_ENTITY } from "../../../generated/quakeworld.ts";
import { ROWS } from "../coder/rows.ts";
import type { Entity } from "../state/entity.ts";
import { type Context, MOST_PLAYERS } from "./context.ts";

/*
 * What is heard and seen at a place: it is likely where the last thing was, or where the entity is that it is of.
 */

/** Bits of the mask of a place: the entity is another one, the place is not the entity's. */
const [OTHER, ELSEWHERE] = [0x40, 0x80];
/** Effects that have a count, and beams, which have two places. */
const { TE_GUNSHOT, TE_BLOOD, TE_LIGHTNING1, TE_LIGHTNING2, TE_LIGHTNING3 } = TEMP_ENTITY;
const COUNTED: readonly number[] = [TE_GUNSHOT, TE_BLOOD];
const BEAMS: readonly number[] = [TE_LIGHTNING1, TE_LIGHTNING2, TE_LIGHTNING3];

export function readSound(context: Context): void {
  const { symbols, out, game } = context;
  const changes = symbols.next(ROWS.soundSource) | (symbols.next(ROWS.soundSource + 1) << 8);
  const source = (context.entity << 3) ^ changes;
  out.word(source);
  context.entity = (source >> 3) & 0x1ff;
  if ((source & 0x8000) !== 0) context.copy(ROWS.soundVolume);
  if ((source & 0x4000) !== 0) context.copy(ROWS.soundAttenuation);
  out.byte(game.sounds.number(symbols.next(ROWS.sound)));
  const mask = symbols.next(ROWS.soundMask);
  const own = (mask & ELSEWHERE) === 0 ? soundPlace(context, (mask & OTHER) !== 0) : undefined;
  context.place = addedPlace(context, own ?? context.place, mask);
  context.writePlace(context.place);
}

/** Where the entity is that a sound is of. */
function soundPlace(context: Context, isBefore: boolean): readonly number[] | undefined {
  const { entity, game, number: packet } = context;
  if (entity === 0) return undefined;
  if (entity <= MOST_PLAYERS)
    return context.playerPlace(isBefore ? context.playersBefore : context.players, entity);
  const entities = game.entities(packet) ?? [];
  const found = entityNumbered(entities, entity);
  if (found !== undefined) return found.origin;
  // One that is not in sight is where it was first, but for one that has a greater number than all.
  if ((entities.at(-1)?.number ?? 0) < entity) return undefined;
  const { origin } = game.baseline(entity);
  return origin.some((word) => word !== 0) ? origin : undefined;
}

export function readEffect(context: Context): void {
  const { symbols, out } = context;
  const effect = symbols.next(ROWS.effect);
  out.byte(effect);
  if (COUNTED.includes(effect)) context.copy(ROWS.effectCount);
  const from = BEAMS.includes(effect) ? readBeam(context) : context.place;
  context.place = changedPlace(context, from, ROWS.effectPlace);
  context.writePlace(context.place);
}

/** Reads and writes whose beam it is, and where it begins. */
function readBeam(context: Context): readonly number[] {
  const { symbols, out } = context;
  const mask = symbols.next(ROWS.beamMask);
  if ((mask & OTHER) !== 0) readEntity(context);
  out.word(context.entity);
  const own = (mask & ELSEWHERE) === 0 ? beamPlace(context) : undefined;
  const place = addedPlace(context, own ?? context.place, mask);
  context.writePlace(place);
  return place;
}

function beamPlace(context: Context): readonly number[] | undefined {
  const { entity, players, entitiesBefore } = context;
  if (entity === 0) return undefined;
  if (entity <= MOST_PLAYERS) return context.playerPlace(players, entity);
  return entityNumbered(entitiesBefore, entity)?.origin;
}

function readEntity(context: Context): void {
  const { symbols } = context;
  context.entity ^= symbols.next(ROWS.effectEntity) | (symbols.next(ROWS.effectEntity + 1) << 8);
}

export function readMuzzleflash(context: Context): void {
  readEntity(context);
  context.out.word(context.entity);
}

/** Who was hit: from where, as seen from the one who recorded. */
export function readDamage(context: Context): void {
  const { symbols } = context;
  context.copy(ROWS.armor);
  context.copy(ROWS.blood);
  const isFrom = symbols.next(ROWS.isDamageFrom) !== 0;
  const { origin } = context.players[0]!;
  context.writePlace(isFrom ? changedPlace(context, origin, ROWS.damageFrom) : [0, 0, 0]);
}

/** Nails: six bytes each, of which each is a change of the nail before, and of the first from who recorded. */
export function readNails(context: Context): void {
  const { symbols, out, players } = context;
  const [x = 0, y = 0, z = 0] = players[0]!.origin;
  const count = symbols.next(ROWS.nailCount);
  out.byte(count);
  const nail = [x >> 4, (y & 0xf0) | ((x >> 12) & 0x0f), y >> 8, z >> 4, (z << 16) >> 28, 0];
  for (let i = 0; i < count; i++)
    for (let at = 0; at < nail.length; at++) {
      nail[at] = (nail[at]! + symbols.next(ROWS.nail + at)) & 0xff;
      out.byte(nail[at]!);
    }
}

function entityNumbered(entities: readonly Entity[], number: number): Entity | undefined {
  return entities.find((entity) => entity.number === number);
}

/** A place of which a mask says what changed. */
function addedPlace({ symbols }: Context, from: readonly number[], mask: number): number[] {
  const place = [...from];
  symbols.addWords(place, mask, ROWS.place);
  return place;
}

/** A place of which each byte changes. */
function changedPlace(
  { symbols }: Context,
  from: readonly number[],
  rows: readonly number[],
): number[] {
  const place = [...from];
  symbols.addWords(place, 0xff, rows);
  return place;
}
