/** How often a server is asked to let a client in by default. */
export const JOINING_TRIES = 8;

/** The first ones follow soon: packets are lost. */
const SOON = 1;
const SOON_TRIES = 2;
/**
 * DarkPlaces answers no request that comes within 5 seconds of another one from the same host, whoever made it: each
 * one begins the 5 seconds anew. So who is not answered at once waits for longer than that.
 */
const LATER = 6;

/**
 * Seconds to wait for an answer after that many requests: 1, 1, 6, 7, 8 and so on. Of several who began together one is let
 * in each time; those who did not come out of each other's way.
 */
export function joiningWait(tries: number): number {
  return tries <= SOON_TRIES ? SOON : LATER + tries - SOON_TRIES - 1;
}
