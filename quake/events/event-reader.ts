import { type MvdBlock, mvd } from "../../generated/mvd.ts";
import { table as quake2 } from "../../generated/quake2.ts";
import { table as quake2Mvd } from "../../generated/quake2_mvd.ts";
import { type Message as Quakeworld, table as quakeworld } from "../../generated/quakeworld.ts";
import { type AnyContainer, type RecordedBlock, runsOf } from "../../recording/index.ts";
import { rolesOf } from "../../recording/formats/roles.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import {
  hiddenItems,
  type Level,
  type Roster,
  type Shown,
  type ShownWorlds,
  type World,
} from "../world/index.ts";
import type { GameEvent, Happening } from "./events.ts";
import { Figures } from "./figures.ts";
import { intermissionTime } from "./intermission.ts";
import { ITEM_NAMES } from "./items.ts";
import { Ktx, type Moment } from "./ktx/ktx.ts";
import { scoresIn } from "./layout.ts";
import { Lines } from "./lines.ts";
import {
  type GameMessage,
  gameMessages,
  HIDDEN,
  OF_KTX,
  saysAny,
  saysSomething,
} from "./messages.ts";
import { type Obituaries, QUAKE, QUAKE2 } from "./obituaries.ts";
import { Pickups } from "./pickups.ts";
import { ALL, forWhom, Present } from "./present.ts";
import { Roll } from "./roll.ts";
import { chatOf, happeningOf, type Pickup, pickupsIn } from "./said.ts";

/** Prints of this level are chat. */
const CHAT = 3;

/** Tells what happens in a recording, block by block. */
export class EventReader {
  readonly #texts: Obituaries;
  readonly #isMultiView: boolean;
  readonly #lines = new Lines();
  readonly #figures: Figures;
  readonly #pickups = new Pickups();
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
  /** What happens in the block, and when that is which is told next. */
  #found: GameEvent[] = [];
  /** Whom the block is for, where it is one, and who was there when it was asked last. */
  #slot: number | undefined;
  #present: Present | undefined;
  readonly #isName = (piece: string) => this.#presentNow().has(piece);
  readonly #nameAt = (slot: number) => this.#presentNow().at(slot)?.name ?? "";
  readonly #moment: Moment;
  #block = 0;
  #seconds = 0;

