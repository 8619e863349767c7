// Generated from netquake.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import {
  type AnyLayout,
  flag,
  floats,
  hint,
  integer,
  maybe,
  nan,
  oneOf,
  scaled,
  text,
  texts,
} from "../fuzz/values/arbitrary.ts";
import {
  type Message,
  type Bad,
  type Nop,
  type Disconnect,
  type Updatestat,
  type Version,
  type Setview,
  type Sound,
  type Time,
  type Print,
  type Stufftext,
  type Setangle,
  type Serverinfo,
  type Lightstyle,
  type Updatename,
  type Updatefrags,
  type Clientdata,
  type Stopsound,
  type Updatecolors,
  type Particle,
  type Damage,
  type Spawnstatic,
  type Spawnbinary,
  type Spawnbaseline,
  type TempEntity,
  type TempEntityPoint,
  type TempEntityLine,
  type TempEntityExplosion2,
  type Setpause,
  type Signonnum,
  type Centerprint,
  type Killedmonster,
  type Foundsecret,
  type Spawnstaticsound,
  type Intermission,
  type Finale,
  type Cdtrack,
  type Sellscreen,
  type Cutscene,
  type Updateentity,
  type Skybox,
  type Bf,
  type Fog,
  type Spawnbaseline2,
  type Spawnstatic2,
  type Spawnstaticsound2,
} from "./netquake.ts";

/** Any `bad`; with `hints`, also ones that are not canonical. */
export function anyBad(_hints: boolean): fc.Arbitrary<Bad> {
  return fc.record({ type: fc.constant("bad" as const) });
}

/** Any `nop`; with `hints`, also ones that are not canonical. */
export function anyNop(_hints: boolean): fc.Arbitrary<Nop> {
  return fc.record({ type: fc.constant("nop" as const) });
}

/** Any `disconnect`; with `hints`, also ones that are not canonical. */
export function anyDisconnect(_hints: boolean): fc.Arbitrary<Disconnect> {
  return fc.record({ type: fc.constant("disconnect" as const) });
}

/** Any `updatestat`; with `hints`, also ones that are not canonical. */
export function anyUpdatestat(_hints: boolean): fc.Arbitrary<Updatestat> {
  return fc.record({
    type: fc.constant("updatestat" as const),
    index: integer(8, false),
    value: integer(32, true),
  });
}

/** Any `version`; with `hints`, also ones that are not canonical. */
export function anyVersion(_hints: boolean): fc.Arbitrary<Version> {
  return fc.record({ type: fc.constant("version" as const), serverprotocol: integer(32, true) });
}

/** Any `setview`; with `hints`, also ones that are not canonical. */
export function anySetview(_hints: boolean): fc.Arbitrary<Setview> {
  return fc.record({ type: fc.constant("setview" as const), entity: integer(16, true) });
}

/** Any `sound`; with `hints`, also ones that are not canonical. */
export function anySound(hints: boolean): fc.Arbitrary<Sound> {
  return fc.record({
    type: fc.constant("sound" as const),
    flags: hint(hints, 0xfc),
    volume: maybe(scaled(8, false, 1, 255, 0)),
    attenuation: maybe(scaled(8, false, 1, 64, 0)),
    channel: integer(3, false),
    entity: integer(13, false),
    soundnum: integer(8, false),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
  });
}

/** Any `sound`; with `hints`, also ones that are not canonical. */
export function anySoundFrom666(hints: boolean): fc.Arbitrary<Sound> {
  return fc.record({
    type: fc.constant("sound" as const),
    flags: hint(hints, 0xfc),
    volume: maybe(scaled(8, false, 1, 255, 0)),
    attenuation: maybe(scaled(8, false, 1, 64, 0)),
    entity: integer(16, false),
    channel: integer(8, false),
    soundnum: fc.oneof(integer(8, false), integer(16, false)),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
  });
}

/** Any `time`; with `hints`, also ones that are not canonical. */
export function anyTime(hints: boolean): fc.Arbitrary<Time> {
  return fc.record({ type: fc.constant("time" as const), time: floats(), timeNaN: nan(hints) });
}

/** Any `print`; with `hints`, also ones that are not canonical. */
export function anyPrint(_hints: boolean): fc.Arbitrary<Print> {
  return fc.record({ type: fc.constant("print" as const), text: text(2047) });
}

