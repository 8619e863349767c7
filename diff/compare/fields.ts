import type { ArmValue, Field, SwitchArm, SwitchField } from "../../runtime/table/fields/field.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { numbersText } from "../../runtime/errors/reasons.ts";
import {
  areAlike,
  type Differing,
  differingFacets,
  outOfOrder,
  renamed,
  type Side,
  withNewNames,
} from "./align.ts";
import type { At } from "../parts/describe.ts";
import { type FieldChange, NOWHERE, type Path, whole, wholeText } from "./field-change.ts";
import { facetsOf, nameOf, namesIn, type Plain } from "../facets/fields.ts";

/** How the fields of a message, a struct or an arm differ. */
export function compareFields(before: Side, after: Side, path: Path = NOWHERE): FieldChange[] {
  const [a, b] = [before.fields, after.fields].map(plainOf) as [Plain[], Plain[]];
  const renames = renamed(before, after, a, b);
  // What depends on a renamed field still depends on it.
  const current = <T extends Field>(field: T) => withNewNames(field, renames);
  const partner = (field: Plain) =>
    renames.get(field) ?? b.find((other) => nameOf(other) === nameOf(field));
  const kept = a.flatMap((field) => {
    const other = partner(field);
    return other === undefined ? [] : [[field, other] as const];
  });
  const stays = new Set(kept.map(([, other]) => other));
  const moved = outOfOrder(kept.map(([, other]) => b.indexOf(other)));
  const isSwap = moved.size > 0 && areAlike(before, after);
  return [
    ...a
      .filter((field) => partner(field) === undefined)
      .map((field) => whole("removed", field, before.at, path)),
    ...b.filter((field) => !stays.has(field)).map((field) => whole("added", field, after.at, path)),
    ...kept.flatMap(([field, other], i) => [
      ...(moved.has(i) ? [movedTo(other, b, path, isSwap ? "value" : "wire")] : []),
      ...(renames.has(field) ? [renameOf(field, other, path)] : []),
      ...compareField([current(field), before.at], [other, after.at], path),
    ]),
    ...compareSwitches({ ...before, fields: before.fields.map(current) }, after, path),
  ];
}

function plainOf(fields: readonly Field[]): Plain[] {
  return fields.filter((field): field is Plain => field.kind !== "switch");
}

// ---- one field

function compareField([a, atA]: [Plain, At], [b, atB]: [Plain, At], path: Path): FieldChange[] {
  const names = [...new Set([...namesIn(a), ...namesIn(b)])];
  const field = [...path.arms, nameOf(b)].join("/");
  const about = { field, kind: "changed", names, ...path, name: nameOf(b) } as const;
  if (a.kind !== b.kind) {
    const [before, after] = [wholeText(a, atA), wholeText(b, atB)];
    return [{ ...about, severity: "wire", what: "sort", before, after }];
  }
  const differing = withoutConsequences(differingFacets(facetsOf(a, atA), facetsOf(b, atB)));
  // In one table a number tells the same, in the versions that it may be in; of flags which are described depends on others.
  const isFlags = b.kind === "value" && b.selectsBits !== undefined;
  const facets = differing.filter(
    ({ what }) => atA.table !== atB.table || (what !== "tells" && !(what === "selects" && isFlags)),
  );
  const changes = facets.map(({ what, severity, before, after }): FieldChange => ({
    ...about,
    // Other bits of the mask say nothing of these: they show where one of them is clear.
    ...(what === "usual bits" ? { names: [`${nameOf(b)} usual`] } : {}),
    severity,
    what,
    before,
    after,
  }));
  return [...changes, ...compareStructs([a, atA], [b, atB], path)];
}

/** What tells of a type that its bytes are others. */
const WORSE = ["type", "word", "widths"];

/** What follows from something worse that is reported: another type has other values, what is always there is never absent. */
function withoutConsequences(facets: readonly Differing[]): readonly Differing[] {
  const has = (what: string) => facets.some((facet) => facet.what === what);
  const follows = ({ what, before, after }: Differing) => {
    if (what === "wide meaning") return has("wide");
    if (what === "tells") return has("selects");
    // Of arrays that take turns each has its own: `angles meaning`.
    if (what.endsWith("meaning"))
      return WORSE.some((worse) => has(what.replace(/meaning$/, worse)));
    return what === "absence" && has("presence") && (before === "none" || after === "none");
  };
  return facets.filter((facet) => !follows(facet));
}

/** Where a field has another struct, how this one differs from the other. */
function compareStructs([a, atA]: [Plain, At], [b, atB]: [Plain, At], path: Path): FieldChange[] {
  const [old, now] = [structOf(a, atA), structOf(b, atB)];
  if (old === undefined || now === undefined || old.name === now.name) return [];
  const sides = [old, now].map(({ layout }, i) => ({
    at: i === 0 ? atA : atB,
    fields: layout?.fields ?? [],
  }));
  return compareFields(sides[0]!, sides[1]!).map((change) => ({
    ...change,
    field: [...path.arms, nameOf(b), change.field].join("/"),
    ...path,
    name: nameOf(b),
  }));
}

