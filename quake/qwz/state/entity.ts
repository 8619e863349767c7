/** An entity in a packet, as the next one differs from it. Words have 16 bits, angles 8; both wrap. */
export interface Entity {
  readonly number: number;
  /** Which bytes changed last. */
  mask: number;
  model: number;
  frame: number;
  colormap: number;
  skin: number;
  effects: number;
  readonly angles: number[];
  readonly origin: number[];
  /** By how much angles and origin go on. */
  readonly angleGains: number[];
  readonly originGains: number[];
}

/** What an entity is that nothing was said of. */
export function newEntity(number: number): Entity {
  return {
    number,
    mask: 0,
    model: 0,
    frame: 0,
    colormap: 0,
    skin: 0,
    effects: 0,
    angles: [0, 0, 0],
    origin: [0, 0, 0],
    angleGains: [0, 0, 0],
    originGains: [0, 0, 0],
  };
}

export function copyOfEntity(entity: Entity): Entity {
  const { angles, origin, angleGains, originGains } = entity;
  return {
    ...entity,
    angles: [...angles],
    origin: [...origin],
    angleGains: [...angleGains],
    originGains: [...originGains],
  };
}

/** As a copy that goes on by nothing. */
export function restingEntity(entity: Entity): Entity {
  return { ...copyOfEntity(entity), angleGains: [0, 0, 0], originGains: [0, 0, 0] };
}
