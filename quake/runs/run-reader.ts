import type { Message } from "../../generated/netquake.ts";
import type { RecordedBlock } from "../../recording/index.ts";
import type { World } from "../world/index.ts";
import { engineIn } from "./engine.ts";
import { Keys } from "./keys.ts";
import { LevelDraft } from "./level-draft.ts";
import { type Moment, momentOf } from "./moment.ts";
import { commandsIn, Prints } from "./prints.ts";
import type { Engine, RunLevel, RunReport, RunTotals, Share } from "./run.ts";
import { saidIn } from "./said.ts";
import { settingsIn } from "./settings.ts";

/** Gathers what archives of runs list, as a Quake recording's blocks pass. */
export class RunReader {
  #protocol: number | undefined;
  #engine: Engine | undefined;
  readonly #keys = new Keys();
  readonly #prints = new Prints();
  readonly #ended: RunLevel[] = [];
  #draft = new LevelDraft(0);
  #total: number | undefined;

  /**
   * Takes each block in turn.
   *
   * @param worlds those of the frames that it ends
   */
  see(part: RecordedBlock, worlds: readonly World[]): void {
    this.take(momentOf(part, worlds));
  }

  /** As `see`. */
  take(moment: Moment): void {
    const { frame, block } = moment;
    for (const message of moment.messages)
      if (message.type === "serverinfo") this.#begin(message, block);
    if (frame !== undefined) this.#draft.show(frame);
    for (const message of moment.messages) this.#take(message, block);
    for (const command of commandsIn(moment)) this.#command(command);
    for (const line of this.#prints.see(moment)) this.#line(line, block);
  }

  get report(): RunReport {
    const levels = [...this.#ended, ...shown(this.#draft)];
    return {
      protocol: this.#protocol,
      engine: this.#engine,
      levels,
      totals: totalsOf(levels, this.#total),
      keys: this.#keys.report,
    };
  }

  #begin(message: Message & { readonly type: "serverinfo" }, block: number): void {
    this.#protocol ??= message.serverversion;
    this.#ended.push(...shown(this.#draft));
    this.#draft = LevelDraft.of(message, block);
  }

  #take(message: Message, block: number): void {
    if (message.type === "print") this.#engine ??= engineIn(message.text);
    this.#draft.take(message, block);
  }

  #command(command: string): void {
    this.#keys.see(command);
    const skill = settingsIn(command).get("skill");
    // It rounds as id's servers do: `skill 0.5` is normal.
    if (skill !== undefined && skill !== "") this.#draft.skill ??= skillOf(Number(skill));
  }

  #line(line: string, block: number): void {
    const said = saidIn(line);
    if (said?.says === "skill") this.#draft.skill ??= said.skill;
    if (said?.says === "total") this.#total = said.seconds;
    if (said?.says === "time")
      this.#draft.printed ??= { seconds: said.seconds, by: said.by, block };
  }
}

/** As servers make it a number from 0 to 3 (id's SV_SpawnServer). */
function skillOf(value: number): number | undefined {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value + 0.5), 0), 3) : undefined;
}

function shown(draft: LevelDraft): RunLevel[] {
  const { report } = draft;
  return report === undefined ? [] : [report];
}

function totalsOf(levels: readonly RunLevel[], printed: number | undefined): RunTotals {
  const finished = levels.filter(({ finish }) => finish !== undefined);
  return {
    levels: finished.length,
    seconds: finished.reduce((sum, { time }) => sum + time, 0),
    kills: sumOf(finished.map(({ kills }) => kills)),
    secrets: sumOf(finished.map(({ secrets }) => secrets)),
    deaths: finished.reduce((sum, { deaths }) => sum + deaths, 0),
    printed,
  };
}

function sumOf(shares: readonly Share[]): Share {
  return {
    done: shares.reduce((sum, { done }) => sum + done, 0),
    of: shares.every(({ of }) => of !== undefined)
      ? shares.reduce((sum, { of = 0 }) => sum + of, 0)
      : undefined,
  };
}
