import { mvd, type MvdBlock, TARGET } from "../../../generated/mvd.ts";
import {
  codecs,
  type Message,
  type Nail,
  type Packetentity,
  type PlayerstateState,
  type States,
  table,
} from "../../../generated/quakeworld.ts";
import { codecNamed } from "../../../recording/index.ts";
import { codecsOfFlavor } from "../../../runtime/codec.ts";
import type { EditedBlock } from "../../edit/edit.ts";
import { DEFAULT, familyOf, NO_BYTES } from "../../edit/family/index.ts";
import { QuakeworldDeltas } from "../../edit/family/quakeworld-deltas.ts";
import type { Entity } from "../../world/index.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import { Fitter } from "../fit/fit.ts";
import { NUMBERS } from "../fit/nearest.ts";
import type { Losses } from "../losses.ts";
import { Packer } from "../pack.ts";
import type { SharedEvent, Whom } from "./shared-events.ts";
import type { Scene } from "./scene.ts";

const KIND = mvd.table.carries[0]!.flavor!;
const CODECS = codecsOfFlavor(codecs, KIND);

/** The version without extensions: an index into the protocol's. */
export const MULTI_VIEW = table.versions.indexOf("28-mvd");

const FAMILY = familyOf(mvd);

/** A block's byte for the time since the one before it, in milliseconds. */
const LONGEST = 255;

const resolver = resolversOf<States>(table);

/** Something to write. */
export type WrittenEvent = Pick<SharedEvent, "message" | "whom">;

/**
 * Writes a recording of all players as QuakeWorld's servers do: events in blocks for those who are sent them, and for each
 * moment all players and entities as they differ from those of the moment before (ERRATA 99).
 */
export class MultiViewRecording {
  readonly #losses: Losses;
  readonly #fitter: Fitter;
  readonly #states = resolver("playerstate");
  readonly #deltas = resolver("packetentity");
  #known = new QuakeworldDeltas();
  #version = MULTI_VIEW;
  #packer: Packer<Message>;
  /** Milliseconds since the recording's beginning. */
  #time = 0;
  #players: ReadonlyMap<number, PlayerstateState> = new Map();
  #entities: ReadonlyMap<number, Entity> | undefined;
  #nails = 0;
  #last: EditedBlock | undefined;

  constructor(losses: Losses) {
    this.#losses = losses;
    this.#fitter = new Fitter(table, losses);
    this.#packer = packerOf(MULTI_VIEW);
  }

  /** What was written last is of that time, in milliseconds since the recording's beginning. */
  get time(): number {
    return this.#time;
  }

  /** A level begins. `version`: an index into the protocol's. */
  *begin(serverdata: Message, version: number): Generator<EditedBlock, void> {
    this.#version = MULTI_VIEW;
    yield this.#block("all", 0, [serverdata]);
    this.#version = version;
    this.#packer = packerOf(version);
    this.#known = new QuakeworldDeltas();
    this.#players = new Map();
    this.#entities = undefined;
    this.#nails = 0;
  }