/** Any `stufftext`; with `hints`, also ones that are not canonical. */
export function anyStufftext(_hints: boolean): fc.Arbitrary<Stufftext> {
  return fc.record({ type: fc.constant("stufftext" as const), text: text(2047) });
}

/** Any `setangle`; with `hints`, also ones that are not canonical. */
export function anySetangle(_hints: boolean): fc.Arbitrary<Setangle> {
  return fc.record({
    type: fc.constant("setangle" as const),
    angles: fc.tuple(
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
    ),
  });
}

/** Any `serverinfo`; with `hints`, also ones that are not canonical. */
export function anyServerinfo(_hints: boolean): fc.Arbitrary<Serverinfo> {
  return fc.record({
    type: fc.constant("serverinfo" as const),
    serverversion: oneOf(15, 666),
    maxclients: integer(8, false),
    gametype: integer(8, false),
    mapname: text(2047),
    models: texts(2047),
    sounds: texts(2047),
  });
}

/** Any `lightstyle`; with `hints`, also ones that are not canonical. */
export function anyLightstyle(_hints: boolean): fc.Arbitrary<Lightstyle> {
  return fc.record({
    type: fc.constant("lightstyle" as const),
    style: integer(8, false),
    string: text(2047),
  });
}

/** Any `updatename`; with `hints`, also ones that are not canonical. */
export function anyUpdatename(_hints: boolean): fc.Arbitrary<Updatename> {
  return fc.record({
    type: fc.constant("updatename" as const),
    player: integer(8, false),
    netname: text(2047),
  });
}

/** Any `updatefrags`; with `hints`, also ones that are not canonical. */
export function anyUpdatefrags(_hints: boolean): fc.Arbitrary<Updatefrags> {
  return fc.record({
    type: fc.constant("updatefrags" as const),
    player: integer(8, false),
    frags: integer(16, true),
  });
}

/** Any `clientdata`; with `hints`, also ones that are not canonical. */
export function anyClientdataUntil106(hints: boolean): fc.Arbitrary<Clientdata> {
  return fc.record({
    type: fc.constant("clientdata" as const),
    flags: hint(hints, 0x8100),
    viewheight: maybe(integer(8, true)),
    idealpitch: maybe(integer(8, true)),
    punchangle1: maybe(integer(8, true)),
    velocity1: maybe(scaled(8, true, 16, 1, 0)),
    punchangle2: maybe(integer(8, true)),
    velocity2: maybe(scaled(8, true, 16, 1, 0)),
    punchangle3: maybe(integer(8, true)),
    velocity3: maybe(scaled(8, true, 16, 1, 0)),
    items: maybe(integer(32, false)),
    onground: flag(),
    inwater: flag(),
    weaponframe: maybe(integer(8, false)),
    armor: maybe(integer(8, false)),
    weapon: maybe(integer(8, false)),
    health: integer(16, true),
    ammo: integer(8, false),
    shells: integer(8, false),
    nails: integer(8, false),
    rockets: integer(8, false),
    cells: integer(8, false),
    activeweapon: integer(8, false),
  });
}

/** Any `clientdata`; with `hints`, also ones that are not canonical. */
export function anyClientdata(hints: boolean): fc.Arbitrary<Clientdata> {
  return fc.record({
    type: fc.constant("clientdata" as const),
    flags: hint(hints, 0x8300),
    viewheight: maybe(integer(8, true)),
    idealpitch: maybe(integer(8, true)),
    punchangle1: maybe(integer(8, true)),
    velocity1: maybe(scaled(8, true, 16, 1, 0)),
    punchangle2: maybe(integer(8, true)),
    velocity2: maybe(scaled(8, true, 16, 1, 0)),
    punchangle3: maybe(integer(8, true)),
    velocity3: maybe(scaled(8, true, 16, 1, 0)),
    items: integer(32, false),
    onground: flag(),
    inwater: flag(),
    weaponframe: maybe(integer(8, false)),
    armor: maybe(integer(8, false)),
    weapon: maybe(integer(8, false)),
    health: integer(16, true),
    ammo: integer(8, false),
    shells: integer(8, false),
    nails: integer(8, false),
    rockets: integer(8, false),
    cells: integer(8, false),
    activeweapon: integer(8, false),
  });
}

