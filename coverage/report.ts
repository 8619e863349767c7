import { listBranches } from "../runtime/branches/branches.ts";
import { rangeName } from "../runtime/branches/branch-keys.ts";
import { addReachable, type OwnLayouts } from "../runtime/branches/reachable.ts";
import type { Branch } from "../runtime/branches/listing.ts";
import type { Layout, MessageTable } from "../runtime/table/messages.ts";
import type { Table } from "../runtime/table/table.ts";
import { type VersionRange, overlaps } from "../runtime/table/versions.ts";
import type { Met } from "./tally.ts";

/** How much of something was reached. */
export interface Share {
  /** Branches that were taken at least once. */
  readonly reached: number;
  readonly total: number;
}

/** What recordings reached of the schemas that they are of. All of it is JSON. */
export interface CoverageReport extends Share {
  readonly files: readonly string[];
  /** Messages, blocks and packets that were read whole. */
  readonly messages: number;
  /** Bytes that were not understood: they count for nothing. */
  readonly undecodedBytes: number;
  readonly tables: readonly TableCoverage[];
}

export interface TableCoverage extends Share {
  readonly name: string;
  readonly title: string;
  /** The versions that are read alike, as `0.91..1.06`, and how many messages were of them. */
  readonly versions: readonly { readonly versions: string; readonly messages: number }[];
  readonly parts: readonly PartCoverage[];
}

/** A message, a struct or a block. */
export interface PartCoverage extends Share {
  readonly name: string;
  readonly kind: "message" | "struct" | "block";
  /** How often it was met. */
  readonly times: number;
  /** Where the schema describes it: `game.yaml:41:3`. */
  readonly place?: string;
  readonly layouts: readonly LayoutCoverage[];
}

/** It in the versions that lay it out alike. */
export interface LayoutCoverage extends Share {
  readonly versions: string;
  readonly times: number;
  readonly branches: readonly BranchCoverage[];
}

/** A field that is there or not, a bit, a width, an arm, a value, an end. */
export interface BranchCoverage {
  /** What it is, with the arms that lead to it: `line: entity wide`. */
  readonly branch: string;
  readonly times: number;
  readonly place?: string;
}

/** What a report is about; all that was met without. */
export interface CoverageSelection {
  readonly table?: string | undefined;
  readonly message?: string | undefined;
  /** Versions by their names; `to` is the same without. */
  readonly versions?: { readonly from: string; readonly to: string } | undefined;
}

/** Where a schema describes something. */
export type PlaceOf = (branch: {
  readonly table: Table;
  readonly owner: string;
  readonly layout: Layout;
  readonly arms: readonly string[];
  readonly field?: string;
}) => string | undefined;

/** Holds what was met against what there is. Tables of which nothing is selected are left out. */
export function coverageOf(
  met: readonly Met[],
  selection: CoverageSelection = {},
  placeOf: PlaceOf = () => undefined,
): Omit<CoverageReport, "files" | "undecodedBytes"> {
  const tables = met
    .filter(({ table }) => (selection.table ?? table.name) === table.name)
    .map((one) => tableCoverage(one, selection, placeOf))
    .filter(({ total }) => total > 0);
  const counted = tables.flatMap(({ versions }) => versions.map(({ messages }) => messages));
  return { ...shareOf(tables), messages: sum(counted), tables };
}

/** How much was reached, in percent; all of nothing. */
export function percentOf({ reached, total }: Share): number {
  return total === 0 ? 100 : (100 * reached) / total;
}

/** `22.5 %`. What is not all is never 100. */
export function percentText(share: Share): string {
  return `${(Math.floor(10 * percentOf(share)) / 10).toFixed(1)} %`;
}

