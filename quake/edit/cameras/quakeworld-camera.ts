import {
  type Entgravity,
  type Message,
  type PacketentityState,
  type Playerinfo,
  STAT,
  type Stufftext,
  table,
} from "../../../generated/quakeworld.ts";
import type { QwdBlock, QwdBlockClient } from "../../../generated/qwd.ts";
import { type AnyContainer, messagesOf, type RecordedBlock } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Vector, World } from "../../world/index.ts";
import type { FrameBlock } from "../added/frame-block.ts";
import { QuakeworldFrames } from "../added/quakeworld-frames.ts";
import { Room } from "../added/room.ts";
import { anglesInSteps, inEighths } from "../added/steps.ts";
import type { Survey } from "../added/survey.ts";
import { ChangedBlock, someMessage, withBlock } from "../changed-block.ts";
import { type EditedBlock, EditError } from "../edit.ts";
import type { Family } from "../family/index.ts";
import type { Camera, Cost, Seen } from "./camera.ts";
import { Fov, USUAL_FOV } from "./fov.ts";
import { along } from "./geometry.ts";
import type { Pose } from "./pose.ts";

/** A client's eyes are that much above its player (V_CalcRefdef). */
const EYES: Vector = [0, 0, 22];

/** Angles of entities are of a byte. */
const ANGLE_STEPS = 256;

/** An entity's number has nine bits. */
const MOST_ENTITY = 511;

/** Between two packets there are no more blocks. */
const MOST_WAITING = 64;

/** What would shake the view, turn it, or put a weapon into it. */
const SHAKES: ReadonlySet<string> = new Set<Message["type"]>([
  "damage",
  "smallkick",
  "bigkick",
  "setangle",
  "entgravity",
]);

const NO_NUMBERS: ReadonlySet<number> = new Set();

/**
 * Shows clients' recordings of QuakeWorld from elsewhere. A client's eyes are above its player, and it looks where its
 * commands say: so the player is where the camera is to be, commands look as it does and move nothing, and as clients
 * move the player on by themselves, he weighs nothing. They do not draw him: in his place there is an entity that is as
 * he is.
 */
export class QuakeworldCamera implements Camera {
  readonly cost: Cost;
  readonly #frames = new QuakeworldFrames();
  readonly #survey: Survey;
  readonly #room: Room;
  readonly #fov = new Fov();
  /** Blocks since the last packet that showed something: it is the next one that says how they look. */
  readonly #waiting: RecordedBlock[] = [];
  /** What the client's view is at. */
  #pose: Pose | undefined;
  /** The number of the entity that is as the player, in the present level. */
  #double: number | undefined;
  /** What the player's gravity is multiplied by, as it is recorded: before a level has begun nothing is shown. */
  #gravity: Entgravity | undefined;
  #isOver = false;
  #isSpectator = false;

