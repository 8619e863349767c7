/*
 * A schema after its versions were resolved, as data: what the generator emits code from, and what the interpreter reads.
 * Everything here is plain JSON. Bit numbers count from 0, the lowest; offsets and sizes are bytes unless they say bits.
 */

import type { Algorithm } from "./algorithms.ts";
import type { PACKINGS } from "./packings.ts";
import type { LastsTable, Role, TellsTable } from "./words.ts";

/** A schema: of a protocol, whose messages begin with an id, or of a container, whose only "message" is its block. */
export interface Table {
  readonly name: string;
  readonly kind: "protocol" | "container";
  readonly title: string;
  /**
   * How its files' names end: `.rec`. A container without has no files: each of its blocks is a packet. A protocol has it
   * for files of its messages alone.
   */
  readonly extension?: string;
  readonly doc?: string;
  readonly ref?: string;
  /** Oldest first. Layouts and enums name versions by their index here. */
  readonly versions: readonly string[];
  /** The newest version that is no dialect: what bytes are taken for that do not say. An index into `versions`. */
  readonly current: number;
  /**
   * Dialects of which no number tells, with the version that each comes from: one is spoken where that one cannot read
   * what it should.
   */
  readonly untold?: readonly { readonly version: number; readonly from: number }[];
  /** Dialects that are read where somebody asks for them. What messages tell of versions does not change them. */
  readonly asked?: readonly number[];
  /** Where the format comes in kinds: all of them, the plain one first. Their versions follow each other in `versions`. */
  readonly kinds?: readonly KindTable[];
  /** What a protocol's messages begin with, where that is no byte: a longer integer, or nothing where there is one message. */
  readonly ids?: IntType | "none";
  /** A length in front of each message and its id, which counts their bytes: its value, which may be the number on the wire plus another. */
  readonly frame?: IntType;
  readonly messages: readonly MessageTable[];
  /** What messages are made of. Their layouts have no id. */
  readonly structs: readonly MessageTable[];
  readonly enums: readonly EnumTable[];
  readonly vectors: readonly VectorTable[];
}

/** How a message, a struct, a block or an arm is written in the text form. */
export interface TextTable {
  /** Its name there, where it is another one. */
  readonly token?: string;
  /** What is written of it, in the order of the text. Without: all members by their names, in the order of the fields. */
  readonly entries?: readonly TextEntry[];
  /** Of a block: the token that stands for one whose messages are empty, and for one that has none. */
  readonly empty?: string;
  readonly none?: string;
  /** The older program that the text form comes from does not know it: a text for that program leaves it out. */
  readonly legacy?: "unknown";
}

/** A statement of the text form. */
export interface TextEntry {
  readonly token: string;
  /** The members whose values stand behind the token. */
  readonly of: readonly string[];
  /**
   * How they are written, where their types do not tell: as a time; an integer with a point; a value without one;
   * the numbers of those that are not 0, from 1 on; all of them as the word that they are parts of; or the raw
   * integer as another type reads it.
   */
  readonly as?: "time" | "float" | "whole" | "set" | "word" | IntType;
  /** Of an integer, the numbers of the bits that are set: 1 stands for the first of these. -1 stands for there being none, -2 for nothing. */
  readonly bits?: readonly number[];
  /** Of an integer, this bit: the token alone says that it is set. */
  readonly flag?: number;
  /** Of an integer, so many bits from this one on, as a number; where they are not the lowest, 0 is left out. */
  readonly part?: { readonly from: number; readonly count: number };
  /** Of a list, the token of its elements. */
  readonly each?: string;
  /** What a comment behind the value looks up. */
  readonly names?: string;
  /** A value that is left out, and is meant where nothing is written. */
  readonly usual?: number;
  /** It is read, and never written. */
  readonly old?: true;
  /** The older program that the text form comes from does not know the statement, or writes it and cannot read it back. */
  readonly legacy?: "unknown" | "unread";
}

