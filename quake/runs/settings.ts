/*
 * QuakeSpasm-Spiked and engines made of it tell their settings as QuakeWorld does, in a comment that other engines
 * ignore: `//fullserverinfo "\skill\1\sv_gravity\800"` (Quake/sv_main.c), and `//svi "skill" "3"` of one that changes
 * (Quake/cvar.c).
 */

const ALL = /^\/\/fullserverinfo "((?:\\[^\\"]*\\[^\\"]*)*)"\n?$/;
const ONE = /^\/\/svi "([^"]*)" "([^"]*)"\n?$/;

/** The settings that a console command tells before a level, by name. */
export function settingsIn(command: string): ReadonlyMap<string, string> {
  const [, all = ""] = ALL.exec(command) ?? [];
  const pieces = all.split("\\").slice(1);
  const settings = new Map<string, string>();
  for (let i = 0; i + 1 < pieces.length; i += 2) settings.set(pieces[i]!, pieces[i + 1]!);
  return settings;
}

/** As `settingsIn`, of one that changes. */
export function changesIn(command: string): ReadonlyMap<string, string> {
  const [, name, value] = ONE.exec(command) ?? [];
  return new Map(name === undefined ? [] : [[name, value!]]);
}

/** A skill as servers make it a number from 0 to 3 (id's SV_SpawnServer rounds it); nothing where it is no number. */
export function skillOf(value: string | undefined): number | undefined {
  const skill = value === undefined || value === "" ? NaN : Number(value);
  return Number.isFinite(skill) ? Math.min(Math.max(Math.trunc(skill + 0.5), 0), 3) : undefined;
}
