import type { Table } from "../../../runtime/table/table.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { fieldEntries } from "../scope/groups.ts";
import { bitOf } from "../scope/keys.ts";
import type { Schema, Scope } from "../scope/scope.ts";
import { isSameSpan } from "../../read/diagnostics.ts";
import {
  eachOf,
  type Entry,
  integer,
  member,
  type MemberEntry,
  members,
  numberOf,
  text,
} from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";
import { intRange } from "../../facts/integers.ts";
import { parseVersions, type Versions, versionsText } from "../types/versions.ts";
import { contains, intersect } from "../../../runtime/table/versions.ts";

/** What a field says of the protocol of all that follows: its version, or its kind. */
export function selectsOf(
  entry: Entry,
  type: ValueType,
  scope: Scope,
): Pick<ValueField, "selects" | "selectsBits" | "markTells" | "foreign" | "selectsFlavor"> {
  return { ...versionsOf(entry, type, scope), ...flavorSelection(entry, type, scope) };
}

function flavorSelection(
  entry: Entry,
  type: ValueType,
  scope: Scope,
): Pick<ValueField, "selectsFlavor"> {
  const selectsFlavor = member(entry, "selects-flavor");
  if (selectsFlavor === undefined) return {};
  reportNoChoice(entry, selectsFlavor, type, scope);
  const { report, flavors } = scope.schema;
  const names = flavors.map(({ name }) => name);
  if (names.length === 0)
    report.error(
      selectsFlavor.key ?? selectsFlavor,
      "the schema has no kinds",
      "List them under `flavors`.",
    );
  const owners = new Map<number, string>();
  const list = members(selectsFlavor).map((m) => {
    reportOutside(m.key, type, report);
    const kind = names.indexOf(text(m));
    if (kind < 0 && names.length > 0)
      report.error(m, `there is no kind "${text(m)}"`, suggest(text(m), names));
    const value = numberOf(m.key.text);
    const owner = owners.get(value);
    if (owner !== undefined)
      report.error(
        m.key,
        `${m.key.text} picks "${owner}" already`,
        "A value picks one kind: leave it out of the other.",
      );
    owners.set(value, owner ?? text(m));
    return { value, flavor: Math.max(0, kind) };
  });
  return { selectsFlavor: list };
}

/** What tells the protocol must always be there, in one way. */
function reportNoChoice(
  entry: Entry,
  at: Entry,
  type: ValueType,
  { of, outer, schema }: Scope,
): void {
  const { report } = schema;
  const key = at.key ?? at;
  if (type.kind !== "int" || type.scale !== undefined)
    report.error(
      key,
      "a protocol's number is an integer without scale",
      type.kind === "big" ? "One of 64 bits is two of 32, which select together." : undefined,
    );
  if (member(entry, "wide") !== undefined)
    report.error(key, "a field with two widths cannot select", "Select by a field of one width.");
  if (bitOf(entry) !== undefined)
    report.error(
      key,
      "a field that may be absent cannot select",
      "Select by a field that is always there.",
    );
  if (of !== "message" || outer !== undefined)
    report.error(
      key,
      "only a field of a message can select, and not in an arm",
      "Move it into the message, before its switch.",
    );
}

function versionsOf(
  entry: Entry,
  type: ValueType,
  scope: Scope,
): Pick<ValueField, "selects" | "selectsBits" | "markTells" | "foreign"> {
  const selects = member(entry, "selects");
  const { report, versions } = scope.schema;
  if (selects === undefined) {
    for (const key of ["foreign", "selects-bits"]) {
      const own = member(entry, key);
      if (own !== undefined)
        report.error(
          own.key ?? own,
          `"${key}" belongs to "selects"`,
          "Say `selects`, too, or leave it out.",
        );
    }
    return {};
  }
  reportNoChoice(entry, selects, type, scope);
  const foreign = member(entry, "foreign");
  const said = members(selects).flatMap(({ key, ...m }) =>
    eachOf(m).map((one): MemberEntry => ({ ...one, key })),
  );
  const known = said.map((m) => ({
    entry: m,
    key: m.key,
    value: numberOf(m.key.text),
    versions: parseVersions(m, versions, report),
  }));
  const names = members(foreign).map((m) => ({ value: numberOf(m.key.text), name: text(m) }));
  for (const [i, m] of said.entries()) reportChoice(m, known, i, type, scope);
  for (const m of members(foreign)) {
    if (known.some((k) => k.value === numberOf(m.key.text)))
      report.error(
        m.key,
        `${m.key.text} is described here, not foreign`,
        "Leave it out of `foreign`.",
      );
    else reportOutside(m.key, type, report);
  }
  const choices = known.map(({ value, versions: range }) => ({ value, versions: range }));
  const clear = choices.filter(({ value }) => value === 0);
  // Where no bit is set, it may be a dialect all the same: not what is spoken without a mark.
  const markTells =
    member(entry, "marker") !== undefined &&
    clear.length > 0 &&
    clear.every((choice) => choice.versions.from > versions.current);
  const selected = {
    selects: choices,
    ...(markTells ? { markTells } : {}),
    ...(names.length === 0 ? {} : { foreign: names }),
  };
  return { ...selected, ...bitsOf(entry, selects, type, scope) };
}

