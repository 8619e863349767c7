import { type Layout, layoutOf, type MessageTable } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { type At, hexByte } from "../parts/describe.ts";
import { differingFacets } from "./align.ts";
import type { Facet } from "../facets/facet.ts";
import type { Located } from "./located.ts";
import { comparePlain, compareVersionNames, ofProtocol } from "./protocol.ts";
import { compareEnums } from "./enums.ts";
import { compareFields } from "./fields.ts";
import type { FieldChange } from "./field-change.ts";
import {
  commonVersions,
  type OwnerPair,
  ownersOf,
  type Pair,
  versionsText,
} from "../parts/pairs.ts";
import { signatureOf } from "../parts/signature.ts";
import { textFacets } from "./text-forms.ts";

/** How two protocols or containers differ, in the versions that both have. */
export function compareTables(before: Table, after: Table): Located[] {
  const pairs = commonVersions(before, after);
  return [
    ...comparePlain(before, after),
    ...compareVersionNames(before, after),
    ...comparePairs(pairs),
  ];
}

/** How sets of protocols and containers differ, those of one name held against each other. */
export function compareSets(before: readonly Table[], after: readonly Table[]): Located[] {
  const gone = before.filter(({ name }) => !after.some((table) => table.name === name));
  const come = after.filter(({ name }) => !before.some((table) => table.name === name));
  return [
    ...gone.map((table) =>
      ofProtocol(table, {
        severity: "wire",
        kind: "removed",
        what: table.kind,
        before: table.title,
      }),
    ),
    ...come.map((table) =>
      ofProtocol(table, {
        severity: "documentation",
        kind: "added",
        what: table.kind,
        after: table.title,
      }),
    ),
    ...before.flatMap((table) => {
      const other = after.find(({ name }) => name === table.name);
      return other === undefined ? [] : compareTables(table, other);
    }),
  ];
}

/** How versions differ, of one protocol or of two. */
export function comparePairs(pairs: readonly Pair[]): Located[] {
  return [
    ...merged(compareOwners(ownersOf(pairs, "messages"), "message"), pairs),
    ...merged(compareOwners(ownersOf(pairs, "structs"), "struct"), pairs),
    ...compareEnums(pairs),
  ];
}

// ---- messages and structs

/** Changes that are alike in several versions as one: it is shown in the newest. */
function merged(located: readonly Located[], pairs: readonly Pair[]): Located[] {
  const groups = new Map<string, Located[]>();
  for (const one of located) {
    const key = JSON.stringify(one.change);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()].map((group) => {
    const last = group.at(-1)!;
    const { table } = last.owner!.pair[1];
    const at = group.flatMap(({ owner }) => owner!.at);
    return { ...last, change: { ...last.change, versions: versionsText(table, at, pairs) } };
  });
}

function compareOwners(owners: readonly OwnerPair[], category: "message" | "struct"): Located[] {
  const renames = renamedOwners(owners);
  const taken = new Set(renames.values());
  return owners.flatMap((owner) => {
    if (taken.has(owner)) return [];
    const other = renames.get(owner);
    const pair = other === undefined ? owner : { ...owner, after: other.after };
    return compareOwner(pair, category);
  });
}

/** Messages that are gone, with those that are as they were in all but the name. */
function renamedOwners(owners: readonly OwnerPair[]): Map<OwnerPair, OwnerPair> {
  const key = (at: At, owner: MessageTable) => signatureOf(at, layoutOf(owner, at.version)!);
  const found = new Map<OwnerPair, OwnerPair>();
  const come = owners.filter(({ before }) => before === undefined);
  for (const owner of owners) {
    const { before, after, pair } = owner;
    if (after !== undefined || before === undefined || found.has(owner)) continue;
    const other = come.find(
      (one) =>
        one.at.join() === owner.at.join() &&
        one.after !== undefined &&
        key(pair[0], before) === key(one.pair[1], one.after),
    );
    if (other !== undefined) found.set(owner, other);
  }
  return found;
}

