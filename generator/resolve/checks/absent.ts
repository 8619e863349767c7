import { byKind } from "../../../runtime/table/by-kind.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { Layout } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { type ValueField, isLookedUp } from "../../../runtime/table/fields/value.ts";
import type { Report } from "../../read/diagnostics.ts";
import { fieldEntries, type Groups } from "../scope/groups.ts";
import { type Entry, member, type MemberEntry, textOf } from "../../read/source.ts";
import { near, suggest } from "../../read/suggest.ts";

/*
 * What `absent` refers to: `previous`, the state that the same message reported before, or the state of a message that
 * `sets` that name. Its members have the names that fields have, or that their own references give them: a field
 * with `absent: baseline.origin.1` is the second element of `origin`.
 */

/** The same message or struct, given before. */
const PREVIOUS = "previous";

/** Members by name, with the elements of those that are arrays. */
type State = Map<string, Set<number> | undefined>;

/**
 * Reports references to what there is not.
 *
 * @param entries of the messages, and then of the structs
 */
export function reportAbsent(
  table: Table,
  entries: readonly MemberEntry[],
  { groups, report }: { readonly groups: Groups; readonly report: Report },
): void {
  const setters = new Map<string, State>();
  for (const { sets, layouts } of table.messages) {
    if (sets === undefined) continue;
    const known: State = setters.get(sets) ?? new Map();
    for (const layout of layouts) addState(known, layout);
    setters.set(sets, known);
  }
  for (const [index, message] of [...table.messages, ...table.structs].entries()) {
    const fields = fieldEntries(member(entries[index]!, "fields"), groups);
    for (const layout of message.layouts) {
      const states = new Map([...setters, [PREVIOUS, addState(new Map(), layout)]]);
      for (const { name, path } of referencesOf(layout)) {
        const at = fields.find((f) => f.key.text === name && textOf(f, "absent") === path);
        const place = at && member(at, "absent");
        if (place !== undefined) reportPath(path, place, states, report);
      }
    }
  }
}

interface Reference {
  readonly name: string;
  readonly path: string;
}

function referencesOf({ fields }: Layout): Reference[] {
  return valuesIn(fields).flatMap(({ name, absent }) =>
    isLookedUp(absent) ? [{ name, path: absent }] : [],
  );
}

function valuesIn(fields: readonly Field[]): ValueField[] {
  return fields.flatMap((field) => {
    if (field.kind === "switch") return field.arms.flatMap((arm) => valuesIn(arm.fields));
    return field.kind === "value" ? [field] : [];
  });
}

/** Adds the members of the state that a layout tells. */
function addState(state: State, { fields }: Pick<Layout, "fields">): State {
  for (const field of fields) {
    if (field.kind === "switch") for (const arm of field.arms) addState(state, arm);
    for (const [name, elements] of membersOf(field)) {
      const before = state.get(name);
      state.set(name, elements === undefined ? before : new Set([...(before ?? []), ...elements]));
    }
  }
  return state;
}

/** The members that a field gives a state, with the elements of those that are arrays. */
const membersOf = byKind<Field, [], [name: string, elements?: Iterable<number>][]>(
  {
    bit: ({ name }) => [[name]],
    number: ({ name }) => [[name]],
    split: ({ parts }) => parts.filter((part) => !part.isMask).map(({ name }) => [name]),
    interleave: ({ fields, count }) => fields.map(({ name }) => [name, Array(count).keys()]),
    value: ({ name, type, absent }) => {
      const [, array = "", element] = isLookedUp(absent) ? absent.split(".") : [];
      if (element !== undefined) return [[array, [Number(element)]]];
      return type.kind === "array" ? [[name, Array(type.count).keys()]] : [[name]];
    },
  },
  () => [],
);

function reportPath(
  path: string,
  at: Entry,
  states: ReadonlyMap<string, State>,
  report: Report,
): void {
  const [root = "", name = "", element, more] = path.split(".");
  const state = states.get(root);
  if (state === undefined) {
    const hint = near(root, states.keys()) ?? `Give the message that tells it \`sets: ${root}\`.`;
    report.error(at, `nothing sets "${root}"`, hint);
  } else if (!state.has(name)) {
    report.error(at, `"${root}" has no member "${name}"`, suggest(name, state.keys()));
  } else if (more !== undefined || (element !== undefined && !/^\d{1,4}$/.test(element))) {
    const hint = "Write `previous.frame`, or `previous.origin.0` for an element.";
    report.error(at, `"${path}" is no path`, hint);
  } else if (element !== undefined) {
    reportElement(`${root}.${name}`, Number(element), at, state, report);
  }
}

/** Reports an element that is not in the array, or that alone would be one. */
function reportElement(
  path: string,
  element: number,
  at: Entry,
  state: State,
  report: Report,
): void {
  const [, name = ""] = path.split(".");
  const elements = state.get(name) ?? new Set();
  const first = Array.from({ length: element + 1 }, (_, i) => i).find((i) => !elements.has(i));
  const missing = first ?? (elements.size === 1 ? 1 : undefined);
  if (missing === undefined) return;
  const others = [...state].flatMap(([other, set]) => (other !== name && set ? [other] : []));
  const hint = suggest(name, others);
  if (elements.size === 0) report.error(at, `"${path}" is no array`, hint);
  else report.error(at, `"${path}" has no element ${missing}`, hint);
}
