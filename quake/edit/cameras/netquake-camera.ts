import type { DemBlock } from "../../../generated/dem.ts";
import type {
  Clientdata,
  Damage,
  Message,
  Setview,
  Stufftext,
  Updateentity,
} from "../../../generated/netquake.ts";
import {
  type AnyContainer,
  firstCodec,
  messagesOf,
  type Protocol,
  protocolsOf,
  type RecordedBlock,
} from "../../../recording/index.ts";
import { Writer } from "../../../runtime/bytes/writer.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { EncodeError } from "../../../runtime/errors/errors.ts";
import type { Vector, World } from "../../world/index.ts";
import { ChangedBlock, someMessage, withAfter } from "../changed-block.ts";
import { type EditedBlock, EditError } from "../edit.ts";
import { type Family, NO_BYTES } from "../family/index.ts";
import type { Camera, Cost, FrameBlock, Seen } from "./camera.ts";
import type { Pose } from "./pose.ts";
import type { Survey } from "./survey.ts";

/** Entities have numbers up to this in id's engine (MAX_EDICTS is 600). Others take them, too. */
const MOST_ENTITY = 599;

/** What a client has that no recording sets (`fov`). */
export const USUAL_FOV = 90;

/** The model that servers have of players, and precache. */
const PLAYER = "progs/player.mdl";

/**
 * Shows NetQuake recordings from elsewhere: through an entity of its own, which the client does not draw (DEM §3.3,
 * §7.6), while it draws that of the player. The client's eyes are at that entity, higher by `viewheight`; it looks
 * where the block says. Engines move an entity only where it has a model: it has that of a player.
 */
export class NetquakeCamera implements Camera {
  readonly cost: Cost = { revived: 0, damages: 0, large: [] };
  readonly #family: Family;
  readonly #survey: Survey;
  readonly #protocol: Protocol;
  /** The most bytes of messages that a block has so far: who plays the recording reads as many. */
  #largest: number;
  /** The camera's entity in the present level. */
  #entity: number | undefined;
  /** Whether the client looks through it. */
  #isOurs = false;
  #fov = USUAL_FOV;
  /** Where the last block looked, as it is written; undefined at a level's beginning. */
  #looked: Vector | undefined;

  constructor(container: AnyContainer, family: Family, survey: Survey) {
    this.#family = family;
    this.#survey = survey;
    this.#protocol = protocolsOf<AnyMessage>(container, false).get(family.protocol)!;
    this.#largest = family.limit;
  }

  begin(): void {
    this.#entity = undefined;
    this.#isOurs = false;
    this.#looked = undefined;
  }

