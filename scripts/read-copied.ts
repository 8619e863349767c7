import type { CameraScript, Path, PathPoint, Shot } from "../quake/edit/index.ts";
import type { Vector } from "../quake/world/index.ts";
import type { Source } from "../generator/read/diagnostics.ts";
import { sourceOf } from "../generator/read/source.ts";
import { wrong } from "./values.ts";

/*
 * What JoeQuake's command `freefly_copycam` copies, and `freefly_writecam` adds to a file, as its README describes it:
 * a line `move x y z` for the camera, a line `pan x y z` for the point that it looks at, and the time on a line of its own.
 */

/** The camera is given without the height of a player's eyes (DEFAULT_VIEWHEIGHT). */
const EYES = 22;

/** How such lines begin. */
const COPIED = /^\s*(?:move|pan|stay|view|end)\b/;
const NUMBER = String.raw`([-+]?\d+(?:\.\d*)?)`;
const POINT = new RegExp(String.raw`^(move|pan)\s+${NUMBER}\s+${NUMBER}\s+${NUMBER}$`);
const TIME = /^\d+(?:\.\d*)?$/;

const EXPECTED =
  "JoeQuake's freefly_copycam gives three lines: move x y z, pan x y z, and the time.";

/** Where the camera is at a time, and what it looks at. */
interface Copied {
  readonly at: number;
  readonly eyes: Vector;
  readonly look: Vector;
  /** The line of its time. */
  readonly line: number;
}

/** Whether a text has such lines, and is no script in YAML. */
export function isCopied(text: string): boolean {
  return COPIED.test(text.replace(/^\uFEFF/, ""));
}

/**
 * Reads such lines: the camera goes from one place to the next, and after a blank line is at the next one at once. Times
 * are those of the server's clock in the first level. Throws SchemaError, with the line, for other lines.
 */
export function readCopied(name: string, text: string): CameraScript {
  const source = sourceOf(name, text);
  const groups = groupsOf(source);
  return { shots: groups.map((group, i) => shotOf(group, groups[i + 1]?.[0]?.at)) };
}

function groupsOf(source: Source): Copied[][] {
  const groups: Copied[][] = [[]];
  let open: Partial<Record<"move" | "pan", Vector>> = {};
  let last = -Infinity;
  for (const [index, raw] of source.text
    .replace(/^\uFEFF/, " ")
    .split("\n")
    .entries()) {
    const line = raw.trim();
    const start = source.lines.lineStarts[index]!;
    const fail = (why: string) => wrong({ source, start, end: start + raw.length }, why, EXPECTED);
    const point = POINT.exec(line);
    if (line === "") {
      if (groups.at(-1)!.length > 0) groups.push([]);
    } else if (point !== null) {
      const [, word, x, y, z] = point;
      open = { ...open, [word!]: [Number(x), Number(y), Number(z)] };
    } else if (TIME.test(line)) {
      const { move, pan } = open;
      if (move === undefined || pan === undefined) throw fail("a time without a place before it");
      const at = Number(line);
      if (at <= last) throw fail(`the time is ${at} s, and the one before it ${last} s`);
      last = at;
      groups
        .at(-1)!
        .push({ at, eyes: [move[0], move[1], move[2] + EYES], look: pan, line: index + 1 });
      open = {};
    } else throw fail("this is no line that is read");
  }
  const found = groups.filter((group) => group.length > 0);
  const end = { source, start: source.text.length, end: source.text.length };
  if (found.length === 0) throw wrong(end, "there is no time", EXPECTED);
  return found;
}

/** @param next when the next shot begins */
function shotOf(group: readonly Copied[], next = Infinity): Shot {
  const [{ at, eyes, look, line }, second] = group as [Copied, ...Copied[]];
  const about = { level: 1, clock: "server", line } as const;
  if (second === undefined)
    return {
      from: at,
      to: next,
      ...about,
      place: { kind: "still", point: eyes },
      look: { kind: "point", point: look },
    };
  const path = (pointOf: (one: Copied) => Vector): Path => ({
    points: group.map((one): PathPoint => ({ at: one.at, point: pointOf(one) })),
    curve: "catmull-rom",
    ease: false,
  });
  return {
    from: at,
    to: group.at(-1)!.at,
    ...about,
    place: { kind: "path", path: path((one) => one.eyes) },
    look: { kind: "path", path: path((one) => one.look) },
  };
}
