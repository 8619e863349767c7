import { GAMETYPE, type Message, STAT } from "../../generated/netquake.ts";
import type { World } from "../world/index.ts";
import type { Frame } from "./moment.ts";
import type { Finish, PrintedTime, RunLevel } from "./run.ts";

/** A level of a run that goes on. */
export class LevelDraft {
  readonly #block: number;
  readonly #isDeathmatch: boolean;
  #world: World | undefined;
  #first: number | undefined;
  #last = 0;
  #finish: (Finish & { readonly time: number }) | undefined;
  #kills = 0;
  #secrets = 0;
  #monsters: number | undefined;
  #hidden: number | undefined;
  #deaths = 0;
  #isAlive = false;
  skill: number | undefined;
  printed: PrintedTime | undefined;

  constructor(block: number, isDeathmatch = false) {
    this.#block = block;
    this.#isDeathmatch = isDeathmatch;
  }

  static of(message: Message & { readonly type: "serverinfo" }, block: number): LevelDraft {
    return new LevelDraft(block, message.gametype === GAMETYPE.GAME_DEATHMATCH);
  }

  /** Takes a message; those of a block with a frame come after it: the clock is the frame's by then. */
  take(message: Message, block: number): void {
    switch (message.type) {
      case "updatestat":
        return this.#figure(message.index, message.value);
      case "killedmonster":
        this.#kills++;
        return;
      case "foundsecret":
        this.#secrets++;
        return;
      case "finale":
      case "cutscene":
        // Games hide the status bar by a scene without text, and go on.
        if (message.text === "") return;
        this.#end(message.type, block);
        return;
      case "intermission":
        this.#end(message.type, block);
    }
  }

  #end(by: Finish["by"], block: number): void {
    this.#finish ??= { by, block, time: this.#last };
  }

  #figure(index: number, value: number): void {
    if (index === STAT.STAT_TOTALMONSTERS) this.#monsters = value;
    if (index === STAT.STAT_TOTALSECRETS) this.#hidden = value;
    if (index === STAT.STAT_MONSTERS) this.#kills = value;
    if (index === STAT.STAT_SECRETS) this.#secrets = value;
  }

  show({ world, time, status }: Frame): void {
    this.#world = world;
    if (Number.isFinite(time)) {
      this.#first ??= time;
      this.#last = time;
    }
    if (status.health !== undefined) {
      if (this.#isAlive && status.health <= 0) this.#deaths++;
      this.#isAlive = status.health > 0;
    }
  }

  /** What is known of it; nothing where it showed no frame. */
  get report(): RunLevel | undefined {
    if (this.#first === undefined || this.#world === undefined) return undefined;
    const { level, scoreboard } = this.#world;
    const finish = this.#finish;
    return {
      map: level.map,
      title: level.title,
      block: this.#block,
      skill: this.skill,
      isDeathmatch: this.#isDeathmatch,
      players: [...scoreboard.values()].map(({ name }) => name),
      finish: finish && { by: finish.by, block: finish.block },
      time: finish?.time ?? this.#last,
      shown: this.#last - this.#first,
      printed: this.printed,
      kills: { done: this.#kills, of: this.#monsters },
      secrets: { done: this.#secrets, of: this.#hidden },
      deaths: this.#deaths,
    };
  }
}
