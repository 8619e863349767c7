import { mvd } from "../../../generated/mvd.ts";
import { type Message, type Serverdata, table } from "../../../generated/quakeworld.ts";
import { qwd } from "../../../generated/qwd.ts";
import { EditError, type EditedPart, type MergeInput } from "../../edit/index.ts";
import { familyOf, NO_BYTES } from "../../edit/family/index.ts";
import { QUAKEWORLD, QUAKEWORLD_NUMBER } from "../clients/client-recording.ts";
import { PlainSpawns } from "../clients/plain-spawns.ts";
import { Fitter } from "../fit/fit.ts";
import { Losses } from "../losses.ts";
import { differences } from "./comparison.ts";
import { Cursor, type NextFrame } from "./cursor.ts";
import { type SharedLevel, sharedLevels } from "./levels.ts";
import { MULTI_VIEW, MultiViewRecording, type WrittenEvent } from "./multi-view-recording.ts";
import type { SharedGameNote } from "./notes.ts";
import { Scene } from "./scene.ts";
import { sectionsOf } from "./section.ts";
import { EventQueue, type Placed, type SharedEvent, sharedEvents } from "./shared-events.ts";

const FAMILY = familyOf(qwd);

/** What became of a recording. */
export interface SharedRecording {
  readonly name: string;
  /** Its frames, and those of them that another recording has at the same moment. */
  readonly frames: number;
  readonly together: number;
}

/** A recording that is merged. */
interface Source {
  readonly name: string;
  readonly cursor: Cursor;
  frames: number;
  together: number;
  contradictions: number;
  first: Omit<SharedGameNote & { readonly kind: "contradiction" }, "count"> | undefined;
}

/** A frame, and when it is by the clock that all are brought to. */
interface Due {
  readonly placed: Placed;
  readonly next: NextFrame;
  readonly time: number;
}

/**
 * Puts recordings that several QuakeWorld clients made of one game together, as a recording of all players: all that any of
 * them saw. Their clocks are brought together by what several of them saw or heard.
 */
export class SharedGame {
  /** What the result is of. */
  readonly target = mvd;
  readonly losses = new Losses();
  readonly #fitter = new Fitter(table, this.losses);
  readonly #plain = new PlainSpawns(this.losses);
  readonly #recording = new MultiViewRecording(this.losses);
  readonly #levels: readonly SharedLevel[];
  readonly #sources: readonly Source[];
  readonly #notes: SharedGameNote[] = [];

