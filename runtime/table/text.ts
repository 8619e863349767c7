import type { IntType } from "./types/integers.ts";

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
  /** The members whose values follow the token. */
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
  /** Of an integer, that many bits from this one on, as a number; where they are not the lowest, 0 is left out. */
  readonly part?: { readonly from: number; readonly count: number };
  /** Of a list, the token of its elements. */
  readonly each?: string;
  /** What a comment after the value looks up. */
  readonly names?: string;
  /** A value that is left out, and is meant where nothing is written. */
  readonly defaultValue?: number;
  /** It is read, and never written. */
  readonly old?: true;
  /** The older program that the text form comes from does not know the statement, or writes it and cannot read it back. */
  readonly legacy?: "unknown" | "unread";
}