  keep(part: RecordedBlock): void {
    this.#looked = (part.block as DemBlock).angles;
    if (someMessage(part, (message) => this.#family.roles.is(message, "view")))
      this.#isOurs = false;
  }

  show(frame: FrameBlock, { pose, isCut, fov, commands }: Seen): EditedBlock[] {
    const { part, world } = frame;
    const number = (this.#entity ??= this.#freeNumber(frame));
    const added: AnyMessage[] = [cameraAt(number, pose, modelOf(world), isCut || !this.#isOurs)];
    if (!this.#isOurs) added.push(setview(number));
    const texts = [...this.#fovCommand(fov), ...commands];
    if (texts.length > 0) added.push(stufftext(texts));
    const before = isCut ? this.#turned(part, pose.angles) : [];
    this.#isOurs = true;
    this.#looked = pose.angles;
    return [...before, this.#changed(part, pose, added)];
  }

  back(frame: FrameBlock): EditedBlock[] {
    const { part, world } = frame;
    const { angles } = part.block as DemBlock;
    const wasOurs = this.#isOurs;
    const added: AnyMessage[] = [];
    if (wasOurs) added.push(setview(world.view.entity ?? 0));
    const texts = this.#fovCommand(USUAL_FOV);
    if (texts.length > 0) added.push(stufftext(texts));
    const before = wasOurs ? this.#turned(part, angles) : [];
    this.keep(part);
    this.#isOurs = false;
    return [...before, added.length > 0 ? this.#withAfter(part, part, added) : part];
  }

  #fovCommand(fov: number): string[] {
    if (fov === this.#fov) return [];
    this.#fov = fov;
    return [`fov ${fov}`];
  }

  /**
   * A block that turns the view before a cut: clients go from one block's angles to the next one's in some time, and read
   * a block without a time together with the one after it.
   */
  #turned({ version }: RecordedBlock, angles: Vector): EditedBlock[] {
    const looked = this.#looked;
    if (looked === undefined || looked.every((angle, i) => angle === angles[i])) return [];
    const messages = [this.#family.filler!];
    return [{ kind: "block", block: blockOf(angles), messages, version, undecoded: undefined }];
  }

  #changed(part: RecordedBlock, { angles }: Pose, added: readonly AnyMessage[]): EditedBlock {
    // Of a large block messages are changed each time that they are asked for: they are counted here.
    for (const message of messagesOf(part)) {
      if (isDamage(message)) this.cost.damages++;
      if (isStatus(message) && message.health <= 0) this.cost.revived++;
    }
    const change = (message: AnyMessage) => this.#steady(message);
    return this.#withAfter(part, new ChangedBlock(part, change, blockOf(angles)), added);
  }

  /** A message as it is while the camera is elsewhere; undefined for nothing. */
  #steady(message: AnyMessage): AnyMessage | undefined {
    if (isStatus(message)) return steady(message);
    return isDamage(message) || this.#family.roles.is(message, "view") ? undefined : message;
  }

  #withAfter(part: RecordedBlock, edited: EditedBlock, added: readonly AnyMessage[]): EditedBlock {
    this.#largest = Math.max(this.#largest, part.body.length);
    const bytes = part.body.length + this.#bytesOf(added, part.version);
    if (bytes > this.#largest) this.cost.large.push(part.index);
    return withAfter(edited, added);
  }

  /** How many bytes messages take. Throws EditError where the protocol cannot say them. */
  #bytesOf(messages: readonly AnyMessage[], version: number): number {
    const w = new Writer();
    const codec = firstCodec(this.#protocol, version);
    try {
      for (const message of messages) codec.encode(w, message);
    } catch (error) {
      if (error instanceof EncodeError)
        throw new EditError(`the recording's protocol cannot say it: ${error.message}`);
      throw error;
    }
    return w.offset;
  }

  /** A number that no entity of the level has. Throws EditError where there is none, or entities come otherwise. */
  #freeNumber({ part, world, level }: FrameBlock): number {
    if (!someMessage(part, ({ type }) => type === UPDATE) && world.entities.size > 0)
      throw new EditError(
        "the recording's protocol tells entities in lists, of DarkPlaces or FTE: a camera can be put into those of protocols 15, 666, 999 and their like",
      );
    const free = this.#survey.free(level, MOST_ENTITY);
    if (free !== undefined) return free;
    throw new EditError(`level ${level}: no number of an entity up to ${MOST_ENTITY} is free`);
  }
}

const UPDATE = "updateentity" satisfies Message["type"];

function isStatus(message: AnyMessage): message is Clientdata {
  return message.type === ("clientdata" satisfies Message["type"]);
}

function isDamage(message: AnyMessage): message is Damage {
  return message.type === ("damage" satisfies Message["type"]);
}

/**
 * A player's figures with which a client's view is steady: at the entity itself, without a kick, a bob or a lean, without
 * a weapon, not eased as on stairs, and not on its side as that of who is dead.
 */
function steady(message: Clientdata): Clientdata {
  return {
    ...message,
    viewheight: 0,
    punchangle1: undefined,
    punchangle2: undefined,
    punchangle3: undefined,
    velocity1: undefined,
    velocity2: undefined,
    velocity3: undefined,
    onground: false,
    weapon: undefined,
    weapon2: undefined,
    health: Math.max(message.health, 1),
  };
}

function cameraAt(
  entity: number,
  { origin, angles }: Pose,
  model: number,
  nolerp: boolean,
): Updateentity {
  return {
    type: UPDATE,
    entity,
    modelindex: model & 0xff,
    // Only versions that have this member have more than 256 models.
    ...(model > 0xff && { model2: model >> 8 }),
    origin1: origin[0],
    origin2: origin[1],
    origin3: origin[2],
    // Engines take these where a level's figures are shown.
    angle1: roughly(angles[0]),
    angle2: roughly(angles[1]),
    angle3: roughly(angles[2]),
    nolerp,
  };
}

/** An angle that all versions can say: one of 256, from -180 on. */
function roughly(angle: number): number {
  const step = Math.round((angle / 360) * 256) & 0xff;
  return ((step >= 128 ? step - 256 : step) / 256) * 360;
}

/** A model that leaves no trail; the level itself, which is there in any case. */
function modelOf({ level }: World): number {
  return Math.max(level.models.indexOf(PLAYER), 1);
}

function setview(entity: number): Setview {
  return { type: "setview", entity };
}

function stufftext(commands: readonly string[]): Stufftext {
  return { type: "stufftext", text: commands.map((command) => `${command}\n`).join("") };
}

function blockOf([pitch, yaw, roll]: Vector): DemBlock {
  return { type: "block", angles: [pitch, yaw, roll], messages: NO_BYTES };
}
