import { membersOf, type MemberKind, armPathsOf } from "../../runtime/table/facts/statements.ts";
import type { Layout, MessageTable } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import {
  type LastsTable,
  type Role,
  ROLES,
  type TellsTable,
  type Word,
  WORDS,
} from "../../runtime/table/words.ts";
import type { Report } from "../read/diagnostics.ts";
import {
  type Entry,
  isMapEntry,
  items,
  member,
  type MemberEntry,
  members,
  text,
  textOf,
} from "../read/source.ts";
import { suggest } from "../read/suggest.ts";

type Semantics = Pick<MessageTable, "role" | "tells" | "lasts">;

/** What an entry says of the state. Reports members that are not there, or of another sort, and what a role lacks. */
export function stateOf(
  entry: Entry,
  layouts: readonly Pick<Layout, "fields" | "idBit">[],
  structs: readonly MessageTable[],
  report: Report,
): Semantics {
  const known = withInner(membersIn(layouts), structs);
  const role = textOf(entry, "role") as Role | undefined;
  const tells = tellsOf(member(entry, "tells"), known, report);
  const lasts = lastsOf(member(entry, "lasts"), known, report);
  reportRole(role, tells, entry, report);
  reportPaths(role, member(entry, "tells"), known, report);
  if (role === "nothing" && layouts.some(hasFields))
    report.error(
      member(entry, "role")!,
      'a message that does "nothing" has no fields',
      "Choose another role, or leave the fields out.",
    );
  return {
    ...(role === undefined ? {} : { role }),
    ...(tells === undefined ? {} : { tells }),
    ...(lasts === undefined ? {} : { lasts }),
  };
}

function membersIn(layouts: readonly Pick<Layout, "fields">[]): Map<string, MemberKind> {
  return new Map(
    layouts.flatMap((layout) => armPathsOf(layout)).flatMap(({ fields }) => [...membersOf(fields)]),
  );
}

/** Members, and those of the structs that they are, or are lists of: `entities.change.frame`. */
function withInner(members: Known, structs: readonly MessageTable[], deep = 0): Known {
  const all = new Map(members);
  for (const [name, kind] of members) {
    const type = kind.kind === "value" ? kind.field.type : undefined;
    if ((type?.kind !== "list" && type?.kind !== "struct") || deep === MAX_DEPTH) continue;
    const own = membersIn(structs[type.struct]?.layouts ?? []);
    for (const [inner, of] of withInner(own, structs, deep + 1)) all.set(`${name}.${inner}`, of);
  }
  return all;
}

/** What is given is in an element, or in one of its members. */
const MAX_DEPTH = 2;

/** Whether there is more than what precedes every message of a kind. */
function hasFields({ idBit, fields }: Pick<Layout, "fields" | "idBit">): boolean {
  return fields.length > (idBit === undefined ? 0 : PREFIX);
}

/** The mask of a prefix and its field. */
const PREFIX = 2;

type Known = ReadonlyMap<string, MemberKind>;

function tellsOf(entry: Entry | undefined, known: Known, report: Report): TellsTable | undefined {
  if (entry === undefined) return undefined;
  const found: [Word, string][] = [];
  let rate: number | undefined;
  let steady: number | undefined;
  for (const own of members(entry)) {
    const word = own.key.text as Word;
    const [name = "", times] = text(own).split("/");
    if (times !== undefined && word !== "seconds" && word !== "step")
      report.error(own, "only a time is a part of a number", `Write \`${word}: ${name}\`.`);
    else if (times !== undefined) rate = Number(times);
    if (word === "step" && /^\d/.test(name)) {
      steady = Number(name);
      continue;
    }
    reportMember(name, own, known, report);
    reportCategory(word, name, own, known, report);
    found.push([word, name]);
  }
  return {
    members: Object.fromEntries(found),
    ...(rate === undefined ? {} : { rate }),
    ...(steady === undefined ? {} : { steady }),
  };
}

function lastsOf(entry: Entry | undefined, known: Known, report: Report): LastsTable | undefined {
  if (entry === undefined) return undefined;
  if (!isMapEntry(entry)) return { how: text(entry) as LastsTable["how"] };
  const listed = items(member(entry, "by"));
  for (const own of listed) reportMember(text(own), own, known, report);
  const as = textOf(entry, "as");
  return {
    how: "last",
    ...(as === undefined ? {} : { as }),
    ...(listed.length === 0 ? {} : { by: listed.map(text) }),
  };
}

