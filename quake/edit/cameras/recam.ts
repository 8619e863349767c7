import { type AnyContainer, type Part, type RecordedBlock } from "../../../recording/index.ts";
import { type Follower, followerOf, type Vector, type World } from "../../world/index.ts";
import { BlockCount } from "../added/block-count.ts";
import type { FrameBlock } from "../added/frame-block.ts";
import type { Survey } from "../added/survey.ts";
import type { Visibility } from "../../map/index.ts";
import { type Edit, type EditedBlock, EditError, type EditedPart, refuseForeign } from "../edit.ts";
import { type Family, familyOf } from "../family/index.ts";
import { Levels } from "../levels.ts";
import { millis } from "../subtitles/cue.ts";
import type { Camera } from "./camera.ts";
import { cameraOf } from "./cameras.ts";
import { USUAL_FOV } from "./fov.ts";
import { checkScript } from "./check.ts";
import { type CameraNote, shotName } from "./notes.ts";
import { Losses } from "./losses.ts";
import { type Pose, poseOf } from "./pose.ts";
import type { CameraScript, Shot } from "./script.ts";
import { Targets } from "./targets.ts";
import { Unsent } from "./unsent.ts";

/**
 * Shows a recording from cameras: in the times of a script's shots the view is theirs, and the player is seen; outside
 * of them all stays byte for byte, and the same worlds are shown at all frames.
 *
 * Throws EditError where the container's view cannot be put elsewhere, and for a script that names what the recording
 * does not have; the edit throws it where a place cannot be written, and in the end where no shot was shown.
 *
 * @param survey of the same recording
 * @param maps of levels by their names, `e1m1`: by them it is known what a camera sees and the player does not
 */
export function recam(
  container: AnyContainer,
  script: CameraScript,
  survey: Survey,
  maps: ReadonlyMap<string, Visibility> = new Map(),
): Recam {
  return new Recam(container, script, survey, maps);
}

/** What a frame is seen from. */
export interface CameraView {
  readonly shot: Shot;
  readonly pose: Pose;
}

/** Puts a recording's view elsewhere, and knows what that cost. */
export class Recam implements Edit {
  readonly #family: Family;
  readonly #follower: Follower;
  readonly #levels: Levels;
  readonly #script: CameraScript;
  readonly #camera: Camera;
  readonly #targets = new Targets();
  readonly #losses = new Losses();
  readonly #unsent: Unsent;
  readonly #used = new Set<Shot>();
  /** The shot of the frame before, and where it looked. */
  #last: { readonly shot: Shot; readonly angles: Vector } | undefined;
  readonly #damaged = new BlockCount("damaged");
  /** There were frames of a shot whose target had not been in sight. */
  #isUnseen = false;
  /** How many frames are seen from cameras. */
  frames = 0;
  /** Is called with each frame's seconds of play, and what it is seen from: nothing where its own view stays. */
  watch: (now: number, seen?: CameraView) => void = () => {};

  constructor(
    container: AnyContainer,
    script: CameraScript,
    survey: Survey,
    maps: ReadonlyMap<string, Visibility>,
  ) {
    this.#family = familyOf(container);
    this.#follower = followerOf(container)!;
    this.#levels = new Levels(this.#family, this.#follower);
    this.#camera = cameraOf(container, this.#family, survey);
    this.#unsent = new Unsent(this.#family, maps);
    checkScript(script, survey);
    this.#script = script;
  }

  /** How many shots are shown. */
  get shown(): number {
    return this.#used.size;
  }

