import { SKILLS } from "./skills.ts";

/*
 * What engines and games print of a run. JoeQuake prints the skill when a level begins, and "exact time was" when it
 * ends (trunk/cl_main.c CL_SignonReply, trunk/cl_parse.c PrintFinishTime); the game QdQstats prints the skill, too, and
 * "The recorded time was", which pydem reads (pydem/cleanup.py).
 */

/** What a line says. */
export type Said =
  | { readonly says: "skill"; readonly skill: number }
  | { readonly says: "time"; readonly seconds: number; readonly by: "engine" | "QdQstats" }
  | { readonly says: "total"; readonly seconds: number };

/** A time as it is printed: `5:31.65906`, `31.65906`. */
const TIME = String.raw`(?:(\d{1,5}):)?(\d{1,2}\.\d{1,6})`;
const SKILL = /Playing on (\w+) skill$/;
const ENGINE_TIME = new RegExp(`^exact time was ${TIME}$`);
const QDQSTATS_TIME = new RegExp(`The recorded time was ${TIME}`);
const TOTAL = new RegExp(`^total time is ${TIME}$`);

/** What a line of print says of the run, if anything. It is in one alphabet. */
export function saidIn(line: string): Said | undefined {
  const [, name] = SKILL.exec(line) ?? [];
  if (name !== undefined && SKILLS.includes(name))
    return { says: "skill", skill: SKILLS.indexOf(name) };
  const engine = secondsIn(ENGINE_TIME, line);
  if (engine !== undefined) return { says: "time", seconds: engine, by: "engine" };
  const recorded = secondsIn(QDQSTATS_TIME, line);
  if (recorded !== undefined) return { says: "time", seconds: recorded, by: "QdQstats" };
  const total = secondsIn(TOTAL, line);
  return total === undefined ? undefined : { says: "total", seconds: total };
}

function secondsIn(pattern: RegExp, line: string): number | undefined {
  const [, minutes = "0", seconds] = pattern.exec(line) ?? [];
  return seconds === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
}
