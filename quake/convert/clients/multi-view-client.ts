import { type MvdBlock, mvd, TARGET } from "../../../generated/mvd.ts";
import {
  codecs,
  type Message,
  type Nail,
  type Playerinfo,
  type PlayerstateState,
  type States,
  table,
  type Usercmd,
} from "../../../generated/quakeworld.ts";
import { qwd } from "../../../generated/qwd.ts";
import { type Part, type RecordedBlock, rolesOf } from "../../../recording/index.ts";
import { BlockClock } from "../../../recording/time/block-clock.ts";
import { codecsOfFlavor } from "../../../runtime/codec.ts";
import { someMessage } from "../../edit/changed-block.ts";
import { EditError, type EditedPart, refuseForeign } from "../../edit/edit.ts";
import { QuakeworldDeltas } from "../../edit/family/quakeworld-deltas.ts";
import { followerOf, type Vector, type World } from "../../world/index.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import { withVersions } from "../../world/resolved/versioned.ts";
import { ClientRecording, QUAKEWORLD } from "./client-recording.ts";
import { type Conversion, refuseTooMany } from "../conversion.ts";
import { Fitter } from "../fit/fit.ts";
import { Losses } from "../losses.ts";
import { inSight } from "../fit/nearest.ts";
import { isTinted, PlainSpawns, TINTS } from "./plain-spawns.ts";
import { nowhere, slotOf } from "./whose.ts";

const KIND = mvd.table.carries[0]!.flavor!;

const resolver = resolversOf<States>(table);

/** A message that waits, with what is around it. */
interface PendingBlock {
  readonly message: Message;
  readonly version: number;
  readonly block: MvdBlock;
  /** Seconds. */
  readonly time: number;
}

/**
 * Makes a recording of all players one of a single player, as his client would have recorded it. All that is in sight of
 * anybody is shown, since nobody recorded who saw what.
 *
 * @param asked his number or his name; without, there must be one player
 */
export function toClient(asked: string | undefined): Conversion {
  return new MultiViewConversion(asked);
}

class MultiViewConversion implements Conversion {
  readonly target = qwd;
  readonly losses = new Losses();
  readonly #asked: string | undefined;
  readonly #follower = followerOf(mvd)!;
  readonly #roles = rolesOf(mvd);
  readonly #clock = new BlockClock(mvd);
  readonly #withVersions = withVersions<Message>(codecsOfFlavor(codecs, KIND));
  readonly #fitter = new Fitter(table, this.losses);
  readonly #recording = new ClientRecording(this.losses);
  readonly #states = resolver("playerstate");
  readonly #spawns = new PlainSpawns(this.losses);
  #deltas = new QuakeworldDeltas();
  #players = new Map<number, PlayerstateState>();
  #slot: number | undefined;
  /** Messages that come with the next moment that shows something, and whom they are for: nobody is chosen yet. */
  #held: PendingBlock[] = [];
  #nails: Nail[] | undefined;
  #world: World | undefined;
  #time = 0;
  #angles: Vector = [0, 0, 0];
  #hasBegun = false;
  /** The player was there at some moment. */
  #isSeen = false;

