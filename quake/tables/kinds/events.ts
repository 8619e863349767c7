import type { AnyContainer } from "../../../recording/index.ts";
import { type GameEvent, EventReader, eventSelection, EVENT_WORLDS } from "../../events/index.ts";
import { inOneAlphabet } from "../../events/letters.ts";
import type { Who } from "../../events/index.ts";
import type { ColumnSource } from "../table-column.ts";
import type { SeenBlock, TableKind } from "./kind.ts";

/** An event and where it is. */
export interface EventRow {
  readonly seconds: number;
  readonly event: GameEvent;
  readonly level: number;
  readonly map: string;
}

const NOTHING: readonly never[] = [];

const OTHER = "events of this type do not have it";

/** The member of an event that a column is of. */
function memberOf({ event }: EventRow, name: string): unknown {
  return event[name as keyof GameEvent];
}

function texts(name: string, doc: string): ColumnSource<EventRow> {
  const of = (row: EventRow) => memberOf(row, name);
  return { name, type: "text", doc, member: name, of: (row) => textOf(of(row)), unknown: OTHER };
}

function numbers(name: string, doc: string, type: "i32" | "f64" = "i32"): ColumnSource<EventRow> {
  const of = (row: EventRow) => memberOf(row, name);
  return { name, type, doc, member: name, of: (row) => numberOf(of(row)), unknown: OTHER };
}

function flags(name: string, doc: string): ColumnSource<EventRow> {
  return {
    name,
    type: "bool",
    doc,
    member: name,
    of: (row) => {
      const value = memberOf(row, name);
      return typeof value === "boolean" ? value : undefined;
    },
    unknown: OTHER,
  };
}

/** The slot of somebody, and the name in Quake's characters and without colors. */
function people(role: string, doc: string, prefix = `${role}_`): ColumnSource<EventRow>[] {
  const who = (row: EventRow) => memberOf(row, role) as Who | undefined;
  const columns: ColumnSource<EventRow>[] = [
    {
      name: role,
      type: "i32",
      doc: `The slot of ${doc}.`,
      of: (row) => who(row)?.slot,
      unknown: OTHER,
    },
    {
      name: `${prefix}name`,
      type: "text",
      doc: `The name of ${doc}, in Quake's characters.`,
      of: (row) => who(row)?.name,
      unknown: OTHER,
    },
    {
      name: `${prefix}plain_name`,
      type: "text",
      doc: `The name of ${doc}, without colors.`,
      of: (row) => plain(who(row)?.name),
      unknown: OTHER,
    },
  ];
  return columns.map((column) => ({ ...column, member: role }));
}

const WHEN: readonly ColumnSource<EventRow>[] = [
  {
    name: "time",
    type: "f64",
    unit: "s",
    doc: "Of play, from the recording's first frame, as `cut --time` counts them.",
    of: (row) => row.seconds,
  },
  { name: "block", type: "i32", doc: "The block that says so.", of: ({ event }) => event.block },
  {
    name: "level",
    type: "i32",
    doc: "Which level of the recording it is, from 0 on.",
    of: ({ level }) => (level < 0 ? undefined : level),
    unknown: "no level has begun",
  },
  {
    name: "map",
    type: "text",
    doc: "The map's file without folder and ending.",
    of: ({ map }) => map || undefined,
    unknown: "no level has begun",
  },
];

