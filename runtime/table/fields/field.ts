import type { TextTable } from "../text.ts";
import type { MaskField, TerminatorField, BitField, NumberField, ReservedField } from "./masks.ts";
import type { ChecksumField } from "./checksum.ts";
import type { GapField } from "./gap.ts";
import type { ConstantField } from "./constant.ts";
import type { ValueField } from "./value.ts";
import type { SplitField } from "./split.ts";
import type { InterleaveField } from "./interleave.ts";
import type { LengthField } from "./length.ts";
import type { ComputedField } from "./computed.ts";

/** What a layout has in the order of its bytes: members, and what is no member, such as reserved bytes. */
export type Field =
  | ReservedField
  | ConstantField
  | GapField
  | ChecksumField
  | MaskField
  | TerminatorField
  | BitField
  | NumberField
  | ValueField
  | SplitField
  | InterleaveField
  | SwitchField
  | LengthField
  | ComputedField;

/** Further fields that an earlier field's value selects. Always the last field of its message, or of an arm. */
export interface SwitchField {
  readonly kind: "switch";
  readonly on: string;
  /** What values announce that choose no arm and are known. */
  readonly foreign?: readonly { readonly value: ArmValue; readonly name: string }[];
  readonly arms: readonly SwitchArm[];
}

/** Fields that are there where a switch has one of some values. */
export interface SwitchArm {
  readonly name: string;
  readonly doc?: string;
  readonly values: readonly ArmValue[];
  /** How it is written in the text form, where that is not by its own names. */
  readonly text?: TextTable;
  /** It is chosen by all values that choose no other arm, and is last. `values` is empty. */
  readonly otherwise?: true;
  readonly fields: readonly Field[];
}

/** A value that chooses: an integer of 64 bits is as its decimal digits, since a table is plain JSON. */
export type ArmValue = number | string;

/** How a member's value is where it chooses. */
export function armValue(value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/** What a member is that chooses. */
export function memberValue(value: ArmValue): number | bigint {
  return typeof value === "string" ? BigInt(value) : value;
}

/** Whether that many values choose an arm that they are listed from its first to its last. */
export function isWide({ values }: Pick<SwitchArm, "values">): boolean {
  return values.length > MOST_VALUES;
}

const MOST_VALUES = 24;
