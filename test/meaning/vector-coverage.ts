import { listBranches } from "../../runtime/branches/branches.ts";
import { layoutKey } from "../../runtime/branches/branch-keys.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import { interpretDecode, leaves } from "../../runtime/interpret/interpret.ts";
import { type Layout, layoutOf, type MessageTable } from "../../runtime/table/messages.ts";
import { plainVersion, type Table } from "../../runtime/table/table.ts";
import type { ReservedField } from "../../runtime/table/fields/masks.ts";
import { boundsMissing } from "./vector-bounds.ts";
import { wrongEnum } from "./vector-enums.ts";
import type { Vector } from "../../vectors/files.ts";
import { type Need, needsOf } from "./vector-needs.ts";
import { textNeeds } from "./vector-text-needs.ts";
import { contains } from "../../runtime/table/versions.ts";

/**
 * What of a table is in no vector: branches, values that cannot be mistaken, names of enum values, both sides of version
 * bounds, and statements of the text form, where there is one.
 */
export function missing(table: Table, vectors: readonly Vector[], hasText: boolean): string[] {
  const shown = vectors.flatMap((vector) => shownBy(table, vector));
  return [
    ...branchesMissing(table, shown),
    ...valuesMissing(table, shown),
    ...namesMissing(table, shown, vectors),
    ...boundsMissing(table, vectors),
    ...refusalsMissing(table, vectors),
    ...(hasText ? textNeeds(table, vectors) : []),
  ];
}

/** A vector in one of its versions, read by the interpreter. */
interface Shown {
  readonly version: number;
  readonly message: MessageTable;
  readonly layout: Layout;
  readonly value: Readonly<Record<string, unknown>>;
  readonly reached: ReadonlySet<string>;
}

function shownBy(table: Table, vector: Vector): Shown[] {
  if (vector.value === undefined) return [];
  const message = table.messages.find(({ name }) => name === vector.message)!;
  return vector.versions.flatMap((version) => {
    const reached = new Set<string>();
    const { bytes } = vector;
    const { value } = interpretDecode(table, version, bytes, 0, bytes.length, reached);
    const layout = layoutOf(message, version);
    if (value === undefined || layout === undefined) return [];
    return [{ version, message, layout, value, reached }];
  });
}

// ---- branches

/** How strings end but with NUL, and what is no number, is their types': it is seen once. */
const OF_TYPES = [" cut", " ended by 0xFF", " NaN"];

function branchesMissing(table: Table, shown: readonly Shown[]): string[] {
  const reached = new Set(shown.flatMap((each) => [...each.reached]));
  const known = OF_TYPES.filter((end) => [...reached].some((key) => key.endsWith(end)));
  const all = branchesByLayout(table);
  const taken = new Set([...all].flatMap(([key, own]) => (reached.has(key) ? [own] : [])));
  const missed = [...new Set(all.values())].filter((own) => !taken.has(own));
  return missed.filter((own) => !known.some((end) => own.endsWith(end)));
}

/** The keys of branches, and how they are called whatever the version. */
function branchesByLayout(table: Table): Map<string, string> {
  return new Map(
    listBranches(table).map(({ key, owner, layout }) => [
      key,
      owner.name + key.slice(layoutKey(table, owner, layout).length),
    ]),
  );
}

// ---- values

function valuesMissing(table: Table, shown: readonly Shown[]): string[] {
  const open = new Map<Layout, readonly Need[]>();
  for (const { name, layouts } of [...table.messages, ...table.structs])
    for (const layout of layouts) open.set(layout, needsOf(name, layout.fields));
  const all = new Set([...open.values()].flatMap((needs) => needs.map(({ what }) => what)));
  const see = (version: number, layout: Layout, members: Shown["value"]): void => {
    // What another layout of the message has shown need not be asked for again.
    const left = open.get(layout)!.filter(({ what }) => all.has(what));
    for (const { what, isSeen } of left) if (isSeen(members)) all.delete(what);
    open.set(layout, left);
    for (const [inner, values] of structsIn(table, version, layout, members))
      for (const value of values) see(version, inner, value);
  };
  for (const { version, layout, value } of shown) see(version, layout, value);
  return [...all];
}

/** The structs in a value, each layout with those that are laid out so. */
function* structsIn(
  table: Table,
  version: number,
  layout: Layout,
  members: Shown["value"],
): Generator<[Layout, Shown["value"][]]> {
  for (const field of allFields(layout.fields)) {
    if (field.kind !== "value") continue;
    const { name, type } = field;
    if (type.kind !== "struct" && type.kind !== "list") continue;
    const inner = layoutOf(table.structs[type.struct]!, version);
    const value = members[name];
    if (inner === undefined || value === undefined) continue;
    yield [inner, (Array.isArray(value) ? value : [value]) as Shown["value"][]];
  }
}

// ---- enums

