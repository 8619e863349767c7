import {
  type Message,
  type PacketentityState,
  type PlayerinfoState,
  PM_TYPE,
  type Stufftext,
} from "../../../generated/quake2.ts";
import type { AnyContainer, RecordedBlock } from "../../../recording/index.ts";
import type { Vector } from "../../world/index.ts";
import type { FrameBlock } from "../added/frame-block.ts";
import { Quake2Frames, type Shown } from "../added/quake2-frames.ts";
import { Room } from "../added/room.ts";
import { anglesInSteps, inEighths } from "../added/steps.ts";
import type { Survey } from "../added/survey.ts";
import { someMessage } from "../changed-block.ts";
import { type EditedBlock, EditError } from "../edit.ts";
import type { Family } from "../family/index.ts";
import type { Camera, Cost, Seen } from "./camera.ts";

/** The angles of a view are of 16 bits. */
const VIEW_STEPS = 1 << 16;

/** Entities have numbers below MAX_EDICTS. */
const MOST_ENTITY = 1023;

/**
 * Shows Quake II's recordings from elsewhere. A frame says where the client's eyes are, so they are put elsewhere there.
 * Clients do not draw the player whose recording it is: in his place another entity is shown, which is as he is.
 */
export class Quake2Camera implements Camera {
  readonly cost: Cost;
  readonly #frames = new Quake2Frames();
  readonly #survey: Survey;
  readonly #room: Room;
  /** The number of the entity that is as the player, in the present level. */
  #double: number | undefined;

  constructor(container: AnyContainer, family: Family, survey: Survey) {
    this.#survey = survey;
    this.#room = new Room(container, family);
    this.cost = { revived: 0, damages: 0, large: this.#room.large };
  }

  begin(): void {
    this.#double = undefined;
  }

  keep(part: RecordedBlock): EditedBlock[] {
    return [this.#frames.take(part)];
  }

  back({ part }: FrameBlock): EditedBlock[] {
    return this.keep(part);
  }

  show({ part, world, level }: FrameBlock, { pose, fov, commands }: Seen): EditedBlock[] {
    if (!someMessage(part, ({ type }) => type === ("playerinfo" satisfies Message["type"])))
      throw new EditError("a server's recording has no view of its own: a client's has one");
    const player = world.entities.get(world.view.entity!) as PacketentityState | undefined;
    const shown: Shown = {
      player: (recorded) => seenFrom(recorded, pose.origin, pose.angles, fov),
      ...(player && { added: new Map([this.#doubleOf(player, level)]) }),
    };
    const text = commands.map((command) => `${command}\n`).join("");
    const added: Stufftext[] = text === "" ? [] : [{ type: "stufftext", text }];
    return [this.#room.changed(part, this.#frames.take(part, shown), added)];
  }

  /** An entity that is drawn as the player is, and makes no sound. */
  #doubleOf(player: PacketentityState, level: number): [number, PacketentityState] {
    const number = (this.#double ??= this.#survey.free(level, MOST_ENTITY));
    if (number === undefined)
      throw new EditError(`level ${level}: no number of an entity up to ${MOST_ENTITY} is free`);
    return [number, { ...player, number, event: 0, sound: 0 }];
  }
}

/** A player's state with the eyes elsewhere: nobody moves it, no weapon is seen, and nothing colours the picture. */
function seenFrom(
  state: PlayerinfoState,
  at: Vector,
  angles: Vector,
  fov: number,
): PlayerinfoState {
  return {
    ...state,
    pm_type: PM_TYPE.PM_FREEZE,
    origin: inEighths(at),
    viewoffset: [0, 0, 0],
    viewangles: anglesInSteps(angles, VIEW_STEPS),
    kick_angles: [0, 0, 0],
    gunindex: 0,
    blend: [0, 0, 0, 0],
    fov,
    rdflags: 0,
  };
}