  constructor(asked: string | undefined) {
    this.#asked = asked;
  }

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") {
      refuseForeign(part);
      yield part;
    } else if (part.kind === "tail") {
      this.losses.droppedOther("bytes after the last whole block", part.bytes.length);
    } else yield* this.#block(part);
  }

  *end(): Generator<EditedPart, void> {
    yield* this.#moment();
    if (!this.#hasBegun) throw new EditError("the recording shows nothing that could be converted");
    if (this.#held.length > 0) yield* this.#show([]);
    if (!this.#isSeen) throw new EditError(nowhere(this.#slot!, this.#follower.roster.all()));
    yield* this.#recording.end();
  }

  *#block(part: RecordedBlock): Generator<EditedPart, void> {
    const block = part.block as MvdBlock;
    const time = this.#clock.see(block)!;
    // Only the first block of a moment is later than the one before it.
    if (time !== this.#time || this.#begins(part)) yield* this.#moment();
    this.#time = time;
    this.losses.block = part.index;
    if (part.unknownProtocol !== undefined)
      throw new EditError(
        `the recording is in protocol ${part.unknownProtocol}, which is not described`,
      );
    this.losses.droppedOther("bytes that are not understood", part.undecoded?.length ?? 0);
    if (part.protocol === undefined) this.losses.droppedOther("blocks for nobody", 1);
    this.#world = this.#follower.follow(part).at(-1) ?? this.#world;
    for (const [message, version] of this.#withVersions(part)) this.#see(message, version, block);
    refuseTooMany(this.#held.length, part.index);
  }

  #begins(part: RecordedBlock): boolean {
    return someMessage(part, (own) => this.#roles.is(own, "level"));
  }

  #see(message: Message, version: number, block: MvdBlock): void {
    this.#deltas.learn(message, version);
    switch (message.type) {
      case "playerstate": {
        const previous = this.#players.get(message.player);
        this.#players.set(message.player, this.#states.resolve(version, message, { previous }));
        return;
      }
      case "packetentities":
      case "deltapacketentities":
        if (message.entities.some(isTinted)) this.losses.dropped(message, "entities", TINTS);
        return;
      case "disconnect":
        return;
      case "nails":
        this.#nails = message.nails;
        return;
      case "nails2":
        this.losses.dropped(message, "nails", "the numbers of nails");
        this.#nails = message.nails.map(({ x, y, z, pitch, yaw }) => ({ x, y, z, pitch, yaw }));
        return;
      case "serverdata":
        this.#players.clear();
        break;
    }
    this.#held.push({ message, version, block, time: this.#time });
  }

  /** The moment is over: what it shows is written, where it shows something. */
  *#moment(): Generator<EditedPart, void> {
    const world = this.#world;
    if (world === undefined) return;
    this.#slot ??= slotOf(this.#asked, world.scoreboard.values());
    const own = this.#players.get(this.#slot);
    this.#angles = own?.angles ?? this.#angles;
    this.#isSeen ||= own !== undefined;
    const seen = inSight(world, own?.origin, this.losses);
    const nails: Message[] =
      this.#nails === undefined ? [] : [{ type: "nails", nails: this.#nails }];
    const entities = world.complete ? [this.#deltas.whole(seen, QUAKEWORLD)] : [];
    yield* this.#show([...this.#inSight(), ...nails, ...entities]);
    this.#world = undefined;
    this.#nails = undefined;
  }

  *#show(frame: readonly Message[]): Generator<EditedPart, void> {
    const time = this.#time;
    const now = this.#hasBegun ? 0 : this.#held.findIndex((held) => held.time === time);
    // Where all is given at one moment, what leads into the level is before what is seen.
    const leading = now < 1 && !this.#hasBegun ? this.#held : this.#held.slice(0, now);
    const events = this.#convertedAll(this.#held.slice(leading.length));
    if (!this.#hasBegun) yield* this.#recording.prologue(time, this.#convertedAll(leading));
    this.#hasBegun = true;
    this.#held = [];
    yield* this.#recording.moment({ time, angles: this.#angles, events, frame });
  }

  #convertedAll(held: readonly PendingBlock[]): Message[] {
    return held.flatMap((one) => this.#converted(one));
  }

  /** All players, as a player's client is given them. */
  #inSight(): Playerinfo[] {
    const { roster, level } = this.#follower;
    const defaultValue = level.models.indexOf("progs/player.mdl");
    const there = [...this.#players].filter(([slot]) => !roster.isEmpty(slot));
    // As servers tell them.
    const sorted = there.toSorted(([a], [b]) => a - b);
    return sorted.map(([player, state]) => {
      const { origin, frame, modelindex, skinnum, effects, weaponframe, dead, gib } = state;
      // Where he looks himself, his own client knows.
      const command = player === this.#slot ? undefined : commandOf(state);
      return {
        type: "playerinfo",
        player,
        origin,
        frame,
        command,
        modelindex: modelindex === defaultValue ? undefined : modelindex,
        skinnum: skinnum || undefined,
        effects: effects || undefined,
        weaponframe: weaponframe || undefined,
        dead,
        gib,
        nograv: false,
        pmc_bit1: false,
        pmc_bit2: false,
        onground: false,
        solid: false,
      };
    });
  }

  /** A message as his client is given it: nothing where it is for others. */
  #converted({ message, version, block }: PendingBlock): Message[] {
    const slot = this.#slot!;
    const isOthers = message.type === "setangle" && message.player !== slot;
    if (isOthers || !isFor(block, slot)) {
      this.losses.dropped(message, undefined, "sent to other players");
      return [];
    }
    const fitting = this.#spawns.of(message, version) ?? this.#toClient(message);
    const own = this.#fitter.fit(fitting, version, QUAKEWORLD);
    if (own === undefined) return [];
    return [own.type === "serverdata" ? { ...own, player: slot, spectator: 0 } : own];
  }

  /** What a server tells a client as it tells it all, without that. */
  #toClient(message: Message): Message {
    if (message.type === "setangle") return { ...message, player: undefined };
    if (message.type !== "serverdata") return message;
    const { fte, fte2, mvdsv } = message;
    if ((fte ?? fte2 ?? mvdsv) !== undefined)
      this.losses.droppedOther("extensions that serverdata tells of", 1);
    return { ...message, fte: undefined, fte2: undefined, mvdsv: undefined };
  }
}

/** Whether what a block tells is for a player. */
function isFor(block: MvdBlock, slot: number): boolean {
  switch (block.target) {
    case TARGET.DEM_SINGLE:
    case TARGET.DEM_STATS:
      return block.player === slot;
    case TARGET.DEM_MULTIPLE:
      return ((block.mask >>> slot) & 1) === 1;
    default:
      return true;
  }
}

/** Where a player looks, as others are given it. */
function commandOf({ angles }: PlayerstateState): Usercmd {
  const [angle1, angle2, angle3] = angles.map((angle) => angle || undefined);
  return { angle1, angle2, angle3, msec: 0 };
}
