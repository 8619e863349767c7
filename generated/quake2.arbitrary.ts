// Generated from quake2.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import {
  type AnyLayout,
  before,
  flag,
  hint,
  integer,
  maybe,
  oneOf,
  otherThan,
  scaled,
  someBytes,
  sparse,
  stopped,
  text,
} from "../fuzz/values/arbitrary.ts";
import {
  type Message,
  type Packetentity,
  type Source,
  type Gun,
  type Bad,
  type Muzzleflash,
  type Muzzleflash2,
  type TempEntity,
  type TempEntityImpact,
  type TempEntityPoint,
  type TempEntityLine,
  type TempEntitySplash,
  type TempEntityBeam,
  type TempEntityCable,
  type TempEntityFlame,
  type TempEntityLightning,
  type TempEntityFlashlight,
  type TempEntityForcewall,
  type TempEntitySteamInstant,
  type TempEntityWidowbeam,
  type TempEntityPowersplash,
  type TempEntityDamagedealt,
  type Layout,
  type Inventory,
  type Nop,
  type Disconnect,
  type Reconnect,
  type Sound,
  type Print,
  type Stufftext,
  type Serverdata,
  type Configstring,
  type Spawnbaseline,
  type Centerprint,
  type Download,
  type Playerinfo,
  type Packetentities,
  type Deltapacketentities,
  type Frame,
} from "./quake2.ts";

/** Any `packetentity`; with `hints`, also ones that are not canonical. */
export function anyPacketentityUntil25(hints: boolean): fc.Arbitrary<Packetentity> {
  return fc.record({
    number: integer(10, false),
    flags: hint(hints, 0xfe877038),
    modelindex: maybe(integer(8, false)),
    frame: maybe(fc.oneof(integer(16, true), integer(8, false), integer(16, true))),
    frameBefore: before(hints, integer(8, false)),
    skin: maybe(fc.oneof(integer(32, true), integer(8, false), integer(32, true))),
    skinBefore: before(hints, integer(8, false)),
    effects: maybe(fc.oneof(integer(16, true), integer(8, false), integer(16, true))),
    effectsBefore: before(hints, integer(8, false)),
    renderfx: maybe(fc.oneof(integer(16, true), integer(8, false), integer(16, true))),
    renderfxBefore: before(hints, integer(8, false)),
    origin1: maybe(scaled(16, true, 1, 8, 0)),
    origin2: maybe(scaled(16, true, 1, 8, 0)),
    origin3: maybe(scaled(16, true, 1, 8, 0)),
    angle1: maybe(scaled(8, true, 45, 32, 0)),
    angle2: maybe(scaled(8, true, 45, 32, 0)),
    angle3: maybe(scaled(8, true, 45, 32, 0)),
    oldorigin: maybe(
      fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
    ),
    sound: maybe(integer(8, false)),
  });
}

/** Any `packetentity`; with `hints`, also ones that are not canonical. */
export function anyPacketentity(hints: boolean): fc.Arbitrary<Packetentity> {
  return stopped<Packetentity>(
    fc.record({
      flags: hint(hints, 0xffffffff),
      number: fc.oneof(integer(8, false), integer(16, false)),
      remove: flag(),
      modelindex: maybe(integer(8, false)),
      modelindex2: maybe(integer(8, false)),
      modelindex3: maybe(integer(8, false)),
      modelindex4: maybe(integer(8, false)),
      frame: maybe(fc.oneof(integer(16, true), integer(8, false), integer(16, true))),
      frameBefore: before(hints, integer(8, false)),
      skin: maybe(fc.oneof(integer(32, true), integer(8, false), integer(16, true))),
      effects: maybe(fc.oneof(integer(32, true), integer(8, false), integer(16, true))),
      renderfx: maybe(fc.oneof(integer(32, true), integer(8, false), integer(16, true))),
      origin1: maybe(scaled(16, true, 1, 8, 0)),
      origin2: maybe(scaled(16, true, 1, 8, 0)),
      origin3: maybe(scaled(16, true, 1, 8, 0)),
      angle1: maybe(scaled(8, true, 45, 32, 0)),
      angle2: maybe(scaled(8, true, 45, 32, 0)),
      angle3: maybe(scaled(8, true, 45, 32, 0)),
      oldorigin: maybe(
        fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
      ),
      sound: maybe(integer(8, false)),
      event: maybe(integer(8, false)),
      solid: maybe(integer(16, true)),
    }),
    "remove",
    {
      modelindex: undefined,
      modelindex2: undefined,
      modelindex3: undefined,
      modelindex4: undefined,
      frame: undefined,
      skin: undefined,
      effects: undefined,
      renderfx: undefined,
      origin1: undefined,
      origin2: undefined,
      origin3: undefined,
      angle1: undefined,
      angle2: undefined,
      angle3: undefined,
      oldorigin: undefined,
      sound: undefined,
      event: undefined,
      solid: undefined,
    },
  );
}

/** Any `source`; with `hints`, also ones that are not canonical. */
export function anySource(_hints: boolean): fc.Arbitrary<Source> {
  return fc.record({ channel: integer(3, false), entity: integer(13, false) });
}

/** Any `gun`; with `hints`, also ones that are not canonical. */
export function anyGunUntil25(_hints: boolean): fc.Arbitrary<Gun> {
  return fc.record({
    gunframe: integer(8, false),
    shots: integer(8, false),
    gunoffset: fc.tuple(
      scaled(8, true, 1, 4, 0),
      scaled(8, true, 1, 4, 0),
      scaled(8, true, 1, 4, 0),
    ),
    gunangles: fc.tuple(
      scaled(8, true, 1, 4, 0),
      scaled(8, true, 1, 4, 0),
      scaled(8, true, 1, 4, 0),
    ),
  });
}

/** Any `gun`; with `hints`, also ones that are not canonical. */
export function anyGun(_hints: boolean): fc.Arbitrary<Gun> {
  return fc.record({
    gunframe: integer(8, false),
    gunoffset: fc.tuple(
      scaled(8, true, 1, 4, 0),
      scaled(8, true, 1, 4, 0),
      scaled(8, true, 1, 4, 0),
    ),
    gunangles: fc.tuple(
      scaled(8, true, 1, 4, 0),
      scaled(8, true, 1, 4, 0),
      scaled(8, true, 1, 4, 0),
    ),
  });
}

