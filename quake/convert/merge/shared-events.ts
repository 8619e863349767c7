import { qwd } from "../../../generated/qwd.ts";
import type { Message } from "../../../generated/quakeworld.ts";
import { EACH } from "../../../runtime/table/facts/roles.ts";
import { familyOf } from "../../edit/family/index.ts";
import { plain } from "../../edit/merge/plain.ts";
import type { Warp } from "./alignment.ts";
import { isNear, isPersonal } from "./events.ts";
import type { Section, SectionEvent } from "./section.ts";

/** Whom something is for: everybody, or the players of these slots. */
export type Whom = "all" | ReadonlySet<number>;

/** Something that several clients were sent, once. */
export interface SharedEvent {
  readonly message: Message;
  readonly version: number;
  /** Seconds, by the clock that all are brought to. */
  readonly time: number;
  readonly whom: Whom;
}

/** A section, and its place in time. */
export interface Placed {
  readonly section: Section;
  readonly warp: Warp;
  /** The slot of the player who recorded it. */
  readonly slot: number;
  readonly isSpectator: boolean;
  /** When its first and last frames are. */
  readonly first: number;
  readonly last: number;
}

/** What is sent with a frame arrives with it; else it may have to be sent again, for so long, in seconds. */
const WITH_FRAME = 0.1;
const SENT_AGAIN = 1;

const FAMILY = familyOf(qwd);

interface Entry {
  readonly event: SectionEvent;
  readonly time: number;
  /** The sections that have it. */
  readonly by: Set<Placed>;
}

/**
 * What is in several recordings of a level that is no frame, each of it once: where another one has the same at the same
 * time it is the same, and what lasts is not said again.
 *
 * @param lead the one whose beginning leads into the level
 */
export function sharedEvents(all: readonly Placed[], lead: Placed): SharedEvent[] {
  const shared = new Shared(all, lead);
  const events = all.flatMap((one) =>
    one.section.events.map((event) => {
      const isFirst = one === lead && event.leadsIn;
      return { one, event, time: isFirst ? -Infinity : one.warp(event.time) };
    }),
  );
  for (const { one, event, time } of events.toSorted((a, b) => a.time - b.time))
    shared.take(one, event, time);
  return shared.events();
}

/** Events in the order of their times, of which some are due. */
export class EventQueue {
  readonly #events: readonly SharedEvent[];
  #next = 0;

  constructor(events: readonly SharedEvent[]) {
    this.#events = events;
  }

  /** Those up to a time that were not given before. */
  until(time: number): readonly SharedEvent[] {
    const from = this.#next;
    while (this.#next < this.#events.length && this.#events[this.#next]!.time <= time) this.#next++;
    return this.#events.slice(from, this.#next);
  }
}

/** The events of one text, and for each recording the first of them that may be one that it has, too. */
interface Alike {
  readonly entries: Entry[];
  readonly next: Map<Placed, number>;
}

class Shared {
  readonly #all: readonly Placed[];
  readonly #lead: Placed;
  readonly #entries: Entry[] = [];
  readonly #alike = new Map<string, Alike>();
  readonly #set = new Map<string, string>();
  /** How often each recording has what adds up, and how often it is in the result. */
  readonly #counts = new Map<string, Map<Placed | undefined, number>>();

  constructor(all: readonly Placed[], lead: Placed) {
    this.#all = all;
    this.#lead = lead;
  }

  take(one: Placed, event: SectionEvent, time: number): void {
    const { message } = event;
    if (!this.#matters(one, event)) return;
    const lasts = FAMILY.lasts(message);
    const whose = isPersonal(message) ? `${one.slot} ` : "";
    const text = whose + plain(message);
    if (lasts === EACH && message.type !== "stufftext") {
      if (!this.#isMore(one, text)) return;
    } else if (this.#isKnown(one, text, time, message)) return;
    else if (typeof lasts === "string") {
      if (this.#set.get(whose + lasts) === text) return;
      this.#set.set(whose + lasts, text);
    }
    const entry = { event, time, by: new Set([one]) };
    this.#entries.push(entry);
    this.#alikeOf(text).entries.push(entry);
  }

  events(): SharedEvent[] {
    return this.#entries.map(({ event: { message, version, leadsIn }, time, by }) => {
      const isForAll = leadsIn && by.has(this.#lead) && message.type === "stufftext";
      const whom = isForAll ? "all" : this.#whom(message, time, by);
      return { message, version, time, whom };
    });
  }

  /** Each client is given anew what leads into the level. Of a spectator the figures are those of whom he follows. */
  #matters(one: Placed, { message, leadsIn }: SectionEvent): boolean {
    if (one.isSpectator && isPersonal(message) && message.type !== "stufftext") return false;
    if (one === this.#lead) return true;
    const isNames = message.type === "modellist" || message.type === "soundlist";
    return !isNames && !(leadsIn && message.type === "stufftext");
  }

  /** Of what adds up there is as much as the recording has that has the most of it. */
  #isMore(one: Placed, text: string): boolean {
    const counts = this.#counts.get(text) ?? new Map<Placed | undefined, number>();
    this.#counts.set(text, counts);
    const count = (counts.get(one) ?? 0) + 1;
    counts.set(one, count);
    if (count <= (counts.get(undefined) ?? 0)) return false;
    counts.set(undefined, count);
    return true;
  }

  /** Whether another recording had it at that time. */
  #isKnown(one: Placed, text: string, time: number, message: Message): boolean {
    const window = isNear(message) ? WITH_FRAME : SENT_AGAIN;
    const { entries, next } = this.#alikeOf(text);
    let at = next.get(one) ?? 0;
    const isOther = ({ time: then, by }: Entry): boolean => time - then > window || by.has(one);
    while (at < entries.length && isOther(entries[at]!)) at++;
    next.set(one, at);
    entries[at]?.by.add(one);
    return at < entries.length;
  }

  #alikeOf(text: string): Alike {
    let alike = this.#alike.get(text);
    if (alike === undefined) this.#alike.set(text, (alike = { entries: [], next: new Map() }));
    return alike;
  }

  #whom(message: Message, time: number, by: ReadonlySet<Placed>): Whom {
    const slots = new Set([...by].map(({ slot }) => slot));
    if (isPersonal(message)) return slots;
    if (message.type !== "print") return "all";
    const there = this.#all.filter(({ first, last }) => first <= time && time <= last);
    return there.every(({ slot }) => slots.has(slot)) ? "all" : slots;
  }
}
