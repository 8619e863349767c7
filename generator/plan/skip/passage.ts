import type { Field } from "../../../runtime/table/fields/field.ts";
import { givenMembers, presenceBy } from "../../../runtime/table/fields/presence.ts";
import type { MaskField, TerminatorField } from "../../../runtime/table/fields/masks.ts";
import { countFields } from "../../../runtime/table/fields/count-fields.ts";
import { computedNames } from "../../../runtime/table/fields/computed.ts";
import { innerDependencies } from "../../../runtime/table/facts/outer.ts";
import { selectingFields } from "../../../runtime/table/facts/selection.ts";
import { areEqual, type Count } from "../code/count.ts";
import { firstPart, valueSize } from "../size/fields.ts";
import { add, NOTHING, type Size } from "../size/size.ts";

/** A stretch of a message that is passed over in one way. */
export type Stretch =
  /** Fields whose length is known by then. */
  | { readonly kind: "run"; readonly fields: readonly Field[]; readonly size: Size }
  /** One that tells what follows, or finds out its own length. */
  | { readonly kind: "one"; readonly field: Field };

/**
 * The stretches of a message. A field that chooses, and one that tells the protocol, is read as well as counted.
 *
 * @param everyMask also a mask that nothing depends on is read
 */
export function passage(fields: readonly Field[], everyMask = false): Stretch[] {
  const stretches: Stretch[] = [];
  let run: Field[] = [];
  const flush = () => {
    if (run.length > 0)
      stretches.push({
        kind: "run",
        fields: run,
        size: run
          .map((f) => (f.kind === "mask" ? firstPart(f) : valueSize(f)!))
          .reduce(add, NOTHING),
      });
    run = [];
  };
  const choosers = choosersOf(fields);
  for (const field of fields) {
    const size = !everyMask && isUnused(field, fields) ? firstPart(field) : valueSize(field);
    if (size !== undefined && !tells(field, choosers)) {
      run.push(field);
      continue;
    }
    flush();
    stretches.push({ kind: "one", field });
  }
  flush();
  return stretches;
}

/** The fields that choose in a switch, and that say whether others are there, also those in arms. */
export function choosersOf(fields: readonly Field[]): ReadonlySet<string> {
  // Those that tell of versions together with another one after them are asked for again.
  const selecting = selectingFields(fields).slice(0, -1);
  return new Set([
    ...selecting.map(({ name }) => name),
    ...fields.flatMap((field) => countFields(field).map(({ by }) => by)),
    ...fields.flatMap((field) => {
      if (field.kind === "value")
        return [
          ...givenMembers(presenceBy(field, "given")?.tests ?? []),
          ...innerDependencies(field).map(({ name }) => name),
        ];
      if (field.kind === "computed") return computedNames(field);
      if (field.kind !== "switch") return [];
      return [field.on, ...field.arms.flatMap((arm) => [...choosersOf(arm.fields)])];
    }),
  ]);
}

/** Whether a field is read as well as counted: it tells the protocol, or what follows. */
function tells(field: Field, choosers: ReadonlySet<string>): boolean {
  if (field.kind === "number") return choosers.has(field.name);
  if (field.kind === "split") return field.parts.some(({ name }) => choosers.has(name));
  return field.kind === "value" && (field.selects !== undefined || choosers.has(field.name));
}

/** Whether a mask tells nothing about what follows: its bits are all values, or mean nothing. */
function isUnused(field: Field, fields: readonly Field[]): field is MaskField {
  if (field.kind !== "mask" || field.parts.length > 1) return false;
  const choosers = choosersOf(fields);
  const stops = fields.filter((f) => f.kind === "terminator" && f.bit.mask === field.name);
  // After a stop it has another name.
  const names = new Set([field.name, ...stops.map((stop) => (stop as TerminatorField).live)]);
  const isOwn = (mask: string | undefined) => mask !== undefined && names.has(mask);
  return !fields.some(function tells(other): boolean {
    if (other.kind === "switch") return other.arms.some((arm) => arm.fields.some(tells));
    if (other.kind === "reserved") return isOwn(other.bit.mask);
    if (other.kind === "number")
      return choosers.has(other.name) && other.bits.some(({ mask }) => isOwn(mask));
    if (other.kind === "length") return isOwn(other.high);
    if (other.kind === "computed")
      return Object.values(other.names ?? {}).some(({ bit }) => isOwn(bit?.mask));
    if (other.kind === "split") return isOwn(other.wide?.when.mask);
    if (other.kind !== "value") return false;
    const masks = [
      presenceBy(other, "bit")?.mask,
      other.wide?.when.mask,
      presenceBy(other, "widths")?.mask,
    ];
    masks.push(...(presenceBy(other, "given")?.tests ?? []).flat().map(({ bit }) => bit?.mask));
    masks.push(...innerDependencies(other).map(({ bit }) => bit?.mask));
    if (other.type.kind === "sparse") masks.push(other.type.mask);
    return masks.some(isOwn);
  });
}

/** Bytes of fields that always take the same. */
export function constantSize(fields: readonly Field[]): Count | undefined {
  const [only, other] = passage(fields);
  if (only?.kind !== "run" || other !== undefined) return undefined;
  return areEqual(only.size.most, only.size.constant) ? only.size.constant : undefined;
}
