/** What the middle of the screen has: engines keep one text, for some time. All times are in milliseconds. */
export class Screen {
  readonly #hold: number;
  /** The game's own text is there until then. */
  #gameUntil = -Infinity;
  #isOver = false;
  #own: { readonly text: string; readonly key: string; readonly at: number } | undefined;

  /** @param hold how long a text stays there */
  constructor(hold: number) {
    this.#hold = hold;
  }

  /** A level begins. */
  clear(): void {
    this.#isOver = false;
    this.#own = undefined;
  }

  /** The game prints; nothing but blanks takes away what is there. */
  print(text: string, now: number): void {
    this.#own = undefined;
    this.#gameUntil = text.trim() === "" ? now : now + this.#hold;
  }

  /** The level's figures, or an episode's text, have the screen until the next level. */
  end(): void {
    this.#isOver = true;
  }

  /** Whether a text of the game's is there. */
  hasPrint(now: number): boolean {
    return now < this.#gameUntil;
  }

  /** Whether the game has the screen for itself. */
  isTaken(now: number): boolean {
    return this.#isOver || this.hasPrint(now);
  }

  /**
   * The texts to print so that one is on the screen, or none. A text is printed anew when half of its time has passed,
   * so that it never goes out between two frames.
   *
   * @param key another one for the same text is another subtitle
   */
  needs(text: string | undefined, key: string, now: number): string[] {
    const own = this.#own;
    if (this.isTaken(now)) return [];
    if (text === undefined) return own !== undefined && now < own.at + this.#hold ? [""] : [];
    if (own === undefined || own.text !== text) return [text];
    // Without a blank between them two that are alike would be one.
    if (own.key !== key) return ["", text];
    return now - own.at >= this.#hold / 2 ? [text] : [];
  }

  /** What was needed was printed. */
  printed(text: string | undefined, key: string, now: number): void {
    this.#own = text === undefined ? undefined : { text, key, at: now };
  }
}
