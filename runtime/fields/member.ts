import type { ElementType } from "../columns/element-types.ts";
import { INTS } from "../places/place.ts";
import { factorOf } from "../places/read.ts";
import type { Reading } from "../shapes/shapes.ts";
import {
  floatGetter,
  type Getter,
  INT_GETTERS,
  narrowGetter,
  type NumberGetter,
  otherGetter,
} from "./getters.ts";
import { memory, shown } from "./window.ts";

/** What a getter depends on: those that it reads rightly have the same. */
interface Way {
  readonly by: NumberGetter | "narrow" | "other";
  readonly factor: number;
}

const OTHER: Way = { by: "other", factor: 1 };

/** Shapes that there is room for at first. With each new array all code that has the old one is compiled anew. */
const ROOM = 1024;

/** What is further after is read in the slower way. */
const MOST_OFFSET = 0xff;

/** A member, and how it is read in each shape. */
export class Member {
  readonly #readings: (Reading | undefined)[] = [undefined];
  /** Of bytes: there may be thousands of shapes, and these stay near the processor. */
  #offsets = new Uint8Array(ROOM);
  #masks = new Uint16Array(ROOM);
  #way: Way | undefined;

  constructor(
    readonly name: string,
    readonly elementType: ElementType,
  ) {}

  /** Takes the reading of the next shape. Whether the getters that were made until now read it, too. */
  add(reading: Reading | undefined): boolean {
    const shape = this.#readings.push(reading) - 1;
    const isRoom = shape < this.#offsets.length;
    if (!isRoom) {
      this.#offsets = larger(this.#offsets);
      this.#masks = larger(this.#masks);
    }
    if (reading === undefined) return isRoom;
    const { place } = reading;
    this.#offsets[shape] = place === undefined ? 0 : Math.min(place.offset + 1, MOST_OFFSET);
    this.#masks[shape] = place?.int === INTS.u8 ? 0xff : 0xffff;
    const before = this.#way;
    this.#way = joined(before, wayOf(reading, this.elementType));
    return isRoom && before?.by === this.#way.by && before.factor === this.#way.factor;
  }

  getter(): Getter {
    const { by, factor } = this.#way ?? OTHER;
    if (by === "narrow") return narrowGetter(this.#offsets, this.#masks, memory.view, shown);
    if (by !== "other") return by(this.#offsets, factor, memory, shown);
    const { type, size, isArray } = this.elementType;
    const count = isArray === true ? size : undefined;
    return otherGetter(this.#readings, count, type === "bool", memory.view, shown);
  }
}

function wayOf({ place }: Reading, { isArray }: ElementType): Way {
  const factor = place === undefined ? undefined : factorOf(place);
  if (place === undefined || factor === undefined || isArray === true) return OTHER;
  if (place.offset >= MOST_OFFSET) return OTHER;
  if (place.type?.kind === "float") return { by: floatGetter, factor };
  const by = INT_GETTERS[place.int];
  return by === undefined || (factor !== 1 && !SCALED.has(place.int)) ? OTHER : { by, factor };
}

/** Of others, what is read is not multiplied. */
const SCALED: ReadonlySet<number> = new Set([INTS.i8, INTS.i16, INTS.i32]);

/** What reads both. */
function joined(one: Way | undefined, other: Way): Way {
  if (one === undefined) return other;
  if (one.by === other.by && one.factor === other.factor) return one;
  const isNarrow = [one, other].every(({ by, factor }) => NARROW.has(by) && factor === 1);
  return isNarrow ? { by: "narrow", factor: 1 } : OTHER;
}

const NARROW: ReadonlySet<Way["by"]> = new Set([
  INT_GETTERS[INTS.u8]!,
  INT_GETTERS[INTS.u16]!,
  "narrow",
]);

function larger<N extends Uint8Array | Uint16Array>(numbers: N): N {
  const own = new (numbers.constructor as new (length: number) => N)(4 * numbers.length);
  own.set(numbers);
  return own;
}
