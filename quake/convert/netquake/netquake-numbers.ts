import { type Message, type Serverinfo, table } from "../../../generated/netquake.ts";
import { layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import {
  combinationsOf,
  numberPlace,
  type Numbers,
  selectingFields,
  type SelectingField,
  versionsOfRow,
} from "../../../runtime/table/facts/selection.ts";
import { contains } from "../../../runtime/table/versions.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";
import { type Telling, tellingOf } from "../fte/fte-versions.ts";
import { announcedNumber } from "../versions/announced.ts";

/** The numbers of the protocols that are converted into each other: Quake's own, FitzQuake's and RMQ's. */
export const NUMBERS: readonly number[] = [15, 666, 999];

/** The number of Quake's own protocol stands for its newest version. */
const OWN = "15";

/** The members that tell the version, in their order. */
const SELECTING = selectingFields(layoutOf(messageOf("serverinfo"), table.current)!.fields);

/** Which of them tells the protocol's number. */
const PLACE = numberPlace(SELECTING);

function messageOf(type: Message["type"]): MessageTable {
  return table.messages.find(({ name }) => name === type)!;
}

/** All that those members say of versions that are described, with the versions. */
const DIALECT_NUMBERS = combinationsOf(SELECTING).flatMap((numbers) =>
  versionsOfRow(SELECTING, numbers).map((versions) => ({ numbers, versions })),
);

/** All versions that recordings can be converted to, by the names that people give them: 15 stands for its newest. */
const TARGETS: ReadonlyMap<string, number> = new Map(
  DIALECT_NUMBERS.filter(({ numbers }) => NUMBERS.includes(numbers[PLACE]!)).map(
    ({ versions: { from, to } }) => {
      const version = contains({ from, to }, table.current) ? table.current : from;
      return [table.versions[version]!.replace(table.versions[table.current]!, OWN), version];
    },
  ),
);

/** The names of the versions that NetQuake's recordings can be converted to. */
export function netquakeDialects(): string[] {
  return [...TARGETS.keys()];
}

/** The version of a name that `netquakeDialects` gives. */
export function versionNamed(name: string): number {
  return TARGETS.get(name)!;
}

/** Tells a version in the messages that do. */
export class Renumbering {
  /** What tells it, in the order of the members. */
  readonly #numbers: Numbers;
  readonly #telling: Telling;

  constructor(version: number) {
    this.#numbers = DIALECT_NUMBERS.find(({ versions }) => contains(versions, version))!.numbers;
    this.#telling = tellingOf(version);
  }

  get protocol(): number {
    return this.#numbers[PLACE]!;
  }

  serverinfo(message: Serverinfo): Serverinfo {
    const members = SELECTING.map((field, i) => [field.name, this.#number(field, i, message)]);
    const folder = this.#telling === "lists and figures" ? (message.folder ?? "") : undefined;
    const known: Serverinfo = { ...message, folder };
    return { ...known, ...Object.fromEntries(members) };
  }

  #number(field: SelectingField, place: number, message: Serverinfo): number | undefined {
    const number = this.#numbers[place];
    // Engines that know no extensions take their mark for the protocol's number.
    const isMarked = presenceBy(field, "marker") !== undefined;
    if (isMarked && this.#telling === "plain") return undefined;
    return announcedNumber(field, number, message);
  }
}