  /**
   * @param inputs at least two
   * @throws EditError where one shows nothing, or is not of the same game as the others
   */
  constructor(inputs: readonly MergeInput[]) {
    const recordings = inputs.map(({ name, parts }, source) => {
      const sections = sectionsOf(parts(), source, this.losses);
      if (sections.length === 0) throw new EditError(`${name}: it shows nothing`);
      return sections;
    });
    this.#levels = sharedLevels(recordings);
    const names = inputs.map(({ name }) => name);
    const foreign = names.findLastIndex((_, source) => !this.#isShared(source));
    // Where two have nothing in common, the first one is that of the game.
    if (foreign >= 0) throw new EditError(`${names[foreign]}: ${OTHER}`);
    for (const [source, name] of names.entries()) this.#look(source, name);
    this.#sources = inputs.map(({ name, parts }) => {
      const cursor = new Cursor(parts());
      return { name, cursor, frames: 0, together: 0, contradictions: 0, first: undefined };
    });
  }

  /** What became of each recording. */
  get merged(): readonly SharedRecording[] {
    return this.#sources.map(({ name, frames, together }) => ({ name, frames, together }));
  }

  /** What could not be done, and what was found. */
  get notes(): readonly SharedGameNote[] {
    const contradictions = this.#sources.flatMap(({ contradictions: count, first }) =>
      first === undefined ? [] : [{ ...first, count }],
    );
    return [...this.#notes, ...contradictions];
  }

  /** The parts of the merged recording. */
  *parts(): Generator<EditedPart, void> {
    yield { kind: "header", bytes: NO_BYTES, reading: undefined };
    for (const [index, level] of this.#levels.entries()) yield* this.#level(level, index + 1);
    yield* this.#recording.end();
  }

  #isShared(source: number): boolean {
    const isOwn = ({ section }: Placed): boolean => section.source === source;
    return this.#levels.some(({ placed }) => placed.some(isOwn) && !placed.every(isOwn));
  }

  /** Notes what of the levels a recording lacks. */
  #look(source: number, name: string): void {
    for (const [i, { map, placed, unplaced }] of this.#levels.entries()) {
      for (const section of unplaced)
        if (section.source === source) this.#notes.push({ kind: "unplaced", name, map });
      if (!placed.some(({ section }) => section.source === source))
        this.#notes.push({ kind: "missing", name, level: i + 1, map });
    }
  }

  *#level(level: SharedLevel, number: number): Generator<EditedPart, void> {
    const { placed, lead, first } = level;
    const version = targetOf(level);
    const [serverdata, from] = lead.section.began;
    // Nothing passes between two levels.
    if (number > 1) yield* this.#recording.goTo(this.#recording.time + 1);
    yield* this.#recording.begin(this.#begun(serverdata, from), version);
    const events = new EventQueue(sharedEvents(placed, lead));
    const scene = new Scene();
    let offset = this.#recording.time - first * 1000;
    let last = this.#recording.time - 1;
    for (let all = this.#due(placed); all.length > 0; all = this.#due(placed)) {
      const now = this.#moment(all, number, offset);
      const time = Math.max(...now.map((one) => one.time));
      // A moment is never at the time of another one.
      const at = Math.max(Math.round(time * 1000 + offset), last + 1);
      offset -= this.#excess(at - last);
      last = Math.min(at, last + LONGEST_GAP);
      yield* this.#recording.goTo(last);
      yield* this.#recording.events(this.#written(events.until(time), version));
      for (const { placed: one, next } of now.toReversed()) scene.show(one, next.frame, time);
      for (const one of placed) if (!all.some((due) => due.placed === one)) scene.leave(one);
      yield* this.#recording.moment(scene);
      for (const { placed: one } of now) this.#sources[one.section.source]!.cursor.pass();
    }
    yield* this.#recording.events(this.#written(events.until(Infinity), version));
  }

  /** By how much a gap between two moments is too long, in milliseconds. */
  #excess(gap: number): number {
    if (gap <= LONGEST_GAP) return 0;
    this.losses.replacedOther("pauses", `of ${LONGEST_GAP / 1000} s at most`);
    return gap - LONGEST_GAP;
  }

  /** The next frames of all recordings that show the level now, or will. */
  #due(placed: readonly Placed[]): Due[] {
    return this.#sources.flatMap(({ cursor }, source) => {
      const own = placed.filter(({ section }) => section.source === source);
      const shown = (): Placed | undefined =>
        own.find(({ section }) => section.visit === cursor.next?.visit);
      const last = own.at(-1)?.section.visit ?? -1;
      while (cursor.next !== undefined && cursor.next.visit <= last && shown() === undefined)
        cursor.pass();
      const [one, next] = [shown(), cursor.next];
      return one && next ? [{ placed: one, next, time: one.warp(next.time) }] : [];
    });
  }

  /**
   * The frames that come first: several where recordings show the same moment.
   *
   * @param offset of the merged recording's clock, in milliseconds
   */
  #moment(all: readonly Due[], level: number, offset: number): Due[] {
    const time = Math.min(...all.map((one) => one.time));
    const near = all.filter((one) => one.time - time < SAME);
    const [first, ...others] = near as [Due, ...Due[]];
    const together = others.filter((other) => {
      const different = differences(first.next, other.next);
      if (different === undefined) return false;
      const source = this.#sources[other.placed.section.source]!;
      source.contradictions += different.length;
      const [of] = different;
      const seconds = Math.round(time * 1000 + offset) / 1000;
      if (of !== undefined)
        source.first ??= { kind: "contradiction", name: source.name, of, level, seconds };
      return true;
    });
    const now = [first, ...together];
    for (const { placed } of now) {
      const source = this.#sources[placed.section.source]!;
      source.frames++;
      if (now.length > 1) source.together++;
    }
    return now;
  }

  #written(events: readonly SharedEvent[], version: number): WrittenEvent[] {
    return events.flatMap((event) => {
      const message = this.#said(event, version);
      return message === undefined ? [] : [{ message, whom: event.whom }];
    });
  }

  #said({ message, version: from, whom }: SharedEvent, to: number): Message | undefined {
    const stays = FAMILY.stays(message) as Message | undefined;
    const own = stays && ((to === MULTI_VIEW ? this.#plain.of(stays, from) : undefined) ?? stays);
    if (own?.type !== "setangle") return own && this.#fitter.fit(own, from, to);
    const [player = 0] = whom === "all" ? [] : whom;
    return { type: "setangle", player, angles: own.angles };
  }

  /** What begins a level, as it begins for all. */
  #begun(message: Serverdata, from: number): Serverdata {
    const {
      player: _,
      spectator: __,
      mvdsv: ___,
      ...all
    } = this.#fitter.fit(message, from, from < QUAKEWORLD ? QUAKEWORLD : from)!;
    const fte = all.fte === undefined ? undefined : (all.fte & ~DOWNLOADS) >>> 0;
    return { ...all, fte, serverversion: QUAKEWORLD_NUMBER, servertime: 0 };
  }
}

/** Recordings of all players do not tell nearer moments apart, in seconds. */
const SAME = 0.0005;

/** Clients give up a server that is silent for longer, in milliseconds (cl_timeout 60). */
const LONGEST_GAP = 60_000;

/** Of FTE's extensions, one that only clients have: downloads in pieces. */
const DOWNLOADS = 1 << 29;

/** What servers send clients in another way, and not for all players: extensions of MVDSV's. */
const CLIENTS = /\+(?:origins|whole|turns)/g;

/** The version of all players' recordings that is that of these; the plain one where they are of several. */
function targetOf({ placed }: SharedLevel): number {
  const names = new Set(
    placed.map(({ section }) => table.versions[section.version]!.replaceAll(CLIENTS, "")),
  );
  const [name] = names;
  const version = names.size === 1 ? table.versions.indexOf(`${name}-mvd`) : -1;
  return version < 0 ? MULTI_VIEW : version;
}

const OTHER =
  "it is not of the same game as the others: no level of it is one that another recording has, or nothing that moves there was the same at the same time";