/** Any `bad`; with `hints`, also ones that are not canonical. */
export function anyBad(_hints: boolean): fc.Arbitrary<Bad> {
  return fc.record({ type: fc.constant("bad" as const) });
}

/** Any `bad`; with `hints`, also ones that are not canonical. */
export function anyBadRelay(_hints: boolean): fc.Arbitrary<Bad> {
  return fc.record({ type: fc.constant("bad" as const), unicast: maybe(integer(8, false)) });
}

/** Any `muzzleflash`; with `hints`, also ones that are not canonical. */
export function anyMuzzleflashUntil25(_hints: boolean): fc.Arbitrary<Muzzleflash> {
  return fc.record({
    type: fc.constant("muzzleflash" as const),
    entity: integer(16, true),
    weapon: integer(8, false),
  });
}

/** Any `muzzleflash`; with `hints`, also ones that are not canonical. */
export function anyMuzzleflash(_hints: boolean): fc.Arbitrary<Muzzleflash> {
  return fc.record({
    type: fc.constant("muzzleflash" as const),
    entity: integer(16, true),
    weapon: integer(8, false),
  });
}

/** Any `muzzleflash`; with `hints`, also ones that are not canonical. */
export function anyMuzzleflashRelay(_hints: boolean): fc.Arbitrary<Muzzleflash> {
  return fc.record({
    type: fc.constant("muzzleflash" as const),
    unicast: maybe(integer(8, false)),
    entity: integer(16, true),
    weapon: integer(8, false),
  });
}

/** Any `muzzleflash2`; with `hints`, also ones that are not canonical. */
export function anyMuzzleflash2Until25(_hints: boolean): fc.Arbitrary<Muzzleflash2> {
  return fc.record({
    type: fc.constant("muzzleflash2" as const),
    entity: integer(16, true),
    flash: integer(8, false),
  });
}

/** Any `muzzleflash2`; with `hints`, also ones that are not canonical. */
export function anyMuzzleflash2(_hints: boolean): fc.Arbitrary<Muzzleflash2> {
  return fc.record({
    type: fc.constant("muzzleflash2" as const),
    entity: integer(16, true),
    flash: integer(8, false),
  });
}

/** Any `muzzleflash2`; with `hints`, also ones that are not canonical. */
export function anyMuzzleflash2Relay(_hints: boolean): fc.Arbitrary<Muzzleflash2> {
  return fc.record({
    type: fc.constant("muzzleflash2" as const),
    unicast: maybe(integer(8, false)),
    entity: integer(16, true),
    flash: integer(8, false),
  });
}

/** Any `temp_entity`; with `hints`, also ones that are not canonical. */
export function anyTempEntityUntil25(_hints: boolean): fc.Arbitrary<TempEntity> {
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityImpact["entitytype"]>(2, 12, 14, 16, 21, 26),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityPoint["entitytype"]>(17, 18, 19),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
  );
}

