import { isStep } from "../facts/companions.ts";
import { sharedTies } from "../facts/bits.ts";
import { type Field, memberValue } from "../fields/field.ts";
import { isLookedUp, type ValueField } from "../fields/value.ts";
import type { Layout, MessageTable } from "../messages.ts";
import type { Table } from "../table.ts";
import { firstOf, zeros } from "./first-values.ts";

/** What resolves a struct in a message. */
export interface Resolving {
  resolve(
    version: number,
    delta: object,
    references: Readonly<Record<string, object | undefined>>,
  ): object;
  differ(
    version: number,
    made: object,
    references: Readonly<Record<string, object | undefined>>,
  ): object;
}

/** Where a member of a delta belongs in the state, and where its value comes from when it is absent. */
export interface Slot {
  readonly member: string;
  readonly name: string;
  /** The element, where the state has an array and the delta its elements. */
  readonly index: number | undefined;
  /** What stands for it: a constant, or a member of a reference. */
  readonly absent: Path | number | bigint | undefined;
  /** A record of which the delta has the values that changed. */
  readonly merges: boolean;
  /** Of such a record: how often the bits of its mask are gone through, so that what they stand for changes together. */
  readonly rounds?: number | undefined;
  /** What it is where there is nothing to look it up in. */
  readonly zero: unknown;
  /** It tells what another member tells, too: it counts where it is there, and that one where not. */
  readonly isOther?: true;
  /** The member of the state whose high byte it is, where it is one. Absent, it changes nothing. */
  readonly highOf?: string | undefined;
  /** In two bytes it is a step from what its absence means, and this is how large one is. */
  readonly step?: number | undefined;
  /** Of a struct that says only what changed: what fills in the rest. */
  readonly inner?: Resolving | undefined;
  /** Where it is not there, its absence says all. */
  readonly isPlain: boolean;
  /** The members that are there whenever it is. */
  readonly tied?: readonly string[] | undefined;
}

export interface Path {
  readonly root: string;
  readonly name: string;
}

/** A slot that tells what another one tells, where that one is: it may be an element. */
function inPlace(slot: Slot, all: readonly Slot[]): Slot {
  const { name, index } = all.find(({ member }) => member === slot.name) ?? slot;
  return { ...slot, name, index };
}

function withTies(slot: Slot, { fields }: Layout): Slot {
  const tie = sharedTies(fields).find(({ set }) => set.some(({ name }) => name === slot.member));
  return tie === undefined ? slot : { ...slot, tied: tie.set.map(({ name }) => name) };
}

/** The struct of which a member says only what changed: what it does not say is as it was. */
export function partialStruct(
  table: Table,
  { type, absent }: ValueField,
): MessageTable | undefined {
  if (type.kind !== "struct" || !isLookedUp(absent)) return undefined;
  const struct = table.structs[type.struct]!;
  const fields = struct.layouts.flatMap((layout) => layout.fields);
  const isPartial = fields.some((field) => field.kind === "value" && isLookedUp(field.absent));
  return isPartial ? struct : undefined;
}

/** The slots of a layout's members. */
export function slotsIn(
  layout: Layout,
  innerOf: (field: ValueField) => Resolving | undefined,
): Slot[] {
  const own = layout.fields.flatMap((field) => slotsOf(field, innerOf));
  return own.map((slot) => withTies(slot.isOther ? inPlace(slot, own) : slot, layout));
}

function slotsOf(field: Field, innerOf: (field: ValueField) => Resolving | undefined): Slot[] {
  const plain = (member: string, zero: unknown): Slot => {
    return {
      member,
      name: member,
      index: undefined,
      absent: undefined,
      merges: false,
      zero,
      isPlain: true,
    };
  };
  switch (field.kind) {
    case "bit":
      return [plain(field.name, false)];
    case "split":
      return field.parts.filter((part) => !part.isMask).map((part) => plain(part.name, 0));
    case "interleave":
      return field.fields.map((f) => plain(f.name, zeros(field.count)));
    case "value":
      return [slotWithInner(field, innerOf(field))];
    default:
      return [];
  }
}

function slotWithInner(field: ValueField, inner: Resolving | undefined): Slot {
  const slot = valueSlot(field);
  const { highOf, isOther, merges, step } = slot;
  const isPlain = !inner && !merges && !isOther && step === undefined && highOf === undefined;
  return { ...slot, inner, isPlain };
}

function valueSlot({
  name,
  type,
  absent,
  highOf,
  atFirst,
  sameAs,
}: ValueField): Omit<Slot, "isPlain"> {
  const zero = firstOf(type, atFirst);
  const of = type.kind === "array" ? type.of : type;
  const { num, den } = (of.kind === "int" ? of.scale : undefined) ?? { num: 1, den: 1 };
  const step = isStep(type) ? num / den : undefined;
  const merges = type.kind === "sparse";
  const alone = { member: name, name, index: undefined, absent: undefined, merges, zero };
  if (highOf !== undefined) return { ...alone, highOf };
  if (sameAs !== undefined) return { ...alone, name: sameAs, isOther: true };
  const rounds = type.kind === "sparse" ? type.rounds : undefined;
  if (!isLookedUp(absent)) {
    const own = absent === undefined ? undefined : memberValue(absent);
    return { member: name, name, index: undefined, absent: own, merges, zero, rounds };
  }
  const [root = "", path = "", element] = absent.split(".");
  const index = element === undefined ? undefined : Number(element);
  const own = index === undefined ? name : path;
  return {
    member: name,
    name: own,
    index,
    absent: { root, name: path },
    merges,
    zero,
    rounds,
    step,
  };
}
