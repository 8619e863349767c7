import { isSeq } from "yaml";
import { Report, type Span } from "../generator/read/diagnostics.ts";
import { type Entry, isListEntry, items, member, parseSource } from "../generator/read/source.ts";
import type { Vector } from "../quake/world/index.ts";
import { pointText, rounded } from "./new-script.ts";
import { isCopied } from "./read-copied.ts";
import { readScript } from "./read-script.ts";
import { timeOf, vectorOf } from "./values.ts";

/** A point that a script in YAML gives: for who moves it. */
export interface ScriptPoint {
  /** The shot's number, from 0 on. */
  readonly shot: number;
  /** What it is of. */
  readonly of: "still" | "path" | "orbit" | "look";
  /** When a path is there, by the shot's clock. */
  readonly at?: number;
  /** In map units. */
  readonly point: Vector;
  /** The characters that give it. */
  readonly from: number;
  readonly to: number;
}

/**
 * The points of a script that `readScript` reads: nothing of JoeQuake's lines. Throws SchemaError where it is wrong.
 *
 * @param name the file's, as messages show it
 */
export function pointsOf(name: string, text: string): ScriptPoint[] {
  return shotsOf(name, text).flatMap((shot, i) => {
    const look = member(shot, "look");
    return [
      ...single(i, "still", member(shot, "still")),
      ...pathPoints(i, "path", member(shot, "path")),
      ...single(i, "orbit", member(member(shot, "orbit"), "center")),
      ...single(i, "look", look),
      ...pathPoints(i, "look", member(look, "path")),
    ];
  });
}

/** The script with one of its points elsewhere: all else stays as it is written. Throws SchemaError as `pointsOf`. */
export function withPoint(name: string, text: string, number: number, point: Vector): string {
  const found = pointsOf(name, text)[number];
  return found === undefined ? text : replaced(text, found.from, found.to, pointText(point));
}

/**
 * The script with a point more in the path that goes on at a time of the recording, or ends before it; nothing where there is no such
 * path. Throws SchemaError where the script is wrong.
 */
export function withPointAdded(
  name: string,
  text: string,
  seconds: number,
  point: Vector,
): string | undefined {
  const at = rounded(seconds);
  // Who adds a point has the time of the recording, and not of one level.
  const shots = shotsOf(name, text).filter((shot) => !OWN_CLOCK.some((key) => member(shot, key)));
  const all = shots.flatMap((shot) => {
    const path = member(shot, "path");
    return items(path).map((entry) => ({ path: path!, entry, at: timeOf(member(entry, "at")!) }));
  });
  const before = all.filter((one) => one.at < at).toSorted((a, b) => a.at - b.at);
  const last = before.at(-1);
  if (last === undefined || all.some((one) => one.at === at)) return undefined;
  const { entry, path } = last;
  const end = endOf(entry);
  const added = `{ at: ${at}, point: ${pointText(point)} }`;
  if (isSeq(path.node) && path.node.flow === true) return replaced(text, end, end, `, ${added}`);
  const { col } = entry.source.lines.linePos(path.start);
  // After a comment that is beside it.
  const line = text.indexOf("\n", end);
  const next = line < 0 ? text.length : line;
  return replaced(text, next, next, `\n${" ".repeat(col - 1)}- ${added}`);
}

const OWN_CLOCK = ["level", "clock"];

function shotsOf(name: string, text: string): readonly Entry[] {
  readScript(name, text);
  if (isCopied(text)) return [];
  const report = new Report();
  const root = parseSource(name, text, report);
  report.throwIfAny();
  return items(member(root, "shots"));
}

function single(shot: number, of: ScriptPoint["of"], entry: Entry | undefined): ScriptPoint[] {
  return entry === undefined || !isListEntry(entry) ? [] : [pointAt(shot, of, entry)];
}

function pathPoints(shot: number, of: ScriptPoint["of"], path: Entry | undefined): ScriptPoint[] {
  return items(path).map((entry) => ({
    ...pointAt(shot, of, member(entry, "point")!),
    at: timeOf(member(entry, "at")!),
  }));
}

function pointAt(shot: number, of: ScriptPoint["of"], entry: Entry): ScriptPoint {
  return { shot, of, point: vectorOf(entry), from: entry.start, to: endOf(entry) };
}

/** A list with dashes is said to end where the next line begins. */
function endOf({ source, start, end }: Span): number {
  return start + source.text.slice(start, end).trimEnd().length;
}

function replaced(text: string, from: number, to: number, said: string): string {
  return `${text.slice(0, from)}${said}${text.slice(to)}`;
}
