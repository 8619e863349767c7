import { ROWS } from "../coder/rows.ts";
import { copyOfEntity, type Entity, restingEntity } from "../state/entity.ts";
import { changeOfEntity } from "../state/entity-message.ts";
import { type Context, DroppedPacket } from "./context.ts";

/** Entities have numbers of 9 bits, and the first are players. */
const FIRST = 0x20;
const MOST_ENTITIES = 512;

/** Bits of a first byte. */
const [NEW, CHANGED, HAS_MASK] = [0x80, 0x40, 0x20];
/** The bit of a mask that says that there is a low byte. */
const HAS_LOW = 0x4000;

/** Reads which entities are in sight, and writes them as changes of their baselines. Throws DroppedPacket. */
export function readEntities(context: Context): void {
  const { symbols, entitiesBefore: before, game, number: packet } = context;
  const entities: Entity[] = [];
  let number = FIRST;
  let passed = 0;
  for (;;) {
    const first = symbols.next(ROWS.entity);
    if (first === 0) break;
    if ((first & NEW) !== 0) {
      number += distance(context, first & 0x3f);
      if (number >= MOST_ENTITIES) throw symbols.fault(`there is no entity ${number}`);
      while (passed < before.length && before[passed]!.number < number)
        entities.push(before[passed++]!);
      if (before[passed]?.number === number) throw symbols.fault(`entity ${number} is there twice`);
      entities.push(newOne(context, number, (first & CHANGED) !== 0));
      continue;
    }
    const end = passed + runLength(context, first) - 1;
    if (end >= before.length) throw new DroppedPacket();
    entities.push(...before.slice(passed, end));
    const last = before[end]!;
    passed = end + 1;
    number = last.number;
    // Without changes it is gone.
    if ((first & CHANGED) !== 0) entities.push(changedOne(context, last, (first & HAS_MASK) !== 0));
  }
  entities.push(...before.slice(passed));
  game.setEntities(packet, entities);
  context.areEntitiesSaid = true;
  const changes = entities.map((one) => changeOfEntity(one, game.baseline(one.number)));
  context.out.message({ type: "packetentities", entities: changes });
}

/** How many numbers after the last one a new entity has. */
function distance({ symbols }: Context, short: number): number {
  if (short !== 0) return short;
  let sum = 0x40;
  for (;;) {
    const byte = symbols.next(ROWS.farEntity);
    sum += byte;
    if (byte !== 0xff) return sum;
    if (sum > MOST_ENTITIES) throw symbols.fault("there is no such entity");
  }
}

/** How many entities a first byte is about: all but the last are as they were. */
function runLength({ symbols }: Context, first: number): number {
  if ((first & CHANGED) === 0) return first;
  const short = first & 0x1f;
  return short !== 0 ? short : symbols.next(ROWS.entity) + 0x20;
}

function newOne(context: Context, number: number, isChanged: boolean): Entity {
  const entity = { ...restingEntity(context.game.baseline(number)), mask: 0 };
  if (!isChanged) return entity;
  const { symbols } = context;
  let mask = symbols.next(ROWS.entityMask) << 8;
  if ((mask & HAS_LOW) !== 0) mask |= symbols.next(ROWS.entityMaskLow);
  readLooks(context, entity, mask);
  addAngles(context, entity.angles, mask);
  symbols.addWords(entity.origin, mask >> 8, ROWS.entityOrigin);
  return entity;
}

function changedOne(context: Context, before: Entity, hasMask: boolean): Entity {
  const { symbols } = context;
  const entity = copyOfEntity(before);
  let { mask } = entity;
  if (hasMask) mask ^= symbols.next(ROWS.entityMask) << 8;
  if ((mask & HAS_LOW) !== 0) mask ^= symbols.next(ROWS.entityMaskLow);
  readLooks(context, entity, mask);
  addAngles(context, entity.angleGains, mask);
  symbols.addWords(entity.originGains, mask >> 8, ROWS.entityOrigin);
  for (let i = 0; i < 3; i++) {
    entity.angles[i] = (entity.angles[i]! + entity.angleGains[i]!) & 0xff;
    entity.origin[i] = (entity.origin[i]! + entity.originGains[i]!) & 0xffff;
  }
  entity.mask = mask & 0x3fff;
  return entity;
}

function readLooks({ symbols, game }: Context, entity: Entity, mask: number): void {
  if ((mask & 0x01) !== 0) entity.model = game.models.number(symbols.next(ROWS.entityModel));
  entity.frame = symbols.addedByte(entity.frame, mask & 0x02, ROWS.entityFrame);
  entity.colormap = symbols.addedByte(entity.colormap, mask & 0x04, ROWS.entityColormap);
  entity.skin = symbols.addedByte(entity.skin, mask & 0x08, ROWS.entitySkin);
  if ((mask & 0x10) !== 0) entity.effects ^= symbols.next(ROWS.entityEffects);
}

function addAngles({ symbols }: Context, angles: number[], mask: number): void {
  for (const [i, row] of ROWS.entityAngles.entries())
    angles[i] = symbols.addedByte(angles[i]!, mask & (0x20 << i), row);
}
