import type { IntType, LengthField } from "../../../runtime/table/table.ts";
import type { Imports } from "../code/code.ts";
import { endian, isOfView } from "../decode/numbers.ts";
import type { Emitting } from "../code/emitting.ts";
import { byOf } from "../families/by.ts";
import type { LateFields } from "./late.ts";

/** Stand for the lines that declare `view` and `bytes`. */
const OWN = { view: "§view", bytes: "§bytes" } as const;

type Own = keyof typeof OWN;

const OWN_NAMES = Object.keys(OWN) as Own[];

/** Where code uses them: a member may have such a name. */
const USED = {
  view: /(?<![\w$.])view[.,]/,
  bytes: /(?<![\w$.])bytes\[/,
} as const satisfies Record<Own, RegExp>;

/** In front of what `at` is declared to be. */
const AT = "§at";

/** Making room may have moved the bytes. */
const AGAIN = { view: "view = w.view;", bytes: "bytes = w.bytes;" } as const satisfies Record<
  Own,
  string
>;

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
    /** Fields whose bits are set where they are written. */
    readonly late: LateFields = new Set(),
  ) {}

  readonly #later: string[] = [];

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
    const isFirst = this.#opened === 0;
    const own = OWN_NAMES.map((name) => (isFirst ? OWN : AGAIN)[name]);
    this.#lines.push((isFirst ? AT : "at = ") + room, ...own);
    this.#opened++;
    this.#open = true;
  }

  /** Writes `value` as an integer that holds it. */
  int(type: IntType, value: string): void {
    const places = Array.from({ length: type.bits / 8 }, (_, i) => this.#place(i));
    this.#lines.push(
      ...(byteLines(this, type, value, places) ?? [setAt(this, type, this.place(), value)]),
    );
    this.#ahead += type.bits / 8;
  }

  place(): string {
    return this.#place(0);
  }

  #place(behind: number): string {
    const ahead = this.#ahead + behind;
    return ahead === 0 ? "at" : `at + ${ahead}`;
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

  /** Lines that write to places that are known, once all is written that goes to the same room. */
  later(...lines: readonly string[]): void {
    this.#later.push(...lines);
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
    this.#lines.push(...this.#later.splice(0));
    if (this.#open) this.#lines.push(`w.offset = ${this.place()};`);
    this.#ahead = 0;
    this.#open = false;
  }

  finish(): string[] {
    this.#close();
    const word = (changes: boolean) => (changes ? "let" : "const");
    const again = this.#opened > 1;
    const told = new Set<string>(OWN_NAMES.flatMap((name) => [OWN[name], AGAIN[name]]));
    const rest = this.#lines
      .filter((line) => !told.has(line))
      .join("\n")
      .replace(OWN_BLOCK, "");
    const spoken = OWN_NAMES.filter((name) => USED[name].test(rest));
    return this.#lines.flatMap((line) => {
      if (line.startsWith(AT))
        return [`${word(again || this.#moves)} at = ${line.slice(AT.length)}`];
      if (!told.has(line)) return [line];
      const name = spoken.find((each) => OWN[each] === line || AGAIN[each] === line);
      if (name === undefined) return [];
      return line === AGAIN[name] ? [line] : [`${word(again)} ${name} = w.${name};`];
    });
  }
}

/** A block with a view of its own, or bytes: what ends a list. */
const OWN_BLOCK = /^\{\n[^{}]*\bconst (?:view|bytes) = w\.[^{}]*^\}/gm;

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

/** Writes an integer at `place`, and goes on behind it. */
export function setOn(plan: WritePlan, type: IntType, value: string, place = "at"): string[] {
  const places = Array.from({ length: type.bits / 8 }, () => `${place}++`);
  const bytes = byteLines(plan, type, value, places);
  if (bytes !== undefined) return bytes;
  if (type.bits === 8 && byOf(type) === undefined) return [setAt(plan, type, `${place}++`, value)];
  return [setAt(plan, type, place, value), `${place} += ${type.bits / 8};`];
}

/** What is cheap enough to be said twice. */
const NAME = /^(?:m\.)?[\w$]+!?$/;

/**
 * Sets an integer of one or two bytes byte by byte: behind what a view sets, V8 asks for the view's map, length and
 * memory again, and behind a byte for nothing. Undefined for others, and where messages are few.
 *
 * @param places of its bytes
 */
function byteLines(
  { emitting }: WritePlan,
  type: IntType,
  value: string,
  places: readonly string[],
): string[] | undefined {
  const isPlain = emitting.checksInline === true && byOf(type) === undefined;
  if (!isPlain || type.bits > 16 || (type.bits === 16 && !NAME.test(value))) return undefined;
  const parts = type.bits === 8 ? [value] : [value, `${value} >> 8`];
  const own = type.bigEndian ? parts.toReversed() : parts;
  return own.map((part, i) => `bytes[${places[i]}] = ${part};`);
}
