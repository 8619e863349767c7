import { EditError } from "../edit.ts";
import { isNamed } from "../words.ts";
import { shotName } from "./notes.ts";
import type { CameraScript, Path, Shot, Target } from "./script.ts";
import type { Survey } from "../added/survey.ts";

/** This many names are listed of those that there are. */
const SHOWN = 20;

/** Throws EditError for a script without shots, for shots that overlap, and for what the recording does not have. */
export function checkScript({ shots }: CameraScript, survey: Survey): void {
  if (shots.length === 0) throw new EditError("the script has no shots");
  for (const shot of shots) checkShot(shot, survey);
  const byTime = shots.toSorted((a, b) => a.from - b.from);
  for (const [i, shot] of byTime.entries()) {
    const next = byTime.slice(i + 1).find((one) => isOneClock(shot, one));
    if (next !== undefined && next.from < shot.to)
      throw new EditError(`${shotName(next)} begins before the ${shotName(shot)} ends`);
  }
}

function isOneClock(a: Shot, b: Shot): boolean {
  return a.level === b.level && (a.clock ?? "play") === (b.clock ?? "play");
}

function checkShot(shot: Shot, survey: Survey): void {
  const { from, to, level } = shot;
  if (!(from >= 0 && to > from))
    throw new EditError(`${shotName(shot)} does not end after it begins`);
  if (level !== undefined && level > survey.levels)
    throw new EditError(`${shotName(shot)}: the recording has ${survey.levels} levels`);
  if (level === undefined && shot.clock !== "server" && from > survey.seconds)
    throw new EditError(
      `${shotName(shot)} is after the recording's end: it has ${survey.seconds.toFixed(1)} s`,
    );
  for (const path of pathsOf(shot)) checkPath(path, shot);
  for (const target of targetsOf(shot)) checkTarget(target, shot, survey);
}

function checkPath({ points }: Path, shot: Shot): void {
  if (points.length < 2) throw new EditError(`${shotName(shot)}: a path has two points or more`);
  if (points.some(({ at }, i) => i > 0 && !(at > points[i - 1]!.at)))
    throw new EditError(`${shotName(shot)}: the times of a path's points do not rise`);
}

function checkTarget(target: Target, shot: Shot, survey: Survey): void {
  if (target.kind === "recorder") return;
  if (target.kind === "entity") {
    if (survey.entities.has(target.number)) return;
    const seen = listed([...survey.entities].toSorted((a, b) => a - b).map(String));
    throw new EditError(
      `${shotName(shot)}: entity ${target.number} is never in sight: there are ${seen}`,
    );
  }
  const names = [...survey.players];
  if (names.some((name) => isNamed(name, target.name))) return;
  const there = names.length === 0 ? "there are none" : `there are ${listed(names)}`;
  throw new EditError(`${shotName(shot)}: no player "${target.name}" is in sight: ${there}`);
}

function listed(names: readonly string[]): string {
  const first = names.slice(0, SHOWN).join(", ");
  return names.length > SHOWN ? `${first} and ${names.length - SHOWN} more` : first;
}

function pathsOf({ place, look }: Shot): Path[] {
  return [place, look].flatMap((one) => (one.kind === "path" ? [one.path] : []));
}

/** What a shot depends on. */
export function targetsOf({ place, look }: Shot): Target[] {
  const targets: Target[] = [];
  if (place.kind === "follow") targets.push(place.target);
  if (place.kind === "orbit" && "kind" in place.center) targets.push(place.center);
  if (look.kind === "target") targets.push(look.target);
  return targets;
}