/** Any `clientdata`; with `hints`, also ones that are not canonical. */
export function anyClientdataFrom666(hints: boolean): fc.Arbitrary<Clientdata> {
  return fc.record({
    type: fc.constant("clientdata" as const),
    flags: hint(hints, 0xfc808300),
    viewheight: maybe(integer(8, true)),
    idealpitch: maybe(integer(8, true)),
    punchangle1: maybe(integer(8, true)),
    velocity1: maybe(scaled(8, true, 16, 1, 0)),
    punchangle2: maybe(integer(8, true)),
    velocity2: maybe(scaled(8, true, 16, 1, 0)),
    punchangle3: maybe(integer(8, true)),
    velocity3: maybe(scaled(8, true, 16, 1, 0)),
    items: integer(32, false),
    onground: flag(),
    inwater: flag(),
    weaponframe: maybe(integer(8, false)),
    armor: maybe(integer(8, false)),
    weapon: maybe(integer(8, false)),
    health: integer(16, true),
    ammo: integer(8, false),
    shells: integer(8, false),
    nails: integer(8, false),
    rockets: integer(8, false),
    cells: integer(8, false),
    activeweapon: integer(8, false),
    weapon2: maybe(integer(8, false)),
    armor2: maybe(integer(8, false)),
    ammo2: maybe(integer(8, false)),
    shells2: maybe(integer(8, false)),
    nails2: maybe(integer(8, false)),
    rockets2: maybe(integer(8, false)),
    cells2: maybe(integer(8, false)),
    weaponframe2: maybe(integer(8, false)),
    weaponalpha: maybe(integer(8, false)),
  });
}

/** Any `stopsound`; with `hints`, also ones that are not canonical. */
export function anyStopsound(_hints: boolean): fc.Arbitrary<Stopsound> {
  return fc.record({
    type: fc.constant("stopsound" as const),
    channel: integer(3, false),
    entity: integer(13, false),
  });
}

/** Any `updatecolors`; with `hints`, also ones that are not canonical. */
export function anyUpdatecolors(_hints: boolean): fc.Arbitrary<Updatecolors> {
  return fc.record({
    type: fc.constant("updatecolors" as const),
    player: integer(8, false),
    pants: integer(4, false),
    shirt: integer(4, false),
  });
}

/** Any `particle`; with `hints`, also ones that are not canonical. */
export function anyParticle(_hints: boolean): fc.Arbitrary<Particle> {
  return fc.record({
    type: fc.constant("particle" as const),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
    direction: fc.tuple(
      scaled(8, true, 1, 16, 0),
      scaled(8, true, 1, 16, 0),
      scaled(8, true, 1, 16, 0),
    ),
    count: integer(8, false),
    color: integer(8, false),
  });
}

/** Any `damage`; with `hints`, also ones that are not canonical. */
export function anyDamage(_hints: boolean): fc.Arbitrary<Damage> {
  return fc.record({
    type: fc.constant("damage" as const),
    armor: integer(8, false),
    blood: integer(8, false),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
  });
}

/** Any `spawnstatic`; with `hints`, also ones that are not canonical. */
export function anySpawnstatic(_hints: boolean): fc.Arbitrary<Spawnstatic> {
  return fc.record({
    type: fc.constant("spawnstatic" as const),
    modelindex: integer(8, false),
    frame: integer(8, false),
    colormap: integer(8, false),
    skin: integer(8, false),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
    angles: fc.tuple(
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
    ),
  });
}

/** Any `spawnbinary`; with `hints`, also ones that are not canonical. */
export function anySpawnbinary(_hints: boolean): fc.Arbitrary<Spawnbinary> {
  return fc.record({ type: fc.constant("spawnbinary" as const) });
}

/** Any `spawnbaseline`; with `hints`, also ones that are not canonical. */
export function anySpawnbaseline(_hints: boolean): fc.Arbitrary<Spawnbaseline> {
  return fc.record({
    type: fc.constant("spawnbaseline" as const),
    entity: integer(16, true),
    modelindex: integer(8, false),
    frame: integer(8, false),
    colormap: integer(8, false),
    skin: integer(8, false),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
    angles: fc.tuple(
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
    ),
  });
}

