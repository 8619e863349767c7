import { dem, type DemBlock } from "../../../generated/dem.ts";
import {
  type Clientdata,
  type ClientdataState,
  GAMETYPE,
  type Message,
  type States,
  table as netquake,
} from "../../../generated/netquake.ts";
import {
  type Message as Target,
  type Playerinfo,
  table as quakeworld,
  type Usercmd,
} from "../../../generated/quakeworld.ts";
import { qwd } from "../../../generated/qwd.ts";
import type { Part, RecordedBlock } from "../../../recording/index.ts";
import { EditError, type EditedPart, refuseForeign } from "../../edit/edit.ts";
import { NO_BYTES } from "../../edit/family/index.ts";
import { QuakeworldDeltas } from "../../edit/family/quakeworld-deltas.ts";
import { type Entity, followerOf, type Vector, type World } from "../../world/index.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import { ClientRecording, QUAKEWORLD } from "../clients/client-recording.ts";
import { type Conversion, later, refuseTooMany } from "../conversion.ts";
import { Figures } from "../clients/figures.ts";
import { FromLists } from "../fte/from-lists.ts";
import { Fitter } from "../fit/fit.ts";
import { Losses } from "../losses.ts";
import { inSight, NUMBERS } from "../fit/nearest.ts";
import { NetquakeEvents } from "./netquake-events.ts";
import { refuseOtherNumbers } from "./netquake-dialects.ts";
import { leadIn, NAMES } from "./netquake-lead-in.ts";
import { Places } from "../slots.ts";
import { Userinfo } from "../clients/userinfo.ts";

const resolver = resolversOf<States>(netquake);

const PLAYER_MODEL = "progs/player.mdl";

/** A model is tilted by a third of what its player looks up or down, and the other way. */
const LOOK = -3;

/** An entity's effect while it shoots: QuakeWorld tells that apart. */
const MUZZLEFLASH = 2;

/** What is known of the present level. */
class LevelSoFar {
  readonly numbers = new Places(NUMBERS);
  readonly events: NetquakeEvents;
  readonly figures: Figures;
  readonly userinfo = new Userinfo();
  readonly deltas = new QuakeworldDeltas();
  /** What is given with the next moment that shows something, and before the first one, what leads into the level. */
  pending: Target[] = [];
  isDeathmatch = false;
  hasBegun = false;
  isOver = false;
  /** The status line of the moment. */
  status: readonly [message: Clientdata, state: ClientdataState] | undefined;
  /** What is added to the level's time, in seconds. */
  offset: number | undefined;

  constructor(losses: Losses) {
    this.events = new NetquakeEvents(losses, this.numbers);
    this.figures = new Figures(losses);
  }
}

/**
 * Makes a Quake recording one of a QuakeWorld client: of what each frame shows, the players are given as QuakeWorld tells
 * them, and entities whole.
 */
export function toQuakeworld(): Conversion {
  return new NetquakeConversion();
}

