import type { PACKINGS } from "../packings.ts";
import type { CountRef } from "./count-ref.ts";

/** As many bytes as the length field of that name says, or bits of a member, or always as many; without, all up to the end. */
export interface BytesType {
  readonly kind: "bytes";
  readonly name: string;
  readonly length?: string;
  /** What they are shown as, where that is text. */
  readonly as?: "utf8" | "latin1";
  /** The number of bytes is given by a member. */
  readonly countRef?: CountRef;
  /** There are always that many. */
  readonly count?: number;
  /** The length that says that it is not there. */
  readonly none?: number;
  /** They are further messages of the protocol. */
  readonly layer?: Layer;
}

/** How messages are in bytes of another one, whose member they are. */
export interface Layer {
  /** How they are packed; without, they are kept as they are. */
  readonly packed?: keyof typeof PACKINGS;
  /** The member that tells how many bytes they are unpacked. */
  readonly size?: string;
  /** The message that all of them are: their ids are not there. */
  readonly each?: string;
}