/** Any `temp_entity`; with `hints`, also ones that are not canonical. */
export function anyTempEntityUntil107(_hints: boolean): fc.Arbitrary<TempEntity> {
  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityPoint["entitytype"]>(0, 1, 2, 3, 4, 7, 8, 10, 11),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityLine["entitytype"]>(5, 6, 9),
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
  );
}

/** Any `temp_entity`; with `hints`, also ones that are not canonical. */
export function anyTempEntity(_hints: boolean): fc.Arbitrary<TempEntity> {
  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityPoint["entitytype"]>(0, 1, 2, 3, 4, 7, 8, 10, 11),
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
        entitytype: oneOf<TempEntityLine["entitytype"]>(5, 6, 9, 13),
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
        entitytype: oneOf<TempEntityExplosion2["entitytype"]>(12),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
        colorstart: integer(8, false),
        colorlength: integer(8, false),
      }),
    },
  );
}

/** Any `setpause`; with `hints`, also ones that are not canonical. */
export function anySetpause(_hints: boolean): fc.Arbitrary<Setpause> {
  return fc.record({ type: fc.constant("setpause" as const), paused: integer(8, false) });
}

/** Any `signonnum`; with `hints`, also ones that are not canonical. */
export function anySignonnum(_hints: boolean): fc.Arbitrary<Signonnum> {
  return fc.record({ type: fc.constant("signonnum" as const), signon: integer(8, false) });
}

/** Any `centerprint`; with `hints`, also ones that are not canonical. */
export function anyCenterprint(_hints: boolean): fc.Arbitrary<Centerprint> {
  return fc.record({ type: fc.constant("centerprint" as const), text: text(2047) });
}

/** Any `killedmonster`; with `hints`, also ones that are not canonical. */
export function anyKilledmonster(_hints: boolean): fc.Arbitrary<Killedmonster> {
  return fc.record({ type: fc.constant("killedmonster" as const) });
}

/** Any `foundsecret`; with `hints`, also ones that are not canonical. */
export function anyFoundsecret(_hints: boolean): fc.Arbitrary<Foundsecret> {
  return fc.record({ type: fc.constant("foundsecret" as const) });
}

/** Any `spawnstaticsound`; with `hints`, also ones that are not canonical. */
export function anySpawnstaticsound(_hints: boolean): fc.Arbitrary<Spawnstaticsound> {
  return fc.record({
    type: fc.constant("spawnstaticsound" as const),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
    soundnum: integer(8, false),
    volume: scaled(8, false, 1, 255, 0),
    attenuation: scaled(8, false, 1, 64, 0),
  });
}

/** Any `intermission`; with `hints`, also ones that are not canonical. */
export function anyIntermission(_hints: boolean): fc.Arbitrary<Intermission> {
  return fc.record({ type: fc.constant("intermission" as const) });
}

/** Any `finale`; with `hints`, also ones that are not canonical. */
export function anyFinale(_hints: boolean): fc.Arbitrary<Finale> {
  return fc.record({ type: fc.constant("finale" as const), text: text(2047) });
}

/** Any `cdtrack`; with `hints`, also ones that are not canonical. */
export function anyCdtrack(_hints: boolean): fc.Arbitrary<Cdtrack> {
  return fc.record({
    type: fc.constant("cdtrack" as const),
    track: integer(8, false),
    looptrack: integer(8, false),
  });
}

/** Any `sellscreen`; with `hints`, also ones that are not canonical. */
export function anySellscreen(_hints: boolean): fc.Arbitrary<Sellscreen> {
  return fc.record({ type: fc.constant("sellscreen" as const) });
}

/** Any `cutscene`; with `hints`, also ones that are not canonical. */
export function anyCutscene(_hints: boolean): fc.Arbitrary<Cutscene> {
  return fc.record({ type: fc.constant("cutscene" as const), text: text(2047) });
}