/** The bits that tell, where not all of them do. */
function bitsOf(
  entry: Entry,
  selects: Entry,
  type: ValueType,
  { schema: { report } }: Scope,
): Pick<ValueField, "selectsBits"> {
  const bits = member(entry, "selects-bits");
  if (bits === undefined || type.kind !== "int") return {};
  const all = integer(bits);
  if (type.signed || type.bits > 32)
    report.error(
      bits.key ?? bits,
      "only an unsigned integer tells by some of its bits",
      "Choose an unsigned type of up to 32 bits, or leave it out.",
    );
  else if (all <= 0 || all >= 2 ** type.bits)
    report.error(bits, `${type.name} has no such bits`, `Some of ${2 ** type.bits - 1}.`);
  // Of bits, each that is known has its own name.
  for (const { key } of [...members(selects), ...members(member(entry, "foreign"))])
    if ((numberOf(key.text) & ~all) !== 0)
      report.error(
        key,
        `${key.text} has a bit that does not tell`,
        "Add the bit to `selects-bits`, or leave it out of the number.",
      );
  return { selectsBits: all };
}

/**
 * The dialects that no number tells, each with the version that it comes from. Those that somebody has to ask for are not
 * among them.
 */
export function unannouncedOf(
  { versions, current, messages }: Table,
  { origins, explicitOnly }: Versions,
): Pick<Table, "unannounced"> {
  const choices = choicesOf(messages);
  const unannounced = versions.flatMap((_, version) => {
    const isSelected = choices.some(({ versions: range }) => contains(range, version));
    // Those of other kinds than the plain one have no origins of their own.
    const from = origins[version];
    if (version <= current || isSelected || from === undefined || explicitOnly.has(version))
      return [];
    return [{ version, from }];
  });
  return unannounced.length === 0 ? {} : { unannounced };
}

function choicesOf(messages: Table["messages"]): Choice[] {
  return messages.flatMap(({ layouts }) =>
    layouts.flatMap(({ fields }) =>
      fields.flatMap((field) => (field.kind === "value" ? (field.selects ?? []) : [])),
    ),
  );
}

/** Reports what contradicts that a dialect is only read where somebody asks for it. */
export function reportAsked(table: Table, { versions, report }: Schema): void {
  const choices = choicesOf(table.messages);
  for (const [version, at] of versions.explicitOnly) {
    const name = versions.names[version];
    if (choices.some(({ versions: range }) => contains(range, version)))
      report.error(at.key ?? at, `a number selects version ${name}`, "Leave out one of the two.");
  }
  for (const { version, from } of unannouncedOf(table, versions).unannounced ?? []) {
    const at = versions.explicitOnly.get(from);
    if (at === undefined) continue;
    const [name, origin] = [versions.names[version], versions.names[from]];
    const message = `${origin} is read where somebody asks for it, so it never fails in a way that shows ${name}`;
    report.error(at.key ?? at, message, `Say \`explicit-only\` of ${name}, too.`);
  }
}

/**
 * Reports versions that no number selects, in a schema where numbers select versions. A dialect may be given otherwise.
 *
 * @param entries of the messages
 */
export function reportUnselected(
  { versions, current, messages }: Table,
  entries: readonly MemberEntry[],
  { groups, report }: Schema,
): void {
  const choices = choicesOf(messages);
  const at = entries
    .flatMap((entry) => fieldEntries(member(entry, "fields"), groups))
    .map((field) => member(field, "selects"))
    .find((entry) => entry !== undefined);
  if (choices.length === 0 || at === undefined) return;
  for (const [version, name] of versions.slice(0, current + 1).entries())
    if (!choices.some(({ versions: range }) => contains(range, version)))
      report.error(
        at.key ?? at,
        `nothing selects version ${name}`,
        `Give it a number: \`0: "${name}"\`, or a place in the range of another one.`,
      );
}

type Choice = NonNullable<ValueField["selects"]>[number];

/** Reports a number that the field does not hold, or that says what another one says. */
function reportChoice(
  entry: MemberEntry,
  known: readonly (Choice & { readonly entry: Entry; readonly key: MemberEntry["key"] })[],
  index: number,
  type: ValueType,
  { schema: { report, versions } }: Scope,
): void {
  const { value, versions: range } = known[index]!;
  reportOutside(entry.key, type, report);
  for (const other of known.slice(0, index)) {
    if (other.value === value) {
      // What is in one list is of one number.
      if (other.key === entry.key) continue;
      report.error(
        entry.key,
        `${entry.key.text} selects ${versionsText(other.versions, versions)} already`,
        "A value selects one range: leave it out of the other.",
      );
      continue;
    }
    // A bit that an overlay says nothing of makes several numbers.
    const both = isSameSpan(other.entry, entry) ? undefined : intersect(other.versions, range);
    if (both !== undefined)
      report.error(
        entry,
        `${other.value} selects ${versionsText(both, versions)} already`,
        "A value selects one range: leave it out of the other.",
      );
  }
}

function reportOutside(
  key: NonNullable<Entry["key"]>,
  type: ValueType,
  report: Scope["schema"]["report"],
): void {
  if (type.kind !== "int") return;
  const [low, high] = intRange(type);
  const value = numberOf(key.text);
  if (value < low || value > high)
    report.error(key, `${type.name} holds no ${key.text}`, `It holds ${low} to ${high}.`);
}
