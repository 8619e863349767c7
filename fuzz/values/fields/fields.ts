import type { OfKind } from "../../../runtime/table/by-kind.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { arraysOf, type InterleaveField } from "../../../runtime/table/fields/interleave.ts";
import type { LengthField } from "../../../runtime/table/fields/length.ts";
import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";
import { type SplitField, widestParts } from "../../../runtime/table/fields/split.ts";
import { highest, lowest, valueOf } from "../../../runtime/table/facts/ints.ts";
import { before, flag, gap, hint } from "../arbitrary.ts";
import { allBits } from "../making.ts";
import { anyInteger } from "../numbers.ts";
import { movedNumber } from "../types/integers.ts";
import { variantCompanions } from "../variants.ts";
import { MOST_TRIED, named, type Wrong, wrongInts } from "../wrong-values.ts";
import { leaning } from "./leaning.ts";
import { value } from "./value.ts";
import type { FieldValues } from "./values.ts";

const none: FieldValues<Field> = {
  made: () => [],
  wrong: () => [],
  moved: () => [],
  required: () => [],
};

const split: FieldValues<SplitField> = {
  made: (making, field) =>
    widestParts(field).map(({ name, type }) => [
      name,
      leaning(making, name, type, anyInteger(type)),
    ]),
  wrong: (_, field) =>
    widestParts(field).flatMap(({ name, type }) => named(name, wrongInts([type]))),
  moved: ({ by }, field, members) =>
    widestParts(field).map(({ name, type }) => [name, movedNumber(type, members[name], by)]),
  // Those that are not there do not fit into the word, and are separate where they may.
  required: (field) => widestParts(field).map(({ name }) => name),
};

const interleave: FieldValues<InterleaveField> = {
  made: (making, field) => arraysOf(field).flatMap((array) => value.made(making, array)),
  wrong: (v, field) => arraysOf(field).flatMap((array) => value.wrong(v, array)),
  moved: (v, field, members) => arraysOf(field).flatMap((array) => value.moved(v, array, members)),
  required: ({ fields }) => fields.map(({ name }) => name),
};

const length: FieldValues<LengthField> = {
  ...none,
  made: ({ hints }, field) => variantCompanions(hints, field),
  wrong: (_, field) => wrongLengths(field),
  required: ({ of, none, counts }) =>
    of === undefined || none !== undefined || counts === "region" ? [] : [of],
};

const FIELDS: { readonly [K in Field["kind"]]: FieldValues<OfKind<Field, K>> } = {
  value,
  split,
  interleave,
  length,
  mask: {
    ...none,
    made: ({ hints, fields }, field) =>
      field.hidden ? [] : [[field.name, hint(hints, hintBits(field, fields))]],
  },
  bit: { ...none, made: (_, { name }) => [[name, flag()]] },
  number: {
    ...none,
    made: (making, { name, type }) => [[name, leaning(making, name, type, anyInteger(type))]],
    wrong: (_, { name, type }) => named(name, wrongInts([type])),
    required: ({ name }) => [name],
  },
  checksum: {
    ...none,
    made: ({ hints }, { name, type }) => [[name, before(hints, anyInteger(type))]],
  },
  gap: {
    ...none,
    made: ({ hints }, { name, pad, align, open }) => [
      [name, gap(hints, open ? 0 : (pad ?? 0), pad ?? align! - 1)],
    ],
  },
  constant: none,
  computed: none,
  terminator: none,
  reserved: none,
  switch: none,
};

/** The members of a field, and what is wrong there. */
export function fieldValues({ kind }: Field): FieldValues<Field> {
  return FIELDS[kind];
}

/** All bits that a hint may settle: those that tell widths, and all of them where a bit stops. */
function hintBits(mask: MaskField, fields: readonly Field[]): number {
  if (fields.some((f) => f.kind === "terminator" && f.bit.mask === mask.name)) return allBits(mask);
  const bits = fields.flatMap((f) => {
    const widths = f.kind === "value" ? presenceBy(f, "widths") : undefined;
    return widths?.mask === mask.name ? [widths.narrow.bit, widths.wide.bit] : [];
  });
  return bits.reduce((sum, bit) => sum + 2 ** bit, mask.hint + (mask.inArms ?? 0));
}

/** More or fewer bytes than their length can tell, or as many as it tells of bytes that are not there. */
function wrongLengths({ of, type, none = -1, counts, as, high }: LengthField): Wrong[] {
  // With high bits elsewhere there may be many more.
  if (of === undefined || counts !== undefined || high !== undefined) return [];
  const [least, most] = [valueOf(type, lowest(type)), valueOf(type, highest(type))];
  const lengths = [most + 1, least - 1, none].filter((n) => n >= 0 && n <= MOST_TRIED);
  return named(
    of,
    lengths.map((length) => (as === undefined ? new Uint8Array(length) : "a".repeat(length))),
  );
}
