/** Recordings that a file holds: an archive's, or a capture's sessions. */
export interface Holding {
  /** What the file is: `ZIP archive`. */
  readonly title: string;
  /** Recordings, and archives that may have some. */
  readonly members: readonly { readonly name: string; readonly size: number }[];
  /** The first of what else is in it. */
  readonly others: readonly string[];
}

/** What a file is. */
export interface Looked {
  /** It without the compression that it may have. */
  readonly plain: Blob;
  /** How many bytes after the end of the compressed data are ignored. */
  readonly ignored: number;
  /** What it holds, where it is no recording itself. */
  readonly holding?: Holding;
}