/**
 * A kind of the format, as a server's recording beside a client's. It has its own index for each of its versions:
 * `versions[from]` to `versions[to]` are the plain versions from `versions[base]` on, as this kind has them.
 */
export interface KindTable extends VersionRange {
  readonly name: string;
  readonly doc?: string;
  readonly base: number;
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
  /** File and line of the schema entry: `game.yaml:41`. */
  readonly source: string;
  /** What it sets that later messages refer to where a field is not there: `baseline`. */
  readonly sets?: string;
  /** What it is to the state of a game. */
  readonly role?: Role;
  /** What of its members tells what. */
  readonly tells?: TellsTable;
  /** How long that lasts. Without, it is over when it was shown. */
  readonly lasts?: LastsTable;
  /** Of a struct: the integers and flags of what it is in that say what of it is there. */
  readonly outer?: readonly string[];
  /** Of a struct: its fields stand bit by bit, the lowest bit of each byte first, without regard to bytes. */
  readonly bitwise?: true;
  /** Of a struct that may have itself inside: so many may stand in each other, with those of others. */
  readonly deepest?: number;
  /** Why the message should not be met, where it should not. It is decoded all the same. */
  readonly illegal?: string;
  /** How it is written in the text form, where that is not by its own names. */
  readonly text?: TextTable;
  /** How the message is laid out, oldest first. The version ranges do not overlap; one in no range does not have the message. */
  readonly layouts: readonly Layout[];
}

export interface Layout extends VersionRange {
  /** First and last id, both included. A container's block, a struct, and the only message of a protocol without ids have none. */
  readonly id?: readonly [number, number];
  /** A bit of the id that says something of its own: the ids are those of `id`, with this bit set or clear. */
  readonly idBit?: number;
  /** From this bit of the id on, all of its bits are a mask's: the id of `id` stands in the bits below. */
  readonly idHigh?: number;
  readonly fields: readonly Field[];
}

export type Field =
  | RefuseField
  | ConstantField
  | GapField
  | ChecksumField
  | MaskField
  | StopField
  | BitField
  | NumberField
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

/** Whether a field is there, by a bit that may say so of several fields of the same list. */
export interface Condition extends BitRef {
  /** The field is there where the bit is clear. Without: where it is set. */
  readonly clear?: true;
}

/** A test of an integer in front, of the same message or struct, or of a flag. */
export interface ValueTest {
  readonly member: string;
  /** It is one of what the struct is in, a flag as 0 or 1: one of `MessageTable.outer`. */
  readonly outer?: true;
  /** From one value to another, both included: it is one of these. A flag is 1 where it is set. */
  readonly ranges: readonly (readonly [number, number])[];
  /** It is none of these. */
  readonly not?: true;
  /** It hangs on something itself, and where it is not there the test does not hold. */
  readonly hangs?: true;
  /** It is a flag: this bit. */
  readonly bit?: BitRef;
}

/** What a field's being there hangs on: that all tests of one of these lists hold. */
export type Given = readonly (readonly ValueTest[])[];

/** What a struct knows of what it is in, by its names. */
export type Outer = Readonly<Record<string, unknown>>;

const NOTHING: Outer = {};

/**
 * Whether that holds which a field hangs on.
 *
 * @param members those in front of the field
 * @param outer what a struct knows of what it is in
 */
export function isGiven(
  given: Given,
  members: Readonly<Record<string, unknown>>,
  outer = NOTHING,
): boolean {
  return given.some((tests) => tests.every((test) => isPassed(test, members, outer)));
}

/** Whether a number is from the lower to the higher end of one of these. */
export function isInRanges(ranges: ValueTest["ranges"], number: number): boolean {
  return ranges.some(([low, high]) => low <= number && number <= high);
}

/** Whether a test of a flag holds where it is set. */
export function holdsIfSet({ ranges, not }: Pick<ValueTest, "ranges" | "not">): boolean {
  return isInRanges(ranges, 1) !== (not === true);
}

