import { Template } from "../syntax/template.ts";
import { BitNumbers, Numbers } from "./numbers.ts";
import {
  type DecisionPart,
  type End,
  type RangeBranch,
  WirePosition,
  type Placed,
} from "../../../runtime/places/place.ts";

/* What messages are printed by. All of it is made when it is first met, and looked at for each message. */

/** A message, or an element of a list, whose masks are known: all that it is made of has its place. */
export class Shape {
  readonly kind = "shape";
  readonly size: number;
  /** Numbers that are printed here only where they are outside of a range. */
  readonly outside: readonly RangeBranch[];
  readonly end: End | undefined;
  readonly lines: readonly Line[];
  /** What follows the last value. */
  readonly rest: Template;
  /** How many bytes it takes at the most, but for what makes room by itself. */
  readonly room: number;

  /**
   * @param empty what is there where no line says anything; nothing where one always does
   * @param emptyLength how long what was printed is then
   */
  constructor(
    { size, end }: Placed,
    outside: readonly RangeBranch[],
    { lines, rest, room }: Printed,
    readonly empty: Template | undefined,
    readonly emptyLength: number,
  ) {
    this.size = size;
    this.outside = outside;
    this.end = end;
    this.lines = lines;
    this.rest = rest;
    this.room = room + emptyLength;
  }
}

/** A mask that is to be read first. */
export class Fork {
  readonly kind = "fork";
  readonly next = new Map<number, Step>();

  /** @param known what was decided before it */
  constructor(
    readonly name: string,
    readonly parts: readonly DecisionPart[],
    readonly known: ReadonlyMap<string, number>,
  ) {}
}

/** A fork, a shape, or nothing where the table has to print it. */
export type Step = Fork | Shape | undefined;

/** Makes shapes as they are met. */
export interface ShapesMade {
  readonly first: Step;
  /** What follows where a fork was decided. */
  decided(fork: Fork, value: number): Step;
}

/** The lines of a shape. */
export interface Printed {
  readonly lines: readonly Line[];
  /** What follows the last value. */
  readonly rest: Template;
  readonly room: number;
}

/** How a value is printed. */
export const LINES = {
  /** An integer as it is, as it was looked up by what it is on the wire, or with a comment where that is known. */
  int: 0,
  number: 1,
  named: 2,
  float: 3,
  time: 4,
  /** Of an integer, the numbers of bits, one bit, or some of them as a number. */
  bits: 5,
  flag: 6,
  part: 7,
  /** The elements of a list. */
  list: 8,
} as const;

/** How a value is printed: what it does not need is nothing. */
export interface Value {
  readonly op: number;
  readonly place: WirePosition;
  /** What precedes the value where it is printed, and only there. */
  readonly own?: string;
  /** It is one of several on a line, and not the last: a space takes the place of the line's end. */
  readonly goesOn?: boolean;
  readonly numbers?: Numbers;
  readonly bits?: BitNumbers;
  /** Bits, the lowest of which is shifted to 0. */
  readonly mask?: number;
  readonly shift?: number;
  /** What a comment looks up. */
  readonly names?: string;
  readonly list?: ListLine;
}

/** A value, and all that precedes it up to the value before. A class, so that all of them are alike to the machine. */
export class Line {
  readonly op: number;
  readonly place: WirePosition;
  readonly own: Template;
  readonly goesOn: boolean;
  readonly numbers: Numbers | undefined;
  readonly bits: BitNumbers | undefined;
  readonly mask: number;
  readonly shift: number;
  readonly names: string;
  readonly list: ListLine | undefined;

  /** @param text what always is there, from the end of the value before on */
  constructor(
    value: Value,
    readonly text: Template,
  ) {
    this.op = value.op;
    this.place = value.place;
    this.own = templateOf(value.own ?? "");
    this.goesOn = value.goesOn ?? false;
    this.numbers = value.numbers;
    this.bits = value.bits;
    this.mask = value.mask ?? 0;
    this.shift = value.shift ?? 0;
    this.names = value.names ?? "";
    this.list = value.list;
  }
}

/** The elements of a list, one after the other up to what ends them. */
export interface ListLine {
  readonly shapes: ShapesMade;
  /** How their number precedes them; -1 where it does not. */
  readonly count: number;
  /** The bytes end it. */
  readonly isToEnd: boolean;
}

/** Texts, each once: what is looked at often should lie close together. */
const TEMPLATES = new Map<string, Template>();

export function templateOf(text: string): Template {
  let template = TEMPLATES.get(text);
  if (template === undefined) {
    template = new Template(text);
    TEMPLATES.set(text, template);
  }
  return template;
}
