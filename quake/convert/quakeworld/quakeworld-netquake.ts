import { dem, type DemBlock } from "../../../generated/dem.ts";
import {
  codecs as netquakeCodecs,
  type Message as Target,
  table as netquake,
} from "../../../generated/netquake.ts";
import { codecs, type Message, type States, table } from "../../../generated/quakeworld.ts";
import type { Message as Connectionless } from "../../../generated/quakeworld_connectionless.ts";
import { BLOCK_TYPE, qwd, type QwdBlock } from "../../../generated/qwd.ts";
import { codecNamed, type Part, type RecordedBlock } from "../../../recording/index.ts";
import { EditError, type EditedBlock, type EditedPart, refuseForeign } from "../../edit/edit.ts";
import { familyOf, NO_BYTES, DEFAULT } from "../../edit/family/index.ts";
import { followerOf, type Vector, type World } from "../../world/index.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import { withVersions } from "../../world/resolved/versioned.ts";
import { PlainSpawns } from "../clients/plain-spawns.ts";
import { type Conversion, later, refuseTooMany } from "../conversion.ts";
import { Fitter } from "../fit/fit.ts";
import { Losses } from "../losses.ts";
import { Packer } from "../pack.ts";
import { Places } from "../slots.ts";
import { QuakeworldEvents } from "./quakeworld-events.ts";
import { playerBaselines, PLAYERS, QuakeworldLeadIn } from "./quakeworld-lead-in.ts";
import { QuakeworldScene } from "./quakeworld-scene.ts";
import { Scoreboard } from "./scoreboard.ts";
import { Status } from "./status.ts";

const VERSION = netquake.current;
const FAMILY = familyOf(dem);

/** What ends a recording is given in another way. */
const CLOSING: Connectionless["type"] = "end_of_demo";

/** Where the camera looks while nobody tells. */
const FORWARD: Vector = [0, 0, 0];

const resolver = resolversOf<States>(table);

/** The line with the CD track that recordings have where nobody asked for one. */
const NO_TRACK = new TextEncoder().encode("-1\n");

/**
 * Makes a QuakeWorld client's recording one of Quake's: what each packet shows becomes a block, in which all players and
 * entities in sight are given as Quake tells entities.
 */
export function toNetquake(): Conversion {
  return new QuakeworldConversion();
}

