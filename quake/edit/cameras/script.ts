import type { Vector } from "../../world/index.ts";

/** What a camera does in a recording: shots, in the order of their times. Between them the recording's own view stays. */
export interface CameraScript {
  readonly shots: readonly Shot[];
  /** Console commands that the client runs when the first shot begins. */
  readonly commands?: readonly string[];
}

/** One shot: from a time until another one, which does not belong to it. */
export interface Shot {
  /** Seconds of play since the recording's first frame; since the level's where one is given. */
  readonly from: number;
  /** May be Infinity. */
  readonly to: number;
  /** The level, from 1 on. */
  readonly level?: number;
  /**
   * What its times are: seconds of play (`play`), or what the server's clock shows in a level (`server`), which engines
   * show. `play` without it.
   */
  readonly clock?: "play" | "server";
  readonly place: Place;
  readonly look: Look;
  /** Field of view in degrees; the client's own default (90) where it is left out. */
  readonly fov?: number;
  /** Console commands that the client runs when the shot begins. */
  readonly commands?: readonly string[];
  /** The line of the script that it is from. */
  readonly line?: number;
}

/** Where the camera is. */
export type Place = Still | Moving | Follow | Orbit;

interface Still {
  readonly kind: "still";
  readonly point: Vector;
}

interface Moving {
  readonly kind: "path";
  readonly path: Path;
}

/** Beside something that moves. */
interface Follow {
  readonly kind: "follow";
  readonly target: Target;
  /** From the target: along the axes, or ahead of it, to its left and up where `turns` is set. */
  readonly offset: Vector;
  /** Whether the camera goes around the target as this turns. */
  readonly turns: boolean;
}

/** On a circle around something. */
interface Orbit {
  readonly kind: "orbit";
  readonly center: Target | Vector;
  /** In map units. */
  readonly radius: number;
  /** Above the centre, in map units. */
  readonly height: number;
  /** Seconds for a turn: against the clock, or with it where they are negative. */
  readonly period: number;
  /** Degrees from east at which it begins, towards north. */
  readonly start: number;
}

/** Where the camera looks: at something, along its path, or into a direction. */
export type Look =
  | { readonly kind: "angles"; readonly angles: Vector }
  | { readonly kind: "point"; readonly point: Vector }
  | { readonly kind: "target"; readonly target: Target }
  | { readonly kind: "along" }
  | { readonly kind: "path"; readonly path: Path };

/** Points at times, and how it goes from one to the next. */
export interface Path {
  /** In the order of their times: seconds by the shot's clock. */
  readonly points: readonly PathPoint[];
  readonly curve: Curve;
  /** Whether the way begins and ends slowly. */
  readonly ease: boolean;
}

/** Where a path is at a time. */
export interface PathPoint {
  readonly at: number;
  readonly point: Vector;
}

/** Straight from point to point, or a smooth curve through them. */
export type Curve = "linear" | "catmull-rom";

/** Somebody or something of the recording: by number, by name, or whoever it was recorded from. */
export type Target =
  | { readonly kind: "recorder" }
  | { readonly kind: "entity"; readonly number: number }
  | { readonly kind: "player"; readonly name: string };

/** A target as people name it. */
export function targetName(target: Target): string {
  if (target.kind === "recorder") return "the recorder";
  return target.kind === "entity" ? `entity ${target.number}` : `player "${target.name}"`;
}