/** Any `temp_entity`; with `hints`, also ones that are not canonical. */
export function anyTempEntityUntil31(_hints: boolean): fc.Arbitrary<TempEntity> {
  return fc.oneof(
    {
      weight: 17,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityImpact["entitytype"]>(
          0,
          1,
          2,
          4,
          9,
          12,
          13,
          14,
          27,
          30,
          42,
          43,
          44,
          46,
          55,
          56,
          58,
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityLine["entitytype"]>(3, 11, 23, 26, 31, 34, 41, 57),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 21,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityPoint["entitytype"]>(
          5,
          6,
          7,
          8,
          17,
          18,
          20,
          21,
          22,
          28,
          35,
          45,
          47,
          48,
          49,
          51,
          52,
          53,
          54,
          62,
          63,
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntitySplash["entitytype"]>(10, 15, 25, 29),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityBeam["entitytype"]>(16, 19, 38, 39, 59, 61),
        entity: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityCable["entitytype"]>(24),
        entity: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        offset: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityFlame["entitytype"]>(32),
        entity: integer(16, true),
        count: integer(16, true),
        start: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos1: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos2: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos3: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos4: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityLightning["entitytype"]>(33),
        destentity: integer(16, true),
        entity: integer(16, true),
        destorigin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityFlashlight["entitytype"]>(36),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        entity: integer(16, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityForcewall["entitytype"]>(37),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        color: integer(8, false),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf(40),
        id: oneOf<TempEntitySteamInstant["id"]>(-1),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
        magnitude: integer(16, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf(40),
        id: otherThan(integer(16, true), [-1]),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
        magnitude: integer(16, true),
        duration: integer(32, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityWidowbeam["entitytype"]>(50),
        id: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityPowersplash["entitytype"]>(60),
        entity: integer(16, true),
        screen: integer(8, false),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityDamagedealt["entitytype"]>(128),
        damage: integer(16, true),
      }),
    },
  );
}

/** Any `temp_entity`; with `hints`, also ones that are not canonical. */
export function anyTempEntity(_hints: boolean): fc.Arbitrary<TempEntity> {
  return fc.oneof(
    {
      weight: 17,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityImpact["entitytype"]>(
          0,
          1,
          2,
          4,
          9,
          12,
          13,
          14,
          26,
          30,
          42,
          43,
          44,
          46,
          55,
          56,
          58,
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityLine["entitytype"]>(3, 11, 23, 27, 31, 34, 41, 57),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 21,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityPoint["entitytype"]>(
          5,
          6,
          7,
          8,
          17,
          18,
          20,
          21,
          22,
          28,
          35,
          45,
          47,
          48,
          49,
          51,
          52,
          53,
          54,
          62,
          63,
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntitySplash["entitytype"]>(10, 15, 25, 29),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityBeam["entitytype"]>(16, 19, 38, 39, 59, 61),
        entity: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityCable["entitytype"]>(24),
        entity: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        offset: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityFlame["entitytype"]>(32),
        entity: integer(16, true),
        count: integer(16, true),
        start: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos1: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos2: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos3: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos4: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityLightning["entitytype"]>(33),
        destentity: integer(16, true),
        entity: integer(16, true),
        destorigin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityFlashlight["entitytype"]>(36),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        entity: integer(16, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityForcewall["entitytype"]>(37),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        color: integer(8, false),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf(40),
        id: oneOf<TempEntitySteamInstant["id"]>(-1),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
        magnitude: integer(16, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf(40),
        id: otherThan(integer(16, true), [-1]),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
        magnitude: integer(16, true),
        duration: integer(32, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityWidowbeam["entitytype"]>(50),
        id: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityPowersplash["entitytype"]>(60),
        entity: integer(16, true),
        screen: integer(8, false),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityDamagedealt["entitytype"]>(128),
        damage: integer(16, true),
      }),
    },
  );
}

/** Any `temp_entity`; with `hints`, also ones that are not canonical. */
export function anyTempEntityRelayUntil31(_hints: boolean): fc.Arbitrary<TempEntity> {
  return fc.oneof(
    {
      weight: 17,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityImpact["entitytype"]>(
          0,
          1,
          2,
          4,
          9,
          12,
          13,
          14,
          27,
          30,
          42,
          43,
          44,
          46,
          55,
          56,
          58,
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityLine["entitytype"]>(3, 11, 23, 26, 31, 34, 41, 57),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 21,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityPoint["entitytype"]>(
          5,
          6,
          7,
          8,
          17,
          18,
          20,
          21,
          22,
          28,
          35,
          45,
          47,
          48,
          49,
          51,
          52,
          53,
          54,
          62,
          63,
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntitySplash["entitytype"]>(10, 15, 25, 29),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityBeam["entitytype"]>(16, 19, 38, 39, 59, 61),
        entity: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityCable["entitytype"]>(24),
        entity: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        offset: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityFlame["entitytype"]>(32),
        entity: integer(16, true),
        count: integer(16, true),
        start: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos1: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos2: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos3: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos4: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityLightning["entitytype"]>(33),
        destentity: integer(16, true),
        entity: integer(16, true),
        destorigin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityFlashlight["entitytype"]>(36),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        entity: integer(16, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityForcewall["entitytype"]>(37),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        color: integer(8, false),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf(40),
        id: oneOf<TempEntitySteamInstant["id"]>(-1),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
        magnitude: integer(16, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf(40),
        id: otherThan(integer(16, true), [-1]),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
        magnitude: integer(16, true),
        duration: integer(32, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityWidowbeam["entitytype"]>(50),
        id: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityPowersplash["entitytype"]>(60),
        entity: integer(16, true),
        screen: integer(8, false),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityDamagedealt["entitytype"]>(128),
        damage: integer(16, true),
      }),
    },
  );
}

/** Any `temp_entity`; with `hints`, also ones that are not canonical. */
export function anyTempEntityRelay(_hints: boolean): fc.Arbitrary<TempEntity> {
  return fc.oneof(
    {
      weight: 17,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityImpact["entitytype"]>(
          0,
          1,
          2,
          4,
          9,
          12,
          13,
          14,
          26,
          30,
          42,
          43,
          44,
          46,
          55,
          56,
          58,
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityLine["entitytype"]>(3, 11, 23, 27, 31, 34, 41, 57),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 21,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityPoint["entitytype"]>(
          5,
          6,
          7,
          8,
          17,
          18,
          20,
          21,
          22,
          28,
          35,
          45,
          47,
          48,
          49,
          51,
          52,
          53,
          54,
          62,
          63,
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntitySplash["entitytype"]>(10, 15, 25, 29),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityBeam["entitytype"]>(16, 19, 38, 39, 59, 61),
        entity: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityCable["entitytype"]>(24),
        entity: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        offset: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityFlame["entitytype"]>(32),
        entity: integer(16, true),
        count: integer(16, true),
        start: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos1: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos2: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos3: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        pos4: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityLightning["entitytype"]>(33),
        destentity: integer(16, true),
        entity: integer(16, true),
        destorigin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityFlashlight["entitytype"]>(36),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        entity: integer(16, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityForcewall["entitytype"]>(37),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        endpos: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        color: integer(8, false),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf(40),
        id: oneOf<TempEntitySteamInstant["id"]>(-1),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
        magnitude: integer(16, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf(40),
        id: otherThan(integer(16, true), [-1]),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        movedir: integer(8, false),
        color: integer(8, false),
        magnitude: integer(16, true),
        duration: integer(32, true),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityWidowbeam["entitytype"]>(50),
        id: integer(16, true),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityPowersplash["entitytype"]>(60),
        entity: integer(16, true),
        screen: integer(8, false),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        unicast: maybe(integer(8, false)),
        entitytype: oneOf<TempEntityDamagedealt["entitytype"]>(128),
        damage: integer(16, true),
      }),
    },
  );
}

/** Any `layout`; with `hints`, also ones that are not canonical. */
export function anyLayout(_hints: boolean): fc.Arbitrary<Layout> {
  return fc.record({ type: fc.constant("layout" as const), text: text(2047) });
}

/** Any `layout`; with `hints`, also ones that are not canonical. */
export function anyLayoutRelay(_hints: boolean): fc.Arbitrary<Layout> {
  return fc.record({
    type: fc.constant("layout" as const),
    unicast: maybe(integer(8, false)),
    text: text(2047),
  });
}

/** Any `inventory`; with `hints`, also ones that are not canonical. */
export function anyInventory(_hints: boolean): fc.Arbitrary<Inventory> {
  return fc.record({
    type: fc.constant("inventory" as const),
    items: fc.array(integer(16, true), { minLength: 256, maxLength: 256 }),
  });
}

/** Any `inventory`; with `hints`, also ones that are not canonical. */
export function anyInventoryRelay(_hints: boolean): fc.Arbitrary<Inventory> {
  return fc.record({
    type: fc.constant("inventory" as const),
    unicast: maybe(integer(8, false)),
    items: fc.array(integer(16, true), { minLength: 256, maxLength: 256 }),
  });
}

/** Any `nop`; with `hints`, also ones that are not canonical. */
export function anyNopUntil25(_hints: boolean): fc.Arbitrary<Nop> {
  return fc.record({ type: fc.constant("nop" as const) });
}

/** Any `nop`; with `hints`, also ones that are not canonical. */
export function anyNop(_hints: boolean): fc.Arbitrary<Nop> {
  return fc.record({ type: fc.constant("nop" as const) });
}

/** Any `nop`; with `hints`, also ones that are not canonical. */
export function anyNopRelay(_hints: boolean): fc.Arbitrary<Nop> {
  return fc.record({ type: fc.constant("nop" as const), unicast: maybe(integer(8, false)) });
}

/** Any `disconnect`; with `hints`, also ones that are not canonical. */
export function anyDisconnectUntil25(_hints: boolean): fc.Arbitrary<Disconnect> {
  return fc.record({ type: fc.constant("disconnect" as const) });
}

/** Any `disconnect`; with `hints`, also ones that are not canonical. */
export function anyDisconnect(_hints: boolean): fc.Arbitrary<Disconnect> {
  return fc.record({ type: fc.constant("disconnect" as const) });
}

/** Any `disconnect`; with `hints`, also ones that are not canonical. */
export function anyDisconnectRelay(_hints: boolean): fc.Arbitrary<Disconnect> {
  return fc.record({ type: fc.constant("disconnect" as const), unicast: maybe(integer(8, false)) });
}

/** Any `reconnect`; with `hints`, also ones that are not canonical. */
export function anyReconnectUntil25(_hints: boolean): fc.Arbitrary<Reconnect> {
  return fc.record({ type: fc.constant("reconnect" as const) });
}

/** Any `reconnect`; with `hints`, also ones that are not canonical. */
export function anyReconnect(_hints: boolean): fc.Arbitrary<Reconnect> {
  return fc.record({ type: fc.constant("reconnect" as const) });
}

/** Any `reconnect`; with `hints`, also ones that are not canonical. */
export function anyReconnectRelay(_hints: boolean): fc.Arbitrary<Reconnect> {
  return fc.record({ type: fc.constant("reconnect" as const), unicast: maybe(integer(8, false)) });
}

/** Any `sound`; with `hints`, also ones that are not canonical. */
export function anySoundUntil25(hints: boolean): fc.Arbitrary<Sound> {
  return fc.record({
    type: fc.constant("sound" as const),
    flags: hint(hints, 0xe0),
    soundnum: integer(8, false),
    volume: maybe(scaled(8, false, 1, 255, 0)),
    attenuation: maybe(scaled(8, false, 1, 64, 0)),
    timeofs: maybe(scaled(8, false, 1, 1000, 0)),
    source: maybe(anySource(hints)),
    origin: maybe(
      fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
    ),
  });
}

/** Any `sound`; with `hints`, also ones that are not canonical. */
export function anySound(hints: boolean): fc.Arbitrary<Sound> {
  return fc.record({
    type: fc.constant("sound" as const),
    flags: hint(hints, 0xe0),
    soundnum: integer(8, false),
    volume: maybe(scaled(8, false, 1, 255, 0)),
    attenuation: maybe(scaled(8, false, 1, 64, 0)),
    timeofs: maybe(scaled(8, false, 1, 1000, 0)),
    source: maybe(anySource(hints)),
    origin: maybe(
      fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
    ),
  });
}

/** Any `sound`; with `hints`, also ones that are not canonical. */
export function anySoundRelay(hints: boolean): fc.Arbitrary<Sound> {
  return fc.record({
    type: fc.constant("sound" as const),
    unicast: maybe(integer(8, false)),
    flags: hint(hints, 0xe0),
    soundnum: integer(8, false),
    volume: maybe(scaled(8, false, 1, 255, 0)),
    attenuation: maybe(scaled(8, false, 1, 64, 0)),
    timeofs: maybe(scaled(8, false, 1, 1000, 0)),
    source: maybe(anySource(hints)),
    origin: maybe(
      fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
    ),
  });
}

/** Any `print`; with `hints`, also ones that are not canonical. */
export function anyPrintUntil25(_hints: boolean): fc.Arbitrary<Print> {
  return fc.record({
    type: fc.constant("print" as const),
    level: integer(8, false),
    text: text(2047),
  });
}

/** Any `print`; with `hints`, also ones that are not canonical. */
export function anyPrint(_hints: boolean): fc.Arbitrary<Print> {
  return fc.record({
    type: fc.constant("print" as const),
    level: integer(8, false),
    text: text(2047),
  });
}

/** Any `print`; with `hints`, also ones that are not canonical. */
export function anyPrintRelay(_hints: boolean): fc.Arbitrary<Print> {
  return fc.record({
    type: fc.constant("print" as const),
    unicast: maybe(integer(8, false)),
    level: integer(8, false),
    text: text(2047),
  });
}

/** Any `stufftext`; with `hints`, also ones that are not canonical. */
export function anyStufftextUntil25(_hints: boolean): fc.Arbitrary<Stufftext> {
  return fc.record({ type: fc.constant("stufftext" as const), text: text(2047) });
}

/** Any `stufftext`; with `hints`, also ones that are not canonical. */
export function anyStufftext(_hints: boolean): fc.Arbitrary<Stufftext> {
  return fc.record({ type: fc.constant("stufftext" as const), text: text(2047) });
}

/** Any `stufftext`; with `hints`, also ones that are not canonical. */
export function anyStufftextRelay(_hints: boolean): fc.Arbitrary<Stufftext> {
  return fc.record({
    type: fc.constant("stufftext" as const),
    unicast: maybe(integer(8, false)),
    text: text(2047),
  });
}

/** Any `serverdata`; with `hints`, also ones that are not canonical. */
export function anyServerdataUntil25(_hints: boolean): fc.Arbitrary<Serverdata> {
  return fc.record({
    type: fc.constant("serverdata" as const),
    serverversion: oneOf(25, 26, 27, 28, 30, 31, 32, 33, 34),
    servercount: integer(32, true),
    attractloop: fc.oneof(oneOf(2, 128), integer(8, false)),
    gamedir: text(2047),
    playernum: integer(16, true),
    levelname: text(2047),
  });
}

/** Any `serverdata`; with `hints`, also ones that are not canonical. */
export function anyServerdata(_hints: boolean): fc.Arbitrary<Serverdata> {
  return fc.record({
    type: fc.constant("serverdata" as const),
    serverversion: oneOf(25, 26, 27, 28, 30, 31, 32, 33, 34),
    servercount: integer(32, true),
    attractloop: fc.oneof(oneOf(2, 128), integer(8, false)),
    gamedir: text(2047),
    playernum: integer(16, true),
    levelname: text(2047),
  });
}

/** Any `serverdata`; with `hints`, also ones that are not canonical. */
export function anyServerdataRelay(_hints: boolean): fc.Arbitrary<Serverdata> {
  return fc.record({
    type: fc.constant("serverdata" as const),
    unicast: maybe(integer(8, false)),
    serverversion: oneOf(25, 26, 27, 28, 30, 31, 32, 33, 34),
    servercount: integer(32, true),
    attractloop: fc.oneof(oneOf(2, 128), integer(8, false)),
    gamedir: text(2047),
    playernum: integer(16, true),
    levelname: text(2047),
  });
}

/** Any `configstring`; with `hints`, also ones that are not canonical. */
export function anyConfigstringUntil25(_hints: boolean): fc.Arbitrary<Configstring> {
  return fc.record({
    type: fc.constant("configstring" as const),
    index: integer(16, true),
    string: text(2047),
  });
}

/** Any `configstring`; with `hints`, also ones that are not canonical. */
export function anyConfigstring(_hints: boolean): fc.Arbitrary<Configstring> {
  return fc.record({
    type: fc.constant("configstring" as const),
    index: integer(16, true),
    string: text(2047),
  });
}

/** Any `configstring`; with `hints`, also ones that are not canonical. */
export function anyConfigstringRelay(_hints: boolean): fc.Arbitrary<Configstring> {
  return fc.record({
    type: fc.constant("configstring" as const),
    unicast: maybe(integer(8, false)),
    index: integer(16, true),
    string: text(2047),
  });
}

/** Any `spawnbaseline`; with `hints`, also ones that are not canonical. */
export function anySpawnbaselineUntil25(hints: boolean): fc.Arbitrary<Spawnbaseline> {
  return fc.record({
    type: fc.constant("spawnbaseline" as const),
    number: integer(10, false),
    flags: hint(hints, 0xfe877038),
    modelindex: maybe(integer(8, false)),
    frame: maybe(fc.oneof(integer(16, true), integer(8, false), integer(16, true))),
    frameBefore: before(hints, integer(8, false)),
    skin: maybe(fc.oneof(integer(32, true), integer(8, false), integer(32, true))),
    skinBefore: before(hints, integer(8, false)),
    effects: maybe(fc.oneof(integer(16, true), integer(8, false), integer(16, true))),
    effectsBefore: before(hints, integer(8, false)),
    renderfx: maybe(fc.oneof(integer(16, true), integer(8, false), integer(16, true))),
    renderfxBefore: before(hints, integer(8, false)),
    origin1: maybe(scaled(16, true, 1, 8, 0)),
    origin2: maybe(scaled(16, true, 1, 8, 0)),
    origin3: maybe(scaled(16, true, 1, 8, 0)),
    angle1: maybe(scaled(8, true, 45, 32, 0)),
    angle2: maybe(scaled(8, true, 45, 32, 0)),
    angle3: maybe(scaled(8, true, 45, 32, 0)),
    oldorigin: maybe(
      fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
    ),
    sound: maybe(integer(8, false)),
  });
}

/** Any `spawnbaseline`; with `hints`, also ones that are not canonical. */
export function anySpawnbaseline(hints: boolean): fc.Arbitrary<Spawnbaseline> {
  return fc.record({
    type: fc.constant("spawnbaseline" as const),
    flags: hint(hints, 0xf28ff1d0),
    number: fc.oneof(integer(8, false), integer(16, false)),
    modelindex: maybe(integer(8, false)),
    modelindex2: maybe(integer(8, false)),
    modelindex3: maybe(integer(8, false)),
    modelindex4: maybe(integer(8, false)),
    frame: maybe(fc.oneof(integer(16, true), integer(8, false), integer(16, true))),
    frameBefore: before(hints, integer(8, false)),
    skin: maybe(fc.oneof(integer(32, true), integer(8, false), integer(16, true))),
    effects: maybe(fc.oneof(integer(32, true), integer(8, false), integer(16, true))),
    renderfx: maybe(fc.oneof(integer(32, true), integer(8, false), integer(16, true))),
    origin1: maybe(scaled(16, true, 1, 8, 0)),
    origin2: maybe(scaled(16, true, 1, 8, 0)),
    origin3: maybe(scaled(16, true, 1, 8, 0)),
    angle1: maybe(scaled(8, true, 45, 32, 0)),
    angle2: maybe(scaled(8, true, 45, 32, 0)),
    angle3: maybe(scaled(8, true, 45, 32, 0)),
    oldorigin: maybe(
      fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
    ),
    sound: maybe(integer(8, false)),
    event: maybe(integer(8, false)),
    solid: maybe(integer(16, true)),
  });
}

/** Any `spawnbaseline`; with `hints`, also ones that are not canonical. */
export function anySpawnbaselineRelay(hints: boolean): fc.Arbitrary<Spawnbaseline> {
  return fc.record({
    type: fc.constant("spawnbaseline" as const),
    unicast: maybe(integer(8, false)),
    flags: hint(hints, 0xf28ff1d0),
    number: fc.oneof(integer(8, false), integer(16, false)),
    modelindex: maybe(integer(8, false)),
    modelindex2: maybe(integer(8, false)),
    modelindex3: maybe(integer(8, false)),
    modelindex4: maybe(integer(8, false)),
    frame: maybe(fc.oneof(integer(16, true), integer(8, false), integer(16, true))),
    frameBefore: before(hints, integer(8, false)),
    skin: maybe(fc.oneof(integer(32, true), integer(8, false), integer(16, true))),
    effects: maybe(fc.oneof(integer(32, true), integer(8, false), integer(16, true))),
    renderfx: maybe(fc.oneof(integer(32, true), integer(8, false), integer(16, true))),
    origin1: maybe(scaled(16, true, 1, 8, 0)),
    origin2: maybe(scaled(16, true, 1, 8, 0)),
    origin3: maybe(scaled(16, true, 1, 8, 0)),
    angle1: maybe(scaled(8, true, 45, 32, 0)),
    angle2: maybe(scaled(8, true, 45, 32, 0)),
    angle3: maybe(scaled(8, true, 45, 32, 0)),
    oldorigin: maybe(
      fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
    ),
    sound: maybe(integer(8, false)),
    event: maybe(integer(8, false)),
    solid: maybe(integer(16, true)),
  });
}

/** Any `centerprint`; with `hints`, also ones that are not canonical. */
export function anyCenterprint(_hints: boolean): fc.Arbitrary<Centerprint> {
  return fc.record({ type: fc.constant("centerprint" as const), text: text(2047) });
}

/** Any `centerprint`; with `hints`, also ones that are not canonical. */
export function anyCenterprintRelay(_hints: boolean): fc.Arbitrary<Centerprint> {
  return fc.record({
    type: fc.constant("centerprint" as const),
    unicast: maybe(integer(8, false)),
    text: text(2047),
  });
}

/** Any `download`; with `hints`, also ones that are not canonical. */
export function anyDownloadUntil31(_hints: boolean): fc.Arbitrary<Download> {
  return fc.record({
    type: fc.constant("download" as const),
    size: integer(16, true),
    percent: integer(8, false),
  });
}

/** Any `download`; with `hints`, also ones that are not canonical. */
export function anyDownload(_hints: boolean): fc.Arbitrary<Download> {
  return fc.record({
    type: fc.constant("download" as const),
    percent: integer(8, false),
    data: maybe(someBytes()),
  });
}

/** Any `download`; with `hints`, also ones that are not canonical. */
export function anyDownloadRelayUntil31(_hints: boolean): fc.Arbitrary<Download> {
  return fc.record({
    type: fc.constant("download" as const),
    unicast: maybe(integer(8, false)),
    size: integer(16, true),
    percent: integer(8, false),
  });
}

/** Any `download`; with `hints`, also ones that are not canonical. */
export function anyDownloadRelay(_hints: boolean): fc.Arbitrary<Download> {
  return fc.record({
    type: fc.constant("download" as const),
    unicast: maybe(integer(8, false)),
    percent: integer(8, false),
    data: maybe(someBytes()),
  });
}

/** Any `playerinfo`; with `hints`, also ones that are not canonical. */
export function anyPlayerinfoUntil25(hints: boolean): fc.Arbitrary<Playerinfo> {
  return fc.record({
    type: fc.constant("playerinfo" as const),
    flags: hint(hints, 0xfff6),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
    viewangles: fc.tuple(
      scaled(16, true, 45, 8192, 0),
      scaled(16, true, 45, 8192, 0),
      scaled(16, true, 45, 8192, 0),
    ),
    kick_angles: fc.tuple(
      scaled(16, true, 45, 8192, 0),
      scaled(16, true, 45, 8192, 0),
      scaled(16, true, 45, 8192, 0),
    ),
    gunindex: integer(8, false),
    unknown: integer(8, false),
    gun: maybe(anyGunUntil25(hints)),
    blend: maybe(
      fc.tuple(
        scaled(8, false, 1, 255, 0),
        scaled(8, false, 1, 255, 0),
        scaled(8, false, 1, 255, 0),
        scaled(8, false, 1, 255, 0),
      ),
    ),
    statbits: hint(hints, 0x00),
    stats: sparse(integer(16, true), 0xffffffff),
  });
}

/** Any `playerinfo`; with `hints`, also ones that are not canonical. */
export function anyPlayerinfo(hints: boolean): fc.Arbitrary<Playerinfo> {
  return fc.record({
    type: fc.constant("playerinfo" as const),
    flags: hint(hints, 0x8000),
    pm_type: maybe(integer(8, false)),
    origin: maybe(
      fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
    ),
    velocity: maybe(
      fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
    ),
    pm_time: maybe(integer(8, false)),
    pm_flags: maybe(integer(8, false)),
    gravity: maybe(integer(16, true)),
    delta_angles: maybe(
      fc.tuple(
        scaled(16, true, 45, 8192, 0),
        scaled(16, true, 45, 8192, 0),
        scaled(16, true, 45, 8192, 0),
      ),
    ),
    viewoffset: maybe(
      fc.tuple(scaled(8, true, 1, 4, 0), scaled(8, true, 1, 4, 0), scaled(8, true, 1, 4, 0)),
    ),
    viewangles: maybe(
      fc.tuple(
        scaled(16, true, 45, 8192, 0),
        scaled(16, true, 45, 8192, 0),
        scaled(16, true, 45, 8192, 0),
      ),
    ),
    kick_angles: maybe(
      fc.tuple(scaled(8, true, 1, 4, 0), scaled(8, true, 1, 4, 0), scaled(8, true, 1, 4, 0)),
    ),
    gunindex: maybe(integer(8, false)),
    gun: maybe(anyGun(hints)),
    blend: maybe(
      fc.tuple(
        scaled(8, false, 1, 255, 0),
        scaled(8, false, 1, 255, 0),
        scaled(8, false, 1, 255, 0),
        scaled(8, false, 1, 255, 0),
      ),
    ),
    fov: maybe(integer(8, false)),
    rdflags: maybe(integer(8, false)),
    statbits: hint(hints, 0x00),
    stats: sparse(integer(16, true), 0xffffffff),
  });
}

/** Any `playerinfo`; with `hints`, also ones that are not canonical. */
export function anyPlayerinfoRelay(hints: boolean): fc.Arbitrary<Playerinfo> {
  return fc.record({
    type: fc.constant("playerinfo" as const),
    unicast: maybe(integer(8, false)),
    flags: hint(hints, 0x8000),
    pm_type: maybe(integer(8, false)),
    origin: maybe(
      fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
    ),
    velocity: maybe(
      fc.tuple(scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0), scaled(16, true, 1, 8, 0)),
    ),
    pm_time: maybe(integer(8, false)),
    pm_flags: maybe(integer(8, false)),
    gravity: maybe(integer(16, true)),
    delta_angles: maybe(
      fc.tuple(
        scaled(16, true, 45, 8192, 0),
        scaled(16, true, 45, 8192, 0),
        scaled(16, true, 45, 8192, 0),
      ),
    ),
    viewoffset: maybe(
      fc.tuple(scaled(8, true, 1, 4, 0), scaled(8, true, 1, 4, 0), scaled(8, true, 1, 4, 0)),
    ),
    viewangles: maybe(
      fc.tuple(
        scaled(16, true, 45, 8192, 0),
        scaled(16, true, 45, 8192, 0),
        scaled(16, true, 45, 8192, 0),
      ),
    ),
    kick_angles: maybe(
      fc.tuple(scaled(8, true, 1, 4, 0), scaled(8, true, 1, 4, 0), scaled(8, true, 1, 4, 0)),
    ),
    gunindex: maybe(integer(8, false)),
    gun: maybe(anyGun(hints)),
    blend: maybe(
      fc.tuple(
        scaled(8, false, 1, 255, 0),
        scaled(8, false, 1, 255, 0),
        scaled(8, false, 1, 255, 0),
        scaled(8, false, 1, 255, 0),
      ),
    ),
    fov: maybe(integer(8, false)),
    rdflags: maybe(integer(8, false)),
    statbits: hint(hints, 0x00),
    stats: sparse(integer(16, true), 0xffffffff),
  });
}

/** Any `packetentities`; with `hints`, also ones that are not canonical. */
export function anyPacketentitiesUntil25(hints: boolean): fc.Arbitrary<Packetentities> {
  return fc.record({
    type: fc.constant("packetentities" as const),
    entities: fc.array(anyPacketentityUntil25(hints), { maxLength: 4 }),
  });
}

/** Any `packetentities`; with `hints`, also ones that are not canonical. */
export function anyPacketentities(hints: boolean): fc.Arbitrary<Packetentities> {
  return fc.record({
    type: fc.constant("packetentities" as const),
    entities: fc.array(
      anyPacketentity(hints).filter((e) => e.number !== 0),
      { maxLength: 4 },
    ),
    entitiesEnd: hint(hints, 0xffffffff),
  });
}

/** Any `packetentities`; with `hints`, also ones that are not canonical. */
export function anyPacketentitiesRelay(hints: boolean): fc.Arbitrary<Packetentities> {
  return fc.record({
    type: fc.constant("packetentities" as const),
    unicast: maybe(integer(8, false)),
    entities: fc.array(
      anyPacketentity(hints).filter((e) => e.number !== 0),
      { maxLength: 4 },
    ),
    entitiesEnd: hint(hints, 0xffffffff),
  });
}

/** Any `deltapacketentities`; with `hints`, also ones that are not canonical. */
export function anyDeltapacketentities(_hints: boolean): fc.Arbitrary<Deltapacketentities> {
  return fc.record({ type: fc.constant("deltapacketentities" as const), data: someBytes() });
}

/** Any `deltapacketentities`; with `hints`, also ones that are not canonical. */
export function anyDeltapacketentitiesRelay(_hints: boolean): fc.Arbitrary<Deltapacketentities> {
  return fc.record({
    type: fc.constant("deltapacketentities" as const),
    unicast: maybe(integer(8, false)),
    data: someBytes(),
  });
}

/** Any `frame`; with `hints`, also ones that are not canonical. */
export function anyFrameUntil25(_hints: boolean): fc.Arbitrary<Frame> {
  return fc.record({
    type: fc.constant("frame" as const),
    serverframe: integer(32, true),
    areas: someBytes(),
  });
}

/** Any `frame`; with `hints`, also ones that are not canonical. */
export function anyFrameUntil26(_hints: boolean): fc.Arbitrary<Frame> {
  return fc.record({
    type: fc.constant("frame" as const),
    serverframe: integer(32, true),
    deltaframe: integer(32, true),
    areas: someBytes(),
  });
}

/** Any `frame`; with `hints`, also ones that are not canonical. */
export function anyFrame(_hints: boolean): fc.Arbitrary<Frame> {
  return fc.record({
    type: fc.constant("frame" as const),
    serverframe: integer(32, true),
    deltaframe: integer(32, true),
    suppresscount: integer(8, false),
    areas: someBytes(),
  });
}

/** Any `frame`; with `hints`, also ones that are not canonical. */
export function anyFrameServer(_hints: boolean): fc.Arbitrary<Frame> {
  return fc.record({ type: fc.constant("frame" as const), serverframe: integer(32, true) });
}

/** Any `frame`; with `hints`, also ones that are not canonical. */
export function anyFrameRelayUntil26(_hints: boolean): fc.Arbitrary<Frame> {
  return fc.record({
    type: fc.constant("frame" as const),
    unicast: maybe(integer(8, false)),
    serverframe: integer(32, true),
    deltaframe: integer(32, true),
    areas: someBytes(),
    connected: someBytes(),
  });
}

/** Any `frame`; with `hints`, also ones that are not canonical. */
export function anyFrameRelay(_hints: boolean): fc.Arbitrary<Frame> {
  return fc.record({
    type: fc.constant("frame" as const),
    unicast: maybe(integer(8, false)),
    serverframe: integer(32, true),
    deltaframe: integer(32, true),
    suppresscount: integer(8, false),
    areas: someBytes(),
    connected: someBytes(),
  });
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<Message>[] = [
  { message: "bad", from: 0, to: 8, any: anyBad },
  { message: "bad", from: 9, to: 11, any: anyBad },
  { message: "bad", from: 12, to: 19, any: anyBadRelay },
  { message: "muzzleflash", from: 0, to: 0, any: anyMuzzleflashUntil25 },
  { message: "muzzleflash", from: 1, to: 8, any: anyMuzzleflash },
  { message: "muzzleflash", from: 9, to: 11, any: anyMuzzleflash },
  { message: "muzzleflash", from: 12, to: 19, any: anyMuzzleflashRelay },
  { message: "muzzleflash2", from: 0, to: 0, any: anyMuzzleflash2Until25 },
  { message: "muzzleflash2", from: 1, to: 8, any: anyMuzzleflash2 },
  { message: "muzzleflash2", from: 9, to: 11, any: anyMuzzleflash2 },
  { message: "muzzleflash2", from: 12, to: 19, any: anyMuzzleflash2Relay },
  { message: "temp_entity", from: 0, to: 0, any: anyTempEntityUntil25 },
  { message: "temp_entity", from: 1, to: 5, any: anyTempEntityUntil31 },
  { message: "temp_entity", from: 6, to: 8, any: anyTempEntity },
  { message: "temp_entity", from: 9, to: 11, any: anyTempEntity },
  { message: "temp_entity", from: 12, to: 16, any: anyTempEntityRelayUntil31 },
  { message: "temp_entity", from: 17, to: 19, any: anyTempEntityRelay },
  { message: "layout", from: 1, to: 8, any: anyLayout },
  { message: "layout", from: 9, to: 11, any: anyLayout },
  { message: "layout", from: 12, to: 19, any: anyLayoutRelay },
  { message: "inventory", from: 1, to: 8, any: anyInventory },
  { message: "inventory", from: 9, to: 11, any: anyInventory },
  { message: "inventory", from: 12, to: 19, any: anyInventoryRelay },
  { message: "nop", from: 0, to: 0, any: anyNopUntil25 },
  { message: "nop", from: 1, to: 8, any: anyNop },
  { message: "nop", from: 9, to: 11, any: anyNop },
  { message: "nop", from: 12, to: 19, any: anyNopRelay },
  { message: "disconnect", from: 0, to: 0, any: anyDisconnectUntil25 },
  { message: "disconnect", from: 1, to: 8, any: anyDisconnect },
  { message: "disconnect", from: 9, to: 11, any: anyDisconnect },
  { message: "disconnect", from: 12, to: 19, any: anyDisconnectRelay },
  { message: "reconnect", from: 0, to: 0, any: anyReconnectUntil25 },
  { message: "reconnect", from: 1, to: 8, any: anyReconnect },
  { message: "reconnect", from: 9, to: 11, any: anyReconnect },
  { message: "reconnect", from: 12, to: 19, any: anyReconnectRelay },
  { message: "sound", from: 0, to: 0, any: anySoundUntil25 },
  { message: "sound", from: 1, to: 8, any: anySound },
  { message: "sound", from: 9, to: 11, any: anySound },
  { message: "sound", from: 12, to: 19, any: anySoundRelay },
  { message: "print", from: 0, to: 0, any: anyPrintUntil25 },
  { message: "print", from: 1, to: 8, any: anyPrint },
  { message: "print", from: 9, to: 11, any: anyPrint },
  { message: "print", from: 12, to: 19, any: anyPrintRelay },
  { message: "stufftext", from: 0, to: 0, any: anyStufftextUntil25 },
  { message: "stufftext", from: 1, to: 8, any: anyStufftext },
  { message: "stufftext", from: 9, to: 11, any: anyStufftext },
  { message: "stufftext", from: 12, to: 19, any: anyStufftextRelay },
  { message: "serverdata", from: 0, to: 0, any: anyServerdataUntil25 },
  { message: "serverdata", from: 1, to: 8, any: anyServerdata },
  { message: "serverdata", from: 9, to: 11, any: anyServerdata },
  { message: "serverdata", from: 12, to: 19, any: anyServerdataRelay },
  { message: "configstring", from: 0, to: 0, any: anyConfigstringUntil25 },
  { message: "configstring", from: 1, to: 8, any: anyConfigstring },
  { message: "configstring", from: 9, to: 11, any: anyConfigstring },
  { message: "configstring", from: 12, to: 19, any: anyConfigstringRelay },
  { message: "spawnbaseline", from: 0, to: 0, any: anySpawnbaselineUntil25 },
  { message: "spawnbaseline", from: 1, to: 8, any: anySpawnbaseline },
  { message: "spawnbaseline", from: 9, to: 11, any: anySpawnbaseline },
  { message: "spawnbaseline", from: 12, to: 19, any: anySpawnbaselineRelay },
  { message: "centerprint", from: 1, to: 8, any: anyCenterprint },
  { message: "centerprint", from: 9, to: 11, any: anyCenterprint },
  { message: "centerprint", from: 12, to: 19, any: anyCenterprintRelay },
  { message: "download", from: 1, to: 5, any: anyDownloadUntil31 },
  { message: "download", from: 6, to: 8, any: anyDownload },
  { message: "download", from: 9, to: 11, any: anyDownload },
  { message: "download", from: 12, to: 16, any: anyDownloadRelayUntil31 },
  { message: "download", from: 17, to: 19, any: anyDownloadRelay },
  { message: "playerinfo", from: 0, to: 0, any: anyPlayerinfoUntil25 },
  { message: "playerinfo", from: 1, to: 8, any: anyPlayerinfo },
  { message: "playerinfo", from: 9, to: 11, any: anyPlayerinfo },
  { message: "playerinfo", from: 12, to: 19, any: anyPlayerinfoRelay },
  { message: "packetentities", from: 0, to: 0, any: anyPacketentitiesUntil25 },
  { message: "packetentities", from: 1, to: 8, any: anyPacketentities },
  { message: "packetentities", from: 9, to: 11, any: anyPacketentities },
  { message: "packetentities", from: 12, to: 19, any: anyPacketentitiesRelay },
  { message: "deltapacketentities", from: 1, to: 8, any: anyDeltapacketentities },
  { message: "deltapacketentities", from: 9, to: 11, any: anyDeltapacketentities },
  { message: "deltapacketentities", from: 12, to: 19, any: anyDeltapacketentitiesRelay },
  { message: "frame", from: 0, to: 0, any: anyFrameUntil25 },
  { message: "frame", from: 1, to: 1, any: anyFrameUntil26 },
  { message: "frame", from: 2, to: 8, any: anyFrame },
  { message: "frame", from: 9, to: 11, any: anyFrameServer },
  { message: "frame", from: 12, to: 12, any: anyFrameRelayUntil26 },
  { message: "frame", from: 13, to: 19, any: anyFrameRelay },
];
