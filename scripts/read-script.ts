import type { CameraScript, Path, Place, Shot } from "../quake/edit/index.ts";
import { Report } from "../generator/read/diagnostics.ts";
import { type Entry, items, member, parseSource } from "../generator/read/source.ts";
import { isCopied, readCopied } from "./read-copied.ts";
import { lookOf, orbitOf, followOf, pathOf } from "./read-places.ts";
import {
  expectKeys,
  listOf,
  numberBetween,
  oneOf,
  required,
  timeOf,
  vectorOf,
  wordsOf,
  wrong,
} from "./values.ts";

const EXAMPLE = "Write shots: and below it - { from: 0:05, to: 0:08, still: [0, 0, 64], … }.";

/**
 * Reads a cameras' script. Throws SchemaError, with line and column, where it is wrong.
 *
 * @param name the file's, as messages show it
 */
export function readScript(name: string, text: string): CameraScript {
  if (isCopied(text)) return readCopied(name, text);
  const report = new Report();
  const root = parseSource(name, text, report);
  report.throwIfAny();
  const empty = { source: { name, text, lines: root?.source.lines }, start: 0, end: 0 } as Entry;
  if (root?.node == null) throw wrong(root ?? empty, "the script is empty", EXAMPLE);
  expectKeys(root, ["shots", "commands"]);
  const shots = listOf(required(root, "shots", EXAMPLE));
  const commands = member(root, "commands");
  return {
    shots: shots.map((shot, i) => shotOf(shot, shots[i + 1])),
    ...(commands !== undefined && { commands: wordsOf(commands) }),
  };
}

const PLACES = ["still", "path", "follow", "orbit"] as const;
const KEYS = [
  "from",
  "to",
  "level",
  "clock",
  ...PLACES,
  "curve",
  "ease",
  "look",
  "fov",
  "commands",
] as const;

function shotOf(entry: Entry, next: Entry | undefined): Shot {
  expectKeys(entry, KEYS);
  const [kind, ...others] = PLACES.filter((name) => member(entry, name) !== undefined);
  if (kind === undefined) throw wrong(entry, "the shot has no place", PLACE_HINT);
  if (others.length > 0)
    throw wrong(member(entry, others[0]!)!, `a shot is at one place: it has "${kind}" too`);
  const place = placeOf(entry, kind);
  const path = place.kind === "path" ? place.path : undefined;
  const from = fromOf(entry, path);
  const to = toOf(entry, path, next);
  if (to <= from)
    throw wrong(member(entry, "to") ?? entry, `the shot begins at ${from} s and ends at ${to} s`);
  const level = member(entry, "level");
  const clock = member(entry, "clock");
  const fov = member(entry, "fov");
  const commands = member(entry, "commands");
  return {
    from,
    to,
    ...(level !== undefined && { level: numberBetween(level, 1, 1e6, true) }),
    ...(clock !== undefined && { clock: oneOf(clock, ["play", "server"]) }),
    place,
    look: lookOf(member(entry, "look"), place, entry),
    ...(fov !== undefined && { fov: numberBetween(fov, 10, 170) }),
    ...(commands !== undefined && { commands: wordsOf(commands) }),
    line: entry.source.lines.linePos(entry.start).line,
  };
}

const PLACE_HINT = "Give one of still: [x, y, z], path: […], follow: …, orbit: {…}.";

function placeOf(entry: Entry, kind: (typeof PLACES)[number]): Place {
  const value = member(entry, kind)!;
  if (kind !== "path")
    for (const name of ["curve", "ease"])
      if (member(entry, name) !== undefined)
        throw wrong(member(entry, name)!, `"${name}" is of a path`);
  switch (kind) {
    case "still":
      return { kind, point: vectorOf(value) };
    case "path":
      return { kind, path: pathOf(value, entry) };
    case "follow":
      return followOf(value);
    case "orbit":
      return orbitOf(value);
  }
}

function fromOf(entry: Entry, path: Path | undefined): number {
  const from = member(entry, "from");
  if (from !== undefined) return timeOf(from);
  if (path !== undefined) return path.points[0]!.at;
  throw wrong(entry, `"from" is missing`, "Give the time at which the shot begins.");
}

/** Where nothing says when a shot ends, it does where the next one begins, or with the recording. */
function toOf(entry: Entry, path: Path | undefined, next: Entry | undefined): number {
  const to = member(entry, "to");
  if (to !== undefined) return timeOf(to);
  if (path !== undefined) return path.points.at(-1)!.at;
  const begins = member(next, "from") ?? member(items(member(next, "path"))[0], "at");
  return begins === undefined ? Infinity : timeOf(begins);
}
