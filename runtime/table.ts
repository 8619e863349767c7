/*
 * A schema after its versions were resolved, as data: what the generator emits code from, and what the interpreter reads.
 * Everything here is plain JSON. Bit numbers count from 0, the lowest; offsets and sizes are bytes unless they say bits.
 */

/** A schema: of a protocol, whose messages begin with an id, or of a container, whose only "message" is its block. */
export interface Table {
  readonly name: string;
  readonly kind: "protocol" | "container";
  readonly title: string;
  readonly doc?: string;
  readonly ref?: string;
  /** Oldest first. Layouts and enums name versions by their index here. */
  readonly versions: readonly string[];
  /** The newest version that is no dialect: what bytes are taken for that do not say. An index into `versions`. */
  readonly current: number;
  readonly messages: readonly MessageTable[];
  readonly enums: readonly EnumTable[];
}

/** From one version to another, both included, as indexes into `Table.versions`. */
export interface VersionRange {
  readonly from: number;
  readonly to: number;
}

export interface MessageTable {
  readonly name: string;
  readonly doc?: string;
  /** Where the format's documents speak of it: `DEM §7.7`. */
  readonly ref?: string;
  /** File and line of the schema entry: `netquake.yaml:41`. */
  readonly source: string;
  /** Why the message should not be met, where it should not. It is decoded all the same. */
  readonly illegal?: string;
  /** How the message is laid out, oldest first. The version ranges do not overlap; one in no range does not have the message. */
  readonly layouts: readonly Layout[];
}

export interface Layout extends VersionRange {
  /** First and last id, both included. A container's block has none. */
  readonly id?: readonly [number, number];
  readonly fields: readonly Field[];
}

export type Field =
  | RefuseField
  | MaskField
  | BitField
  | ValueField
  | SplitField
  | InterleaveField
  | SwitchField
  | LengthField;

/** A bit of a mask of the same message. */
export interface BitRef {
  readonly mask: string;
  readonly bit: number;
}

/**
 * Bits that tell which fields are there. In a value it is a hint, the mask as it came:
 * encoding derives each bit from the fields, and takes from the hint only the bits of `hint`.
 */
export interface MaskField {
  readonly kind: "mask";
  readonly name: string;
  readonly doc?: string;
  readonly parts: readonly MaskPart[];
  /** The bits that fields leave open: those that mean nothing, that widen a field, that announce a further part. */
  readonly hint: number;
  /** The bits of `hint` that mean nothing. */
  readonly unused: number;
  /** The bits of `hint` that are set where there is no hint. */
  readonly usual: number;
}

export interface MaskPart {
  /** An integer of its own, or the message's id. */
  readonly from: "id" | IntType;
  /** Bits that the part carries. */
  readonly bits: number;
  /** Where its lowest bit stands in the mask. */
  readonly at: number;
  /** The bit that announces it; always there without. */
  readonly when?: number;
}

/** A flag that is a value of its own: true or false. */
export interface BitField {
  readonly kind: "bit";
  readonly name: string;
  readonly doc?: string;
  readonly bit: BitRef;
}

/** A bit that announces what the schema does not describe: the message cannot be read where it is set. */
export interface RefuseField {
  readonly kind: "refuse";
  readonly bit: BitRef;
  /** What it announces. */
  readonly why: string;
}

export interface ValueField {
  readonly kind: "value";
  readonly name: string;
  readonly doc?: string;
  readonly type: ValueType;
  /** Present only when this bit is set. */
  readonly when?: BitRef;
  /** A wider integer that stands instead of `type` when this bit is set. */
  readonly wide?: { readonly when: BitRef; readonly type: IntType };
  /** What its absence means: a value, or a member of an earlier message as `baseline.frame`. */
  readonly absent?: number | string;
  /** The largest value that the engines accept; more is worth a warning. */
  readonly max?: number;
  /** The field says in which versions all that follows is: the numbers that are known, with the versions they stand for. */
  readonly selects?: readonly { readonly value: number; readonly versions: VersionRange }[];
  /** With `selects`: numbers that are known and not described. */
  readonly foreign?: readonly { readonly value: number; readonly name: string }[];
}

/** Several integers in one, lowest bits first. */
export interface SplitField {
  readonly kind: "split";
  readonly wire: IntType;
  readonly parts: readonly SplitPart[];
}

