import { withoutHints } from "../../../runtime/canonical/without-hints.ts";
import { interpretDecode, interpretEncode } from "../../../runtime/interpret/interpret.ts";
import { EncodeError } from "../../../runtime/errors/errors.ts";
import { bytesOf } from "../by-hand.ts";
import { WORLD } from "./world.ts";
import { PROTOCOL } from "./protocol.ts";

export function idOf(name: string): string {
  const id = WORLD.messages.find((message) => message.name === name)!.layouts[0]!.id![0];
  return id.toString(16).padStart(2, "0");
}

/** Decodes a message of WORLD, whose id is before it. */
export function world(name: string, hex: string) {
  return decode(`${idOf(name)} ${hex}`, 0, WORLD);
}

/** Encodes a message of WORLD, and leaves out its id. */
export function worldHex(message: unknown): string {
  return encodeHex(message, 0, WORLD).slice(3);
}

export function worldError(message: unknown): string {
  return encodeError(message, 0, WORLD).message;
}

/** What is kept of a table is found anew each time: so a mistake is seen that is switched on later. */
const anew = <T extends object>(table: T): T => structuredClone(table);

export function decode(hex: string, version = 0, table = PROTOCOL) {
  const bytes = bytesOf(hex);
  return interpretDecode(anew(table), version, bytes, 0, bytes.length);
}

export function encodeHex(message: unknown, version = 0, table = PROTOCOL): string {
  return hexOf(interpretEncode(anew(table), version, message));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
}

export function encodeError(message: unknown, version = 0, table = PROTOCOL): EncodeError {
  try {
    interpretEncode(anew(table), version, message);
  } catch (error) {
    if (error instanceof EncodeError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

/** Encodes what was decoded, as it came and without its hints. */
export function again(found: ReturnType<typeof world>): { same: string; canonical: string } {
  const value = found.value!;
  return { same: worldHex(value), canonical: worldHex(withoutHints(anew(WORLD), 0, value)) };
}
