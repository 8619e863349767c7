// Generated from quakeworld.yaml. To change it, edit the schema and run `npx demospec generate`.
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
  someBytes,
  stopped,
  text,
  texts,
} from "../fuzz/values/arbitrary.ts";
import {
  type Message,
  type Usercmd,
  type Nail,
  type Packetentity,
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
  type Serverdata,
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
  type TempEntityMulti,
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
  type Smallkick,
  type Bigkick,
  type Updateping,
  type Updateentertime,
  type Updatestatlong,
  type Muzzleflash,
  type Updateuserinfo,
  type Download,
  type Playerinfo,
  type Nails,
  type Chokecount,
  type Modellist,
  type Soundlist,
  type Packetentities,
  type Deltapacketentities,
  type Maxspeed,
  type Entgravity,
  type Setinfo,
  type Serverinfo,
  type Updatepl,
} from "./quakeworld.ts";

/** Any `usercmd`; with `hints`, also ones that are not canonical. */
export function anyUsercmdUntil26(hints: boolean): fc.Arbitrary<Usercmd> {
  return fc.record({
    flags: hint(hints, 0x00),
    angle1: maybe(scaled(16, true, 45, 8192, 0)),
    angle2: scaled(16, true, 45, 8192, 0),
    angle3: maybe(scaled(16, true, 45, 8192, 0)),
    forwardmove: maybe(scaled(8, true, 8, 1, 0)),
    sidemove: maybe(scaled(8, true, 8, 1, 0)),
    upmove: maybe(scaled(8, true, 8, 1, 0)),
    buttons: maybe(integer(8, false)),
    impulse: maybe(integer(8, false)),
    msec: maybe(integer(8, false)),
  });
}

/** Any `usercmd`; with `hints`, also ones that are not canonical. */
export function anyUsercmd(hints: boolean): fc.Arbitrary<Usercmd> {
  return fc.record({
    flags: hint(hints, 0x00),
    angle1: maybe(scaled(16, true, 45, 8192, 0)),
    angle2: maybe(scaled(16, true, 45, 8192, 0)),
    angle3: maybe(scaled(16, true, 45, 8192, 0)),
    forwardmove: maybe(integer(16, true)),
    sidemove: maybe(integer(16, true)),
    upmove: maybe(integer(16, true)),
    buttons: maybe(integer(8, false)),
    impulse: maybe(integer(8, false)),
    msec: integer(8, false),
  });
}

/** Any `nail`; with `hints`, also ones that are not canonical. */
export function anyNail(_hints: boolean): fc.Arbitrary<Nail> {
  return fc.record({
    x: scaled(12, false, 2, 1, -4096),
    y: scaled(12, false, 2, 1, -4096),
    z: scaled(12, false, 2, 1, -4096),
    pitch: scaled(4, false, 45, 2, 0),
    yaw: scaled(8, true, 45, 32, 0),
  });
}

/** Any `packetentity`; with `hints`, also ones that are not canonical. */
export function anyPacketentity(hints: boolean): fc.Arbitrary<Packetentity> {
  return stopped<Packetentity>(
    fc.record({
      number: integer(9, false),
      flags: hint(hints, 0xfeff),
      remove: flag(),
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
      solid: flag(),
    }),
    "remove",
    {
      modelindex: undefined,
      frame: undefined,
      colormap: undefined,
      skin: undefined,
      effects: undefined,
      origin1: undefined,
      angle1: undefined,
      origin2: undefined,
      angle2: undefined,
      origin3: undefined,
      angle3: undefined,
      solid: false,
    },
  );
}

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
    value: integer(8, false),
  });
}

/** Any `version`; with `hints`, also ones that are not canonical. */
export function anyVersion(_hints: boolean): fc.Arbitrary<Version> {
  return fc.record({ type: fc.constant("version" as const) });
}

/** Any `setview`; with `hints`, also ones that are not canonical. */
export function anySetview(_hints: boolean): fc.Arbitrary<Setview> {
  return fc.record({ type: fc.constant("setview" as const) });
}

