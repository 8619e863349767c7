import type { Form } from "../numbers/forms.ts";
import { asSigned } from "../numbers/long-numbers.ts";
import { ensure, type Reader } from "../reader.ts";
import { reserve, type Writer } from "../writer.ts";

/*
 * Integers of 15 bits in two bytes, or of 23 bits in three: the lowest bit of the first byte says which.
 *
 *     5      0000000000001_01 0              0a 00
 *     5      000…000001_01 1                 0b 00 00      three bytes, where two would do
 *
 * Of a step the two mean different things: in two bytes it is a difference, in three the number itself.
 */

const SHORT = 2;
const LONG = 3;

class TwoWidths implements Form<number> {
  readonly #isStep: boolean;

  constructor(isStep: boolean) {
    this.#isStep = isStep;
  }

  read(r: Reader): number {
    const { offset, view } = r;
    const count = this.variantAt(r, offset);
    r.offset += count;
    const low = view.getUint16(offset, true);
    if (count === SHORT) return (low << 16) >> 17;
    return ((low | (view.getUint8(offset + 2) << 16)) << 8) >> 9;
  }

  skip(r: Reader): void {
    r.offset += this.variantAt(r, r.offset);
  }

  write(w: Writer, value: number, how?: number): void {
    const isLong = how === LONG || (!this.#isStep && !isShort(value));
    const raw = isLong ? asSigned(value, 23) * 2 + 1 : asSigned(value, 15) * 2;
    reserve(w, LONG);
    w.view.setUint16(w.offset, raw, true);
    if (isLong) w.view.setUint8(w.offset + 2, raw >> 16);
    w.offset += isLong ? LONG : SHORT;
  }

  /** How many bytes it takes. */
  variantAt(r: Reader, at: number): number {
    ensure(r, at, SHORT);
    if ((r.view.getUint8(at) & 1) === 0) return SHORT;
    ensure(r, at, LONG);
    return LONG;
  }

  oddAt(r: Reader, at: number): number | undefined {
    if (this.variantAt(r, at) === SHORT) return undefined;
    const raw = ((r.view.getUint16(at, true) | (r.view.getUint8(at + 2) << 16)) << 8) >> 9;
    return this.#isStep || isShort(raw) ? LONG : undefined;
  }
}

function isShort(value: number): boolean {
  return value === (value << 17) >> 17;
}

function twoWidths(isStep: boolean): Form<number> {
  return new TwoWidths(isStep);
}

/** Signed integers of 15 bits in two bytes, or of 23 bits in three. */
export const vari23: Form<number> = /* @__PURE__ */ twoWidths(false);
/** As `vari23`, but a difference in two bytes, and the number itself in three. */
export const step23: Form<number> = /* @__PURE__ */ twoWidths(true);
