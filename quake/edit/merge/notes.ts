import { type BlocksNote, blocksNoteText } from "../added/block-count.ts";

/** What a merge could not do, or what it found. */
export type MergeNote =
  /** A level of the first recording that another one has not. */
  | {
      readonly kind: "missing";
      readonly name: string;
      readonly level: number;
      readonly map: string;
    }
  /** A recording that is to be seen where it has nothing: the one before it goes on. */
  | { readonly kind: "unseen"; readonly name: string; readonly seconds: number }
  /** Entities that a recording shows otherwise at the same time; the first of them. */
  | {
      readonly kind: "contradiction";
      readonly name: string;
      readonly count: number;
      readonly entity: number;
      readonly level: number;
      readonly clock: number;
    }
  | BlocksNote;

/** Why and what, in a line. */
export function mergeNoteText(note: MergeNote): string {
  switch (note.kind) {
    case "missing":
      return `${note.name}: it does not have level ${note.level}, ${note.map || "no map"}`;
    case "unseen":
      return `${note.name}: it shows nothing at ${note.seconds} s: the view stays where it was`;
    case "contradiction":
      return `${note.name}: ${note.count} states of entities differ at the same time, the first of entity ${note.entity} in level ${note.level} at ${note.clock} s; those of the view are kept`;
    case "damaged":
    case "large":
      return blocksNoteText(note);
  }
}
