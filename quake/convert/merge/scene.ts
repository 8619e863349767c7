import type { Nail, PlayerstateState } from "../../../generated/quakeworld.ts";
import type { Entity, Vector } from "../../world/index.ts";
import type { Placed } from "./shared-events.ts";
import { stateOf } from "./states.ts";
import type { Frame } from "./steps.ts";

/** What one recording showed last. */
interface Shown {
  readonly frame: Frame;
  /** Seconds, by the clock that all are brought to. */
  readonly time: number;
}

/** What a player is where nobody sees him: he has no model. */
const UNSEEN = 0;

/** As fast as a nail flies, in units a second, and as exactly as its place is given. */
const NAIL_SPEED = 1000;
const NAIL_PLACES = 4;

/** What several recordings of a level show together: all that is in the last frame of any of them. */
export class Scene {
  /** The newest is the last one. */
  readonly #shown = new Map<Placed, Shown>();
  /** Who was seen, as he was last. */
  #players = new Map<number, PlayerstateState>();

  /**
   * What a recording showed before is over.
   *
   * @param time seconds, by the clock that all are brought to
   */
  show(placed: Placed, frame: Frame, time: number): void {
    this.#shown.delete(placed);
    this.#shown.set(placed, { frame, time });
  }

  /** A recording ends, or goes to another level. */
  leave(placed: Placed): void {
    this.#shown.delete(placed);
  }

  /** All players who were seen, by slot. One who is out of sight has no model. */
  players(): ReadonlyMap<number, PlayerstateState> {
    const players = new Map<number, PlayerstateState>();
    for (const [slot, last] of this.#players) players.set(slot, { ...last, modelindex: UNSEEN });
    for (const { frame } of this.#shown.values())
      for (const [slot, player] of frame.world.players) {
        if (frame.world.scoreboard.get(slot)?.spectator === true) continue;
        const { origin, frame: pose, modelindex, skinnum, effects, dead, gib } = stateOf(player);
        players.set(slot, {
          player: slot,
          frame: pose,
          origin,
          angles: [...(player.angles ?? players.get(slot)?.angles ?? STRAIGHT)],
          modelindex: modelindex ?? UNSEEN,
          skinnum,
          effects,
          weaponframe: 0,
          dead,
          gib,
        });
      }
    for (const [{ slot }, { frame }] of this.#shown) this.#complete(players.get(slot), slot, frame);
    this.#players = players;
    return players;
  }

  /** Only his own recording has where a player looks when he is not seen by others, and what his weapon does. */
  #complete(player: PlayerstateState | undefined, slot: number, { world, angles }: Frame): void {
    const own = world.players.get(slot);
    if (player === undefined || own === undefined) return;
    if (angles !== undefined) player.angles = [...angles];
    player.weaponframe = stateOf(own).weaponframe;
  }

  /** All entities that are in sight of anybody. */
  entities(): ReadonlyMap<number, Entity> {
    return new Map([...this.#shown.values()].flatMap(({ frame }) => [...frame.world.entities]));
  }

  /** All nails: they have no numbers, so those of an older frame are left out that are near to one of a newer. */
  nails(): readonly Nail[] {
    const newest = [...this.#shown.values()].toReversed();
    const [now] = newest;
    return newest.reduce<Nail[]>((nails, { frame, time }) => {
      const way = (now!.time - time) * NAIL_SPEED + NAIL_PLACES;
      const others = frame.nails.filter((nail) => !nails.some((one) => isSame(one, nail, way)));
      return [...nails, ...others];
    }, []);
  }
}

const STRAIGHT: Vector = [0, 0, 0];

function isSame(a: Nail, b: Nail, way: number): boolean {
  return (
    a.pitch === b.pitch && a.yaw === b.yaw && Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) <= way
  );
}
