import type { Message } from "../../generated/netquake.ts";
import type { RecordedBlock } from "../../recording/index.ts";
import type { SolidMap } from "../map/index.ts";
import type { World } from "../world/index.ts";
import { engineIn } from "./engine.ts";
import { Integrity } from "./integrity/integrity.ts";
import { Keys } from "./keys.ts";
import { LevelDraft } from "./level-draft.ts";
import { type Moment, momentOf } from "./moment.ts";
import { commandsIn, Prints } from "./prints.ts";
import type { Engine, RunLevel, RunReport } from "./run.ts";
import { saidIn } from "./said.ts";
import { settingsIn, skillOf } from "./settings.ts";
import { totalsOf } from "./totals.ts";

/** What is asked of a run. */
export interface RunOptions {
  /** Looks for cheats, and for what was changed of the recording. */
  readonly check?: boolean | undefined;
  /** Maps of levels by their names, as `e1m1`, in which positions are looked at: of `check`. */
  readonly maps?: ReadonlyMap<string, SolidMap> | undefined;
}

/** Gathers what archives of runs list, as a Quake recording's blocks pass. */
export class RunReader {
  #protocol: number | undefined;
  #engine: Engine | undefined;
  readonly #keys = new Keys();
  readonly #prints = new Prints();
  readonly #ended: RunLevel[] = [];
  #draft = new LevelDraft(0);
  #total: number | undefined;
  readonly #integrity: Integrity | undefined;

  constructor({ check = false, maps }: RunOptions = {}) {
    this.#integrity = check ? new Integrity(maps) : undefined;
  }

  /**
   * Takes each block in turn.
   *
   * @param worlds those of the frames that it ends
   */
  see(part: RecordedBlock, worlds: readonly World[]): void {
    const moment = momentOf(part, worlds);
    this.#see(moment);
    this.#integrity?.take(moment);
  }

  #see(moment: Moment): void {
    const { frame, block } = moment;
    for (const message of moment.messages)
      if (message.type === "serverinfo") this.#begin(message, block);
    if (frame !== undefined) this.#draft.show(frame);
    for (const message of moment.messages) this.#take(message, block);
    for (const command of commandsIn(moment)) this.#command(command);
    for (const line of this.#prints.see(moment)) this.#line(line, block);
  }

  /** What is known. No blocks come after it is asked for. */
  report(): RunReport {
    const levels = [...this.#ended, ...shown(this.#draft)];
    return {
      protocol: this.#protocol,
      engine: this.#engine,
      levels,
      totals: totalsOf(levels, this.#total),
      keys: this.#keys.report,
      integrity: this.#integrity?.report(),
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
    this.#draft.skill ??= skillOf(settingsIn(command).get("skill"));
  }

  #line(line: string, block: number): void {
    const said = saidIn(line);
    if (said?.says === "skill") this.#draft.skill ??= said.skill;
    if (said?.says === "total") this.#total = said.seconds;
    if (said?.says === "time")
      this.#draft.printed ??= { seconds: said.seconds, by: said.by, block };
  }
}

function shown(draft: LevelDraft): RunLevel[] {
  const { report } = draft;
  return report === undefined ? [] : [report];
}