function reportMember(name: string, at: Entry, known: Known, report: Report): void {
  if (!known.has(name))
    report.error(at, `there is no member "${name}"`, suggest(name, known.keys()));
}

const CATEGORIES = {
  number: "a number",
  text: "a text",
  list: "a list of strings",
  flag: "a flag",
  struct: "a struct",
} as const;

function reportCategory(word: Word, name: string, at: Entry, known: Known, report: Report): void {
  const kind = known.get(name);
  const { of } = WORDS[word];
  if (kind === undefined || categoryOf(kind) === of) return;
  report.error(
    at,
    `"${word}" is ${CATEGORIES[of]}, and "${name}" is not one`,
    "Name a member that is one.",
  );
}

function categoryOf(kind: MemberKind): keyof typeof CATEGORIES | undefined {
  if (kind.kind === "int") return "number";
  if (kind.kind === "bit") return "flag";
  if (kind.kind !== "value") return undefined;
  const { type } = kind.field;
  if (type.kind === "int" || type.kind === "float") return "number";
  if (type.kind === "string") return "text";
  if (type.kind === "strings") return "list";
  if (type.kind === "struct") return "struct";
  const isText =
    (type.kind === "delimited" && type.as !== "bytes") ||
    (type.kind === "bytes" && type.as !== undefined);
  return isText ? "text" : undefined;
}

/** How deep in a message of `entities` members are: two steps where nothing else is said, in what changed of an element. */
const DEPTHS: Partial<Record<Word, number>> = { seconds: 0, number: 1, beyond: 1 };

/** Reports what is known of elements where there are none, and of no elements where there are. */
function reportPaths(
  role: Role | undefined,
  tells: Entry | undefined,
  known: Known,
  report: Report,
): void {
  for (const own of members(tells)) {
    const [list = "", ...inside] = text(own).split(".");
    const depth = role === "entities" ? (DEPTHS[own.key.text as Word] ?? 2) : 0;
    if (inside.length === depth && (depth === 0 || isList(known.get(list)))) continue;
    report.error(
      own,
      depth === 0
        ? "only `entities` tell of what is in a list"
        : "`entities` are a list, of elements that have a number and what changed",
      depth === 0
        ? undefined
        : "As `number: entities.number`, `model: entities.change.modelindex`.",
    );
  }
}

function isList(kind: MemberKind | undefined): boolean {
  return kind?.kind === "value" && kind.field.type.kind === "list";
}

/** Reports what a role needs and is not given, and what is known of nothing. */
function reportRole(
  role: Role | undefined,
  tells: TellsTable | undefined,
  entry: Entry,
  report: Report,
): void {
  const at = member(entry, "role") ?? member(entry, "tells");
  if (at === undefined) return;
  // A block has no role of its own, and what `sets` something is known by that.
  const isKnown = member(entry, "id") === undefined || member(entry, "sets") !== undefined;
  if (role === undefined && !isKnown)
    report.error(
      at.key ?? at,
      "without a role, it says nothing about the state",
      "Give the message a `role`.",
    );
  if (role === undefined) return;
  if ("lasts" in ROLES[role] && member(entry, "lasts") === undefined)
    report.error(
      at,
      `a message with the role "${role}" must say how long it lasts`,
      "Where frames are left out it would be lost: `lasts: last`, `lasts: { by: [player] }`.",
    );
  const lacking = ROLES[role].needs.find((word) => tells?.members[word] === undefined);
  if (lacking !== undefined)
    report.error(
      at,
      `a message with the role "${role}" must tell "${lacking}"`,
      `Name the member: \`tells: { ${lacking}: … }\`. ${WORDS[lacking].doc}`,
    );
}

/** Reports a container of files whose frames have no time: neither their messages tell it, nor the block. */
export function reportTimeless(
  block: MemberEntry | Entry,
  isTimed: boolean,
  protocols: readonly Pick<Table, "name" | "messages">[],
  report: Report,
): void {
  const timeless = protocols.flatMap(({ name, messages }) =>
    messages
      .filter(({ role, tells }) => role === "frame" && tells?.members.seconds === undefined)
      .map((message) => `${name}.${message.name}`),
  );
  if (isTimed || timeless.length === 0) return;
  report.error(
    block.key ?? block,
    `nothing tells the time of ${timeless[0]}`,
    "Name the member of the block that does: `tells: { seconds: time }`, or `step` where it tells the time since the last one.",
  );
}
