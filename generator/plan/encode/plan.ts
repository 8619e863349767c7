import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { LengthField } from "../../../runtime/table/fields/length.ts";
import * as code from "../code/build.ts";
import { type Count, countExpr, further, isNone, sum } from "../code/count.ts";
import type { Block, Expr, Stmt } from "../code/model.ts";
import { mentions } from "../code/walk.ts";
import type { Emitting } from "../parts/emitting.ts";
import { isOfView, passing, wireOf } from "../decode/numbers.ts";
import { byOf } from "../parts/by.ts";
import { bytesOf } from "../size/size.ts";
import type { LateFields } from "./late.ts";

/** Where the writer is. */
export const WRITTEN = code.member(code.WRITER, "offset");
/** The writer's own view, where there is no constant of it. */
export const WRITER_VIEW = code.member(code.WRITER, "view");

const OWN_NAMES = ["view", "bytes"] as const;

/** A line, or where room is made and what writes there is declared, if it is needed. */
type Line = Stmt | { readonly kind: "room"; readonly made: Expr; readonly isFirst: boolean };

/** Collects the lines that write, and knows how far after `at` the next byte goes. */
export class WritePlan {
  readonly #lines: Line[] = [];
  #ahead: Count = 0;
  /** There is room from `at` on. */
  #open = false;
  #opened = 0;
  #moves = false;
  /** Lengths of structs and lists further on, which are written once these are. */
  readonly regions = new Map<string, LengthField>();

  constructor(
    readonly emitting: Emitting,
    /** What is to be done when all is written. */
    readonly tail: Block = [],
    /** Fields whose bits are set where they are written. */
    readonly late: LateFields = new Set(),
  ) {}

  readonly #later: Stmt[] = [];

  /** Places of lengths that are not written yet, in their order. What follows one in groups will be moved. */
  readonly #places: string[] = [];
  #isMoving = false;

  /** Declares where a length goes. */
  lengthAt(place: string, at: Expr, isVaried: boolean): Stmt {
    const declared = code.declaration(this.#isMoving, place, at);
    this.#places.push(place);
    this.#isMoving ||= isVaried;
    return declared;
  }

  /** Notes that a length is written, and names the places after it of those that are not. */
  filled(place: string): string[] {
    const index = this.#places.indexOf(place);
    this.#places.splice(index, 1);
    return this.#places.slice(index);
  }

  reserve(count: Count): void {
    if (isNone(count)) return;
    const made = code.use("reserve", code.WRITER, countExpr(count));
    this.#lines.push({ kind: "room", made, isFirst: this.#opened === 0 });
    this.#opened++;
    this.#open = true;
  }

  /** Writes `value` as an integer that holds it. */
  int(type: IntType, value: Expr): void {
    const bytes = byteLines(this, type, value, (byte) => further(code.AT, sum(this.#ahead, byte)));
    this.#lines.push(...(bytes ?? [setAt(type, this.place(), value)]));
    this.#ahead = sum(this.#ahead, bytesOf(type));
  }

  place(): Expr {
    return further(code.AT, this.#ahead);
  }

  /** Where the next byte goes, also where the writer itself writes it. */
  here(): Expr {
    return this.#open ? this.place() : WRITTEN;
  }

  line(...lines: Block): void {
    this.#lines.push(...lines);
  }

  pass(count: Count): void {
    this.#ahead = sum(this.#ahead, count);
  }

  /** Lines that move `at` themselves. */
  moving(...lines: Block): void {
    this.#settle();
    this.#moves = true;
    this.#lines.push(...lines);
  }

  /** Lines that write to places that are known, once all is written that goes to the same room. */
  later(...lines: Block): void {
    this.#later.push(...lines);
  }

  /** Lines that write by the writer itself. */
  byWriter(...lines: Block): void {
    this.#close();
    this.#lines.push(...lines);
  }

  #settle(): void {
    if (isNone(this.#ahead)) return;
    this.#lines.push(passing(this.#ahead));
    this.#ahead = 0;
  }

  #close(): void {
    this.#lines.push(...this.#later.splice(0));
    if (this.#open) this.#lines.push(code.set(WRITTEN, this.place()));
    this.#ahead = 0;
    this.#open = false;
  }

  finish(): Stmt[] {
    this.#close();
    const again = this.#opened > 1;
    const plain = this.#lines.filter((line) => line.kind !== "room");
    const needed = OWN_NAMES.filter((name) => mentions(plain, name));
    return this.#lines.flatMap((line) => {
      if (line.kind !== "room") return [line];
      const own = (name: string) => code.member(code.WRITER, name);
      return line.isFirst
        ? [
            code.declaration(again || this.#moves, "at", line.made),
            ...needed.map((name) => code.declaration(again, name, own(name))),
          ]
        : // Making room may have moved the bytes.
          [code.set(code.AT, line.made), ...needed.map((name) => code.set(name, own(name)))];
    });
  }
}

/** `view.setInt16(at, value, true);` */
export function setAt(type: IntType, place: Expr, value: Expr, view = code.VIEW): Stmt {
  return code.run(settingAt(type, place, value, view));
}

/** As `setAt`, as an expression. */
export function settingAt(type: IntType, place: Expr, value: Expr, view = code.VIEW): Expr {
  const by = byOf(type);
  if (by !== undefined) return code.method(code.name(by), "set", view, place, value);
  if (type.middleEndian) return code.use("setUint24MiddleEndian", view, place, value);
  if (isOfView(type)) return code.write(wireOf(type), place, value, view);
  const isLow = code.plain(type.bigEndian !== true);
  return code.use("setLong", view, place, value, type.bits / 8, isLow);
}

/** Writes an integer at `place`, and goes on after it. */
export function setOn(plan: WritePlan, type: IntType, value: Expr, place = code.AT): Stmt[] {
  const next = code.increment(place);
  const bytes = byteLines(plan, type, value, () => next);
  if (bytes !== undefined) return bytes;
  if (type.bits === 8 && byOf(type) === undefined) return [setAt(type, next, value)];
  return [setAt(type, place, value), code.set(place, countExpr(bytesOf(type)), "+=")];
}

/** Whether a value is cheap enough to be said twice. */
function isCheap(value: Expr): boolean {
  if (value.kind === "present") return isCheap(value.of);
  const isMember = value.kind === "member" && code.isMessage(value.of);
  return value.kind === "name" || value.kind === "number" || isMember;
}

/**
 * Sets an integer of one or two bytes byte by byte: after what a view sets, V8 asks for the view's map, length and
 * memory again, and after a byte for nothing. Undefined for others, and where messages are few.
 *
 * @param place of each of its bytes
 */
function byteLines(
  { emitting }: WritePlan,
  type: IntType,
  value: Expr,
  place: (byte: number) => Expr,
): Stmt[] | undefined {
  const isPlain = emitting.checksInline === true && byOf(type) === undefined;
  if (!isPlain || type.bits > 16 || (type.bits === 16 && !isCheap(value))) return undefined;
  const parts = type.bits === 8 ? [value] : [value, code.operation(value, ">>", 8)];
  const own = type.bigEndian ? parts.toReversed() : parts;
  return own.map((part, i) => code.set(code.item(code.name("bytes"), place(i)), part));
}
