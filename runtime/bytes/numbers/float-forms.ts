import type { Form } from "./forms.ts";
import { setF32be, setF64 } from "./long-numbers.ts";
import { ensure, type Reader } from "../reader.ts";
import { reserve, setF32, type Writer } from "../writer.ts";

/* Floats as elements of lists. The way in which one came is its bits, which only a NaN needs. */

abstract class Floats<B extends number | bigint> implements Form<number, B> {
  readonly #size: number;
  protected readonly isLittle: boolean;

  constructor(size: number, isLittle: boolean) {
    this.#size = size;
    this.isLittle = isLittle;
  }

  protected abstract at(view: DataView, place: number): number;
  protected abstract put(view: DataView, place: number, value: number, bits?: B): void;
  abstract variantAt(r: Reader, at: number): B;

  read(r: Reader): number {
    ensure(r, r.offset, this.#size);
    const value = this.at(r.view, r.offset);
    r.offset += this.#size;
    return value;
  }

  skip(r: Reader): void {
    ensure(r, r.offset, this.#size);
    r.offset += this.#size;
  }

  write(w: Writer, value: number, bits?: B): void {
    reserve(w, this.#size);
    this.put(w.view, w.offset, value, bits);
    w.offset += this.#size;
  }

  oddAt(r: Reader, at: number): B | undefined {
    return Number.isNaN(this.at(r.view, at)) ? this.variantAt(r, at) : undefined;
  }
}

class Singles extends Floats<number> {
  protected override at(view: DataView, place: number): number {
    return view.getFloat32(place, this.isLittle);
  }

  protected override put(view: DataView, place: number, value: number, bits?: number): void {
    if (this.isLittle) setF32(view, place, value, bits);
    else setF32be(view, place, value, bits);
  }

  override variantAt(r: Reader, at: number): number {
    return r.view.getUint32(at, this.isLittle);
  }
}

class Doubles extends Floats<bigint> {
  protected override at(view: DataView, place: number): number {
    return view.getFloat64(place, this.isLittle);
  }

  protected override put(view: DataView, place: number, value: number, bits?: bigint): void {
    setF64(view, place, value, bits, this.isLittle);
  }

  override variantAt(r: Reader, at: number): bigint {
    return r.view.getBigUint64(at, this.isLittle);
  }
}

/** Floats of 32 bits, their lowest byte first where they are `little`. */
export function floats(isLittle: boolean): Form<number, number> {
  return new Singles(4, isLittle);
}

/** Floats of 64 bits. */
export function doubles(isLittle: boolean): Form<number, bigint> {
  return new Doubles(8, isLittle);
}
