import type { Contestant } from "../contestants/contestant.ts";
import type { Update } from "../contestants/hand-written.ts";
import type { Text } from "../streams/texts.ts";

/** Who cannot say messages of a kind at all. */
export interface Unable {
  readonly name: string;
  readonly package: string;
  readonly unable: string;
}

/** Another library: what it makes of the messages of each kind, or why it cannot. */
export interface Peer {
  // Its values are its own affair.
  readonly update: Contestant<Update, never>;
  readonly text: Contestant<Text, never> | Unable;
}