  constructor(container: AnyContainer, family: Family, survey: Survey) {
    this.#survey = survey;
    this.#room = new Room(container, family);
    this.cost = { revived: 0, damages: 0, large: this.#room.large };
  }

  begin(): void {
    this.#double = undefined;
  }

  keep(part: RecordedBlock): EditedBlock[] {
    const full = this.#waiting.length < MOST_WAITING ? [] : this.rest();
    this.#waiting.push(part);
    return full;
  }

  rest(): EditedBlock[] {
    return this.#waiting.splice(0).map((part) => this.#between(part));
  }

  show(frame: FrameBlock, { pose, fov, commands }: Seen): EditedBlock[] {
    const wasElsewhere = this.#pose !== undefined;
    this.#pose = pose;
    const before = this.rest();
    const { part, world, level } = frame;
    this.#learn(part);
    // The client may have begun anew.
    const isFirst = !wasElsewhere || this.#pose === undefined;
    this.#pose = pose;
    if (this.#isSpectator)
      throw new EditError("the recording is a spectator's: a player's has a place of his own");
    if (this.#isOver)
      throw new EditError(
        "the level is over, and clients look from where that puts them: end the shot before",
      );
    const double = this.#doubleOf(world, level);
    const added: Message[] = isFirst ? [{ type: "entgravity", gravity: 0 }, weapon(0)] : [];
    added.push(...stufftexts([...this.#fov.commands(fov), ...commands]));
    const seen = this.#frames.take(part, double && new Map([[double.number, double]]));
    const change = (message: AnyMessage) => this.#steady(message as Message, world);
    this.#count(part, world);
    return [...before, this.#room.changed(part, new ChangedBlock(seen, change), added)];
  }

  back({ part, world }: FrameBlock): EditedBlock[] {
    const wasElsewhere = this.#pose !== undefined;
    this.#pose = undefined;
    const before = this.rest();
    this.#learn(part);
    const kept = this.#frames.take(part);
    if (!wasElsewhere) return [...before, kept];
    const own = weapon(Number(world.view.stats[STAT.STAT_WEAPON] ?? 0));
    const added = [this.#gravity!, own, ...stufftexts(this.#fov.commands(USUAL_FOV))];
    return [...before, this.#room.changed(part, kept, added)];
  }

  /** A block that shows nothing new. */
  #between(part: RecordedBlock): EditedBlock {
    this.#learn(part);
    const block = part.block as QwdBlock;
    if (block.code === 0)
      return this.#pose === undefined ? part : withBlock(part, looking(block, this.#pose.angles));
    const kept = this.#frames.take(part);
    const isCalm = !someMessage(part, (message) => isShaking(message as Message));
    if (this.#pose === undefined || part.protocol !== table.name || isCalm) return kept;
    this.#count(part);
    return new ChangedBlock(kept, (message) =>
      isShaking(message as Message) ? undefined : message,
    );
  }

  #learn(part: RecordedBlock): void {
    if (part.protocol !== table.name) return;
    for (const message of messagesOf(part) as Iterable<Message>) {
      if (message.type === "entgravity") this.#gravity = message;
      if (message.type === "intermission" || message.type === "finale") this.#isOver = true;
      if (message.type !== "serverdata") continue;
      // Version 24 has neither this nor the message: no camera is in it.
      this.#gravity = { type: "entgravity", gravity: message.entgravity! };
      this.#isSpectator = message.spectator === 1;
      this.#isOver = false;
      // The client begins anew.
      this.#pose = undefined;
    }
  }

  #count(part: RecordedBlock, world?: World): void {
    for (const message of messagesOf(part) as Iterable<Message>) {
      if (message.type === "damage") this.cost.damages++;
      if (world !== undefined && isOwn(message, world) && message.dead) this.cost.revived++;
    }
  }

  /** A message as it is while the camera is elsewhere; undefined for nothing. */
  #steady(message: Message, world: World): Message | undefined {
    if (isOwn(message, world)) return heldAt(message, this.#pose!.origin);
    return isShaking(message) ? undefined : message;
  }

  /** An entity that is drawn as the player is; undefined where the packet does not have him. */
  #doubleOf({ view, players }: World, number: number): PacketentityState | undefined {
    const player = players.get(view.slot!);
    if (player === undefined) return undefined;
    const free = (this.#double ??= this.#survey.unseen(number, MOST_ENTITY, NO_NUMBERS));
    if (free === undefined)
      throw new EditError(`level ${number}: no number of an entity up to ${MOST_ENTITY} is free`);
    const state = player.state as Partial<Playerinfo>;
    const [pitch = 0, yaw = 0] = view.angles ?? [];
    return {
      number: free,
      remove: false,
      // Not there where the level has no model of players.
      modelindex: (state.modelindex ?? 1) & 0xff,
      frame: state.frame!,
      colormap: player.slot + 1,
      skin: state.skinnum!,
      effects: state.effects!,
      origin: inEighths(player.origin),
      // Players lean a third of what they look up and down (CL_LinkPlayers).
      angles: anglesInSteps([-pitch / 3, yaw, 0], ANGLE_STEPS),
      solid: false,
    };
  }
}

function isOwn(message: Message, { view }: World): message is Playerinfo {
  return message.type === "playerinfo" && message.player === view.slot;
}

function isShaking(message: Message): boolean {
  const isStat = message.type === "updatestat" || message.type === "updatestatlong";
  return isStat ? message.index === STAT.STAT_WEAPON : SHAKES.has(message.type);
}

/** The player at a place, where he rests: clients move him on from there by what they are given. */
function heldAt(message: Playerinfo, eyes: Vector): Playerinfo {
  return {
    ...message,
    origin: inEighths(along(eyes, EYES, -1)),
    originNaN: undefined,
    command: undefined,
    velocity1: undefined,
    velocity2: undefined,
    velocity3: undefined,
    effects: undefined,
    dead: false,
    gib: false,
    nograv: false,
    ...(message.pmc_bit1 !== undefined && { pmc_bit1: false, pmc_bit2: false, onground: false }),
  };
}

/** A command that looks into a direction, and moves nothing. */
function looking(block: QwdBlockClient, [pitch, yaw, roll]: Vector): QwdBlockClient {
  const still = { forwardmove: 0, sidemove: 0, upmove: 0, buttons: 0, impulse: 0 };
  const angles: [number, number, number] = [pitch, yaw, roll];
  const exact = { anglesNaN: undefined, viewanglesNaN: undefined };
  return { ...block, ...still, ...exact, angles, viewangles: angles };
}

/** The model of the weapon in sight: 0 for none. */
function weapon(value: number): Message {
  const type = value > 0xff ? "updatestatlong" : "updatestat";
  return { type, index: STAT.STAT_WEAPON, value };
}

function stufftexts(commands: readonly string[]): Stufftext[] {
  const text = commands.map((command) => `${command}\n`).join("");
  return text === "" ? [] : [{ type: "stufftext", text }];
}
