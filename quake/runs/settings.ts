/*
 * QuakeSpasm-Spiked and engines made of it tell their settings as QuakeWorld does, in a comment that other engines
 * ignore: `//fullserverinfo "\skill\1\sv_gravity\800"` (Quake/sv_main.c), and `//svi "skill" "3"` of one that changes
 * (Quake/cvar.c).
 */

const ALL = /^\/\/fullserverinfo "((?:\\[^\\"]*\\[^\\"]*)*)"\n?$/;
const ONE = /^\/\/svi "([^"]*)" "([^"]*)"\n?$/;

/** The settings that a console command tells, by name. */
export function settingsIn(command: string): ReadonlyMap<string, string> {
  const [, name, value] = ONE.exec(command) ?? [];
  if (name !== undefined) return new Map([[name, value!]]);
  const [, all = ""] = ALL.exec(command) ?? [];
  const pieces = all.split("\\").slice(1);
  const settings = new Map<string, string>();
  for (let i = 0; i + 1 < pieces.length; i += 2) settings.set(pieces[i]!, pieces[i + 1]!);
  return settings;
}
