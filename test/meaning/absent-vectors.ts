import { stateMakers as netquakeMakers, table as netquake } from "../../generated/netquake.ts";
import { stateMakers as quake2Makers, table as quake2 } from "../../generated/quake2.ts";
import { stateMakers as quake2MvdMakers, table as quake2Mvd } from "../../generated/quake2_mvd.ts";
import {
  stateMakers as quake2ClientMakers,
  table as quake2Client,
} from "../../generated/quake2_client.ts";
import {
  stateMakers as quakeworldMakers,
  table as quakeworld,
} from "../../generated/quakeworld.ts";
import {
  stateMakers as quakeworldClientMakers,
  table as quakeworldClient,
} from "../../generated/quakeworld_client.ts";
import { type Makers, Resolver, type References } from "../../quake/world/resolved/resolve.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { extendedBy } from "./vector-versions.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { readVectors, wrongValue } from "./state-vectors.ts";

/** All tables whose messages have members that mean something where they are absent. */
export const TABLES = [netquake, quakeworld, quake2, quake2Mvd, quakeworldClient, quake2Client];

/** What makes states of them, by their names. */
export const MAKERS: Readonly<Record<string, Makers>> = {
  [netquake.name]: netquakeMakers,
  [quakeworld.name]: quakeworldMakers,
  [quake2.name]: quake2Makers,
  [quake2Mvd.name]: quake2MvdMakers,
  [quakeworldClient.name]: quakeworldClientMakers,
  [quake2Client.name]: quake2ClientMakers,
};

const leftOut: [makers: object, before: object][] = [];

/** From now on worlds are made by tables alone, which may then be changed. */
export function leaveOutMakers(): void {
  for (const makers of Object.values(MAKERS)) {
    leftOut.push([makers, { ...makers }]);
    for (const name of Object.keys(makers)) (makers as Record<string, readonly []>)[name] = [];
  }
}

/** Undoes that: the makers are those of all tests of a process. */
export function bringMakersBack(): void {
  for (const [makers, before] of leftOut.splice(0).toReversed()) Object.assign(makers, before);
}

/** A delta, what it differs from, and the state that they make. */
export interface AbsentVector {
  readonly protocol: string;
  readonly of: string;
  readonly versions: readonly string[];
  readonly from: string;
  /** Worlds show it, too. */
  readonly shown?: boolean;
  readonly delta: object;
  readonly references: References;
  readonly state: object;
}

export function absentVectors(): readonly AbsentVector[] {
  return readVectors<{ readonly vectors: readonly AbsentVector[] }>("absent.yaml").vectors;
}

/** What is wrong with the state of a vector; undefined when nothing is. */
export function wrongState({ protocol, of, versions, delta, references, state }: AbsentVector) {
  const table = TABLES.find(({ name }) => name === protocol)!;
  const resolvers = [new Resolver(table, of), new Resolver(table, of, [], [], MAKERS[protocol])];
  return versions
    .flatMap((version) => {
      const index = table.versions.indexOf(version);
      return resolvers.map((resolver) => {
        const made = resolver.resolve(index, delta, references);
        return wrongValue(made, state, `${protocol} ${version} ${of}`);
      });
    })
    .find((found) => found !== undefined);
}

/** A member that means something where it is absent, in the versions of a layout. */
export interface Absence {
  readonly table: Table;
  readonly of: string;
  readonly layout: Layout;
  readonly field: ValueField;
}

/**
 * All of them, but for high bytes: where one is not there, the number is what it is without. What versions that extend
 * others have as these, or as each other, is asked for once.
 */
export function absences(): Absence[] {
  return TABLES.flatMap((table) =>
    [...table.messages, ...table.structs].flatMap(({ name: of, layouts }) => {
      const seen = new Set<string>();
      return layouts.flatMap((layout) =>
        layout.fields.flatMap((field) => {
          if (field.kind !== "value" || field.absent === undefined) return [];
          const { name, absent, atFirst } = field;
          const key = JSON.stringify([name, absent, atFirst]);
          const isKnown = seen.has(key) && extendedBy(table.versions, layout.from) !== undefined;
          seen.add(key);
          return isKnown ? [] : [{ table, of, layout, field }];
        }),
      );
    }),
  );
}

/** Other things that the member's absence could be said to mean. */
export function otherMeanings({ layout, field }: Absence): readonly (number | string)[] {
  const { absent } = field;
  if (typeof absent === "number") return [absent === 0 ? 1 : 0];
  const [, name, element] = absent!.split(".");
  const isLike = (path: unknown): path is string =>
    typeof path === "string" && path.split(".").length === (element === undefined ? 2 : 3);
  const paths = layout.fields.map((each) => (each as ValueField).absent).filter(isLike);
  const next = paths[(paths.indexOf(absent!) + 1) % paths.length]!;
  const nothing = ["nothing", name, element].filter((part) => part !== undefined).join(".");
  return [77, nothing, ...(next === absent ? [] : [next])];
}

/**
 * Does something while an absence means something else: in this layout alone, as others may share the field. Generated
 * constructors do not know of it, and are left out.
 */
export function meaning<T>(
  { table, of, layout, field }: Absence,
  absent: number | string,
  act: () => T,
): T {
  const makers = MAKERS[table.name] as Record<string, Makers[string]>;
  const made = makers[of] ?? [];
  makers[of] = [];
  const changed = layout as { fields: readonly Field[] };
  const before = changed.fields;
  changed.fields = before.map((other) => (other === field ? { ...field, absent } : other));
  try {
    return act();
  } finally {
    changed.fields = before;
    makers[of] = made;
  }
}
