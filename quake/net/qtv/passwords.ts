import { createHash } from "node:crypto";
import { md4 } from "../../map/md4.ts";
import { textToBytes } from "../../../runtime/bytes/text/text.ts";

/*
 * How QTV's servers ask for passwords: of what both sides know, the server names a way and a challenge, and gets a digest
 * of the challenge and the password (MVDSV's sv_demo_qtv.c).
 */

/** The ways in which a password is not sent itself, the best first. */
const WAYS: Readonly<Record<string, (text: string) => string>> = {
  SHA3_512: (text) => createHash("sha3-512").update(textToBytes(text)).digest("hex"),
  // Words without their leading zeros, as C's %X has them.
  MD4: (text) =>
    Array.from(md4(textToBytes(text)), (word) => word.toString(16))
      .join("")
      .toUpperCase(),
};

/** The lines that name them. */
export const OFFERED_WAYS = Object.keys(WAYS)
  .map((way) => `AUTH: ${way}\n`)
  .join("");

/** The lines that answer a challenge; nothing for a way that would tell the password. */
export function answerTo(way: string, challenge: string, password: string): string | undefined {
  const digest = Object.hasOwn(WAYS, way) ? WAYS[way]!(challenge + password) : undefined;
  return digest && `AUTH: ${way}\nPASSWORD: "${digest}"\n`;
}