/** As docs/events.md has the members of events. */
const EVENTS: readonly ColumnSource<EventRow>[] = [
  ...WHEN,
  texts("type", "What happened: `kill`, `pickup`, `chat` …"),
  ...people("player", "who it happened to, or who did it", ""),
  ...people("killer", "who killed"),
  ...people("victim", "who was killed"),
  ...people("attacker", "who hurt the player"),
  texts("weapon", "What somebody was killed or hurt with, or fired."),
  texts("cause", "What somebody died of without a killer."),
  numbers("penalty", "The frags that a death costs, where it is not one."),
  flags("teammate", "Whether it is of a teammate, where it is."),
  flags("invulnerable", "Whether who is hurt has the pentagram, where he has."),
  flags("had", "Whether who takes a weapon has one, where he has."),
  texts("item", "What was picked up, or left in a backpack."),
  numbers("amount", "How much of it."),
  numbers("entity", "The number of the entity that it was."),
  { ...numbers("respawn", "When it is there again; 0 where that is not known yet."), unit: "s" },
  ...people("from", "who left it in a backpack"),
  numbers("attacks", "How often the weapon was fired."),
  numbers("hits", "How often it hit."),
  numbers("left", "What health is when somebody dies."),
  numbers("health", "Points of health that were taken."),
  numbers("armor", "Points of armor that were taken."),
  numbers("frags", "What the player has by then."),
  texts("deed", "What was done with a flag: `took`, `captured`, `returned`, `lost`."),
  texts("flag", "Which flag."),
  flags("team", "Whether a chat is for the team alone."),
  flags("on", "Whether a pause begins."),
  texts("text", "What was said or printed, in Quake's characters."),
  texts("title", "What the level calls itself."),
  {
    ...numbers("clock", "The level's clock at its end.", "f64"),
    unit: "s",
    of: clockOf,
    member: "time",
  },
  {
    name: "scores",
    type: "text",
    doc: "The scoreboard that is shown, or how a match ended, as JSON.",
    member: "scores",
    of: (row) => jsonOf(memberOf(row, "scores")),
    unknown: OTHER,
  },
  {
    name: "players",
    type: "text",
    doc: "What the server counted of a match's players, as JSON.",
    member: "players",
    of: (row) => jsonOf(memberOf(row, "players")),
    unknown: OTHER,
  },
];

/** The columns of kills: of the killer those that are the player's elsewhere. */
const KILLS: readonly ColumnSource<EventRow>[] = [
  ...WHEN,
  ...people("killer", "who killed", "").map((column) =>
    column.name === "killer" ? { ...column, name: "player" } : column,
  ),
  ...people("victim", "who was killed"),
  texts("weapon", "What somebody was killed with."),
];

/** What happens. */
export function eventsTable(container: AnyContainer): TableKind<EventRow> {
  return eventRows(container, EVENTS, () => true);
}

/** Who killed whom. */
export function killsTable(container: AnyContainer): TableKind<EventRow> {
  return eventRows(container, KILLS, ({ type }) => type === "kill");
}

function eventRows(
  container: AnyContainer,
  columns: readonly ColumnSource<EventRow>[],
  has: (event: GameEvent) => boolean,
): TableKind<EventRow> {
  const rows = new EventRows(container, has);
  return {
    columns,
    wanted: EVENT_WORLDS,
    also: eventSelection(),
    membersOf: ({ event }) => Object.keys(event),
    mapOf: (row) => row.map,
    see: (block, put) => rows.see(block, put),
    last: () => rows.last(),
  };
}

/** Events as rows. */
class EventRows {
  readonly #reader: EventReader;
  readonly #has: (event: GameEvent) => boolean;
  #level = -1;
  #map = "";

  constructor(container: AnyContainer, has: (event: GameEvent) => boolean) {
    this.#reader = new EventReader(container);
    this.#has = has;
  }

  see({ part, shown, roster, seconds }: SeenBlock, put: (row: EventRow) => void) {
    const events = this.#reader.see(part, shown, roster, seconds);
    for (const event of events) {
      const row = this.#rowOf(event);
      if (row !== undefined) put(row);
    }
    return NOTHING;
  }

  *last(): Generator<EventRow, void> {
    for (const event of this.#reader.end()) {
      const row = this.#rowOf(event);
      if (row !== undefined) yield row;
    }
  }

  #rowOf(event: GameEvent): EventRow | undefined {
    if (event.type === "level") {
      this.#level++;
      this.#map = event.map;
    }
    if (!this.#has(event)) return undefined;
    return { seconds: event.seconds, event, level: this.#level, map: this.#map };
  }
}

function clockOf({ event }: EventRow): number | undefined {
  return event.type === "finish" ? event.time : undefined;
}

function jsonOf(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function plain(name: string | undefined): string | undefined {
  return name === undefined ? undefined : inOneAlphabet(name);
}