function isPassed(test: ValueTest, members: Record<string, unknown>, outer: Outer): boolean {
  const { member, ranges, not, bit } = test;
  const value = test.outer ? outer[member] : members[member];
  // A flag that is left out is not set.
  const number = bit === undefined ? value : Number(Boolean(value));
  if (typeof number !== "number") return false;
  return isInRanges(ranges, number) !== (not === true);
}

/** The members that something hangs on, each once. */
export function givenMembers(given: Given): string[] {
  return [...new Set(given.flat().map(({ member }) => member))];
}

/**
 * Bits that tell which fields are there. In a value it is a hint, the mask as it came:
 * encoding derives each bit from the fields, and takes from the hint only the bits of `hint`.
 */
export interface MaskField {
  readonly kind: "mask";
  readonly name: string;
  /** It is no member of the value: its bits follow from the fields. */
  readonly hidden?: true;
  readonly doc?: string;
  readonly parts: readonly MaskPart[];
  /** The bits that fields leave open: those that mean nothing, that widen a field, that announce a further part. */
  readonly hint: number;
  /** The bits of `hint` that mean nothing. */
  readonly unused: number;
  /** The bits of `hint` that are set where there is no hint. */
  readonly usual: number;
  /** The bits that fields in the arms of a switch ask for. In an arm that does not, such a bit means nothing. */
  readonly inArms?: number;
}

export interface MaskPart {
  /** An integer of its own, the message's id, or the part of that name of the split just before. */
  readonly from: "id" | "split" | IntType;
  /** Bits that the part carries. */
  readonly bits: number;
  /** Where its lowest bit stands in the mask. */
  readonly at: number;
  /** With `from: "id"`: the bit of the id that is its lowest. 0 without. */
  readonly low?: number;
  /** The bit that announces it; always there without. */
  readonly when?: number;
  /** With `when`: a bit whose being set says that it is not there all the same. */
  readonly unless?: number;
}

/**
 * A bit behind which nothing follows. Where it is set, the mask's other bits mean nothing, and all of them are hints.
 * Fields behind it name the mask `live` in its place: it is the mask where the bit is clear, and 0 where it is set.
 */
export interface StopField {
  readonly kind: "stop";
  readonly bit: BitRef;
  readonly live: string;
}

/** A flag that is a value of its own: true or false. */
export interface BitField {
  readonly kind: "bit";
  readonly name: string;
  readonly doc?: string;
  readonly bit: BitRef;
}

/** Some bits of a mask, or of several masks, as a number. Those of a part that is not there are 0. */
export interface NumberField {
  readonly kind: "number";
  readonly name: string;
  readonly doc?: string;
  /** Its bits, the lowest first. */
  readonly bits: readonly BitRef[];
  /** Without sign and scale, of as many bits. */
  readonly type: IntType;
}

/** A bit that announces what the schema does not describe: the message cannot be read where it is set. */
export interface RefuseField {
  readonly kind: "refuse";
  readonly bit: BitRef;
  /** What it announces. */
  readonly why: string;
}

/**
 * A number that is computed of bytes of the same message or struct. In a value it is a hint, a member that is there
 * where another number stands in the bytes; encoding takes it where the type holds it.
 */
export interface ChecksumField {
  readonly kind: "checksum";
  readonly name: string;
  readonly doc?: string;
  /** Without sign and scale. */
  readonly type: IntType;
  readonly algorithm: Algorithm;
  /** The field that the bytes begin with. Without: the message or the struct does. */
  readonly from?: string;
  /** The last field of them; `end`: all up to the end, its own as zeros. Without: the one in front of it. */
  readonly through?: string;
}

/**
 * Bytes that mean nothing. In a value they are a hint, a member that is there where one of them is not zero;
 * encoding takes it where there are as many.
 */
export interface GapField {
  readonly kind: "gap";
  readonly name: string;
  readonly doc?: string;
  /** How many. */
  readonly pad?: number;
  /** Without `pad`: so many that the next place is a multiple of this, counted from the message's or the struct's first byte. */
  readonly align?: number;
}