/** Any `updateentity`; with `hints`, also ones that are not canonical. */
export function anyUpdateentity(hints: boolean): fc.Arbitrary<Updateentity> {
  return fc.record({
    type: fc.constant("updateentity" as const),
    flags: hint(hints, 0xc001),
    entity: fc.oneof(integer(8, false), integer(16, false)),
    modelindex: maybe(integer(8, false)),
    frame: maybe(integer(8, false)),
    colormap: maybe(integer(8, false)),
    skin: maybe(integer(8, false)),
    effects: maybe(integer(8, false)),
    origin1: maybe(scaled(16, true, 1, 8, 0)),
    angle1: maybe(scaled(8, true, 45, 32, 0)),
    origin2: maybe(scaled(16, true, 1, 8, 0)),
    angle2: maybe(scaled(8, true, 45, 32, 0)),
    origin3: maybe(scaled(16, true, 1, 8, 0)),
    angle3: maybe(scaled(8, true, 45, 32, 0)),
    nolerp: flag(),
  });
}

/** Any `updateentity`; with `hints`, also ones that are not canonical. */
export function anyUpdateentityFrom666(hints: boolean): fc.Arbitrary<Updateentity> {
  return fc.record({
    type: fc.constant("updateentity" as const),
    flags: hint(hints, 0xffe0c001),
    entity: fc.oneof(integer(8, false), integer(16, false)),
    modelindex: maybe(integer(8, false)),
    frame: maybe(integer(8, false)),
    colormap: maybe(integer(8, false)),
    skin: maybe(integer(8, false)),
    effects: maybe(integer(8, false)),
    origin1: maybe(scaled(16, true, 1, 8, 0)),
    angle1: maybe(scaled(8, true, 45, 32, 0)),
    origin2: maybe(scaled(16, true, 1, 8, 0)),
    angle2: maybe(scaled(8, true, 45, 32, 0)),
    origin3: maybe(scaled(16, true, 1, 8, 0)),
    angle3: maybe(scaled(8, true, 45, 32, 0)),
    alpha: maybe(integer(8, false)),
    scale: maybe(scaled(8, false, 1, 16, 0)),
    frame2: maybe(integer(8, false)),
    model2: maybe(integer(8, false)),
    lerpfinish: maybe(scaled(8, false, 1, 255, 0)),
    nolerp: flag(),
  });
}

/** Any `skybox`; with `hints`, also ones that are not canonical. */
export function anySkyboxFrom666(_hints: boolean): fc.Arbitrary<Skybox> {
  return fc.record({ type: fc.constant("skybox" as const), name: text(2047) });
}

/** Any `bf`; with `hints`, also ones that are not canonical. */
export function anyBfFrom666(_hints: boolean): fc.Arbitrary<Bf> {
  return fc.record({ type: fc.constant("bf" as const) });
}

/** Any `fog`; with `hints`, also ones that are not canonical. */
export function anyFogFrom666(_hints: boolean): fc.Arbitrary<Fog> {
  return fc.record({
    type: fc.constant("fog" as const),
    levels: fc.tuple(
      scaled(8, false, 1, 255, 0),
      scaled(8, false, 1, 255, 0),
      scaled(8, false, 1, 255, 0),
      scaled(8, false, 1, 255, 0),
    ),
    time: scaled(16, true, 1, 100, 0),
  });
}

/** Any `spawnbaseline2`; with `hints`, also ones that are not canonical. */
export function anySpawnbaseline2From666(hints: boolean): fc.Arbitrary<Spawnbaseline2> {
  return fc.record({
    type: fc.constant("spawnbaseline2" as const),
    entity: integer(16, true),
    bits: hint(hints, 0xf3),
    modelindex: fc.oneof(integer(8, false), integer(16, false)),
    frame: fc.oneof(integer(8, false), integer(16, false)),
    colormap: integer(8, false),
    skin: integer(8, false),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
    angles: fc.tuple(
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
    ),
    alpha: maybe(integer(8, false)),
    scale: maybe(scaled(8, false, 1, 16, 0)),
  });
}

/** Any `spawnstatic2`; with `hints`, also ones that are not canonical. */
export function anySpawnstatic2From666(hints: boolean): fc.Arbitrary<Spawnstatic2> {
  return fc.record({
    type: fc.constant("spawnstatic2" as const),
    bits: hint(hints, 0xf3),
    modelindex: fc.oneof(integer(8, false), integer(16, false)),
    frame: fc.oneof(integer(8, false), integer(16, false)),
    colormap: integer(8, false),
    skin: integer(8, false),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
    angles: fc.tuple(
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
    ),
    alpha: maybe(integer(8, false)),
    scale: maybe(scaled(8, false, 1, 16, 0)),
  });
}

