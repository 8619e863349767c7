import type { IntType, LengthField } from "../../../runtime/table/table.ts";
import { type Imports, speaksOf } from "../code/code.ts";
import { endian, isOfView } from "../decode/numbers.ts";
import type { Emitting } from "../code/emitting.ts";
import { byOf } from "../families/by.ts";

/** Stands for the line that declares `view`. */
const VIEW = "§view";

/** In front of what `at` is declared to be. */
const AT = "§at";

/** Making room may have moved the bytes. */
const VIEW_AGAIN = "view = w.view;";

/** Collects the lines that write, and knows how far behind `at` the next byte goes. */
export class WritePlan {
  readonly #lines: string[] = [];
  #ahead = 0;
  /** There is room from `at` on. */
  #open = false;
  #opened = 0;
  #moves = false;
  /** Lengths of structs and lists further on, which are written once these are. */
  readonly regions = new Map<string, LengthField>();

  constructor(
    readonly emitting: Emitting,
    /** What is to be done when all is written. */
    readonly tail: readonly string[] = [],
  ) {}

  /** Places of lengths that are not written yet, in their order. What stands behind one in groups will be moved. */
  readonly #places: string[] = [];
  #isMoving = false;

  /** Declares where a length goes. */
  lengthAt(place: string, at: string, isVaried: boolean): string {
    const word = this.#isMoving ? "let" : "const";
    this.#places.push(place);
    this.#isMoving ||= isVaried;
    return `${word} ${place} = ${at};`;
  }

  /** Notes that a length is written, and names the places behind it of those that are not. */
  filled(place: string): string[] {
    const index = this.#places.indexOf(place);
    this.#places.splice(index, 1);
    return this.#places.slice(index);
  }

  use(name: string): string {
    return this.emitting.imports.use(name);
  }

  reserve(count: number): void {
    if (count === 0) return;
    const room = `${this.use("reserve")}(w, ${count});`;
    this.#lines.push(...(this.#opened === 0 ? [AT + room, VIEW] : [`at = ${room}`, VIEW_AGAIN]));
    this.#opened++;
    this.#open = true;
  }

  /** Writes `value` as an integer that holds it. */
  int(type: IntType, value: string): void {
    this.#lines.push(setAt(this, type, this.place(), value));
    this.#ahead += type.bits / 8;
  }

  place(): string {
    return this.#ahead === 0 ? "at" : `at + ${this.#ahead}`;
  }

  /** Where the next byte goes, also where the writer itself writes it. */
  here(): string {
    return this.#open ? this.place() : "w.offset";
  }

  line(code: string): void {
    this.#lines.push(code);
  }

  pass(count: number): void {
    this.#ahead += count;
  }

  /** Lines that move `at` themselves. */
  moving(...lines: readonly string[]): void {
    this.#settle();
    this.#moves = true;
    this.#lines.push(...lines);
  }

  /** A line that writes by the writer itself. */
  byWriter(code: string): void {
    this.#close();
    this.#lines.push(code);
  }

  #settle(): void {
    if (this.#ahead === 0) return;
    this.#lines.push(`at += ${this.#ahead};`);
    this.#ahead = 0;
    this.#moves = true;
  }

  #close(): void {
    if (this.#open) this.#lines.push(`w.offset = ${this.place()};`);
    this.#ahead = 0;
    this.#open = false;
  }

  finish(): string[] {
    this.#close();
    const word = (changes: boolean) => (changes ? "let" : "const");
    const again = this.#opened > 1;
    const told = [VIEW, VIEW_AGAIN];
    const own = this.#lines.filter((line) => !told.includes(line));
    const lines = speaksOf(own.join("\n").replace(OWN_VIEW, ""), "view") ? this.#lines : own;
    return lines.map((line) => {
      if (line === VIEW) return `${word(again)} view = w.view;`;
      if (!line.startsWith(AT)) return line;
      return `${word(again || this.#moves)} at = ${line.slice(AT.length)}`;
    });
  }
}

/** A block with a view of its own: what ends a list. */
const OWN_VIEW = /^\{\n[^{}]*\bconst view = w\.view;[^{}]*^\}/gm;

/** What notes names that the code needs. */
type Using = Pick<Imports, "use">;

/** `view.setInt16(at, value, true);` */
export function setAt(imports: Using, type: IntType, place: string, value: string): string {
  const { bits, signed } = type;
  const by = byOf(type);
  if (by !== undefined) return `${by}.set(view, ${place}, ${value});`;
  if (type.middleEndian) return `${imports.use("set24me")}(view, ${place}, ${value});`;
  if (!isOfView(type))
    return `${imports.use("setLong")}(view, ${place}, ${value}, ${bits / 8}, ${type.bigEndian !== true});`;
  return `view.set${signed ? "Int" : "Uint"}${bits}(${place}, ${value}${endian(type)});`;
}

/** Writes an integer at `at`, and goes on behind it. */
export function setOn(imports: Using, type: IntType, value: string): string[] {
  if (type.bits === 8 && byOf(type) === undefined) return [setAt(imports, type, "at++", value)];
  return [setAt(imports, type, "at", value), `at += ${type.bits / 8};`];
}