/** Bytes that are always the same. No part of the value. */
export interface ConstantField {
  readonly kind: "constant";
  readonly doc?: string;
  readonly bytes: readonly number[];
}

export interface ValueField {
  readonly kind: "value";
  readonly name: string;
  readonly doc?: string;
  readonly type: ValueType;
  /** Present only when this bit is set, or only when it is clear. */
  readonly when?: Condition;
  /** Present only when bytes are left. */
  readonly whenMore?: true;
  /** Present only where earlier members of the message say so. */
  readonly whenIs?: Given;
  /** A struct that is there only behind this number, a u32. What follows it is never this number. */
  readonly mark?: number;
  /** A wider integer that stands instead of `type` when this bit is set. */
  readonly wide?: { readonly when: BitRef; readonly type: IntType };
  /** Two bits tell whether it is there, and how wide. `type` is the widest. */
  readonly widths?: Widths;
  /** In a struct: this value ends the list that it is an element of, and nothing of the element follows. */
  readonly ends?: number;
  /** What its absence means: a value, of 64 bits as its digits, or a member of an earlier message as `baseline.frame`. */
  readonly absent?: number | string;
  /** What it is where `absent` looks up what is not there. 0 without. */
  readonly atFirst?: number;
  /** It tells what that member tells in another way: to the world they are one member, of that name. */
  readonly sameAs?: string;
  /** It is the high byte of that member's value, which has its low bits: what both stand for is one number. */
  readonly highOf?: string;
  /** The largest value that the engines accept; more is worth a warning. */
  readonly max?: number;
  /**
   * The field says in which versions all that follows is: the numbers that are known, with the versions they stand for.
   * A number stands here several times where its versions do not follow each other. Where several fields of a message
   * say so, it is those that all of them say (`selection.ts`).
   */
  readonly selects?: readonly { readonly value: number; readonly versions: VersionRange }[];
  /** With `selects`: the bits of the value that say so. All without. */
  readonly selectsBits?: number;
  /** With `selects`: numbers that are known and not described. */
  readonly foreign?: readonly { readonly value: number; readonly name: string }[];
  /** The field says of which kind all that follows is, an index into `Table.kinds`. Other values say that it is plain. */
  readonly picks?: readonly { readonly value: number; readonly kind: number }[];
}

/** Whether what an absence means is a member of an earlier message. */
export function isLookedUp(absent: ValueField["absent"]): absent is string {
  return typeof absent === "string" && /^[a-z]/.test(absent);
}

/** One of two integers, or both: which is there, two bits of a mask tell. */
export interface Widths {
  readonly mask: string;
  readonly narrow: { readonly bit: number; readonly type: IntType };
  readonly wide: { readonly bit: number; readonly type: IntType };
  /**
   * What is there when both bits are set. Without, it is the narrow integer and behind it the wide one, which counts;
   * the first is then a hint, in the member named by `beforeMember`.
   */
  readonly both?: IntType;
}

/** Several integers in one, lowest bits first. The word has up to 48 bits, and no part touches more than four of its bytes. */
export interface SplitField {
  readonly kind: "split";
  readonly wire: IntType;
  readonly parts: readonly SplitPart[];
  /** In a struct: a word of this value ends the list that it is an element of, and nothing of the element follows; 0 with a mask. */
  readonly ends?: number;
  /** When this bit is set, the parts stand here instead, each as an integer of its own: those of `wide`, in that order. */
  readonly wide?: { readonly when: BitRef; readonly parts: readonly SplitPart[] };
  /**
   * With `ends`: the bit of its mask that is set where the word would be 0 without, of those that fields leave open
   * the one that costs least. Without such a bit, an element whose word would be 0 cannot be written.
   */
  readonly goesOn?: number;
}

