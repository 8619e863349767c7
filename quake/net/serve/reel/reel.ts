/** A recording made ready to be shown by a server, to any number of clients at once. Nothing in it changes any more. */
export interface Reel {
  readonly blocks: readonly ReelBlock[];
  /** How long it plays, in seconds. */
  readonly seconds: number;
  /** How many levels it has. */
  readonly levels: number;
  /** The first level's map, as `e1m1`, and title, a character a byte. */
  readonly map: string;
  readonly title: string;
  /** Clients must know FitzQuake's protocol. */
  readonly isFitzQuake: boolean;
  /** Bytes of all messages. */
  readonly bytes: number;
  readonly leftOut: Readonly<LeftOut>;
}

/** What one packet brought to whoever made the recording. */
export interface ReelBlock {
  /** When it is shown: seconds of play, from 0 on. They never go back. */
  readonly at: number;
  /** Whether its messages must arrive; otherwise they may be lost. */
  readonly isReliable: boolean;
  /** Messages of the channel, in order: more than one where one would be too long. */
  readonly packets: readonly Uint8Array[];
  /** The stage of the sign-on, 1 to 3, whose answer is waited for after it; 0 for none. */
  readonly stage: number;
  /** A level begins with it. */
  readonly begins: boolean;
}

/** What of a recording is not shown. */
export interface LeftOut {
  /** Console commands. */
  commands: number;
  /** Blocks of which something could not be understood. */
  undecoded: number;
  /** Messages that end the game, or that stop a client with an error. */
  endings: number;
}

/** A recording cannot be shown. `message` tells a person why. */
export class ReelError extends Error {
  override readonly name = "ReelError";
}
