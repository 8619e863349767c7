/** What a client has that no recording sets (`fov`). */
export const USUAL_FOV = 90;

/** Gives the command that sets a client's field of view, where that is another one than before. */
export class Fov {
  #degrees = USUAL_FOV;

  /** @param degrees what it is to be */
  commands(degrees: number): string[] {
    if (degrees === this.#degrees) return [];
    this.#degrees = degrees;
    return [`fov ${degrees}`];
  }
}