/** Each name is seen where it is first and last known; beyond, the number without it, or that it is refused. */
function namesMissing(table: Table, shown: readonly Shown[], vectors: readonly Vector[]): string[] {
  const used = new Set<string>();
  for (const { version, layout, value } of shown) use(used, table, version, layout, value);
  const refused = new Set<string>();
  for (const vector of vectors) refuse(refused, table, vector);
  const last = plainVersions(table).at(-1)!;
  return table.enums.flatMap((own, index) =>
    isUsed(table, index)
      ? own.values.flatMap(({ name, value, from, to }) => {
          const at = (version: number) => `${index} ${value} ${version}`;
          const isBeyond = (version: number) => !isUsed(table, index, version);
          const needs: [string, boolean][] = [
            [name, [...used].some((key) => key.startsWith(`${index} ${value} `))],
            [`${name} since ${table.versions[from]}`, isBeyond(from) || used.has(at(from))],
            [
              `${name} until ${table.versions[to]}`,
              isBeyond(Math.min(to, last)) || used.has(at(Math.min(to, last))),
            ],
            [
              `${name} in ${table.versions[from - 1]}, where it is invalid`,
              from === 0 ||
                isBeyond(from - 1) ||
                used.has(at(from - 1)) ||
                refused.has(at(from - 1)),
            ],
            [
              `${name} in ${table.versions[to + 1]}, where it is invalid`,
              to >= last || isBeyond(to + 1) || used.has(at(to + 1)) || refused.has(at(to + 1)),
            ],
          ];
          return needs.flatMap(([what, isSeen]) => (isSeen ? [] : [`${own.name}: ${what}`]));
        })
      : wrongEnum(table, own, last),
  );
}

function plainVersions({ versions, flavors }: Table): number[] {
  const end = flavors?.[0]?.to ?? versions.length - 1;
  return Array.from({ length: end + 1 }, (_, i) => i);
}

/** Whether a layout has members that an enum names: in a version, or in any. */
function isUsed({ messages, structs }: Table, index: number, version?: number): boolean {
  return [...messages, ...structs].some(({ layouts }) =>
    layouts.some(
      (layout) =>
        (version === undefined || contains(layout, version)) &&
        enumsIn(layout).some(({ of }) => of === index),
    ),
  );
}

/** The members that enums name. */
function enumsIn(layout: Layout): { name: string; of: number }[] {
  return allFields(layout.fields).flatMap((field) => {
    if (field.kind === "split")
      return field.parts.flatMap(({ name, type }) =>
        type.enum === undefined ? [] : [{ name, of: type.enum }],
      );
    if (field.kind !== "value") return [];
    const { name, type } = field;
    const own = type.kind === "array" || type.kind === "sparse" ? type.of : type;
    return own.kind === "int" && own.enum !== undefined ? [{ name, of: own.enum }] : [];
  });
}

function use(
  used: Set<string>,
  table: Table,
  version: number,
  layout: Layout,
  members: Shown["value"],
): void {
  for (const { name, of } of enumsIn(layout)) {
    const { [name]: value } = members;
    const numbers = typeof value === "object" ? Object.values(value as object) : [value];
    for (const one of numbers) used.add(`${of} ${one} ${plainVersion(table, version)}`);
  }
  for (const [inner, values] of structsIn(table, version, layout, members))
    for (const value of values) use(used, table, version, inner, value);
}

/** The numbers that bytes have where they are refused, and that no enum names. */
function refuse(refused: Set<string>, table: Table, vector: Vector): void {
  const { bytes, not, error, versions } = vector;
  const message = table.messages.find(({ name }) => name === vector.message)!;
  for (const version of error === undefined ? not : versions) {
    const found = interpretDecode(table, version, bytes, 0, bytes.length);
    const layout = layoutOf(message, version);
    if (found.error === undefined || found.root.name !== message.name || layout === undefined)
      continue;
    for (const { name, of } of enumsIn(layout))
      for (const node of leaves(found.root))
        if (node.name === name && node.enumName === undefined)
          refused.add(`${of} ${String(node.value)} ${plainVersion(table, version)}`);
  }
}

// ---- refusals

function refusalsMissing(table: Table, vectors: readonly Vector[]): string[] {
  const reasons = vectors.flatMap(({ bytes, versions, error }) =>
    error === undefined
      ? []
      : versions.map((version) => {
          const found = interpretDecode(table, version, bytes, 0, bytes.length);
          return found.error?.reason ?? "";
        }),
  );
  return table.messages.flatMap(({ name, layouts }) => {
    const refusals = layouts.flatMap(({ fields }) =>
      allFields(fields).filter((field): field is ReservedField => field.kind === "reserved"),
    );
    const why = [...new Set(refusals.map((field) => field.why))];
    return why
      .filter((each) => !reasons.some((reason) => reason.includes(each)))
      .map((each) => `${name}: bytes that are refused, since they have ${each}`);
  });
}
