import { EditError } from "../../../edit/index.ts";
import type { ServedFilm } from "./film.ts";
import { Projector, type Shown } from "./projector.ts";
import type { Encoded } from "./served-game.ts";

/** That many parts of a recording are gone through at once: others are not kept waiting. */
const SLICE = 200;

/** What leads into a level, and the first frame of it. */
export interface Beginning {
  readonly leadIn: readonly Encoded[];
}

/** Reads a recording for one who watches: from some second on, through somebody's eyes. */
export class FilmReader {
  readonly #projector: Projector;
  readonly #queue: Shown[] = [];
  /** What leads into the level that begins, until something is shown of it. */
  #leadIn: Encoded[] | undefined = [];
  /** Why it cannot go on, for people. */
  problem: string | undefined;

  constructor(film: ServedFilm, from: number, player: string | undefined) {
    this.#projector = new Projector(film.game, film, from, film.lens(player));
  }

  /** Whether all was given. */
  get isOver(): boolean {
    return this.#projector.isOver && this.#queue.length === 0;
  }

  /** Works for a while, where nothing waits. Tells whether something does now, or nothing will. */
  work(): boolean {
    if (this.#isReady) return true;
    try {
      this.#queue.push(...this.#projector.advance(SLICE));
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      this.problem = error.message;
    }
    return this.#isReady;
  }

  get #isReady(): boolean {
    return this.#queue.length > 0 || this.problem !== undefined || this.isOver;
  }

  /** What is shown next; undefined where nothing waits. */
  get next(): Shown | undefined {
    return this.#queue[0];
  }

  take(): Shown | undefined {
    return this.#queue.shift();
  }

  /** Begins to gather what leads into a level. */
  begin(): void {
    this.#leadIn = [];
  }

  /** What leads into the level that begins, once a frame of it waits; undefined until then. */
  gather(): Beginning | undefined {
    const leadIn = this.#leadIn;
    if (leadIn === undefined) return undefined;
    while (this.next !== undefined) {
      leadIn.push(...this.next.lasting);
      if (this.next.frame !== undefined) {
        // What is with the first frame has been gathered.
        this.#queue[0] = { ...this.next, lasting: [], begins: false };
        this.#leadIn = undefined;
        return { leadIn };
      }
      this.#queue.shift();
    }
    return undefined;
  }
}
