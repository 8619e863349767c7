import type { Vector } from "../quake/world/index.ts";

/** How long the way of a new script is, in map units. */
const FIRST_WAY = 128;

/** A script of one shot, along two points from a time to another one, in seconds. */
export function newScript(from: number, to: number, point: Vector): string {
  const [x, y, z] = point;
  return `shots:
  - path:
      - { at: ${rounded(from)}, point: ${pointText(point)} }
      - { at: ${rounded(to)}, point: ${pointText([x + FIRST_WAY, y, z])} }
    look: recorder
`;
}

/** A point as scripts have it. */
export function pointText(point: Vector): string {
  return `[${point.map(rounded).join(", ")}]`;
}

/** In tenths. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
