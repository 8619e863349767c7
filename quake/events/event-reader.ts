import type { MvdBlock, MvdBlockMultipleHidden } from "../../generated/mvd.ts";
import { mvd } from "../../generated/mvd.ts";
import { table as quake2 } from "../../generated/quake2.ts";
import { table as quake2Mvd } from "../../generated/quake2_mvd.ts";
import { type Message as Quakeworld, table as quakeworld } from "../../generated/quakeworld.ts";
import { type AnyContainer, type RecordedBlock, runsOf } from "../../recording/index.ts";
import { rolesOf } from "../../recording/roles.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { hiddenItems, type Level, type Roster, type Shown, type World } from "../world/index.ts";
import type { GameEvent, Happening } from "./events.ts";
import { Figures } from "./figures.ts";
import { intermissionTime } from "./intermission.ts";
import { Ktx, type Moment } from "./ktx/ktx.ts";
import { scoresIn } from "./layout.ts";
import { Lines } from "./lines.ts";
import { type GameMessage, gameMessages, OF_KTX, saysSomething } from "./messages.ts";
import { type Obituaries, QUAKE, QUAKE2 } from "./obituaries.ts";
import { ALL, forWhom, Present } from "./present.ts";
import { Roll } from "./roll.ts";
import { chatOf, happeningOf, pickupsIn } from "./said.ts";

/** Prints of this level are chat. */
const CHAT = 3;

/** Tells what happens in a recording, block by block. */
export class EventReader {
  readonly #texts: Obituaries;
  readonly #isMultiView: boolean;
  readonly #lines = new Lines();
  readonly #figures: Figures;
  readonly #roll = new Roll();
  /** What is reported where servers run KTX, which is for QuakeWorld alone. */
  readonly #ktx: Ktx | undefined;
  #level: Level | undefined;
  #world: World | undefined;
  #center = "";
  #isOver = false;
  /** Seconds of play, and what was said then to whom. */
  #at = 0;
  readonly #said = new Map<string, string>();
  /** The types of messages that begin a level. */
  readonly #levels: ReadonlySet<string>;
  /** The level that is played is shown, and who is there so far. */
  #isPlaying = false;
  #roster: (() => Roster) | undefined;
  /** The last block, where no world follows it: what changed in it was not seen yet. */
  #unseen: { readonly seconds: number; readonly block: number } | undefined;

  constructor(container: AnyContainer) {
    const { table } = container;
    const { protocol } = table.carries[0]!;
    this.#levels = new Set(rolesOf(container).typesOf("level"));
    this.#figures = new Figures(protocol);
    this.#texts = protocol === quake2.name || protocol === quake2Mvd.name ? QUAKE2 : QUAKE;
    this.#ktx = protocol === quakeworld.name ? new Ktx() : undefined;
    this.#isMultiView = table.name === mvd.table.name;
  }

