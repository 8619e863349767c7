/*
 * Places: messages of a file that are where others say, and not one after the other.
 */

/** A message of a file, and what says where in the file it is. */
export interface PlaceTable {
  readonly message: string;
  /** The bytes that no other place has. */
  readonly between?: true;
  /** What says where it is: an earlier place's message, or structs or numbers in it. */
  readonly of?: PlacingMembers;
  /** Its offset: a number, or a member of `of`. `_` is `of` itself, where that is a number. */
  readonly at?: number | string;
  /** What the offset counts from: the file's end, backwards, or the message that says it. Without: the file's beginning. */
  readonly from?: "end" | "message";
  /** The value of `at` that says that it is not there. */
  readonly none?: number;
  /** It follows that place, of the same `of`. */
  readonly after?: string;
  /** It begins at the last place where these bytes are, a character a byte. */
  readonly last?: string;
  /** How many bytes it may take: a number, or a member of `of`. Without: as many as it takes. */
  readonly size?: number | string;
  /** How many bytes `size` counts, where it is not one. */
  readonly unit?: number;
}

/** The message of a place, and the way from it to structs or numbers: of a list, to each of them. */
export interface PlacingMembers {
  readonly message: string;
  readonly path: readonly string[];
}

/** The member that is a number itself. */
export const ITSELF = "_";
