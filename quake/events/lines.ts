/** Longer lines are not one. */
const LONGEST = 4096;
/** This many that are not ended are kept. */
const MOST = 64;

/** Makes lines of what is printed: some servers print a line in pieces, and a name may have the end of a line in it. */
export class Lines {
  readonly #open = new Map<string, string>();

  /**
   * Takes the next piece.
   *
   * @param whom what is printed for others has lines of its own
   * @param isName whether a piece is a name
   * @returns the lines that it ends, without their ends
   */
  push(whom: string, piece: string, isName: (piece: string) => boolean): string[] {
    const before = this.#open.get(whom) ?? "";
    const parts = isName(piece) ? [piece] : piece.split("\n");
    const lines = [before + parts[0]!, ...parts.slice(1)];
    const last = lines.pop()!;
    this.#open.delete(whom);
    if (last !== "" && last.length <= LONGEST && this.#open.size < MOST) this.#open.set(whom, last);
    return lines.filter((line) => line !== "");
  }
}
