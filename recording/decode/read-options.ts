/** How a recording is read. */
export interface ReadOptions {
  /** The protocol's version, as `1.06`. Found from the recording when it is not given. */
  readonly version?: string | undefined;
  /** The reading of the header, as `line`. Found from the recording when it is not given. */
  readonly reading?: string | undefined;
  /**
   * Blocks are given as soon as they have come, and rows of tables. Otherwise the first wait for enough bytes to tell
   * whether they are of another format. A block of more than 16 MiB ends the recording.
   */
  readonly live?: boolean;
}

/** This many bytes are looked at before the first decision: how the header is read, and which version it is. */
export const PROBE = 256 * 1024;
