import { dem } from "../../generated/dem.ts";
import type { AnyContainer, RecordedBlock } from "../../recording/index.ts";
import { isNamed } from "../edit/words.ts";
import { EventReader, type GameEvent, type Who } from "../events/index.ts";
import type { Follower, Level, Shown, Vector, World } from "../world/index.ts";
import type { MarkKind, Way, WayLevel, WayMark, WayPlace } from "./way.ts";

interface Draft extends WayLevel {
  readonly places: WayPlace[];
  readonly marks: WayMark[];
  /** How often something of a name was done. */
  readonly counts: Map<string, number>;
  /** Where parts of the map were first, by their entities. */
  readonly parts: Map<number, Vector | undefined>;
}

/** Follows somebody through a recording. It holds where he was at each frame. */
export class WayReader {
  readonly #events: EventReader;
  readonly #follower: Follower;
  readonly #isExact: boolean;
  readonly #player: string | undefined;
  readonly #drafts: Draft[] = [];
  #level: Level | undefined;
  /** His slot, where he was in sight. */
  #slot: number | undefined;
  /** What the recording's clock shows more than seconds of play. */
  #offset = 0;
  /** The names of those who were in sight. */
  readonly names = new Set<string>();

  /**
   * @param follower what gives the worlds, and knows who is there
   * @param player his name; whoever recorded without it
   */
  constructor(container: AnyContainer, follower: Follower, player?: string) {
    this.#events = new EventReader(container);
    this.#follower = follower;
    this.#isExact = container.table.name === dem.table.name;
    this.#player = player;
  }

  /**
   * Takes each block in turn.
   *
   * @param shown the worlds of the block, which are asked for one at a time
   * @param seconds of play before the block
   */
  see(part: RecordedBlock, shown: Iterable<Shown>, seconds: number): void {
    const roster = () => this.#follower.roster;
    for (const event of this.#events.see(part, this.#passing(shown), roster, seconds))
      this.#do(event);
  }

  /** The way, when all was seen. */
  end(): Way {
    for (const event of this.#events.end()) this.#do(event);
    return { levels: this.#drafts };
  }

  *#passing(shown: Iterable<Shown>): Generator<Shown, void> {
    for (const one of shown) {
      this.#move(one);
      yield one;
    }
  }

  #move({ world, seconds }: Shown): void {
    if (world.level !== this.#level) {
      const { map, title } = world.level;
      const isExact = this.#isExact;
      const lists = { places: [], marks: [], counts: new Map(), parts: new Map() };
      this.#drafts.push({ map, title, from: world.time, isExact, ...lists });
      this.#level = world.level;
    }
    this.#offset = world.time - seconds;
    const draft = this.#drafts.at(-1)!;
    const origin = this.#placeIn(world);
    if (origin !== undefined) draft.places.push({ time: world.time, origin });
    for (const { number, model, origin: at } of world.entities.values())
      if (model?.startsWith("*") === true) this.#part(draft, number, model, at, world.time);
  }

  #placeIn({ players, view }: World): Vector | undefined {
    if (this.#player === undefined) {
      this.#slot = view.slot;
      return view.origin;
    }
    let place: Vector | undefined;
    for (const { slot, name, origin } of players.values()) {
      if (name !== "") this.names.add(name);
      if (!isNamed(name, this.#player)) continue;
      this.#slot = slot;
      place = origin;
    }
    return place;
  }

  /** A part of the map is a door, a lift or a button: it is opened when it moves first. */
  #part(draft: Draft, number: number, model: string, at: Vector, time: number): void {
    const { parts } = draft;
    if (!parts.has(number)) parts.set(number, at);
    const first = parts.get(number);
    if (first === undefined || first.every((x, i) => x === at[i])) return;
    parts.set(number, undefined);
    mark(draft, "door", model, time);
  }

  #do(event: GameEvent): void {
    const draft = this.#drafts.at(-1);
    if (draft === undefined) return;
    const time = event.seconds + this.#offset;
    switch (event.type) {
      case "pickup":
        if (this.#isHis(event.player)) mark(draft, "pickup", event.item, time);
        return;
      case "kill":
        if (event.killer !== undefined && this.#isHis(event.killer))
          mark(draft, "kill", event.victim?.name ?? "somebody", time);
        return;
      case "monster":
      case "secret":
        mark(draft, event.type, event.type, time);
        return;
      case "finish":
        mark(draft, "end", "end", this.#isExact ? event.time : time);
        return;
      default:
        return;
    }
  }

  #isHis(player: Who | undefined): boolean {
    return player === undefined || player.slot === this.#slot;
  }
}

/** Of what is done several times each has a number. */
function mark({ marks, counts }: Draft, kind: MarkKind, of: string, time: number): void {
  const count = (counts.get(`${kind} ${of}`) ?? 0) + 1;
  counts.set(`${kind} ${of}`, count);
  const isNumbered = count > 1 || kind === "monster" || kind === "secret";
  marks.push({ kind, name: isNumbered ? `${of} ${count}` : of, time });
}