function structOf(field: Plain, { table, version }: At) {
  const type = field.kind === "value" ? (field as ValueField).type : undefined;
  if (type?.kind !== "struct" && type?.kind !== "list") return undefined;
  const struct = table.structs[type.struct]!;
  return { name: struct.name, layout: layoutOf(struct, version) };
}

// ---- names and order

function renameOf(a: Plain, b: Plain, path: Path): FieldChange {
  const names = [...namesIn(a), ...namesIn(b)];
  return {
    severity: "rename",
    field: [...path.arms, nameOf(b)].join("/"),
    kind: "renamed",
    what: "name",
    before: nameOf(a),
    after: nameOf(b),
    names,
    ...path,
    name: nameOf(b),
  };
}

function movedTo(
  field: Plain,
  all: readonly Plain[],
  path: Path,
  severity: "wire" | "value",
): FieldChange {
  const front = all[all.indexOf(field) - 1];
  const after = front === undefined ? "at the beginning" : `after ${nameOf(front)}`;
  return {
    severity,
    field: [...path.arms, nameOf(field)].join("/"),
    kind: "moved",
    what: "order",
    after,
    names: namesIn(field),
    ...path,
    name: nameOf(field),
  };
}

// ---- switches

function compareSwitches(before: Side, after: Side, path: Path): FieldChange[] {
  const [a, b] = [switchOf(before.fields), switchOf(after.fields)];
  if (a === undefined && b === undefined) return [];
  const { on, arms } = (b ?? a)!;
  const about = {
    what: "switch",
    // A number of some bits of a mask is shown by what it chooses.
    names: [on, ...arms.flatMap((arm) => plainOf(arm.fields).flatMap(namesIn))],
    ...path,
    name: on,
    field: [...path.arms, on].join("/"),
  };
  if (a === undefined) return [{ ...about, severity: "wire", kind: "added", after: armNames(b!) }];
  if (b === undefined)
    return [{ ...about, severity: "wire", kind: "removed", before: armNames(a), isGone: true }];
  const changed: FieldChange[] =
    a.on === b.on
      ? []
      : [{ ...about, severity: "wire", kind: "changed", before: a.on, after: b.on }];
  const gone = a.arms.filter(({ name }) => armNamed(b, name) === undefined);
  const come = b.arms.filter(({ name }) => armNamed(a, name) === undefined);
  return [
    ...changed,
    ...gone.map((arm) => armChange("removed", a, arm, path)),
    ...come.map((arm) => armChange("added", b, arm, path)),
    ...b.arms.flatMap((arm) => {
      const old = armNamed(a, arm.name);
      return old === undefined ? [] : compareArms(b, [old, before.at], [arm, after.at], path);
    }),
  ];
}

function switchOf(fields: readonly Field[]): SwitchField | undefined {
  const last = fields.at(-1);
  return last?.kind === "switch" ? last : undefined;
}

function armNamed({ arms }: SwitchField, name: string): SwitchArm | undefined {
  return arms.find((arm) => arm.name === name);
}

function armNames({ arms }: SwitchField): string {
  return arms.map(({ name }) => name).join(", ");
}

function armChange(
  kind: "added" | "removed",
  { on }: SwitchField,
  arm: SwitchArm,
  path: Path,
): FieldChange {
  const fields = plainOf(arm.fields);
  const text = `${on} ${valuesText(arm)}: ${fields.map(nameOf).join(", ") || "nothing"}`;
  return {
    severity: "wire",
    field: [...path.arms, arm.name].join("/"),
    kind,
    what: "arm",
    ...(kind === "added" ? { after: text } : { before: text, isGone: true as const }),
    names: shownBy(on, arm.values) ?? [on, ...fields.flatMap(namesIn)],
    arms: [...path.arms, arm.name],
    within: path.within,
    name: on,
  };
}

function valuesText({ values, otherwise }: SwitchArm): string {
  return otherwise ? "any other" : numbersText(values);
}

/** What shows values that choose an arm: that one of them was read. */
function shownBy(on: string, values: readonly ArmValue[]): string[] | undefined {
  return values.length === 0 ? undefined : values.map((value) => `${on}=${value}`);
}

function compareArms(
  { on }: SwitchField,
  [a, atA]: [SwitchArm, At],
  [b, atB]: [SwitchArm, At],
  path: Path,
): FieldChange[] {
  const arms = [...path.arms, b.name];
  const both = shownBy(on, a.otherwise || b.otherwise ? [] : [...a.values, ...b.values]);
  const within = both === undefined ? path.within : [...path.within, both];
  const [before, after] = [valuesText(a), valuesText(b)];
  const sides = [
    { at: atA, fields: a.fields },
    { at: atB, fields: b.fields },
  ] as const;
  const inner = compareFields(...sides, { arms, within });
  if (before === after) return inner;
  const other = [
    ...a.values.filter((value) => !b.values.includes(value)),
    ...b.values.filter((value) => !a.values.includes(value)),
  ];
  const names = shownBy(on, other) ?? [on];
  const change = { field: arms.join("/"), kind: "changed", what: "values", before, after } as const;
  return [{ ...change, severity: "wire", names, arms, within: path.within, name: on }, ...inner];
}
