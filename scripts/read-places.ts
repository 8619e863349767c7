import type { Curve, Look, Path, Place, Target } from "../quake/edit/index.ts";
import { type Entry, isListEntry, isMapEntry, member, text } from "../generator/read/source.ts";
import {
  expectKeys,
  listOf,
  numberBetween,
  numberOr,
  oneOf,
  quakeText,
  required,
  timeOf,
  vectorOf,
  wrong,
  yesOrNo,
} from "./values.ts";

/** To a player's back and above him, in map units. */
const AT_BACK = [-96, 0, 40] as const;

/** Of a circle around something: its radius and height in map units, and seconds for a turn. */
const USUAL_ORBIT = { radius: 120, height: 40, period: 10 };

const CURVES = ["catmull-rom", "linear"] as const;

/** No recording has more entities. */
const MOST_ENTITY = 65_535;

/** A path, and beside it how it is gone. */
export function pathOf(entry: Entry, beside: Entry): Path {
  const points = listOf(entry).map((point) => {
    expectKeys(point, ["at", "point"]);
    const at = required(point, "at", "Give the time at which the camera is there.");
    return { entry: at, at: timeOf(at), point: vectorOf(required(point, "point", POINT_HINT)) };
  });
  if (points.length < 2) throw wrong(entry, "a path has two points or more");
  for (const [i, { at, entry: time }] of points.entries())
    if (i > 0 && at <= points[i - 1]!.at)
      throw wrong(time, `the point is at ${at} s, and the one before it at ${points[i - 1]!.at} s`);
  const curve = member(beside, "curve");
  const ease = member(beside, "ease");
  return {
    points: points.map(({ at, point }) => ({ at, point })),
    curve: curve === undefined ? "catmull-rom" : oneOf<Curve>(curve, CURVES),
    ease: ease !== undefined && yesOrNo(ease),
  };
}

const POINT_HINT = "Give the point as [x, y, z] in map units.";

/** `follow: recorder`, or with an offset. */
export function followOf(entry: Entry): Place {
  const has = isMapEntry(entry) && member(entry, "target") !== undefined;
  if (has) expectKeys(entry, ["target", "offset", "turns"]);
  const target = targetOf(has ? member(entry, "target")! : entry);
  const [offset, turns] = has ? [member(entry, "offset"), member(entry, "turns")] : [];
  return {
    kind: "follow",
    target,
    offset: offset === undefined ? AT_BACK : vectorOf(offset),
    turns: turns === undefined || yesOrNo(turns),
  };
}

/** A circle around something, or a point. */
export function orbitOf(entry: Entry): Place {
  expectKeys(entry, ["center", "radius", "height", "period", "start"]);
  const center = required(entry, "center", `Give recorder, { player: … }, or a point.`);
  const period = member(entry, "period");
  const seconds = numberOr(period, USUAL_ORBIT.period, -1e6, 1e6);
  if (seconds === 0) throw wrong(period!, "a turn takes some seconds");
  return {
    kind: "orbit",
    center: isListEntry(center) ? vectorOf(center) : targetOf(center),
    radius: numberOr(member(entry, "radius"), USUAL_ORBIT.radius, 0, 1e5),
    height: numberOr(member(entry, "height"), USUAL_ORBIT.height, -1e5, 1e5),
    period: seconds,
    start: numberOr(member(entry, "start"), 0, -1e6, 1e6),
  };
}

/** Where a camera looks: without an entry at what it goes with, or along its path. */
export function lookOf(entry: Entry | undefined, place: Place, shot: Entry): Look {
  if (entry === undefined) return lookFrom(place, shot);
  if (isListEntry(entry)) return { kind: "point", point: vectorOf(entry) };
  if (isMapEntry(entry)) {
    if (member(entry, "angles") !== undefined) {
      expectKeys(entry, ["angles"]);
      return { kind: "angles", angles: vectorOf(member(entry, "angles")!) };
    }
    if (member(entry, "path") !== undefined) {
      expectKeys(entry, ["path", "curve", "ease"]);
      return { kind: "path", path: pathOf(member(entry, "path")!, entry) };
    }
  } else if (text(entry) === "along") {
    if (place.kind !== "path") throw wrong(entry, `"along" is the direction of a path`, LOOK_HINT);
    return { kind: "along" };
  }
  return { kind: "target", target: targetOf(entry, LOOK_HINT) };
}

const LOOK_HINT =
  "Give recorder, { player: NAME }, { entity: NUMBER }, a point, { angles: [pitch, yaw, roll] }, { path: […] }, or along.";

function lookFrom(place: Place, shot: Entry): Look {
  switch (place.kind) {
    case "still":
      throw wrong(shot, `"look" is missing`, LOOK_HINT);
    case "path":
      return { kind: "along" };
    case "follow":
      return { kind: "target", target: place.target };
    case "orbit":
      return "kind" in place.center
        ? { kind: "target", target: place.center }
        : { kind: "point", point: place.center };
  }
}

const TARGET_HINT = "Give recorder, { player: NAME } or { entity: NUMBER }.";

function targetOf(entry: Entry, hint = TARGET_HINT): Target {
  if (!isMapEntry(entry)) {
    if (text(entry) === "recorder") return { kind: "recorder" };
    throw wrong(entry, `expected whom or what`, hint);
  }
  expectKeys(entry, ["player", "entity"]);
  const [player, entity] = [member(entry, "player"), member(entry, "entity")];
  if ((player === undefined) === (entity === undefined))
    throw wrong(entry, `expected a player or an entity`, hint);
  if (player !== undefined) return { kind: "player", name: quakeText(player) };
  return { kind: "entity", number: numberBetween(entity!, 0, MOST_ENTITY, true) };
}