function compareOwner(owner: OwnerPair, category: "message" | "struct"): Located[] {
  const { pair, before, after } = owner;
  const [a, b] = pair;
  const [old, now] = [before && layoutOf(before, a.version), after && layoutOf(after, b.version)];
  const ownerKind = b.table.kind === "container" && category === "message" ? "block" : category;
  const base = {
    protocol: b.table.name,
    owner: (after ?? before)!.name,
    ownerKind,
    versions: "",
  } as const;
  const locate = (
    change: Omit<FieldChange, "names" | "within" | "arms">,
    about: Pick<Located, "names" | "within" | "arms" | "name" | "isGone">,
  ): Located => {
    const { severity, field, kind, what, before: from, after: to } = change;
    const texts = {
      ...(from === undefined ? {} : { before: from }),
      ...(to === undefined ? {} : { after: to }),
    };
    return { change: { ...base, severity, field, kind, what, ...texts }, owner, ...about };
  };
  const plain = { names: [], within: [], arms: [] };
  if (old === undefined || now === undefined) {
    const kind = now === undefined ? "removed" : "added";
    const text = idText((now ?? old)!);
    // A struct alone is on no wire: what has it as a member says so.
    const severity = category === "struct" ? "documentation" : "wire";
    const change = {
      severity,
      field: "",
      kind,
      what: category,
      ...(kind === "added" ? { after: text } : { before: text }),
    } as const;
    return [locate(change, { ...plain, ...(kind === "removed" ? { isGone: true as const } : {}) })];
  }
  const changes = [
    ...ownerFacets(owner).map((facet) =>
      locate({ field: "", kind: facet.what === "name" ? "renamed" : "changed", ...facet }, plain),
    ),
    ...compareFields({ at: a, fields: old.fields }, { at: b, fields: now.fields }).map((change) =>
      locate(change, change),
    ),
  ];
  if (
    changes.length > 0 ||
    fieldsOf(a, old) === fieldsOf(b, now) ||
    signatureOf(a, old) === signatureOf(b, now)
  )
    return changes;
  // What of it is otherwise is in the structs that it has, where that is reported.
  return JSON.stringify(withoutStructs(old.fields)) === JSON.stringify(withoutStructs(now.fields))
    ? []
    : [locate({ severity: "wire", field: "", kind: "changed", what: "layout" }, plain)];
}

function fieldsOf(at: At, layout: { readonly fields: readonly unknown[] }): string {
  return JSON.stringify([at.table.name, layout.fields]);
}

/** Fields without the numbers that structs and enums have in their tables, and without what only people read. */
function withoutStructs(fields: unknown): unknown {
  return JSON.parse(
    JSON.stringify(fields, (key, value: unknown) =>
      ["struct", "enum", "vectors", "doc", "ref", "text", "hint", "unused", "inArms"].includes(key)
        ? undefined
        : withoutTypeName(value),
    ),
  );
}

/** A type without its name, where all else says what it is: a float of 32 bits is one whatever it is called. */
function withoutTypeName(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("kind" in value)) return value;
  if (value.kind !== "float" && value.kind !== "array") return value;
  return { ...value, name: undefined };
}

function ownerFacets({ pair, before, after }: OwnerPair) {
  const layouts = [
    layoutOf(before!, pair[0].version)!,
    layoutOf(after!, pair[1].version)!,
  ] as const;
  const facets = (owner: MessageTable, layout: Layout): Facet[] => {
    return [
      { what: "name", severity: "rename", text: owner.name },
      { what: "id", severity: "wire", text: idText(layout) },
      {
        what: "max-depth",
        severity: "wire",
        text: owner.maxDepth === undefined ? undefined : `${owner.maxDepth}`,
      },
      {
        what: "role",
        severity: "documentation",
        text: owner.role,
        data: [owner.role, owner.sets, owner.tells, owner.lasts],
      },
      { what: "illegal", severity: "documentation", text: owner.illegal },
      ...textFacets(owner, layouts),
      { what: "doc", severity: "documentation", text: owner.doc },
      { what: "ref", severity: "documentation", text: owner.ref },
    ];
  };
  return differingFacets(facets(before!, layouts[0]), facets(after!, layouts[1]));
}

/** `id 20 (0x14), from bit 5 on a mask` */
function idText({ id, idBit, idHigh }: Pick<Layout, "id" | "idBit" | "idHigh">): string {
  if (id === undefined) return "without an id";
  const own = id[0] === id[1] ? `id ${id[0]} (${hexByte(id[0])})` : `ids ${id[0]} to ${id[1]}`;
  const flag = idBit === undefined ? "" : `, bit ${idBit} a flag`;
  return `${own}${flag}${idHigh === undefined ? "" : `, from bit ${idHigh} on a mask`}`;
}
