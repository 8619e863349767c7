/** What a merge of clients' recordings found, or could not do. */
export type SharedGameNote =
  /** A level that a recording does not have. */
  | {
      readonly kind: "missing";
      readonly name: string;
      readonly level: number;
      readonly map: string;
    }
  /** A level of a recording that is left out: nothing in it shows when it was. */
  | {
      readonly kind: "unplaced";
      readonly name: string;
      readonly map: string;
    }
  /** What a recording shows otherwise than the one before it at the same moment; the first of it. */
  | {
      readonly kind: "contradiction";
      readonly name: string;
      readonly count: number;
      readonly of: string;
      /** From 1 on. */
      readonly level: number;
      /** Seconds since the merged recording's beginning. */
      readonly seconds: number;
    };

/** Why and what, in a line. */
export function sharedGameNoteText(note: SharedGameNote): string {
  switch (note.kind) {
    case "missing":
      return `${note.name}: it does not have level ${note.level}, ${note.map || "no map"}`;
    case "unplaced":
      return `${note.name}: ${note.map || "a level"} is left out once: nothing in it shows when that was`;
    case "contradiction":
      return `${note.name}: ${note.count} states differ at the same moment, the first of ${note.of} in level ${note.level} at ${note.seconds} s; those of the recording that is named first are kept`;
  }
}
