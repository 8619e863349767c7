import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Resolver, type State } from "../../quake/world/resolved/resolve.ts";
import type { MessageTable } from "../../runtime/table/messages.ts";
import { partialStruct, type Slot, slotsIn } from "../../runtime/table/states/slots.ts";
import type { Table } from "../../runtime/table/table.ts";
import { MAKERS, TABLES } from "../meaning/absent-vectors.ts";
import { whole } from "../support/whole.ts";

/* Two implementations of what absence means: constructors that are generated, and the resolver of a table. */

const NUMBER = fc.integer({ min: -70_000, max: 70_000 });

/** Some value of a slot's sort, or none. */
function valueOf({ zero, merges }: Slot): fc.Arbitrary<unknown> {
  if (merges) return fc.option(fc.dictionary(fc.constantFrom("0", "7", "31"), NUMBER));
  if (Array.isArray(zero))
    return fc.array(NUMBER, { minLength: zero.length, maxLength: zero.length });
  return typeof zero === "boolean" ? fc.boolean() : NUMBER;
}

function deltaOf(slots: readonly Slot[]): fc.Arbitrary<State> {
  const members = slots.map((slot) => [slot.member, fc.option(valueOf(slot), { nil: undefined })]);
  return fc
    .record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>)
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)));
}

interface Made {
  readonly table: Table;
  readonly message: MessageTable;
  readonly layout: number;
}

const ALL: Made[] = TABLES.flatMap((table) =>
  [...table.structs, ...table.messages].flatMap((message) =>
    (MAKERS[table.name]![message.name] ?? []).flatMap((maker, layout) =>
      maker === undefined ? [] : [{ table, message, layout }],
    ),
  ),
);

test("there are constructors for what worlds are made of", () => {
  const names = new Set(ALL.map(({ table, message }) => `${table.name} ${message.name}`));
  for (const name of ["netquake updateentity", "quakeworld playerinfo", "quake2_mvd player"])
    expect(names).toContain(name);
});

whole("constructors make the states that resolvers do", () => {
  const seen = new Set<unknown>();
  for (const { table, message, layout } of ALL) {
    const maker = MAKERS[table.name]![message.name]![layout];
    // Layouts share them; each layout's slots are others all the same.
    const slots = slotsIn(
      message.layouts[layout]!,
      (field) => partialStruct(table, field) && { resolve: () => ({}), differ: () => ({}) },
    );
    const key = JSON.stringify(slots);
    if (seen.has(maker) && seen.has(key)) continue;
    seen.add(maker).add(key);
    const version = message.layouts[layout]!.from;
    const slow = new Resolver(table, message);
    const quick = new Resolver(table, message, [], [], MAKERS[table.name]);
    const delta = deltaOf(slots);
    fc.assert(
      fc.property(delta, fc.option(delta), (own, before) => {
        const state = before === null ? undefined : slow.resolve(version, before, {});
        const references = { previous: state, baseline: state };
        const made = quick.resolve(version, own, references);
        expect(made).toEqual(slow.resolve(version, own, references));
        expect(Object.keys(made)).toEqual(Object.keys(slow.resolve(version, own, references)));
      }),
      { numRuns: 30 },
    );
  }
});
