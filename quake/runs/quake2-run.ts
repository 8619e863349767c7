import { codecs, type Message, PM_TYPE, STAT } from "../../generated/quake2.ts";
import { type RecordedBlock, runsOf } from "../../recording/index.ts";
import type { World } from "../world/index.ts";
import { isOf } from "../world/resolved/versioned.ts";
import type { Finish, RunLevel, RunReport, Share } from "./run.ts";
import { totalsOf } from "./totals.ts";

/** Frames a second of id's servers. */
const RATE = 10;

/** What the help computer says (HelpComputer): the skill, and under a line of names the counts. */
const SKILL = /yv 12 string2 "([^"]*)"/;
const COUNTS =
  /" kills {5}goals {4}secrets".*?string2 "\s*(\d+)\/\s*(\d+)\s+(\d+)\/(\d+)\s+(\d+)\/(\d+)"/s;
const SKILLS = ["easy", "medium", "hard", "hard+"];

/** What a server says before it loads another level. */
const CHANGING = /^changing$/m;

const UNKNOWN: Share = { done: undefined, of: undefined };

/** Gathers what archives of runs list, as the blocks of a client's recording of Quake II pass. */
export class Quake2RunReader {
  #protocol: number | undefined;
  readonly #levels: Quake2Draft[] = [];

  /**
   * Takes each block in turn.
   *
   * @param worlds those of the frames that it ends
   */
  see(part: RecordedBlock, worlds: readonly World[]): void {
    for (const run of runsOf(part))
      if (isOf<Message>(codecs, run))
        for (const message of run.messages) this.#take(message, part.index);
    for (const world of worlds) this.#draft(0).show(world);
  }

  #take(message: Message, block: number): void {
    if (message.type === "serverdata") {
      this.#protocol ??= message.serverversion;
      this.#levels.push(new Quake2Draft(block));
    } else if (message.type === "layout") this.#draft(block).help(message.text);
    else if (message.type === "stufftext" && CHANGING.test(message.text))
      this.#draft(block).change(block);
    else if (message.type === "playerinfo" && message.pm_type !== undefined)
      this.#draft(block).isFrozen = message.pm_type === PM_TYPE.PM_FREEZE;
  }

  #draft(block: number): Quake2Draft {
    if (this.#levels.length === 0) this.#levels.push(new Quake2Draft(block));
    return this.#levels.at(-1)!;
  }

  /** What is known. No blocks come after it is asked for. */
  report(): RunReport {
    const shown = this.#levels.filter(({ map }) => map !== undefined);
    const levels = shown.flatMap((draft, i) => draft.report(shown[i + 1]?.map));
    const totals = totalsOf(levels, undefined);
    return {
      protocol: this.#protocol,
      engine: undefined,
      levels,
      totals,
      keys: undefined,
      integrity: undefined,
    };
  }
}

/** A level of a run that goes on. */
class Quake2Draft {
  readonly #block: number;
  #world: World | undefined;
  #first = 0;
  #last = 0;
  #isAlive = false;
  /** The player could move in a frame. */
  #isPlayed = false;
  /** He cannot, since nothing is played, or since he looks on. */
  isFrozen = false;
  #deaths = 0;
  #finish: (Finish & { readonly time: number }) | undefined;
  #skill: number | undefined;
  #counts: readonly Share[] | undefined;

  constructor(block: number) {
    this.#block = block;
  }

  /** The map's name, once a frame of the level was shown. */
  get map(): string | undefined {
    return this.#world?.level.map;
  }

  show(world: World): void {
    const now = (world.frame ?? 0) / RATE;
    const figure = (index: number) => Number(world.view.stats[index] ?? 0);
    const isListed = (figure(STAT.STAT_LAYOUTS) & 1) === 1 && figure(STAT.STAT_CHASE) === 0;
    if (this.#isPlayed && this.isFrozen && isListed) this.#end("intermission", world.block);
    this.#isPlayed ||= !this.isFrozen;
    if (this.#world === undefined) this.#first = now;
    this.#world = world;
    this.#last = now;
    const health = figure(STAT.STAT_HEALTH);
    if (this.#isAlive && health <= 0) this.#deaths++;
    this.#isAlive = health > 0;
  }

  help(layout: string): void {
    const counts = COUNTS.exec(layout)?.slice(1).map(Number);
    if (counts === undefined) return;
    const [kills, monsters, goals, all, secrets, hidden] = counts;
    this.#counts = [
      { done: kills, of: monsters },
      { done: goals, of: all },
      { done: secrets, of: hidden },
    ];
    const skill = SKILLS.indexOf(SKILL.exec(layout)?.[1] ?? "");
    if (skill >= 0) this.#skill = skill;
  }

  /** Who is dead loads a level again, and does not leave it. */
  change(block: number): void {
    if (this.#isAlive) this.#end("exit", block);
  }

  #end(by: Finish["by"], block: number): void {
    this.#finish ??= { by, block, time: this.#last };
  }

  /** @param next the map of the level after it: whoever plays the same one again has not left it */
  report(next: string | undefined): RunLevel[] {
    if (this.#world === undefined) return [];
    const { level, scoreboard } = this.#world;
    const finish = this.#finish?.by === "exit" && next === level.map ? undefined : this.#finish;
    const [kills, goals, secrets] = this.#counts ?? [UNKNOWN, UNKNOWN, UNKNOWN];
    return [
      {
        map: level.map,
        title: level.title,
        block: this.#block,
        skill: this.#skill,
        isDeathmatch: undefined,
        players: [...scoreboard.values()].map(({ name }) => name),
        finish: finish && { by: finish.by, block: finish.block },
        time: finish?.time ?? this.#last,
        shown: this.#last - this.#first,
        printed: undefined,
        kills: kills!,
        secrets: secrets!,
        goals: goals!,
        deaths: this.#deaths,
      },
    ];
  }
}