export interface SplitPart {
  readonly name: string;
  readonly doc?: string;
  /** An integer of fewer bits. */
  readonly type: IntType;
}

/** Arrays whose elements take turns: a[0] b[0] a[1] b[1] … */
export interface InterleaveField {
  readonly kind: "interleave";
  readonly count: number;
  readonly fields: readonly {
    readonly name: string;
    readonly doc?: string;
    readonly type: IntType;
  }[];
}

/** Further fields that an earlier field's value selects. Always the last field of its message. */
export interface SwitchField {
  readonly kind: "switch";
  readonly on: string;
  readonly arms: readonly SwitchArm[];
}

export interface SwitchArm {
  readonly name: string;
  readonly doc?: string;
  readonly values: readonly number[];
  readonly fields: readonly Field[];
}

/** The length of a `bytes` field further on. No part of the value: encoding derives it. */
export interface LengthField {
  readonly kind: "length";
  readonly name: string;
  readonly doc?: string;
  readonly type: IntType;
  readonly of: string;
}

export type ValueType = IntType | FloatType | StringType | StringsType | ArrayType | BytesType;

export interface IntType {
  readonly kind: "int";
  /** The name in the schema: `coord`, `u8`. */
  readonly name: string;
  /** 8, 16 or 32; 1 to 31 inside a split. */
  readonly bits: number;
  readonly signed: boolean;
  /** value = raw × num / den + plus */
  readonly scale?: Scale;
  /** The enum that names its values, an index into `Table.enums`. */
  readonly enum?: number;
}

export interface Scale {
  readonly num: number;
  readonly den: number;
  readonly plus: number;
}

/** A 32-bit float. A NaN's bits are kept beside the value, in the member named by `nanMember`. */
export interface FloatType {
  readonly kind: "float";
  readonly name: string;
}

/** Bytes up to NUL or 0xFF, or cut after `cut` bytes. */
export interface StringType {
  readonly kind: "string";
  readonly name: string;
  readonly cut: number;
}

/** Strings up to an empty one. */
export interface StringsType {
  readonly kind: "strings";
  readonly name: string;
  readonly cut: number;
}

export interface ArrayType {
  readonly kind: "array";
  readonly name: string;
  readonly of: IntType | FloatType;
  readonly count: number;
}

/** As many bytes as the length field of that name says. */
export interface BytesType {
  readonly kind: "bytes";
  readonly name: string;
  readonly length: string;
}

/** A container's table: its only message is the block. */
export interface ContainerTable extends Table {
  /** How its files' names end: `.dem`. */
  readonly extension: string;
  readonly header?: HeaderTable;
  /** The block's member whose bytes are messages, and the protocol they are of. */
  readonly carries: { readonly member: string; readonly protocol: string };
  readonly foreign: readonly ForeignTable[];
}

/** What stands before the first block. */
export interface HeaderTable {
  readonly name: string;
  readonly doc?: string;
  readonly ref?: string;
  readonly readings: readonly ReadingTable[];
}

/** A way to read a header: steps that each match as far as they go, and never back. */
export interface ReadingTable {
  readonly name: string;
  readonly doc?: string;
  readonly steps: readonly PatternStep[];
}

/** At least `min` and at most `max` bytes out of `ranges`, whose ends are included; without `max` any number. */
export interface PatternStep {
  readonly ranges: readonly (readonly [number, number])[];
  readonly min: number;
  readonly max?: number;
}

/** Another format under the same file name. */
export interface ForeignTable {
  readonly name: string;
  readonly title: string;
  /** What it begins with, a character a byte. */
  readonly begins: string;
}

export interface EnumTable {
  readonly name: string;
  readonly doc?: string;
  readonly values: readonly (VersionRange & {
    readonly name: string;
    readonly value: number;
    readonly doc?: string;
  })[];
}

/** The member that keeps the bits of NaNs of the float field `name`. */
export function nanMember(name: string): string {
  return `${name}NaN`;
}

/** The layout that a message has in a version, an index into `Table.versions`. */
export function layoutOf(message: MessageTable, version: number): Layout | undefined {
  return message.layouts.find((layout) => layout.from <= version && version <= layout.to);
}