  /**
   * Takes each block in turn.
   *
   * @param shown the worlds of the block, which are taken one at a time
   * @param roster who is there by then, and who was
   * @param seconds of play before the block
   * @returns what happens in it: most blocks say nothing, and a generator for each takes longer than to see that
   */
  see(
    part: RecordedBlock,
    shown: Iterable<Shown>,
    roster: () => Roster,
    seconds: number,
  ): readonly GameEvent[] {
    const { index: block } = part;
    const found: GameEvent[] = [];
    this.#roster = roster;
    if (this.#beginsLevel(part)) {
      found.push(...this.end());
      this.#isPlaying = false;
    }
    const says = saysAny(part);
    let isReported = false;
    for (const { world, seconds: at } of shown) {
      if (world.level !== this.#level) add(found, this.#begin(world), at, block);
      this.#world = world;
      this.#isPlaying = true;
      if (!isReported) {
        this.#begins(at);
        if (says) add(found, this.#reported(part, roster()), at, block);
      }
      isReported = true;
      add(found, this.#roll.see(world.scoreboard, roster()), at, block);
      const changed = this.#figures.see(world);
      if (changed.length > 0)
        add(
          found,
          changed.filter((one) => !this.#isKnown(one, at)),
          at,
          block,
        );
    }
    if (!isReported) {
      this.#begins(seconds);
      if (says) add(found, this.#reported(part, roster()), seconds, block);
    }
    this.#unseen = isReported || !this.#isPlaying ? undefined : { seconds, block };
    return found;
  }

  /** What others were told at another moment is no echo. */
  #begins(at: number): void {
    if (at !== this.#at) this.#said.clear();
    this.#at = at;
  }

  /** The recording ends: what changed of the scoreboard after the last frame. */
  *end(): Generator<GameEvent, void> {
    const unseen = this.#unseen;
    this.#unseen = undefined;
    const roster = this.#roster?.();
    if (unseen === undefined || roster === undefined) return;
    for (const one of this.#roll.see(roster.now(), roster)) yield { ...one, ...unseen };
  }

  /** Whether another level begins in a block. */
  #beginsLevel(part: RecordedBlock): boolean {
    if (part.runs === undefined) return this.#beginsIn(part.messages);
    for (const { messages } of runsOf(part)) if (this.#beginsIn(messages)) return true;
    return false;
  }

  #beginsIn(messages: readonly AnyMessage[]): boolean {
    for (const { type } of messages) if (this.#levels.has(type)) return true;
    return false;
  }

  *#begin({ level }: World): Generator<Happening, void> {
    this.#level = level;
    this.#figures.clear();
    this.#roll.clear();
    this.#isOver = false;
    yield { type: "level", map: level.map, title: level.title };
  }

  *#reported(part: RecordedBlock, roster: Roster): Generator<Happening, void> {
    const block = part.block as MvdBlock;
    const whose = this.#isMultiView ? forWhom(block) : ALL;
    const slot = this.#isMultiView ? whose.slot : this.#world?.view.slot;
    let known: Present | undefined;
    const present = () => (known ??= new Present(roster, slot));
    const ktx = this.#ktx;
    for (const message of gameMessages(part)) {
      if (!saysSomething(message)) continue;
      yield* this.#message(message, present, whose.whom);
      if (ktx !== undefined && OF_KTX.has(message.type))
        yield* ktx.see(message as Quakeworld, this.#moment(present));
    }
    if (ktx === undefined || !this.#isMultiView || !(HIDDEN in block)) return;
    for (const { said } of hiddenItems(block.items).items)
      if (said !== undefined) yield* ktx.hidden(said, this.#moment(present));
  }

  #moment(present: () => Present): Moment {
    const level = this.#world?.level;
    const isTeamplay = (level?.settings.get("teamplay") ?? "0") !== "0";
    return {
      at: this.#at,
      level,
      who: (slot) => present().at(slot),
      figures: (slot) => this.#world?.players.get(slot)?.stats,
      areTeammates: (slot, other) => isTeamplay && present().areTeammates(slot, other),
    };
  }

  /** Whether the server said of it what figures tell. */
  #isKnown(one: Happening, at: number): boolean {
    if (one.type !== "pickup" || one.player === undefined) return false;
    return this.#ktx?.hasReported(one.player.slot, one.item, at) === true;
  }

  *#message(
    message: GameMessage,
    present: () => Present,
    whom: string,
  ): Generator<Happening, void> {
    switch (message.type) {
      case "print": {
        const level = "level" in message ? message.level : 0;
        const isName = (piece: string) => present().has(piece);
        for (const line of this.#lines.push(`${whom} ${level}`, message.text, isName))
          if (!this.#isEcho(line, whom))
            yield* this.#line(line, level === CHAT || line.startsWith("\u0001"), present());
        return;
      }
      case "centerprint":
        if (message.text !== this.#center && message.text !== "")
          yield { type: "center", text: message.text };
        this.#center = message.text;
        return;
      case "damage": {
        const { blood: health, armor } = message;
        return yield {
          type: "damage",
          player: present().own,
          attacker: undefined,
          health,
          armor,
        };
      }
      case "setpause":
        return yield { type: "pause", on: message.paused !== 0 };
      case "intermission":
      case "finale":
      case "cutscene":
        return yield* this.#finish(this.#world?.time ?? 0);
      case "playerinfo":
      case "frame":
        return yield* this.#finish(intermissionTime(message, this.#world));
      case "foundsecret":
        return yield { type: "secret" };
      case "killedmonster":
        return yield { type: "monster" };
      case "layout": {
        const scores = scoresIn(message.text, (slot) => present().at(slot)?.name ?? "");
        if (scores.length > 0) yield { type: "scoreboard", scores };
      }
    }
  }

  /** The level is over, if it was not. */
  *#finish(time: number | undefined): Generator<Happening, void> {
    if (time === undefined || this.#isOver) return;
    this.#isOver = true;
    yield { type: "finish", time };
  }

  /** Whether others were given the same at this moment: what is for some players is in a block for each. */
  #isEcho(line: string, whom: string): boolean {
    const first = this.#said.get(line);
    if (first === undefined && this.#isMultiView) this.#said.set(line, whom);
    return first !== undefined && first !== whom;
  }

  *#line(line: string, isChat: boolean, present: Present): Generator<Happening, void> {
    const { all, own } = present;
    if (isChat) return yield chatOf(line, all);
    const pickups = pickupsIn(line, own);
    if (pickups.length > 0) return yield* pickups;
    const happening = happeningOf(line, all, this.#texts);
    if (happening === undefined) return yield { type: "print", text: line };
    yield (
      this.#ktx?.named(
        happening,
        this.#moment(() => present),
      ) ?? happening
    );
  }
}

function add(
  found: GameEvent[],
  happened: Iterable<Happening>,
  seconds: number,
  block: number,
): void {
  for (const one of happened) found.push({ ...one, seconds, block });
}

/** Whether a message of a block may say something, or what is for nobody. */
function saysAny(part: RecordedBlock): boolean {
  // Of a large block, messages are asked for once.
  if (part.runs !== undefined || HIDDEN in part.block) return true;
  for (const message of part.messages) if (saysSomething(message)) return true;
  return false;
}

/** What only hidden blocks have. */
const HIDDEN = "items" satisfies keyof MvdBlockMultipleHidden;
