import type { Message, Serverdata } from "../../../generated/quakeworld.ts";
import type { Part } from "../../../recording/index.ts";
import { plain } from "../../edit/merge/plain.ts";
import type { World } from "../../world/index.ts";
import type { Versioned } from "../../world/resolved/versioned.ts";
import type { Losses } from "../losses.ts";
import { isBroadcast } from "./events.ts";
import { subjectsOf } from "./states.ts";
import { stepsOf } from "./steps.ts";

/** Something that is no frame. */
export interface SectionEvent {
  readonly message: Message;
  readonly version: number;
  /** Seconds by the client's clock. */
  readonly time: number;
  /** It comes before the first packet that shows something. */
  readonly leadsIn: boolean;
}

/** What a recording has of a level, from when its client came to it on. */
export interface Section {
  /** Which recording it is of, from 0 on. */
  readonly source: number;
  /** Which one it is of that recording, from 0 on. */
  readonly visit: number;
  readonly began: Versioned<Serverdata>;
  /** That of its messages: an index into the protocol's. */
  readonly version: number;
  /** What is the same for all clients of the level. */
  readonly level: string;
  readonly map: string;
  /** How many models and sounds it names: fewer where some of it is damaged. */
  readonly names: number;
  /** The times of its frames, in seconds by the client's clock. */
  readonly frames: readonly number[];
  /** When something was seen or heard that can tell a moment from others: NaN where it was so more than once. */
  readonly sightings: ReadonlyMap<string, number>;
  readonly events: readonly SectionEvent[];
}

/** Takes a level's packets. */
class Draft {
  readonly frames: number[] = [];
  readonly sightings = new Map<string, number>();
  readonly events: SectionEvent[] = [];
  readonly #last = new Map<string, string>();
  /** As it is in the last frame. */
  world: World | undefined;
  version = 0;

  show(world: World, time: number): void {
    this.world = world;
    this.frames.push(time);
    for (const [of, as] of subjectsOf(world)) {
      const last = this.#last.get(of);
      this.#last.set(of, as);
      // What has not moved since may have been so for long.
      if (last === as) this.sightings.set(`${of} ${as}`, NaN);
      else this.#sight(`${of} ${as}`, time);
    }
  }

  hear(message: Message, version: number, time: number, isShown: boolean): void {
    const leadsIn = this.world === undefined && !isShown;
    this.events.push({ message, version, time, leadsIn });
    if (isBroadcast(message)) this.#sight(plain(message), time);
  }

  #sight(what: string, time: number): void {
    this.sightings.set(what, this.sightings.has(what) ? NaN : time);
  }
}

/** The levels of a recording that show something. Throws EditError as `stepsOf`. */
export function sectionsOf(parts: Iterable<Part>, source: number, losses: Losses): Section[] {
  const sections: Section[] = [];
  let draft = new Draft();
  let last: Pick<Section, "visit" | "began"> | undefined;
  const end = (): void => {
    if (last !== undefined && draft.world !== undefined)
      sections.push(sectionOf(source, last, draft, draft.world));
    draft = new Draft();
  };
  for (const { began, visit, time, messages, frame } of stepsOf(parts, losses)) {
    if (last !== undefined && last.visit !== visit) end();
    last = { began, visit };
    for (const [message, version] of messages) {
      draft.version = version;
      if (!OF_FRAMES.has(message.type)) draft.hear(message, version, time, frame !== undefined);
    }
    if (frame !== undefined) draft.show(frame.world, time);
  }
  end();
  return sections;
}

function sectionOf(
  source: number,
  { visit, began }: Pick<Section, "visit" | "began">,
  { version, frames, sightings, events }: Draft,
  { level }: World,
): Section {
  const { servercount, gamedir, mapname } = began[0];
  const { map, models, sounds } = level;
  const same = plain({ servercount, gamedir, mapname, map });
  const names = models.length + sounds.length;
  return { source, visit, began, version, level: same, map, names, frames, sightings, events };
}

/** What packets show anew each time, what is between client and server, and what begins and ends. */
const OF_FRAMES: ReadonlySet<string> = new Set<Message["type"]>([
  "playerinfo",
  "packetentities",
  "deltapacketentities",
  "nails",
  "serverdata",
  "nop",
  "chokecount",
  "download",
  "disconnect",
]);