/** Any `sound`; with `hints`, also ones that are not canonical. */
export function anySound(hints: boolean): fc.Arbitrary<Sound> {
  return fc.record({
    type: fc.constant("sound" as const),
    channel: integer(3, false),
    entity: integer(10, false),
    flags: hint(hints, 0x2000),
    volume: maybe(scaled(8, false, 1, 255, 0)),
    attenuation: maybe(scaled(8, false, 1, 64, 0)),
    soundnum: integer(8, false),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
  });
}

/** Any `time`; with `hints`, also ones that are not canonical. */
export function anyTime(_hints: boolean): fc.Arbitrary<Time> {
  return fc.record({ type: fc.constant("time" as const) });
}

/** Any `print`; with `hints`, also ones that are not canonical. */
export function anyPrint(_hints: boolean): fc.Arbitrary<Print> {
  return fc.record({
    type: fc.constant("print" as const),
    level: integer(8, false),
    text: text(2047),
  });
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

/** Any `serverdata`; with `hints`, also ones that are not canonical. */
export function anyServerdataUntil24(_hints: boolean): fc.Arbitrary<Serverdata> {
  return fc.record({
    type: fc.constant("serverdata" as const),
    serverversion: oneOf(24, 25, 26, 27, 28),
    servercount: integer(32, true),
    gamedir: text(2047),
    player: integer(7, false),
    spectator: integer(1, false),
    mapname: text(2047),
  });
}

/** Any `serverdata`; with `hints`, also ones that are not canonical. */
export function anyServerdata(hints: boolean): fc.Arbitrary<Serverdata> {
  return fc.record({
    type: fc.constant("serverdata" as const),
    serverversion: oneOf(24, 25, 26, 27, 28),
    servercount: integer(32, true),
    gamedir: text(2047),
    player: integer(7, false),
    spectator: integer(1, false),
    mapname: text(2047),
    gravity: floats(),
    gravityNaN: nan(hints),
    stopspeed: floats(),
    stopspeedNaN: nan(hints),
    maxspeed: floats(),
    maxspeedNaN: nan(hints),
    spectatormaxspeed: floats(),
    spectatormaxspeedNaN: nan(hints),
    accelerate: floats(),
    accelerateNaN: nan(hints),
    airaccelerate: floats(),
    airaccelerateNaN: nan(hints),
    wateraccelerate: floats(),
    wateraccelerateNaN: nan(hints),
    friction: floats(),
    frictionNaN: nan(hints),
    waterfriction: floats(),
    waterfrictionNaN: nan(hints),
    entgravity: floats(),
    entgravityNaN: nan(hints),
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
  return fc.record({ type: fc.constant("updatename" as const) });
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
export function anyClientdata(_hints: boolean): fc.Arbitrary<Clientdata> {
  return fc.record({ type: fc.constant("clientdata" as const) });
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
  return fc.record({ type: fc.constant("updatecolors" as const) });
}

/** Any `particle`; with `hints`, also ones that are not canonical. */
export function anyParticle(_hints: boolean): fc.Arbitrary<Particle> {
  return fc.record({ type: fc.constant("particle" as const) });
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
export function anyTempEntity(_hints: boolean): fc.Arbitrary<TempEntity> {
  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityPoint["entitytype"]>(0, 1, 3, 4, 7, 8, 10, 11, 13),
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
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant("temp_entity" as const),
        entitytype: oneOf<TempEntityMulti["entitytype"]>(2, 12),
        count: integer(8, false),
        origin: fc.tuple(
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
          scaled(16, true, 1, 8, 0),
        ),
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
  return fc.record({ type: fc.constant("signonnum" as const) });
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
  return fc.record({
    type: fc.constant("intermission" as const),
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

/** Any `finale`; with `hints`, also ones that are not canonical. */
export function anyFinale(_hints: boolean): fc.Arbitrary<Finale> {
  return fc.record({ type: fc.constant("finale" as const), text: text(2047) });
}

/** Any `cdtrack`; with `hints`, also ones that are not canonical. */
export function anyCdtrack(_hints: boolean): fc.Arbitrary<Cdtrack> {
  return fc.record({ type: fc.constant("cdtrack" as const), track: integer(8, false) });
}

/** Any `sellscreen`; with `hints`, also ones that are not canonical. */
export function anySellscreen(_hints: boolean): fc.Arbitrary<Sellscreen> {
  return fc.record({ type: fc.constant("sellscreen" as const) });
}

/** Any `smallkick`; with `hints`, also ones that are not canonical. */
export function anySmallkick(_hints: boolean): fc.Arbitrary<Smallkick> {
  return fc.record({ type: fc.constant("smallkick" as const) });
}

/** Any `bigkick`; with `hints`, also ones that are not canonical. */
export function anyBigkick(_hints: boolean): fc.Arbitrary<Bigkick> {
  return fc.record({ type: fc.constant("bigkick" as const) });
}

/** Any `updateping`; with `hints`, also ones that are not canonical. */
export function anyUpdateping(_hints: boolean): fc.Arbitrary<Updateping> {
  return fc.record({
    type: fc.constant("updateping" as const),
    player: integer(8, false),
    ping: integer(16, true),
  });
}

/** Any `updateentertime`; with `hints`, also ones that are not canonical. */
export function anyUpdateentertime(hints: boolean): fc.Arbitrary<Updateentertime> {
  return fc.record({
    type: fc.constant("updateentertime" as const),
    player: integer(8, false),
    entertime: floats(),
    entertimeNaN: nan(hints),
  });
}

/** Any `updatestatlong`; with `hints`, also ones that are not canonical. */
export function anyUpdatestatlong(_hints: boolean): fc.Arbitrary<Updatestatlong> {
  return fc.record({
    type: fc.constant("updatestatlong" as const),
    index: integer(8, false),
    value: integer(32, true),
  });
}

/** Any `muzzleflash`; with `hints`, also ones that are not canonical. */
export function anyMuzzleflash(_hints: boolean): fc.Arbitrary<Muzzleflash> {
  return fc.record({ type: fc.constant("muzzleflash" as const), entity: integer(16, true) });
}

/** Any `updateuserinfo`; with `hints`, also ones that are not canonical. */
export function anyUpdateuserinfo(_hints: boolean): fc.Arbitrary<Updateuserinfo> {
  return fc.record({
    type: fc.constant("updateuserinfo" as const),
    player: integer(8, false),
    userid: integer(32, true),
    userinfo: text(2047),
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

/** Any `playerinfo`; with `hints`, also ones that are not canonical. */
export function anyPlayerinfoUntil26(hints: boolean): fc.Arbitrary<Playerinfo> {
  return fc.record({
    type: fc.constant("playerinfo" as const),
    player: integer(8, false),
    flags: hint(hints, 0xf000),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
    frame: integer(8, false),
    msec: maybe(integer(8, false)),
    command: maybe(anyUsercmdUntil26(hints)),
    velocity1: maybe(integer(16, true)),
    velocity2: maybe(integer(16, true)),
    velocity3: maybe(integer(16, true)),
    modelindex: maybe(integer(8, false)),
    skinnum: maybe(integer(8, false)),
    effects: maybe(integer(8, false)),
    weaponframe: maybe(integer(8, false)),
    dead: flag(),
    gib: flag(),
    nograv: flag(),
  });
}

/** Any `playerinfo`; with `hints`, also ones that are not canonical. */
export function anyPlayerinfo(hints: boolean): fc.Arbitrary<Playerinfo> {
  return fc.record({
    type: fc.constant("playerinfo" as const),
    player: integer(8, false),
    flags: hint(hints, 0xf000),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
    frame: integer(8, false),
    msec: maybe(integer(8, false)),
    command: maybe(anyUsercmd(hints)),
    velocity1: maybe(integer(16, true)),
    velocity2: maybe(integer(16, true)),
    velocity3: maybe(integer(16, true)),
    modelindex: maybe(integer(8, false)),
    skinnum: maybe(integer(8, false)),
    effects: maybe(integer(8, false)),
    weaponframe: maybe(integer(8, false)),
    dead: flag(),
    gib: flag(),
    nograv: flag(),
  });
}

/** Any `nails`; with `hints`, also ones that are not canonical. */
export function anyNails(hints: boolean): fc.Arbitrary<Nails> {
  return fc.record({
    type: fc.constant("nails" as const),
    nails: fc.array(anyNail(hints), { maxLength: 4 }),
  });
}

/** Any `chokecount`; with `hints`, also ones that are not canonical. */
export function anyChokecount(_hints: boolean): fc.Arbitrary<Chokecount> {
  return fc.record({ type: fc.constant("chokecount" as const), count: integer(8, false) });
}

/** Any `modellist`; with `hints`, also ones that are not canonical. */
export function anyModellistUntil25(_hints: boolean): fc.Arbitrary<Modellist> {
  return fc.record({ type: fc.constant("modellist" as const), models: texts(2047) });
}

/** Any `modellist`; with `hints`, also ones that are not canonical. */
export function anyModellist(_hints: boolean): fc.Arbitrary<Modellist> {
  return fc.record({
    type: fc.constant("modellist" as const),
    start: integer(8, false),
    models: texts(2047),
    next: integer(8, false),
  });
}

/** Any `soundlist`; with `hints`, also ones that are not canonical. */
export function anySoundlistUntil25(_hints: boolean): fc.Arbitrary<Soundlist> {
  return fc.record({ type: fc.constant("soundlist" as const), sounds: texts(2047) });
}

/** Any `soundlist`; with `hints`, also ones that are not canonical. */
export function anySoundlist(_hints: boolean): fc.Arbitrary<Soundlist> {
  return fc.record({
    type: fc.constant("soundlist" as const),
    start: integer(8, false),
    sounds: texts(2047),
    next: integer(8, false),
  });
}

/** Any `packetentities`; with `hints`, also ones that are not canonical. */
export function anyPacketentities(hints: boolean): fc.Arbitrary<Packetentities> {
  return fc.record({
    type: fc.constant("packetentities" as const),
    entities: fc.array(anyPacketentity(hints), { maxLength: 4 }),
  });
}

/** Any `deltapacketentities`; with `hints`, also ones that are not canonical. */
export function anyDeltapacketentities(hints: boolean): fc.Arbitrary<Deltapacketentities> {
  return fc.record({
    type: fc.constant("deltapacketentities" as const),
    from: integer(8, false),
    entities: fc.array(anyPacketentity(hints), { maxLength: 4 }),
  });
}

/** Any `maxspeed`; with `hints`, also ones that are not canonical. */
export function anyMaxspeed(hints: boolean): fc.Arbitrary<Maxspeed> {
  return fc.record({
    type: fc.constant("maxspeed" as const),
    speed: floats(),
    speedNaN: nan(hints),
  });
}

/** Any `entgravity`; with `hints`, also ones that are not canonical. */
export function anyEntgravity(hints: boolean): fc.Arbitrary<Entgravity> {
  return fc.record({
    type: fc.constant("entgravity" as const),
    gravity: floats(),
    gravityNaN: nan(hints),
  });
}

/** Any `setinfo`; with `hints`, also ones that are not canonical. */
export function anySetinfo(_hints: boolean): fc.Arbitrary<Setinfo> {
  return fc.record({
    type: fc.constant("setinfo" as const),
    player: integer(8, false),
    key: text(2047),
    value: text(2047),
  });
}

/** Any `serverinfo`; with `hints`, also ones that are not canonical. */
export function anyServerinfo(_hints: boolean): fc.Arbitrary<Serverinfo> {
  return fc.record({
    type: fc.constant("serverinfo" as const),
    key: text(2047),
    value: text(2047),
  });
}

/** Any `updatepl`; with `hints`, also ones that are not canonical. */
export function anyUpdatepl(_hints: boolean): fc.Arbitrary<Updatepl> {
  return fc.record({
    type: fc.constant("updatepl" as const),
    player: integer(8, false),
    loss: integer(8, false),
  });
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<Message>[] = [
  { message: "bad", from: 0, to: 4, any: anyBad },
  { message: "nop", from: 0, to: 4, any: anyNop },
  { message: "disconnect", from: 0, to: 4, any: anyDisconnect },
  { message: "updatestat", from: 0, to: 4, any: anyUpdatestat },
  { message: "version", from: 0, to: 4, any: anyVersion },
  { message: "setview", from: 0, to: 4, any: anySetview },
  { message: "sound", from: 0, to: 4, any: anySound },
  { message: "time", from: 0, to: 4, any: anyTime },
  { message: "print", from: 0, to: 4, any: anyPrint },
  { message: "stufftext", from: 0, to: 4, any: anyStufftext },
  { message: "setangle", from: 0, to: 4, any: anySetangle },
  { message: "serverdata", from: 0, to: 0, any: anyServerdataUntil24 },
  { message: "serverdata", from: 1, to: 4, any: anyServerdata },
  { message: "lightstyle", from: 0, to: 4, any: anyLightstyle },
  { message: "updatename", from: 0, to: 4, any: anyUpdatename },
  { message: "updatefrags", from: 0, to: 4, any: anyUpdatefrags },
  { message: "clientdata", from: 0, to: 4, any: anyClientdata },
  { message: "stopsound", from: 0, to: 4, any: anyStopsound },
  { message: "updatecolors", from: 0, to: 4, any: anyUpdatecolors },
  { message: "particle", from: 0, to: 4, any: anyParticle },
  { message: "damage", from: 0, to: 4, any: anyDamage },
  { message: "spawnstatic", from: 0, to: 4, any: anySpawnstatic },
  { message: "spawnbinary", from: 0, to: 4, any: anySpawnbinary },
  { message: "spawnbaseline", from: 0, to: 4, any: anySpawnbaseline },
  { message: "temp_entity", from: 0, to: 4, any: anyTempEntity },
  { message: "setpause", from: 0, to: 4, any: anySetpause },
  { message: "signonnum", from: 0, to: 4, any: anySignonnum },
  { message: "centerprint", from: 0, to: 4, any: anyCenterprint },
  { message: "killedmonster", from: 0, to: 4, any: anyKilledmonster },
  { message: "foundsecret", from: 0, to: 4, any: anyFoundsecret },
  { message: "spawnstaticsound", from: 0, to: 4, any: anySpawnstaticsound },
  { message: "intermission", from: 0, to: 4, any: anyIntermission },
  { message: "finale", from: 0, to: 4, any: anyFinale },
  { message: "cdtrack", from: 0, to: 4, any: anyCdtrack },
  { message: "sellscreen", from: 0, to: 4, any: anySellscreen },
  { message: "smallkick", from: 0, to: 4, any: anySmallkick },
  { message: "bigkick", from: 0, to: 4, any: anyBigkick },
  { message: "updateping", from: 0, to: 4, any: anyUpdateping },
  { message: "updateentertime", from: 0, to: 4, any: anyUpdateentertime },
  { message: "updatestatlong", from: 0, to: 4, any: anyUpdatestatlong },
  { message: "muzzleflash", from: 0, to: 4, any: anyMuzzleflash },
  { message: "updateuserinfo", from: 0, to: 4, any: anyUpdateuserinfo },
  { message: "download", from: 0, to: 4, any: anyDownload },
  { message: "playerinfo", from: 0, to: 2, any: anyPlayerinfoUntil26 },
  { message: "playerinfo", from: 3, to: 4, any: anyPlayerinfo },
  { message: "nails", from: 0, to: 4, any: anyNails },
  { message: "chokecount", from: 0, to: 4, any: anyChokecount },
  { message: "modellist", from: 0, to: 1, any: anyModellistUntil25 },
  { message: "modellist", from: 2, to: 4, any: anyModellist },
  { message: "soundlist", from: 0, to: 1, any: anySoundlistUntil25 },
  { message: "soundlist", from: 2, to: 4, any: anySoundlist },
  { message: "packetentities", from: 0, to: 4, any: anyPacketentities },
  { message: "deltapacketentities", from: 0, to: 4, any: anyDeltapacketentities },
  { message: "maxspeed", from: 1, to: 4, any: anyMaxspeed },
  { message: "entgravity", from: 1, to: 4, any: anyEntgravity },
  { message: "setinfo", from: 2, to: 4, any: anySetinfo },
  { message: "serverinfo", from: 2, to: 4, any: anyServerinfo },
  { message: "updatepl", from: 4, to: 4, any: anyUpdatepl },
];