function tableCoverage(met: Met, selection: CoverageSelection, placeOf: PlaceOf): TableCoverage {
  const { table } = met;
  const wanted = rangeIn(table, selection);
  const classes = met.classes.filter((one) => wanted.some((range) => overlaps(one, range)));
  const isThere = (layout: Layout) =>
    classes.some((one) => overlaps(one, layout)) && wanted.some((range) => overlaps(range, layout));
  const branches = new Map<MessageTable, Branch[]>();
  for (const branch of listBranches(table, true)) {
    if (!isThere(branch.layout)) continue;
    const list = branches.get(branch.owner);
    if (list === undefined) branches.set(branch.owner, [branch]);
    else list.push(branch);
  }
  const reachable: OwnLayouts = new Map();
  for (const version of table.versions.keys())
    for (const message of table.messages) addReachable(table, message, version, reachable);
  // Nothing meets a struct that no message has, as one that is there in another order of bytes alone.
  const owners = [...table.messages, ...table.structs.filter((struct) => reachable.has(struct))];
  const parts = owners
    .filter(({ name }) => (selection.message ?? name) === name)
    .map((owner) => partCoverage(met, owner, branches, placeOf))
    .filter(({ total }) => total > 0);
  const versions = classes.map(({ messages, ...range }) => ({
    versions: rangeName(table, range),
    messages,
  }));
  return { name: table.name, title: table.title, ...shareOf(parts), versions, parts };
}

/** The versions that are selected, as indexes: all without, none where the table has not both. */
function rangeIn({ versions, flavors }: Table, selection: CoverageSelection): VersionRange[] {
  if (selection.versions === undefined) return [{ from: 0, to: versions.length - 1 }];
  const from = versions.indexOf(selection.versions.from);
  const to = versions.indexOf(selection.versions.to);
  if (from < 0 || to < from) return [];
  const range = { from, to };
  // A plain version is that of all kinds.
  const last = flavors?.[0]?.to ?? Infinity;
  if (flavors === undefined || to > last) return [range];
  return flavors.flatMap((kind) => {
    const shift = kind.from - kind.base;
    const [low, high] = [Math.max(from + shift, kind.from), Math.min(to + shift, kind.to)];
    return low > high ? [] : [{ from: low, to: high }];
  });
}

function partCoverage(
  { table, times }: Met,
  owner: MessageTable,
  branches: ReadonlyMap<MessageTable, readonly Branch[]>,
  placeOf: PlaceOf,
): PartCoverage {
  const { name } = owner;
  const isMessage = table.messages.includes(owner);
  const kind = !isMessage ? "struct" : table.kind === "container" ? "block" : "message";
  const place = (branch: Branch) => placeOf({ ...branch, table, owner: name });
  const layouts = owner.layouts.flatMap((layout): LayoutCoverage[] => {
    const [whole, ...own] = (branches.get(owner) ?? []).filter((one) => one.layout === layout);
    if (whole === undefined) return [];
    const counted = own.map((branch) => branchCoverage(branch, whole.key, times, place(branch)));
    const met = times.get(whole.key) ?? 0;
    const reached = counted.filter((one) => one.times > 0).length + (met > 0 ? 1 : 0);
    const versions = rangeName(table, layout);
    return [{ versions, times: met, reached, total: counted.length + 1, branches: counted }];
  });
  const at =
    owner.layouts[0] && placeOf({ table, owner: name, layout: owner.layouts[0], arms: [] });
  return {
    name,
    kind,
    times: sum(layouts.map((layout) => layout.times)),
    ...shareOf(layouts),
    ...(at === undefined ? {} : { place: at }),
    layouts,
  };
}

function branchCoverage(
  { key, arms, called }: Branch,
  prefix: string,
  times: ReadonlyMap<string, number>,
  place: string | undefined,
): BranchCoverage {
  const path = arms.map((arm) => `/${arm}`).join("");
  // What chooses an arm precedes it.
  const isInside = path !== "" && key.startsWith(`${prefix}${path}.`);
  const own = key.slice(prefix.length + (isInside ? path.length : 0) + 1);
  const name = called === undefined ? own : `${own} (${called})`;
  const branch = isInside ? `${arms.join("/")}: ${name}` : name;
  return { branch, times: times.get(key) ?? 0, ...(place === undefined ? {} : { place }) };
}

function shareOf(parts: readonly Share[]): Share {
  return {
    reached: sum(parts.map(({ reached }) => reached)),
    total: sum(parts.map(({ total }) => total)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
