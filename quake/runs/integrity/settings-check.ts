import type { Moment } from "../moment.ts";
import { commandsIn, Prints } from "../prints.ts";
import { changesIn, settingsIn } from "../settings.ts";
import { type Check, counted } from "./check.ts";
import { type Certainty, Findings } from "./finding.ts";

/** `"sv_gravity" changed to "100"`: what id's server tells everybody (WinQuake/cvar.c Cvar_Set). */
const CHANGED = /^"(\w{1,40})" changed to "([^"]{0,40})"$/;

/** What id's servers have for them (WinQuake/sv_phys.c, sv_user.c). */
const USUAL: ReadonlyMap<string, number> = new Map([
  ["sv_gravity", 800],
  ["sv_friction", 4],
  ["sv_maxspeed", 320],
  ["sv_stopspeed", 100],
  ["sv_accelerate", 10],
  ["sv_maxvelocity", 2000],
]);

/** id's game has less gravity there (its worldspawn). */
const LIGHT_MAP = "e1m8";
const LIGHT = 100;

/** Settings of the server by which players move and die. */
export class Settings implements Check {
  readonly name = "settings";
  readonly #findings = new Findings("settings");
  readonly #prints = new Prints();
  #seen = 0;
  #map = "";
  #time: number | undefined;

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    return `${counted(this.#seen, "setting")} that the server reports`;
  }

  see(moment: Moment): void {
    const { block, frame, messages } = moment;
    if (messages.some(({ type }) => type === "serverinfo")) this.#time = undefined;
    for (const command of commandsIn(moment))
      for (const [name, value] of [...settingsIn(command), ...changesIn(command)])
        this.#setting(name, value, block);
    if (frame !== undefined) [this.#time, this.#map] = [frame.time, frame.level.map];
    for (const line of this.#prints.see(moment)) {
      const [, name, value] = CHANGED.exec(line) ?? [];
      if (name === undefined) continue;
      this.#seen++;
      const isPhysics = name.startsWith("sv_");
      this.#add(isPhysics ? "certain" : "notice", name, `the server says: ${line}`, block, value!);
    }
  }

  /** One that a comment tells: of all before the first frame, or of one that changes. */
  #setting(name: string, value: string, block: number): void {
    this.#seen++;
    const usual = USUAL.get(name);
    if (usual === undefined || Number(value) === usual) return;
    const text = `${name} is ${value}, and ${usual} in Quake`;
    this.#add(this.#time === undefined ? "likely" : "certain", name, text, block, value);
  }

  #add(certainty: Certainty, name: string, text: string, block: number, value: string): void {
    const isLight = name === "sv_gravity" && Number(value) === LIGHT;
    if (isLight && (this.#map === LIGHT_MAP || this.#time === undefined)) return;
    const kind = USUAL.has(name) ? name : "other";
    this.#findings.add(certainty, kind, { block, time: this.#time }, text);
  }
}
