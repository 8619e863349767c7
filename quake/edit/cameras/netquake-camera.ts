import type { DemBlock } from "../../../generated/dem.ts";
import type {
  Clientdata,
  Damage,
  Message,
  Setview,
  Stufftext,
} from "../../../generated/netquake.ts";
import { type AnyContainer, messagesOf, type RecordedBlock } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Vector, World } from "../../world/index.ts";
import type { FrameBlock } from "../added/frame-block.ts";
import { entityUpdate, NetquakeAddition } from "../added/netquake.ts";
import type { Survey } from "../added/survey.ts";
import { ChangedBlock, someMessage } from "../changed-block.ts";
import type { EditedBlock } from "../edit.ts";
import { type Family, NO_BYTES } from "../family/index.ts";
import type { Camera, Cost, Seen } from "./camera.ts";
import { Fov, USUAL_FOV } from "./fov.ts";
import type { Pose } from "./pose.ts";

/** The model that servers have of players, and precache. */
const PLAYER = "progs/player.mdl";

/**
 * Shows NetQuake recordings from elsewhere: through an entity of its own, which the client does not draw (DEM §3.3,
 * §7.6), while it draws that of the player. The client's eyes are at that entity, higher by `viewheight`; it looks
 * where the block says. Engines move an entity only where it has a model: it has that of a player.
 */
export class NetquakeCamera implements Camera {
  readonly cost: Cost;
  readonly #family: Family;
  readonly #addition: NetquakeAddition;
  /** The camera's entity in the present level. */
  #entity: number | undefined;
  /** Whether the client looks through it. */
  #isOurs = false;
  readonly #fov = new Fov();
  /** Where the last block looked, as it is written; undefined at a level's beginning. */
  #looked: Vector | undefined;

  constructor(container: AnyContainer, family: Family, survey: Survey) {
    this.#family = family;
    this.#addition = new NetquakeAddition(container, family, survey);
    this.cost = { revived: 0, damages: 0, large: this.#addition.large };
  }

  begin(): void {
    this.#entity = undefined;
    this.#isOurs = false;
    this.#looked = undefined;
  }

  keep(part: RecordedBlock): EditedBlock[] {
    this.#looked = (part.block as DemBlock).angles;
    if (someMessage(part, (message) => this.#family.roles.is(message, "view")))
      this.#isOurs = false;
    return [part];
  }

  show(frame: FrameBlock, { pose, isCut, fov, commands }: Seen): EditedBlock[] {
    const { part, world } = frame;
    const number = (this.#entity ??= this.#addition.free(frame));
    const model = modelOf(world);
    // Engines take the entity's angles, too, where a level's figures are shown.
    const camera = { number, ...pose, model, isCut: isCut || !this.#isOurs };
    const added: AnyMessage[] = [entityUpdate(camera)];
    if (!this.#isOurs) added.push(setview(number));
    const texts = [...this.#fov.commands(fov), ...commands];
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
    const texts = this.#fov.commands(USUAL_FOV);
    if (texts.length > 0) added.push(stufftext(texts));
    const before = wasOurs ? this.#turned(part, angles) : [];
    this.keep(part);
    this.#isOurs = false;
    return [...before, added.length > 0 ? this.#addition.withAfter(part, part, added) : part];
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
    return this.#addition.withAfter(part, new ChangedBlock(part, change, blockOf(angles)), added);
  }

  /** A message as it is while the camera is elsewhere; undefined for nothing. */
  #steady(message: AnyMessage): AnyMessage | undefined {
    if (isStatus(message)) return steady(message);
    return isDamage(message) || this.#family.roles.is(message, "view") ? undefined : message;
  }
}

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