export interface SplitPart {
  readonly name: string;
  readonly doc?: string;
  /** An integer of fewer bits. */
  readonly type: IntType;
  /** It is the first part of the mask of that name, which is the next field. */
  readonly isMask?: true;
}

/** The parts of a word that are members, each with the widest integer that it may be. */
export function widestParts({ parts, wide }: SplitField): readonly SplitPart[] {
  return wide?.parts ?? parts.filter((part) => !part.isMask);
}

/** Arrays whose elements take turns: a[0] b[0] a[1] b[1] … */
export interface InterleaveField {
  readonly kind: "interleave";
  readonly count: number;
  readonly fields: readonly {
    readonly name: string;
    readonly doc?: string;
    readonly type: NumberType;
  }[];
}

/** Arrays that take turns as what each of them would be alone. */
export function arraysOf({ count, fields }: InterleaveField): ValueField[] {
  return fields.map(({ type, ...named }) => ({
    kind: "value",
    ...named,
    type: { kind: "array", name: `${type.name}[${count}]`, of: type, count },
  }));
}

/** Further fields that an earlier field's value selects. Always the last field of its message, or of an arm. */
export interface SwitchField {
  readonly kind: "switch";
  readonly on: string;
  /** What values announce that choose no arm and are known. */
  readonly foreign?: readonly { readonly value: ArmValue; readonly name: string }[];
  readonly arms: readonly SwitchArm[];
}

export interface SwitchArm {
  readonly name: string;
  readonly doc?: string;
  readonly values: readonly ArmValue[];
  /** How it is written in the text form, where that is not by its own names. */
  readonly text?: TextTable;
  /** It is chosen by all values that choose no other arm, and stands last. `values` is empty. */
  readonly otherwise?: true;
  readonly fields: readonly Field[];
}

/** A value that chooses: an integer of 64 bits stands as its decimal digits, since a table is plain JSON. */
export type ArmValue = number | string;