class NetquakeConversion implements Conversion {
  readonly target = qwd;
  readonly losses = new Losses();
  readonly #follower = followerOf(dem)!;
  readonly #from = new FromLists(this.losses, new Fitter(netquake, this.losses));
  readonly #fitter = new Fitter(quakeworld, this.losses);
  readonly #recording = new ClientRecording(this.losses);
  readonly #clientdata = resolver("clientdata");
  #level = new LevelSoFar(this.losses);
  #levels = 0;
  #time = 0;
  #shows = false;

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") {
      refuseForeign(part);
      yield { kind: "header", bytes: NO_BYTES, reading: undefined };
    } else if (part.kind === "tail") {
      this.losses.droppedOther("bytes after the last whole block", part.bytes.length);
    } else yield* this.#block(part);
  }

  *end(): Generator<EditedPart, void> {
    if (!this.#shows) throw new EditError("the recording shows nothing that could be converted");
    const { pending } = this.#level;
    if (pending.length > 0 && this.#level.hasBegun)
      yield* this.#recording.moment({
        time: this.#time,
        angles: FORWARD,
        events: pending,
        frame: [],
      });
    yield* this.#recording.end();
  }

  *#block(part: RecordedBlock): Generator<EditedPart, void> {
    this.losses.block = part.index;
    refuseOtherNumbers(part);
    this.losses.droppedOther("bytes that are not understood", part.undecoded?.length ?? 0);
    const worlds = [...this.#follower.worlds(part)];
    let before = this.#level.pending.length;
    for (const [message, version] of this.#from.of(part)) {
      if (message.type === "serverinfo") before = 0;
      this.#see(message, version);
    }
    refuseTooMany(this.#level.pending.length, part.index);
    for (const world of worlds) yield* this.#show(world, (part.block as DemBlock).angles, before);
  }

  #see(message: Message, version: number): void {
    switch (message.type) {
      case "serverinfo":
        this.#level = this.#nextLevel();
        this.#levels++;
        this.#level.isDeathmatch = message.gametype === GAMETYPE.GAME_DEATHMATCH;
        return;
      case "clientdata":
        this.#level.status = [message, this.#clientdata.resolve(version, message, {})];
        return;
      case "setview":
        if (this.#level.hasBegun)
          this.losses.dropped(message, undefined, "who is looked at later on");
        return;
      case "intermission":
        this.#level.isOver = true;
        return;
    }
    for (const event of this.#level.events.of(message)) {
      const settled = this.#fitter.settle(event, QUAKEWORLD);
      this.#level.deltas.learn(settled, QUAKEWORLD);
      this.#level.pending.push(settled);
    }
  }

  /** A server prints its version before a level's data: that is shown in the level. Nothing else precedes it. */
  #nextLevel(): LevelSoFar {
    const next = new LevelSoFar(this.losses);
    for (const event of this.#level.pending)
      if (event.type === "print") next.pending.push(event);
      else this.losses.dropped(event, undefined, "given before a level's beginning");
    return next;
  }

  /** @param before how much of what is pending was given before the present block */
  *#show(world: World, angles: Vector, before: number): Generator<EditedPart, void> {
    const level = this.#level;
    if (Number.isFinite(world.time)) {
      level.offset ??= this.#time - world.time;
      this.#time = later(this.#time, world.time + level.offset);
    } else this.losses.replacedOther("frame", "its time is no number");
    const scores = [...level.userinfo.changes(world.scoreboard)];
    const leading = level.hasBegun
      ? []
      : this.#leadIn(world, [...level.pending.splice(0, before), ...scores]);
    const players = this.#players(world);
    const own = players.find(({ player }) => player === world.view.slot);
    const events = [
      ...(leading.length > 0 ? [] : scores),
      ...level.pending,
      ...(level.status === undefined ? [] : level.figures.changes(...level.status)),
      ...this.#flashes(players),
      ...this.#intermission(own, angles),
    ];
    const frame = [...players, this.#entities(world, own)].map((event) =>
      this.#fitter.settle(event, QUAKEWORLD),
    );
    level.pending = [];
    level.hasBegun = true;
    const isFirst = !this.#shows;
    this.#shows = true;
    if (isFirst) yield* this.#recording.prologue(this.#time, leading);
    const all = [...(isFirst ? [] : leading), ...events].map((event) =>
      this.#fitter.settle(event, QUAKEWORLD),
    );
    yield* this.#recording.moment({ time: this.#time, angles, events: all, frame });
  }

  #leadIn(world: World, rest: readonly Target[]): Target[] {
    const slot = world.view.slot ?? 0;
    return leadIn(world.level, this.#levels, slot, this.#level.isDeathmatch, rest, this.losses);
  }

  #players({ players, entities, level, view }: World): Playerinfo[] {
    // Of names after those that there is room for, nobody is listed.
    const defaultValue = level.models.slice(0, NAMES + 1).indexOf(PLAYER_MODEL);
    const [, status] = this.#level.status ?? [];
    return [...players.values()].map(({ slot, origin, angles = FORWARD }) => {
      const { frame, modelindex, skin, effects } = entities.get(slot + 1)!;
      const isOwn = slot === view.slot;
      return {
        type: "playerinfo",
        player: slot,
        origin: [...origin],
        frame,
        command: isOwn ? undefined : commandOf(angles),
        velocity1: (isOwn && status?.velocity1) || undefined,
        velocity2: (isOwn && status?.velocity2) || undefined,
        velocity3: (isOwn && status?.velocity3) || undefined,
        modelindex: modelindex === defaultValue ? undefined : this.#named(modelindex),
        skinnum: skin || undefined,
        effects: effects || undefined,
        weaponframe: (isOwn && status?.weaponframe) || undefined,
        dead: isOwn && status !== undefined && status.health <= 0,
        gib: false,
        nograv: false,
        pmc_bit1: false,
        pmc_bit2: false,
        onground: false,
        solid: false,
      };
    });
  }

  /** The number of a player's model: none, rather than another one's, where it has no name. */
  #named(modelindex: number): number {
    if (modelindex <= NAMES) return modelindex;
    this.losses.member("dropped", "playerinfo", "modelindex", "no number for it: none is shown");
    return 0;
  }

  #entities(world: World, own: Playerinfo | undefined): Target {
    const others = [...world.entities.values()].filter(
      ({ number }) => !world.players.has(number - 1),
    );
    const numbered = others.flatMap((entity): [number, Entity][] => {
      const number = this.#level.events.entity(entity.number);
      if (number !== 0) return [[number, { ...entity, number, solid: false }]];
      this.losses.droppedOther("entities for which there are no numbers", 1);
      return [];
    });
    const seen = inSight({ ...world, entities: new Map(numbered) }, own?.origin, this.losses);
    return this.#level.deltas.whole(seen, QUAKEWORLD);
  }

  /** Who shoots lights up. */
  #flashes(players: readonly Playerinfo[]): Target[] {
    const shooting = players.filter(({ effects = 0 }) => (effects & MUZZLEFLASH) !== 0);
    return shooting.map(({ player }) => ({ type: "muzzleflash", entity: player + 1 }));
  }

  /** Where the camera is when the level is over: where the one is who recorded. */
  #intermission(own: Playerinfo | undefined, angles: Vector): Target[] {
    if (!this.#level.isOver) return [];
    this.#level.isOver = false;
    return [{ type: "intermission", origin: own?.origin ?? [0, 0, 0], angles: [...angles] }];
  }
}

const FORWARD: Vector = [0, 0, 0];

/** Where a player looks whose model is turned so. */
function commandOf([pitch, yaw, roll]: Vector): Usercmd {
  const angle1 = pitch * LOOK || undefined;
  return { angle1, angle2: yaw || undefined, angle3: roll || undefined, msec: 0 };
}