  /** What is not as it was asked for, and what it cost. */
  get notes(): readonly CameraNote[] {
    const { revived, damages, large } = this.#camera.cost;
    const unused = this.#script.shots.filter((shot) => !this.#used.has(shot));
    return [
      ...unused.map((shot): CameraNote => ({ kind: "unused", shot })),
      ...this.#losses.notes,
      ...[...this.#unsent.gaps].map(([shot, gaps]): CameraNote => ({ kind: "unsent", shot, gaps })),
      ...costOf("damages", damages),
      ...costOf("revived", revived),
      ...large.notes,
      ...this.#damaged.notes,
    ];
  }

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind === "block") yield* this.#block(part);
    else {
      yield* this.#camera.rest?.() ?? [];
      yield part;
    }
  }

  end(): EditedPart[] {
    this.#losses.end(this.#levels.elapsed);
    if (this.shown > 0) return this.#camera.rest?.() ?? [];
    const why = this.#isUnseen
      ? "whom the shots follow or look at is not in sight before they end"
      : `the recording has ${this.#levels.elapsed.toFixed(1)} s, and no frame is in the times of the script`;
    throw new EditError(`no shot is shown: ${why}`);
  }

  #block(part: RecordedBlock): readonly EditedPart[] {
    const worlds = this.#levels.take(part, this.#follower.worlds(part));
    if (this.#levels.begins) this.#begin();
    for (const world of worlds) this.#targets.see(world);
    if (worlds.length === 0 && part.protocol === this.#family.protocol)
      this.#unsent.learn(part, this.#follower.level.models);
    const world = worlds.at(-1);
    const shot = world && this.#shot(world);
    if (world === undefined || part.undecoded !== undefined) {
      if (shot !== undefined) this.#stays(part);
      return this.#camera.keep(part);
    }
    return this.#frame({ part, world, level: this.#levels.number }, shot);
  }

  #begin(): void {
    this.#camera.begin();
    this.#unsent.begin();
    this.#last = undefined;
  }

  /** A damaged block within a shot. */
  #stays({ index }: RecordedBlock): void {
    this.#damaged.add(index);
  }

  /** The shot whose time it is. */
  #shot(world: World): Shot | undefined {
    return this.#script.shots.find((shot) => {
      const now = this.#clock(shot, world);
      return now !== undefined && millis(shot.from) <= millis(now) && millis(now) < millis(shot.to);
    });
  }

  /** The seconds of a shot's clock; undefined in another level than its own. */
  #clock({ level, clock }: Shot, { time }: World): number | undefined {
    if (level !== undefined && level !== this.#levels.number) return undefined;
    if (clock === "server") return time;
    return level === undefined ? this.#levels.elapsed : this.#levels.seconds;
  }

  #frame(frame: FrameBlock, shot: Shot | undefined): readonly EditedBlock[] {
    const seconds = shot && this.#clock(shot, frame.world);
    const before = this.#last?.shot === shot ? this.#last?.angles : undefined;
    const spots = this.#targets.spot.bind(this.#targets);
    const pose = shot && poseOf(shot, seconds!, spots, before);
    this.#losses.see(shot, this.#targets, this.#levels.elapsed, pose === undefined);
    const seen = shot && pose && { shot, pose };
    this.#unsent.frame(frame.world, seen, this.#levels.elapsed);
    this.watch(this.#levels.elapsed, seen);
    if (shot === undefined || pose === undefined) {
      this.#isUnseen ||= shot !== undefined;
      this.#last = undefined;
      return this.#camera.back(frame);
    }
    const isCut = this.#last?.shot !== shot;
    const isFirst = this.#used.size === 0;
    const isNew = !this.#used.has(shot);
    this.#used.add(shot);
    this.#last = { shot, angles: pose.angles };
    this.frames++;
    const own = isNew ? (shot.commands ?? []) : [];
    const commands = isFirst ? [...(this.#script.commands ?? []), ...own] : own;
    return naming(shot, () =>
      this.#camera.show(frame, { pose, isCut, fov: shot.fov ?? USUAL_FOV, commands }),
    );
  }
}

/** Says of which shot an error is. */
function naming<T>(shot: Shot, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EditError) throw new EditError(`${shotName(shot)}: ${error.message}`);
    throw error;
  }
}

function costOf(kind: "revived" | "damages", count: number): CameraNote[] {
  return count === 0 ? [] : [{ kind, count }];
}