class QuakeworldConversion implements Conversion {
  readonly target = dem;
  readonly losses = new Losses();
  readonly #follower = followerOf(qwd)!;
  readonly #withVersions = withVersions<Message>(codecs);
  readonly #fitter = new Fitter(netquake, this.losses);
  readonly #packer = new Packer(
    codecNamed(netquakeCodecs, netquake.versions[VERSION]!),
    FAMILY.limit,
  );
  readonly #infos = resolver("playerinfo");
  readonly #commands = resolver("usercmd");
  readonly #plain = new PlainSpawns(this.losses);
  readonly #status = new Status();
  /** Of the present level. */
  #players = new Places(PLAYERS);
  #events = new QuakeworldEvents(this.losses, this.#players);
  #scoreboard = new Scoreboard(this.losses, this.#players);
  #scene = new QuakeworldScene(this.losses, this.#events);
  #leadIn = new QuakeworldLeadIn(this.losses);
  #isSignedOn = false;
  #start: number | undefined;
  #time = 0;
  /** What is given with the next moment that shows something. */
  #pending: Target[] = [];
  /** How much of that was given before the present packet. */
  #before = 0;
  #last: EditedBlock | undefined;

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") {
      refuseForeign(part);
      yield { kind: "header", bytes: NO_TRACK, reading: "line" };
    } else if (part.kind === "tail") {
      this.losses.droppedOther("bytes after the last whole block", part.bytes.length);
    } else yield* this.#block(part);
  }

  *end(): Generator<EditedPart, void> {
    if (this.#last === undefined)
      throw new EditError("the recording shows nothing that could be converted");
    const angles = (this.#last.block as DemBlock).angles;
    if (this.#pending.length > 0) yield* this.#blocks(angles, this.#pending);
    const ending = FAMILY.ending(this.#last, DEFAULT);
    if (ending !== undefined) yield ending;
  }

  *#block(part: RecordedBlock): Generator<EditedPart, void> {
    this.losses.block = part.index;
    if (part.unknownProtocol !== undefined)
      throw new EditError(
        `the recording is in protocol ${part.unknownProtocol}, which is not described`,
      );
    this.losses.droppedOther("bytes that are not understood", part.undecoded?.length ?? 0);
    if (part.protocol !== undefined && part.protocol !== table.name)
      for (const message of part.messages)
        if (message.type !== CLOSING) this.losses.dropped(message);
    if ((part.block as QwdBlock).code === BLOCK_TYPE.DEM_CMD)
      this.losses.droppedOther("moves and buttons of the client", 1);
    const [world] = this.#follower.follow(part);
    this.#scene.begin();
    this.#before = this.#pending.length;
    for (const [message, version] of this.#withVersions(part)) this.#see(message, version);
    refuseTooMany(this.#pending.length, part.index);
    if (world !== undefined) yield* this.#show(world);
  }

  #see(message: Message, version: number): void {
    switch (message.type) {
      case "serverdata":
        return this.#begin();
      case "playerinfo": {
        const { command } = message;
        const looks = command && this.#commands.resolve(version, command, {});
        return this.#scene.player(message, this.#infos.resolve(version, message, {}), looks);
      }
      case "nails":
        return this.#scene.nails(message.nails);
      case "updatestat":
      case "updatestatlong":
        this.#status.set(message.index, message.value);
        break;
    }
    const plain = this.#plain.of(message, version) ?? message;
    for (const event of this.#events.of(plain)) this.#tell(event);
  }

  /** What is given now, or leads into the level. */
  #tell(event: Target): void {
    if (event.type === "spawnbaseline") this.#scene.baseline(event);
    if (!this.#isSignedOn && this.#leadIn.take(event)) return;
    this.#pending.push(event);
  }

  #begin(): void {
    this.#status.clear();
    this.#players = new Places(PLAYERS);
    this.#events = new QuakeworldEvents(this.losses, this.#players);
    this.#scoreboard = new Scoreboard(this.losses, this.#players);
    this.#scene = new QuakeworldScene(this.losses, this.#events);
    this.#leadIn = new QuakeworldLeadIn(this.losses);
    this.#isSignedOn = false;
    this.#start = undefined;
    this.#time = 0;
    this.#pending = this.#pending.filter((event) => this.#outlasts(event));
    this.#before = 0;
  }

  /** What is printed after a level's last moment is shown in the next one. Nothing else precedes that one. */
  #outlasts(event: Target): boolean {
    if (event.type === "print") return true;
    this.losses.dropped(event, undefined, "given before a level's beginning");
    return false;
  }

  *#show(world: World): Generator<EditedPart, void> {
    const { slot, angles: seen } = world.view;
    const angles = this.#events.place?.angles ?? seen ?? FORWARD;
    if (!this.#isSignedOn) yield* this.#signOn(world, slot ?? 0, angles);
    if (Number.isFinite(world.time)) this.#start ??= world.time;
    else this.losses.replacedOther("frame", "its time is no number");
    // The level's clock begins when it is seen; where the client's goes back, it is.
    this.#time = later(this.#time, 1 + world.time - (this.#start ?? 0));
    const own = slot === undefined ? undefined : this.#scene.stateOf(slot);
    const messages: Target[] = [
      { type: "time", time: this.#time },
      this.#status.at(this.#time, this.#events.kick, own),
      ...this.#scoreboard.changes(world.scoreboard),
      ...this.#pending,
      ...this.#scene.updates(world, angles),
    ];
    this.#events.kick = 0;
    this.#events.flashes.clear();
    this.#pending = [];
    yield* this.#blocks(angles, messages);
  }

  *#signOn(world: World, slot: number, angles: Vector): Generator<EditedPart, void> {
    for (const baseline of playerBaselines(world.level)) this.#tell(baseline);
    const scores = [...this.#scoreboard.changes(world.scoreboard)];
    const view = (this.#players.of(slot) ?? 0) + 1;
    const before = this.#pending.splice(0, this.#before);
    const stages = this.#leadIn.stages(world.level, view, [...scores, ...before]);
    this.#isSignedOn = true;
    for (const messages of stages)
      for (const own of this.#packer.pack(this.#settled(messages))) yield this.#made(angles, own);
  }

  *#blocks(angles: Vector, messages: readonly Target[]): Generator<EditedPart, void> {
    const settled = this.#settled(messages);
    if (!this.#packer.fits(settled))
      this.losses.tooLarge("blocks", `id's engine reads ${FAMILY.limit} bytes of messages`);
    yield this.#made(angles, settled);
  }

  #settled(messages: readonly Target[]): Target[] {
    return messages.map((message) => this.#fitter.settle(message, VERSION));
  }

  #made(angles: Vector, messages: Target[]): EditedBlock {
    const block: DemBlock = { type: "block", angles: [...angles], messages: NO_BYTES };
    this.#last = { kind: "block", block, messages, version: VERSION, undecoded: undefined };
    return this.#last;
  }
}