  constructor(container: AnyContainer) {
    const { table } = container;
    const { protocol } = table.carries[0]!;
    this.#levels = new Set(rolesOf(container).typesOf("level"));
    this.#figures = new Figures(protocol);
    this.#texts = protocol === quake2.name || protocol === quake2Mvd.name ? QUAKE2 : QUAKE;
    this.#ktx = protocol === quakeworld.name ? new Ktx() : undefined;
    this.#isMultiView = table.name === mvd.table.name;
    this.#moment = this.#momentNow();
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
    shown: Iterable<Shown> & Partial<ShownWorlds>,
    roster: () => Roster,
    seconds: number,
  ): readonly GameEvent[] {
    const { index: block } = part;
    this.#found = NOTHING;
    this.#block = block;
    this.#roster = roster;
    const says = saysAny(part, this.#levels);
    if (says && this.#beginsLevel(part)) {
      this.#found = [...this.end()];
      this.#isPlaying = false;
    }
    let isReported = false;
    for (const { world, seconds: at } of shown.now?.() ?? shown) {
      this.#seconds = at;
      if (world.level !== this.#level) this.#begin(world);
      this.#world = world;
      this.#isPlaying = true;
      if (!isReported) this.#begins(part, says, at);
      isReported = true;
      for (const one of this.#roll.see(world.scoreboard, roster())) this.#tell(one);
      for (const one of this.#figures.see(world)) if (!this.#isKnown(one, at)) this.#tell(one);
    }
    if (!isReported) this.#begins(part, says, seconds);
    this.#unseen = isReported || !this.#isPlaying ? undefined : { seconds, block };
    return this.#found;
  }

  /** Whoever says what happened makes an object for it, which is the event's: a copy takes longer than to make it. */
  #tell(one: Happening): void {
    const event = one as Happening & { seconds: number; block: number };
    event.seconds = this.#seconds;
    event.block = this.#block;
    if (this.#found === NOTHING) this.#found = [];
    this.#found.push(event);
  }

  /** What a block says is at its first frame. What others were told at another moment is no echo. */
  #begins(part: RecordedBlock, says: boolean, at: number): void {
    if (at !== this.#at && this.#said.size > 0) this.#said.clear();
    this.#at = at;
    this.#seconds = at;
    if (says) this.#report(part);
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

  #begin({ level }: World): void {
    this.#level = level;
    this.#figures.clear();
    this.#roll.clear();
    this.#isOver = false;
    this.#tell({ type: "level", map: level.map, title: level.title });
  }

  #report(part: RecordedBlock): void {
    const block = part.block as MvdBlock;
    const whose = this.#isMultiView ? forWhom(block) : ALL;
    this.#slot = this.#isMultiView ? whose.slot : this.#world?.view.slot;
    const ktx = this.#ktx;
    for (const message of gameMessages(part)) {
      if (!saysSomething(message)) continue;
      this.#message(message, whose.whom);
      if (ktx !== undefined && OF_KTX.has(message.type))
        for (const one of ktx.see(message as Quakeworld, this.#moment)) this.#tell(one);
    }
    if (ktx === undefined || !this.#isMultiView || !(HIDDEN in block)) return;
    for (const { message } of hiddenItems(block.items).items)
      if (message !== undefined)
        for (const one of ktx.hidden(message, this.#moment)) this.#tell(one);
  }

  /** The same for as long as nothing of it is another. */
  #presentNow(): Present {
    const played = this.#roster!().all();
    const known = this.#present;
    if (known?.played === played && known.slot === this.#slot) return known;
    return (this.#present = new Present(played, this.#slot));
  }

  /** What is known when the server says something: each time what is known then. */
  #momentNow(): Moment {
    const at = () => this.#at;
    const level = () => this.#world?.level;
    const isTeamplay = () => (level()?.settings.get("teamplay") ?? "0") !== "0";
    return {
      get at() {
        return at();
      },
      get level() {
        return level();
      },
      who: (slot) => this.#presentNow().at(slot),
      figures: (slot) => this.#world?.players.get(slot)?.stats,
      areTeammates: (slot, other) => isTeamplay() && this.#presentNow().areTeammates(slot, other),
    };
  }

  /** Whether the server said of it what figures tell. */
  #isKnown(one: Happening, at: number): boolean {
    if (one.type !== "pickup") return false;
    return this.#isOfKtx(one, at) || this.#pickups.isKnown(one, at, "figures");
  }

  /** Whether figures or the server told of what was printed. */
  #isPrintedOnly(one: Pickup): boolean {
    if (!ITEM_NAMES.has(one.item)) return true;
    return !this.#isOfKtx(one, this.#at) && !this.#pickups.isKnown(one, this.#at, "print");
  }

  #isOfKtx({ player, item }: Pickup, at: number): boolean {
    return player !== undefined && this.#ktx?.hasReported(player.slot, item, at) === true;
  }

  #message(message: GameMessage, whom: string): void {
    switch (message.type) {
      case "print": {
        const level = "level" in message ? message.level : 0;
        for (const line of this.#lines.push(`${whom} ${level}`, message.text, this.#isName))
          if (!this.#isEcho(line, whom))
            this.#line(line, level === CHAT || line.startsWith("\u0001"));
        return;
      }
      case "centerprint":
        if (message.text !== this.#center && message.text !== "")
          this.#tell({ type: "center", text: message.text });
        this.#center = message.text;
        return;
      case "damage": {
        const { blood: health, armor } = message;
        const player = this.#presentNow().own;
        return this.#tell({ type: "damage", player, attacker: undefined, health, armor });
      }
      case "setpause":
        return this.#tell({ type: "pause", on: message.paused !== 0 });
      case "intermission":
      case "finale":
      case "cutscene":
        return this.#finish(this.#world?.time ?? 0);
      case "playerinfo":
      case "frame":
        return this.#finish(intermissionTime(message, this.#world));
      case "foundsecret":
        return this.#tell({ type: "secret" });
      case "killedmonster":
        return this.#tell({ type: "monster" });
      case "layout": {
        const scores = scoresIn(message.text, this.#nameAt);
        if (scores.length > 0) this.#tell({ type: "scoreboard", scores });
      }
    }
  }

  /** The level is over, if it was not. */
  #finish(time: number | undefined): void {
    if (time === undefined || this.#isOver) return;
    this.#isOver = true;
    this.#tell({ type: "finish", time });
  }

  /** Whether others were given the same at this moment: what is for some players is in a block for each. */
  #isEcho(line: string, whom: string): boolean {
    const first = this.#said.get(line);
    if (first === undefined && this.#isMultiView) this.#said.set(line, whom);
    return first !== undefined && first !== whom;
  }

  #line(line: string, isChat: boolean): void {
    const { all, own } = this.#presentNow();
    if (isChat) return this.#tell(chatOf(line, all));
    const armor = own && this.#world && this.#figures.armorIn(this.#world, own.slot);
    const pickups = pickupsIn(line, own, armor);
    for (const one of pickups) if (this.#isPrintedOnly(one)) this.#tell(one);
    if (pickups.length > 0) return;
    const happening = happeningOf(line, all, this.#texts);
    if (happening === undefined) return this.#tell({ type: "print", text: line });
    this.#tell(this.#ktx?.named(happening, this.#moment) ?? happening);
  }
}

/** Most blocks say nothing. Nobody adds to it. */
const NOTHING: GameEvent[] = [];
