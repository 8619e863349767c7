import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import type { MvdBlock, MvdBlockMultipleHidden } from "../../generated/mvd.ts";
import { mvd, TARGET } from "../../generated/mvd.ts";
import { table as quake2 } from "../../generated/quake2.ts";
import { table as quake2Mvd } from "../../generated/quake2_mvd.ts";
import type { AnyContainer, Part, ReadOptions, RecordedBlock } from "../../recording/index.ts";
import {
  hiddenItems,
  type Level,
  type Roster,
  type Shown,
  type World,
  WorldReader,
} from "../world/index.ts";
import { eventSelection, eventWorlds } from "./event-worlds.ts";
import type { GameEvent, Happening, Who } from "./events.ts";
import { Figures } from "./figures.ts";
import { intermissionTime } from "./intermission.ts";
import { scoresIn } from "./layout.ts";
import { Lines } from "./lines.ts";
import { type GameMessage, gameMessages } from "./messages.ts";
import { type Obituaries, QUAKE, QUAKE2 } from "./obituaries.ts";
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
  #level: Level | undefined;
  #world: World | undefined;
  #center = "";
  #isOver = false;
  /** Seconds of play, and what was said then to whom. */
  #at = 0;
  readonly #said = new Map<string, string>();

  constructor({ table }: AnyContainer) {
    const { protocol } = table.carries[0]!;
    this.#figures = new Figures(protocol);
    this.#texts = protocol === quake2.name || protocol === quake2Mvd.name ? QUAKE2 : QUAKE;
    this.#isMultiView = table.name === mvd.table.name;
  }

  /**
   * Takes each block in turn.
   *
   * @param shown the worlds of the block, which are taken one at a time
   * @param roster who is there by then, and who was
   * @param seconds of play before the block
   */
  *see(
    part: RecordedBlock,
    shown: Iterable<Shown>,
    roster: () => Roster,
    seconds: number,
  ): Generator<GameEvent, void> {
    const { index: block } = part;
    let isReported = false;
    for (const { world, seconds: at } of shown) {
      if (world.level !== this.#level)
        for (const one of this.#begin(world)) yield { ...one, seconds: at, block };
      this.#world = world;
      if (!isReported)
        for (const one of this.#reported(part, roster(), at)) yield { ...one, seconds: at, block };
      isReported = true;
      const { scoreboard } = world;
      for (const one of this.#roll.see(scoreboard, roster())) yield { ...one, seconds: at, block };
      for (const one of this.#figures.see(world)) yield { ...one, seconds: at, block };
    }
    if (!isReported)
      for (const one of this.#reported(part, roster(), seconds)) yield { ...one, seconds, block };
  }

  *#begin({ level }: World): Generator<Happening, void> {
    this.#level = level;
    this.#figures.clear();
    this.#roll.clear();
    this.#isOver = false;
    yield { type: "level", map: level.map, title: level.title };
  }

  *#reported(part: RecordedBlock, roster: Roster, at: number): Generator<Happening, void> {
    if (at !== this.#at) this.#said.clear();
    this.#at = at;
    const block = part.block as MvdBlock;
    const whose = this.#isMultiView ? forWhom(block) : ALL;
    const slot = this.#isMultiView ? whose.slot : this.#world?.view.slot;
    let known: Present | undefined;
    const present = () => (known ??= new Present(roster, slot));
    for (const message of gameMessages(part)) yield* this.#message(message, present, whose.whom);
    if (this.#isMultiView) yield* damageIn(block, present);
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

  /** Whether others were given the same at this moment: what is for some players stands in a block for each. */
  #isEcho(line: string, whom: string): boolean {
    const first = this.#said.get(line);
    if (first === undefined && this.#isMultiView) this.#said.set(line, whom);
    return first !== undefined && first !== whom;
  }

  *#line(line: string, isChat: boolean, { all, own }: Present): Generator<Happening, void> {
    if (isChat) return yield chatOf(line, all);
    const pickups = pickupsIn(line, own);
    if (pickups.length > 0) return yield* pickups;
    yield happeningOf(line, all, this.#texts) ?? { type: "print", text: line };
  }
}

/** Who is there while a block is read. */
class Present {
  readonly all: readonly Who[];
  /** Whom it is sent, where it is one. */
  readonly own: Who | undefined;

  constructor(roster: Roster, slot: number | undefined) {
    this.all = roster.all().map(({ score }) => ({ slot: score.slot, name: score.name }));
    this.own = slot === undefined ? undefined : this.at(slot);
  }

  at(slot: number): Who | undefined {
    return this.all.find((player) => player.slot === slot);
  }

  has(name: string): boolean {
    return this.all.some((player) => player.name === name);
  }
}

const ALL = { whom: "", slot: undefined };

/** Whom a block of a multi-view recording is for: what is sent to others is distinguished. */
function forWhom(block: MvdBlock): { whom: string; slot: number | undefined } {
  const { target, player } = block;
  const isOne = target === TARGET.DEM_SINGLE || target === TARGET.DEM_STATS;
  const isSome = target === TARGET.DEM_MULTIPLE;
  return { whom: isOne ? `${player}` : isSome ? "some" : "", slot: isOne ? player : undefined };
}

/** What only hidden blocks have. */
const HIDDEN = "items" satisfies keyof MvdBlockMultipleHidden;

function* damageIn(block: MvdBlock, present: () => Present): Generator<Happening, void> {
  if (!(HIDDEN in block)) return;
  for (const { said } of hiddenItems(block.items).items) {
    if (said?.type !== "damage") continue;
    const who = (entity: number) => present().at(entity - 1);
    const [player, attacker] = [who(said.victim), who(said.attacker)];
    yield { type: "damage", player, attacker, health: said.damage, armor: undefined };
  }
}

/** What happens in a recording, in its order. Throws RangeError for a version or a reading that there is not. */
export function* eventsOf<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  options: ReadOptions = {},
): Generator<GameEvent, void> {
  const reader = newWorldReader(container, options);
  const events = new EventReader(container);
  yield* eventsIn(reader, events, reader.push(bytes));
  yield* eventsIn(reader, events, reader.end());
}

/** As `eventsOf`, for bytes that come in pieces. */
export async function* streamEvents<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<GameEvent, void> {
  const reader = newWorldReader(container, options);
  const events = new EventReader(container);
  for await (const chunk of chunks) yield* eventsIn(reader, events, reader.push(chunk));
  yield* eventsIn(reader, events, reader.end());
}

/** Reads no more of worlds than events need. */
function newWorldReader<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  options: ReadOptions,
): WorldReader<B, M, H, S> {
  return new WorldReader(container, options, undefined, eventWorlds(container), eventSelection());
}

function* eventsIn<B extends object, M extends AnyMessage>(
  reader: WorldReader<B, M, any, any>,
  events: EventReader,
  parts: Iterable<Part<B, M>>,
): Generator<GameEvent, void> {
  const { follower } = reader;
  if (follower === undefined) return;
  for (const part of parts) {
    if (part.kind !== "block") continue;
    const { seconds } = reader;
    yield* events.see(part, reader.shown(part), () => follower.roster, seconds);
  }
}