/** Any `spawnstaticsound2`; with `hints`, also ones that are not canonical. */
export function anySpawnstaticsound2From666(_hints: boolean): fc.Arbitrary<Spawnstaticsound2> {
  return fc.record({
    type: fc.constant("spawnstaticsound2" as const),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
    soundnum: integer(16, false),
    volume: scaled(8, false, 1, 255, 0),
    attenuation: scaled(8, false, 1, 64, 0),
  });
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<Message>[] = [
  { message: "bad", from: 0, to: 9, any: anyBad },
  { message: "nop", from: 0, to: 9, any: anyNop },
  { message: "disconnect", from: 0, to: 9, any: anyDisconnect },
  { message: "updatestat", from: 0, to: 9, any: anyUpdatestat },
  { message: "version", from: 0, to: 9, any: anyVersion },
  { message: "setview", from: 0, to: 9, any: anySetview },
  { message: "sound", from: 0, to: 8, any: anySound },
  { message: "sound", from: 9, to: 9, any: anySoundFrom666 },
  { message: "time", from: 0, to: 9, any: anyTime },
  { message: "print", from: 0, to: 9, any: anyPrint },
  { message: "stufftext", from: 0, to: 9, any: anyStufftext },
  { message: "setangle", from: 0, to: 9, any: anySetangle },
  { message: "serverinfo", from: 0, to: 9, any: anyServerinfo },
  { message: "lightstyle", from: 0, to: 9, any: anyLightstyle },
  { message: "updatename", from: 0, to: 9, any: anyUpdatename },
  { message: "updatefrags", from: 0, to: 9, any: anyUpdatefrags },
  { message: "clientdata", from: 0, to: 5, any: anyClientdataUntil106 },
  { message: "clientdata", from: 6, to: 8, any: anyClientdata },
  { message: "clientdata", from: 9, to: 9, any: anyClientdataFrom666 },
  { message: "stopsound", from: 0, to: 9, any: anyStopsound },
  { message: "updatecolors", from: 0, to: 9, any: anyUpdatecolors },
  { message: "particle", from: 0, to: 9, any: anyParticle },
  { message: "damage", from: 0, to: 9, any: anyDamage },
  { message: "spawnstatic", from: 0, to: 9, any: anySpawnstatic },
  { message: "spawnbinary", from: 0, to: 9, any: anySpawnbinary },
  { message: "spawnbaseline", from: 0, to: 9, any: anySpawnbaseline },
  { message: "temp_entity", from: 0, to: 6, any: anyTempEntityUntil107 },
  { message: "temp_entity", from: 7, to: 9, any: anyTempEntity },
  { message: "setpause", from: 0, to: 9, any: anySetpause },
  { message: "signonnum", from: 0, to: 9, any: anySignonnum },
  { message: "centerprint", from: 0, to: 9, any: anyCenterprint },
  { message: "killedmonster", from: 0, to: 9, any: anyKilledmonster },
  { message: "foundsecret", from: 0, to: 9, any: anyFoundsecret },
  { message: "spawnstaticsound", from: 0, to: 9, any: anySpawnstaticsound },
  { message: "intermission", from: 0, to: 9, any: anyIntermission },
  { message: "finale", from: 0, to: 9, any: anyFinale },
  { message: "cdtrack", from: 0, to: 9, any: anyCdtrack },
  { message: "sellscreen", from: 0, to: 9, any: anySellscreen },
  { message: "cutscene", from: 6, to: 9, any: anyCutscene },
  { message: "updateentity", from: 0, to: 8, any: anyUpdateentity },
  { message: "updateentity", from: 9, to: 9, any: anyUpdateentityFrom666 },
  { message: "skybox", from: 9, to: 9, any: anySkyboxFrom666 },
  { message: "bf", from: 9, to: 9, any: anyBfFrom666 },
  { message: "fog", from: 9, to: 9, any: anyFogFrom666 },
  { message: "spawnbaseline2", from: 9, to: 9, any: anySpawnbaseline2From666 },
  { message: "spawnstatic2", from: 9, to: 9, any: anySpawnstatic2From666 },
  { message: "spawnstaticsound2", from: 9, to: 9, any: anySpawnstaticsound2From666 },
];
