import { GAMETYPE, STAT } from "../../../generated/netquake.ts";
import type { SolidMap } from "../../map/index.ts";
import type { Moment } from "../moment.ts";
import { commandsIn, Prints } from "../prints.ts";
import { SKILLS } from "../skills.ts";
import { saidIn } from "../said.ts";
import { settingsIn, skillOf } from "../settings.ts";
import { type Check, counted } from "./check.ts";
import { Findings } from "./finding.ts";

/** A skill that something says. */
interface Claim {
  readonly skill: number;
  readonly by: string;
  readonly block: number;
}

/** This many are kept of a level. */
const MOST = 64;

/** Whether all that tells of a level's skill agrees: what is printed, the server's setting, and how many monsters there are. */
export class Skill implements Check {
  readonly name = "skill";
  readonly #findings = new Findings("skill");
  readonly #prints = new Prints();
  readonly #maps: ReadonlyMap<string, SolidMap>;
  #seen = 0;
  #claims: Claim[] = [];
  #monsters: number | undefined;
  #map = "";
  #isDeathmatch = false;

  constructor(maps: ReadonlyMap<string, SolidMap>) {
    this.#maps = maps;
  }

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    return counted(this.#seen, "word of a level's skill", "words of a level's skill");
  }

  see(moment: Moment): void {
    const { block, frame, messages } = moment;
    for (const message of messages) {
      if (message.type === "serverinfo") {
        this.end();
        this.#isDeathmatch = message.gametype === GAMETYPE.GAME_DEATHMATCH;
      }
      if (message.type === "updatestat" && message.index === STAT.STAT_TOTALMONSTERS)
        this.#monsters ??= message.value;
    }
    for (const command of commandsIn(moment))
      this.#claim(skillOf(settingsIn(command).get("skill")), "the server's setting", block);
    for (const line of this.#prints.see(moment)) {
      const said = saidIn(line);
      if (said?.says === "skill") this.#claim(said.skill, "what is printed", block);
    }
    this.#map = frame?.level.map ?? this.#map;
  }

  /** A level is over. */
  end(): void {
    const [first, ...others] = this.#claims;
    const other = others.find(({ skill }) => skill !== first!.skill);
    if (first !== undefined && other !== undefined)
      this.#findings.add("certain", "claims", other, `${claimText(first)}, ${claimText(other)}`);
    if (first !== undefined) this.#monstersOf(first);
    this.#claims = [];
    this.#monsters = undefined;
    this.#map = "";
  }

  #claim(skill: number | undefined, by: string, block: number): void {
    if (skill === undefined) return;
    this.#seen++;
    if (this.#claims.length < MOST) this.#claims.push({ skill, by, block });
  }

  /** How many monsters the map has with that skill, against those that the server counts. */
  #monstersOf(claim: Claim): void {
    const counts = this.#maps.get(this.#map)?.monsters();
    const monsters = this.#monsters;
    if (counts === undefined || monsters === undefined || this.#isDeathmatch) return;
    const fitting = SKILLS.filter((_, skill) => counts[skill] === monsters);
    if (fitting.length === 0 || counts[claim.skill] === monsters) return;
    const text = `${claimText(claim)}, with ${counts[claim.skill]} monsters in the map; the server counts ${monsters}, as with ${fitting.join(" or ")}`;
    this.#findings.add("likely", "monsters", claim, text);
  }
}

function claimText({ skill, by }: Claim): string {
  return `${by} says ${SKILLS[skill]}`;
}
