import type { MessageTable } from "../../../runtime/table/messages.ts";
import type { TextEntry, TextTable } from "../../../runtime/table/text.ts";
import type { Schema } from "./scope.ts";
import {
  type Entry,
  integer,
  isScalarEntry,
  items,
  member,
  type MemberEntry,
  members,
  text,
  textOf,
} from "../../read/source.ts";
import type { Span } from "../../read/diagnostics.ts";
import { near } from "../../read/suggest.ts";
import { lookUp } from "../types/types.ts";

/** How an entry says that it is written in the text form: nothing, where it is by its own names. */
export function textOfEntry(entry: Entry, schema: Schema): { text?: TextTable } {
  const token = textOf(entry, "token");
  const list = member(entry, "text");
  const [empty, none] = [textOf(entry, "token-empty"), textOf(entry, "token-none")];
  const isUnknown = textOf(entry, "legacy") === "unknown";
  if (token === undefined && list === undefined && empty === undefined && !isUnknown) return {};
  const table: TextTable = {
    ...(token === undefined ? {} : { token }),
    ...(empty === undefined ? {} : { empty }),
    ...(none === undefined ? {} : { none }),
    ...(isUnknown ? { legacy: "unknown" } : {}),
    ...(list === undefined ? {} : { entries: items(list).map((item) => placed(item, schema)) }),
  };
  if (list !== undefined) PLACES.set(table, list.key ?? list);
  return { text: table };
}

/** Where lists of statements and their entries are: those of arms are far from what is known of their message. */
const PLACES = new WeakMap<TextTable | TextEntry, Span>();

/** Where a list of statements is, or one of them; nothing for one that is there by itself. */
export function placeOfText(text: TextTable | TextEntry | undefined): Span | undefined {
  return text && PLACES.get(text);
}

function placed(item: Entry, schema: Schema): TextEntry {
  const entry = entryOf(item, schema);
  PLACES.set(entry, members(item)[0]?.key ?? item);
  return entry;
}

function entryOf(item: Entry, schema: Schema): TextEntry {
  const [named] = members(item);
  if (named === undefined) return { token: "", of: [] };
  const token = named.key.text;
  if (isScalarEntry(named)) return { token, of: [text(named)] };
  const of = text(member(named, "of")!).split(" ");
  const bits = member(named, "bits");
  const flag = member(named, "flag");
  const from = member(named, "from");
  const each = textOf(named, "each");
  const names = namesOf(named, schema);
  const defaultValue = member(named, "default");
  const legacy = textOf(named, "legacy");
  return {
    token,
    of,
    ...asOf(named, schema),
    ...(bits === undefined ? {} : { bits: items(bits).map(integer) }),
    ...(flag === undefined ? {} : { flag: integer(flag) }),
    ...(from === undefined
      ? {}
      : { part: { from: integer(from), count: Number(textOf(named, "count") ?? "1") } }),
    ...(each === undefined ? {} : { each }),
    ...(names === undefined ? {} : { names }),
    ...(defaultValue === undefined ? {} : { defaultValue: integer(defaultValue) }),
    ...(member(named, "old") === undefined ? {} : { old: true }),
    ...(legacy === undefined ? {} : { legacy: legacy as TextEntry["legacy"] & {} }),
  };
}

/** What a comment looks up: the vectors of the member's type, or names that the schema says are given. */
function namesOf(entry: MemberEntry, { names: lookups, report }: Schema): string | undefined {
  const names = member(entry, "names");
  if (names === undefined) return undefined;
  const known = [...lookups, "vectors"];
  if (!known.includes(text(names)))
    report.error(
      names,
      `nobody knows the names "${text(names)}"`,
      near(text(names), known) ??
        `Who looks them up has the schema say so: \`names: [${text(names)}]\`.`,
    );
  return text(names);
}

const FORMS = ["time", "float", "whole", "set", "word"] as const;

function asOf(entry: MemberEntry, { types, report }: Schema): { as?: TextEntry["as"] & {} } {
  const as = member(entry, "as");
  if (as === undefined) return {};
  const form = FORMS.find((name) => name === text(as));
  if (form !== undefined) return { as: form };
  const type = lookUp(text(as), as, types, report, FORMS);
  if (type !== undefined && type.kind !== "int")
    report.error(as, `${type.name} is no integer`, "Choose an integer type, such as `u8`.");
  return type?.kind === "int" ? { as: type } : {};
}

/** Reports tokens that are given twice. */
export function reportText(message: MessageTable, entry: Entry, { report }: Schema): void {
  const list = member(entry, "text");
  if (list === undefined) return;
  const tokens = new Set<string>();
  for (const [index, item] of items(list).entries()) {
    const { token } = message.text!.entries![index]!;
    const at = members(item)[0]?.key ?? item;
    if (tokens.has(token)) report.error(at, `"${token}" is there already`, "Choose another word.");
    tokens.add(token);
  }
}
