import { ahead, next } from "../../net/channel/sequence.ts";
import type { Delivery } from "./reading.ts";

/** The numbers of packets that may be lost, from one side. */
export class PacketNumbers {
  #expected: number | undefined;

  /** Takes a number: what its packet is to a receiver, and how many did not come before it. */
  take(sequence: number): { readonly delivery: Delivery; readonly missing: number } {
    const gap = ahead(sequence, this.#expected ?? sequence);
    if (gap < 0) return { delivery: gap === -1 ? "duplicate" : "late", missing: 0 };
    this.#expected = next(sequence);
    return { delivery: "whole", missing: gap };
  }

  /** They begin anew. */
  forget(): void {
    this.#expected = undefined;
  }
}
