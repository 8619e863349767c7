import type { CameraNote } from "./notes.ts";
import type { Shot, Target } from "./script.ts";
import { targetsOf } from "./check.ts";
import type { Targets } from "./targets.ts";

/** Collects when a shot's targets were not in sight. */
export class Losses {
  readonly #open = new Map<
    Target,
    { readonly shot: Shot; readonly from: number; isUnseen: boolean }
  >();
  readonly notes: CameraNote[] = [];

  /**
   * Takes the next frame.
   *
   * @param shot whose time it is
   * @param now seconds of play
   * @param isUnseen nothing could be shown, since a target was not in sight yet
   */
  see(shot: Shot | undefined, targets: Targets, now: number, isUnseen: boolean): void {
    for (const [target, { shot: of }] of this.#open)
      if (of !== shot || targets.isThere(target)) this.#close(target, now);
    if (shot === undefined) return;
    for (const target of targetsOf(shot))
      if (!this.#open.has(target) && !targets.isThere(target))
        this.#open.set(target, { shot, from: now, isUnseen });
  }

  /** The recording is over, at some seconds of play. */
  end(now: number): void {
    for (const target of this.#open.keys()) this.#close(target, now);
  }

  #close(target: Target, now: number): void {
    const { shot, from, isUnseen } = this.#open.get(target)!;
    this.#open.delete(target);
    this.notes.push({ kind: "lost", shot, target, from, seconds: now - from, isUnseen });
  }
}
