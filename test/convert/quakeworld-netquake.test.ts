import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { qwd } from "../../generated/qwd.ts";
import type { Message } from "../../generated/quakeworld.ts";
import { difference } from "../../fuzz/properties/equal.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { followerOf, states, type World } from "../../quake/world/index.ts";
import { readRecording } from "../../recording/index.ts";
import { corpusFiles, fixtures, isWhole, whyNoCorpus } from "../support/corpus.ts";
import { converted, wrongWith } from "../support/converted.ts";

/** Numbers as Quake tells them, from the documents and by no code of the project. */
const coord = (value: number) => Math.max(-4096, Math.min(4095.875, Math.round(value * 8) / 8)) + 0;
const angle = (value: number) => {
  const steps = Math.round((value * 256) / 360);
  return (((((steps + 128) % 256) + 256) % 256) - 128) * (360 / 256) + 0;
};
const byte = (value: unknown) => Math.min(255, Math.max(0, Number(value ?? 0)));

type Members = Readonly<Record<string, unknown>>;

/** What a thing looks like, but for who shoots: QuakeWorld tells that apart. */
function look(of: Members, pitch = 1) {
  const [x, y, z] = of["angles"] as readonly number[];
  return {
    modelindex: of["modelindex"],
    frame: of["frame"],
    skin: of["skin"] ?? of["skinnum"],
    effects: Number(of["effects"]) & 0xd,
    origin: (of["origin"] as readonly number[]).map(coord),
    angles: [x! * pitch, y!, z!].map(angle),
  };
}

/** Slots that both have: the others are given in what is free. */
const isSame = (slot: number) => slot < 16;

function shownBySource(world: World, isOver: boolean) {
  const { entities, players, scoreboard, view, level } = world;
  const kept = [...entities.values()].filter(({ number }) => number < 512);
  const { stats } = view;
  const stat = (index: number) => stats[`${index}`];
  return {
    entities: kept.map((entity) => [entity.number, look(entity)]),
    players: [...players.values()]
      .filter(({ slot }) => isSame(slot) && !(isOver && slot === view.slot))
      .map(({ slot, origin, angles, state }) => [
        slot,
        look({ ...state, origin, angles: angles ?? view.angles ?? [0, 0, 0] }, -1 / 3),
      ]),
    scoreboard: [...scoreboard.values()]
      .filter(({ slot }) => isSame(slot))
      .map(({ slot, name, frags = 0, colors = [0, 0] }) => ({
        slot,
        name,
        frags,
        colors: colors.map((c) => Math.min(13, Math.max(0, c))),
      })),
    figures: [
      stat(0) ?? 0,
      byte(stat(4)),
      byte(stat(2)),
      byte(stat(3)),
      byte(stat(6)),
      byte(stat(9)),
    ],
    items: Number(stat(15) ?? 0) >>> 0,
    models: level.models.slice(1, 256),
    sounds: level.sounds.slice(1, 256),
    lightstyles: [...level.lightstyles],
    title: level.title,
  };
}

function shownByMade(world: World, of: World, isOver: boolean) {
  const { entities, scoreboard, view, level } = world;
  const { health, armor, weapon, ammo, shells, cells, items } = view.stats;
  const own = (number: number) => entities.get(number);
  return {
    entities: [...of.entities.keys()]
      .filter((n) => n < 512)
      .map((number) => [number, own(number) && look(own(number)!)]),
    players: [...of.players.keys()]
      .filter((slot) => isSame(slot) && !(isOver && slot === of.view.slot))
      .map((slot) => [slot, own(slot + 1) && look(own(slot + 1)!)]),
    scoreboard: [...of.scoreboard.keys()]
      .filter(isSame)
      .map((slot) => scoreboard.get(slot)!)
      .map(({ slot, name, frags, colors }) => ({ slot, name, frags, colors: [...(colors ?? [])] })),
    figures: [health, armor, weapon, ammo, shells, cells],
    items,
    models: level.models.slice(1),
    sounds: level.sounds.slice(1),
    lightstyles: [...level.lightstyles],
    title: level.title,
  };
}

/** What a recording shows that is another one in the one that was made of it; undefined for nothing. */
function wrongWorld(source: Uint8Array, made: Uint8Array): string | undefined {
  const others = states(dem, made);
  const follower = followerOf(qwd)!;
  let isOver = false;
  for (const part of readRecording(qwd, source)) {
    if (part.kind !== "block") continue;
    for (const { type } of part.messages as Message[])
      isOver = type === "intermission" || (isOver && type !== "serverdata");
    const [world] = follower.follow(part);
    if (world === undefined) continue;
    const next = others.next();
    if (next.done) return `block ${part.index}: there is no frame`;
    // A frame without entities is given with those of the frame before.
    const of = world.complete ? world : { ...world, entities: new Map() };
    const found = difference(shownBySource(of, isOver), shownByMade(next.value, of, isOver));
    if (found !== undefined) return `block ${part.index}: ${found}`;
    const seen = world.view.angles;
    if (
      !isOver &&
      seen !== undefined &&
      difference([...seen], [...next.value.view.angles!]) !== undefined
    )
      return `block ${part.index}: the camera looks elsewhere`;
  }
  return others.next().done ? undefined : "there are more frames";
}

const MOST = isWhole ? Infinity : 45_000;
const TELLING = /^(?:ezquake_client|bot-bug|bps-fte|osm-demo4)/;

const RECORDINGS = [...fixtures(".qwd"), ...corpusFiles("qwd", ".qwd")].filter(
  ({ name }) => isWhole || TELLING.test(name),
);

describe(`QuakeWorld's recordings as Quake's${whyNoCorpus}`, () => {
  it.each(RECORDINGS)("$name shows what it showed", (file) => {
    const bytes = file.bytes().subarray(0, MOST);
    const made = converted(qwd, bytes, conversionTo(qwd, "dem"));
    expect(wrongWith(dem, made)).toBeUndefined();
    expect(wrongWorld(bytes, made)).toBeUndefined();
  });
});