/** How a member's value stands where it chooses. */
export function armValue(value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/** What a member is that chooses. */
export function memberValue(value: ArmValue): number | bigint {
  return typeof value === "string" ? BigInt(value) : value;
}

/** Whether so many values choose an arm that they are told from its first to its last. */
export function isWide({ values }: Pick<SwitchArm, "values">): boolean {
  return values.length > MOST_VALUES;
}

const MOST_VALUES = 24;

/** How many bytes a field further on has. No part of the value: encoding derives it. */
export interface LengthField {
  readonly kind: "length";
  readonly name: string;
  readonly doc?: string;
  /** Of its value, which may be the number on the wire plus another. */
  readonly type: IntType;
  /** The field that it is of. Without, it counts all that follows it, and fields that go to the end go to there. */
  readonly of?: string;
  /**
   * What it counts of that field where that is no field of bytes: the elements of a list, or the bytes of a struct or a
   * list, which end there.
   */
  readonly counts?: "elements" | "region";
  /** It counts the bytes of a text, which are shown so. */
  readonly as?: "utf8" | "latin1";
  /** The number that says that the bytes are not there, which is not the same as there being none. */
  readonly none?: number;
  /** The mask whose bits are the number's high bits, above those of `type`. It has as many as its parts carry. */
  readonly high?: string;
}

export type ValueType =
  | IntType
  | BigType
  | FloatType
  | StringType
  | RunType
  | RunsType
  | StringsType
  | ArrayType
  | BytesType
  | StructType
  | ListType
  | SparseType;

export interface IntType {
  readonly kind: "int";
  /** The name in the schema: `coord`, `u8`. */
  readonly name: string;
  /** 8, 16, 24, 32, 40 or 48; 28 or 32 in groups; 23 in two bytes or three; 1 to 32 inside a split. */
  readonly bits: number;
  readonly signed: boolean;
  /** Its highest byte comes first. Without: its lowest. Never inside a split. */
  readonly bigEndian?: true;
  /** Of 24 bits: its highest byte comes first, and behind it the other two, the lower one first. */
  readonly middleEndian?: true;
  /**
   * It stands in groups of seven bits, as many as it takes, a byte each: the lowest group first, or the highest. A
   * signed one is folded. `bits` is what it may hold. Or `two`: it takes two bytes or three, and its lowest bit is set
   * where it takes three.
   */
  readonly groups?: "low" | "high" | "two";
  /** With `two`: in two bytes it is a difference from what its absence means. How many it takes is then no hint. */
  readonly step?: true;
  /** value = raw × num / den + plus */
  readonly scale?: Scale;
  /** The enum that names its values, an index into `Table.enums`. */
  readonly enum?: number;
  /** The vectors that it is a number of, an index into `Table.vectors`. */
  readonly vectors?: number;
}

export interface Scale {
  readonly num: number;
  readonly den: number;
  readonly plus: number;
}

/** An integer of 64 bits, whose values are bigints: no code that calculates with numbers meets one. */
export interface BigType {
  readonly kind: "big";
  readonly name: string;
  readonly bits: 64;
  readonly signed: boolean;
  /** As an integer's of fewer bits. */
  readonly groups?: "low" | "high";
  /** Its highest byte comes first. */
  readonly bigEndian?: true;
}

/**
 * A float. A NaN's bits are kept beside the value, in the member named by `nanMember`: as a number those of 32 bits,
 * as a bigint those of 64.
 */
export interface FloatType {
  readonly kind: "float";
  readonly name: string;
  /** 32 without. */
  readonly bits?: 64;
  /** Its highest byte comes first. */
  readonly bigEndian?: true;
}

/** What stands as one number. */
export type NumberType = IntType | BigType | FloatType;

/** What the floats of an array or a list are. */
export function floatsOf(type: ValueType): FloatType | undefined {
  const of = type.kind === "array" || type.kind === "runs" ? type.of : undefined;
  return of?.kind === "float" ? of : undefined;
}

/** Bytes up to NUL or 0xFF, or cut after `cut` bytes. */
export interface StringType {
  readonly kind: "string";
  readonly name: string;
  readonly cut: number;
  /**
   * It may also end where the bytes end: a hint, in the member named by `openMember`,
   * which only counts while nothing is written behind the string.
   */
  readonly open?: true;
}

/** Text or bytes that tell at the type where they end: behind their number, or at a byte. */
export interface RunType {
  readonly kind: "run";
  readonly name: string;
  /** What the bytes are shown as: in UTF-8 a byte b that is part of no character is U+DC00 + b. */
  readonly as: "utf8" | "latin1" | "bytes";
  /** How many bytes there are, in front of them: an unsigned integer without scale. */
  readonly length?: IntType;
  /** Without: the bytes that end it, of which the value has none. The first one is usual, any other a hint beside it. */
  readonly ends?: readonly number[];
  /** With `ends`: after so many bytes it ends without one. */
  readonly cut?: number;
}

/** Texts, bytes or numbers, one behind the other. */
export interface RunsType {
  readonly kind: "runs";
  readonly name: string;
  readonly of: RunType | NumberType;
  /** An integer in front tells how many there are, or another number further in front; or the bytes end. */
  readonly ends: IntType | Told | "bytes";
  /** With `bytes`: the length field that counts them. */
  readonly region?: string;
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
  readonly of: NumberType;
  readonly count: number;
}

/** A number that stands in front: that of a length field, or bits of a member, which encoding then asks to be right. */
export interface Told {
  readonly by: string;
  /** It is a member of the value: these bits of it are the number, all of them without. */
  readonly member?: true;
  readonly bits?: number;
  /** There are so many more. */
  readonly plus?: number;
}

/** The number that an integer tells. */
export function toldNumber({ bits, plus = 0 }: Told, value: number): number {
  // A mask of 32 bits would make it a signed number.
  return (bits === undefined ? value : (value & bits) >>> 0) + plus;
}

/** As many bytes as the length field of that name says, or bits of a member; without one, all up to the end. */
export interface BytesType {
  readonly kind: "bytes";
  readonly name: string;
  readonly length?: string;
  /** What they are shown as, where that is text. */
  readonly as?: "utf8" | "latin1";
  /** The number of bytes is told by a member. */
  readonly told?: Told;
  /** The length that says that it is not there. */
  readonly none?: number;
  /** They are further messages of the protocol. */
  readonly layer?: Layer;
}

/** How messages stand in bytes of another one, whose member they are. */
export interface Layer {
  /** How they are packed; without, they stand as they are. */
  readonly packed?: keyof typeof PACKINGS;
  /** The member that tells how many bytes they are unpacked. */
  readonly size?: string;
  /** The message that all of them are: their ids do not stand there. */
  readonly each?: string;
}

/** The members of a struct. */
export interface StructType {
  readonly kind: "struct";
  /** The struct's name. */
  readonly name: string;
  /** An index into `Table.structs`. */
  readonly struct: number;
  /** The length field that counts its bytes: it ends where they end. */
  readonly region?: string;
  /** Of a struct of bits in what is none: what its last byte has left is padding. */
  readonly padded?: true;
  /** One of its values ends lists of it, and cannot stand alone. */
  readonly alone?: true;
  readonly outer?: readonly OuterMember[];
}

/** What a struct is told of what it is in, in the order of its `MessageTable.outer`. */
export interface OuterMember {
  readonly name: string;
  /** It is a flag: this bit. */
  readonly bit?: BitRef;
  /** What it is in was told itself. */
  readonly outer?: true;
}

/** Structs, one behind the other. */
export interface ListType {
  readonly kind: "list";
  readonly name: string;
  /** An index into `Table.structs`. */
  readonly struct: number;
  /**
   * What ends it: an integer in front tells how many there are, or another number further in front; an element says
   * that it is none, by the field of the struct that has `ends`; or the bytes end. An element that ends a list may have a mask in front of that field:
   * then the mask as it came is a hint, in the list's member named by `endMember`.
   */
  readonly ends: IntType | Told | "element" | "bytes";
  /** With `bytes`: the length field that counts them. */
  readonly region?: string;
  /** Of structs of bits in what is none: they follow each other, and what their last byte has left is padding. */
  readonly padded?: true;
  /** What each element is told. */
  readonly outer?: readonly OuterMember[];
}

/** The length field that bounds a struct or a list. */
export function regionOf(type: ValueType): string | undefined {
  return type.kind === "struct" || isList(type) ? type.region : undefined;
}

/** Whether it is a list whose elements are counted, or end with the bytes. */
export function isList(type: ValueType): type is ListType | RunsType {
  return type.kind === "list" || type.kind === "runs";
}

/** Whether a value takes all bytes that there are. */
export function takesAll(type: ValueType): boolean {
  if (type.kind === "bytes") return type.length === undefined && type.told === undefined;
  return isList(type) && type.ends === "bytes" && type.region === undefined;
}

/** The integer in front of a list's elements that says how many there are. */
export function countOf({ ends }: Pick<ListType | RunsType, "ends">): IntType | undefined {
  return typeof ends === "object" && "kind" in ends ? ends : undefined;
}

/** The number further in front that says how many elements a list has. */
export function toldCount({ ends }: Pick<ListType | RunsType, "ends">): Told | undefined {
  return typeof ends === "object" && "by" in ends ? ends : undefined;
}

/** The members that tell how many elements or bytes a field has. */
export function tellersOf(field: Field): Told[] {
  if (field.kind !== "value") return [];
  const { type } = field;
  const told = isList(type) ? toldCount(type) : type.kind === "bytes" ? type.told : undefined;
  return told?.member ? [told] : [];
}

/** An integer for each bit that is set in a mask before it, lowest first: a record by bit number. */
export interface SparseType {
  readonly kind: "sparse";
  readonly name: string;
  readonly of: IntType;
  /** Without: the bits are those of a number in front of the integers, `by`. */
  readonly mask?: string;
  readonly by?: IntType | BigType;
  /**
   * How often the bits are gone through, all of them each time: in round n, from 0 on, bit b stands for the number
   * n × 32 + b. Once without. Only of a mask of 32 bits.
   */
  readonly rounds?: number;
}

/** A container's table: its only message is the block. */
export interface ContainerTable extends Table {
  readonly header?: HeaderTable;
  /** The block's members whose bytes are messages, and the protocols they are of. A block has at most one of them. */
  readonly carries: readonly CarryTable[];
  readonly foreign: readonly ForeignTable[];
}

export interface CarryTable {
  readonly member: string;
  readonly protocol: string;
  /** Where the protocol comes in kinds, and no message picks one: the kind of all its messages, an index into `Table.kinds`. */
  readonly kind?: number;
}

/** What stands before the first block. */
export interface HeaderTable {
  readonly name: string;
  /** Its name in the text form, where it is another one. */
  readonly token?: string;
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

/** Directions or points that a number stands for. */
export interface VectorTable {
  readonly name: string;
  readonly doc?: string;
  readonly ref?: string;
  readonly values: readonly (readonly number[])[];
}

/** The bytes of a message's id. */
export function idBytes({ ids }: Pick<Table, "ids">, { id }: Pick<Layout, "id">): number {
  if (id === undefined || ids === "none") return 0;
  return ids === undefined ? 1 : ids.bits / 8;
}

/** The kind that a version is of, where the format comes in kinds. */
export function kindOf({ kinds }: Table, version: number): KindTable | undefined {
  return kinds?.find(({ from, to }) => from <= version && version <= to);
}

/** The plain version that a version is a kind of: what enums' ranges speak of. Both are indexes into `Table.versions`. */
export function plainVersion(table: Table, version: number): number {
  const kind = kindOf(table, version);
  return kind === undefined ? version : version - kind.from + kind.base;
}

/** The member that tells that the string `name` ended where the bytes ended. */
export function openMember(name: string): string {
  return `${name}Open`;
}

/** The member that keeps the mask of the element that ended the list `name`. */
export function endMember(name: string): string {
  return `${name}End`;
}

/** The member that keeps the first of two integers of the field `name`, of which the second counts. */
export function beforeMember(name: string): string {
  return `${name}Before`;
}

/** The field that says of a list's element that it ends the list, and the mask in front of it. */
export function listEnd({
  fields,
}: Layout): { mask?: MaskField; field: ValueField | SplitField } | undefined {
  const field = fields.find(
    (f): f is ValueField | SplitField =>
      (f.kind === "value" || f.kind === "split") && f.ends !== undefined,
  );
  if (field === undefined) return undefined;
  const mask = fields.slice(0, fields.indexOf(field)).find((f) => f.kind === "mask");
  return mask === undefined ? { field } : { mask, field };
}

/** The member that keeps the bits of NaNs of the float field `name`. */
export function nanMember(name: string): string {
  return `${name}NaN`;
}

/** How many bytes a gap has that begins so many bytes behind the message's or the struct's first one. */
export function gapBytes({ pad, align = 1 }: GapField, behind: number): number {
  return pad ?? (align - (behind % align)) % align;
}

/** All ids that a layout's messages may begin with. */
export function idsOf({ id, idBit, idHigh }: Layout): number[] {
  if (id === undefined) return [];
  const [first, last] = id;
  const ids = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  if (idHigh !== undefined)
    return ids.flatMap((own) =>
      Array.from({ length: 256 >> idHigh }, (_, high) => own | (high << idHigh)),
    );
  return idBit === undefined ? ids : [...ids, ...ids.map((own) => own | (1 << idBit))];
}

/** The layout that a message has in a version, an index into `Table.versions`. */
export function layoutOf(message: MessageTable, version: number): Layout | undefined {
  return message.layouts.find((layout) => layout.from <= version && version <= layout.to);
}