  /** Later blocks are of another time: milliseconds since the recording's beginning. */
  *goTo(time: number): Generator<EditedBlock, void> {
    for (; time - this.#time > LONGEST; this.#time += LONGEST)
      yield this.#block("all", LONGEST, []);
    if (time > this.#time) yield this.#block("all", time - this.#time, []);
    this.#time = time;
  }

  *events(events: readonly WrittenEvent[]): Generator<EditedBlock, void> {
    let from = 0;
    for (let to = 1; to <= events.length; to++) {
      const { whom } = events[from]!;
      if (to < events.length && isSameWhom(whom, events[to]!.whom)) continue;
      const messages = events.slice(from, to).map(({ message }) => message);
      for (const message of messages) this.#known.learn(message, this.#version);
      for (const packet of this.#packer.pack(messages)) yield this.#block(whom, 0, packet);
      from = to;
    }
  }

  *moment(scene: Scene): Generator<EditedBlock, void> {
    const frame = [...this.#playersOf(scene), ...this.#nailsOf(scene), this.#entitiesOf(scene)];
    for (const packet of this.#packer.pack(frame)) yield this.#block("all", 0, packet);
  }

  /** The recording is over. */
  *end(): Generator<EditedBlock, void> {
    const ending = this.#last && FAMILY.ending(this.#last, DEFAULT);
    if (ending !== undefined) yield ending;
  }

  #playersOf(scene: Scene): Message[] {
    const players = scene.players();
    const sorted = [...players.values()].toSorted((a, b) => a.player - b.player);
    const messages = sorted.map((state): Message => {
      const previous = this.#players.get(state.player);
      const own = this.#states.differ(this.#version, state, { previous });
      return this.#fitter.settle({ type: "playerstate", ...own }, this.#version);
    });
    this.#players = players;
    return messages;
  }

  #nailsOf(scene: Scene): Message[] {
    const nails: readonly Nail[] = scene.nails().slice(0, MOST_NAILS);
    const isOver = nails.length === 0 && this.#nails === 0;
    this.#nails = nails.length;
    return isOver ? [] : [{ type: "nails", nails: [...nails] }];
  }

  #entitiesOf(scene: Scene): Message {
    const now = this.#numbered(scene.entities());
    const before = this.#entities ?? new Map<number, Entity>();
    const numbers = [...new Set([...before.keys(), ...now.keys()])].toSorted((a, b) => a - b);
    const entities = numbers.flatMap((number) => this.#delta(number, before, now));
    const message: Message =
      this.#entities === undefined
        ? { type: "packetentities", entities }
        : { type: "deltapacketentities", from: 0, entities };
    this.#entities = now;
    return this.#fitter.settle(message, this.#version);
  }

  /** Those whose numbers the version can tell. */
  #numbered(entities: ReadonlyMap<number, Entity>): ReadonlyMap<number, Entity> {
    if (this.#version !== MULTI_VIEW) return entities;
    const numbered = new Map([...entities].filter(([number]) => number < NUMBERS));
    this.#losses.droppedOther(`entities from ${NUMBERS} on`, entities.size - numbered.size);
    return numbered;
  }

  #delta(
    number: number,
    before: ReadonlyMap<number, Entity>,
    now: ReadonlyMap<number, Entity>,
  ): Packetentity[] {
    const state = now.get(number);
    const last = before.get(number);
    // Of the number the word has what bits of its own do not say.
    const own = {
      number: number % NUMBERS,
      beyond512: (number & NUMBERS) !== 0 || undefined,
      beyond1024: (number & (2 * NUMBERS)) !== 0 || undefined,
    };
    if (state === undefined) return [{ ...own, remove: true, solid: false }];
    if (state === last) return [];
    const previous = last ?? this.#known.baseline(number);
    const delta = this.#deltas.differ(this.#version, { ...state, ...own }, { previous });
    const { number: _, beyond512: __, beyond1024: ___, ...given } = delta;
    const isSame = last !== undefined && Object.values(given).every((value) => value === false);
    return isSame ? [] : [delta];
  }

  #block(whom: Whom, delta: number, messages: readonly Message[]): EditedBlock {
    const block = blockFor(whom, delta, messages);
    const version = this.#version;
    this.#last = { kind: "block", block, messages: [...messages], version, undecoded: undefined };
    return this.#last;
  }
}

/** A list of nails tells how many there are in a byte. */
const MOST_NAILS = 255;

function packerOf(version: number): Packer<Message> {
  return new Packer(codecNamed(CODECS, table.versions[version]!), FAMILY.limit);
}

function isSameWhom(a: Whom, b: Whom): boolean {
  if (a === "all" || b === "all") return a === b;
  return a.size === b.size && [...a].every((slot) => b.has(slot));
}

/** A block for all players or for some, whose messages are beside it. */
function blockFor(whom: Whom, delta: number, own: readonly Message[]): MvdBlock {
  const type = "block";
  const messages = NO_BYTES;
  if (whom === "all") return { type, delta, target: TARGET.DEM_ALL, player: 0, messages };
  const [player = 0, ...others] = whom;
  if (others.length > 0) {
    const mask = [...whom].reduce((bits, slot) => bits | (1 << slot), 0) >>> 0;
    return { type, delta, target: TARGET.DEM_MULTIPLE, player: 0, mask, messages };
  }
  const isFigures = own.every((message) => FIGURES.has(message.type));
  const target = isFigures ? TARGET.DEM_STATS : TARGET.DEM_SINGLE;
  return { type, delta, target, player, messages };
}

const FIGURES: ReadonlySet<string> = new Set<Message["type"]>(["updatestat", "updatestatlong"]);
