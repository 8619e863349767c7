import { type CameraView, shotName } from "../../../quake/edit/index.ts";
import type { CameraScript } from "../../../quake/edit/index.ts";
import type { CutShot } from "../../edit-api.ts";

/** The field of view of clients (`fov`). */
const USUAL_FOV = 90;

/** Collects what frames are seen from, shot by shot. */
export class Shots {
  readonly #script: CameraScript;
  readonly #ended: CutShot[] = [];
  #open: (Omit<CutShot, "to"> & { readonly views: number[] }) | undefined;
  #last = 0;

  constructor(script: CameraScript) {
    this.#script = script;
  }

  /** Takes the next frame, as `Recam.watch`. */
  readonly see = (now: number, seen?: CameraView): void => {
    const shot = seen === undefined ? -1 : this.#script.shots.indexOf(seen.shot);
    if (this.#open !== undefined && this.#open.shot !== shot) this.#close(now);
    this.#last = now;
    if (seen === undefined) return;
    const { fov = USUAL_FOV } = seen.shot;
    this.#open ??= { name: shotName(seen.shot), shot, from: now, fov, views: [] };
    this.#open.views.push(now, ...seen.pose.origin, ...seen.pose.angles);
  };

  /** There are no more frames. */
  end(): readonly CutShot[] {
    this.#close(this.#last);
    return this.#ended;
  }

  #close(to: number): void {
    if (this.#open !== undefined) this.#ended.push({ ...this.#open, to });
    this.#open = undefined;
  }
}
