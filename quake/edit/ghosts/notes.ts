import { type BlocksNote, blocksNoteText } from "../added/block-count.ts";

/** What became of ghosts. */
export type GhostNote =
  /** A level is on a map that a ghost did not play, or not that often. */
  | {
      readonly kind: "elsewhere";
      readonly ghost: string;
      readonly map: string;
      readonly level: number;
    }
  /** Models that were added to those of a level: a client must have them. */
  | { readonly kind: "models"; readonly level: number; readonly models: readonly string[] }
  /** Models that a level has no number for: he is seen as a player. */
  | { readonly kind: "unknown"; readonly level: number; readonly models: readonly string[] }
  | BlocksNote;

/** Why and what, in a line. */
export function ghostNoteText(note: GhostNote): string {
  switch (note.kind) {
    case "elsewhere":
      return `${note.ghost}: level ${note.level} is ${note.map || "no map"}, which he does not play then`;
    case "models":
      return `level ${note.level}: models added, which clients must have: ${note.models.join(", ")}`;
    case "unknown":
      return `level ${note.level}: there is no number for a model, so he is seen as a player: ${note.models.join(", ")}`;
    case "damaged":
    case "large":
      return blocksNoteText(note);
  }
}
