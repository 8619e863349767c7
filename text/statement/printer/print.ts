import type { TextOutput } from "../../output.ts";
import { putFloat, putTime } from "../syntax/decimals.ts";
import { END, put, putEnd, putIntEnd } from "../syntax/template.ts";
import { type Names } from "../names.ts";
import { appendNamed } from "./numbers.ts";
import { WirePosition } from "../../../runtime/places/place.ts";
import { decisionAt, numberAt, SIZES } from "../../../runtime/places/read.ts";
import { Line, LINES, type ListLine, Shape, type ShapesMade } from "./shape.ts";

/* Prints messages from their bytes, by their shapes. */

/** What is printed from, and to. */
export interface Printing {
  readonly view: DataView;
  /** Where the messages' bytes end. */
  readonly end: number;
  readonly out: TextOutput;
  readonly names: Names;
}

/** There is more to print than shapes do. */
export const UNPRINTED = -(2 ** 31);

/** The shape of what is at a place; undefined where there is more to print than shapes do. */
function shapeAt(shapes: ShapesMade, start: number, { view, end }: Printing): Shape | undefined {
  let step = shapes.first;
  while (step !== undefined && step.kind === "fork") {
    const value = decisionAt(view, start, step.parts, end - start);
    // A list may have ended.
    if (value === undefined) return undefined;
    const next = step.next.get(value);
    step = next ?? (step.next.has(value) ? undefined : shapes.decided(step, value));
  }
  return step;
}

/**
 * Prints what is at a place. Gives the place after it; where it ended a list, the complement of the place after
 * the end; UNPRINTED where there is more to print, of which some may be appended.
 */
export function printShape(shapes: ShapesMade, start: number, printing: Printing): number {
  const { view, out } = printing;
  const shape = shapeAt(shapes, start, printing);
  if (shape === undefined) return UNPRINTED;
  const { outside, end, room } = shape;
  if (end !== undefined && numberAt(view, start + end.place.offset, end.place) === end.value)
    return end.isPlain ? ~(start + end.size) : UNPRINTED;
  for (let i = 0; i < outside.length; i++) {
    const { place, low, high } = outside[i]!;
    const value = numberAt(view, start + place.offset, place);
    if (value >= low && value <= high) return UNPRINTED;
  }
  out.reserve(room);
  const first = out.length;
  const after = printLines(shape, start, printing);
  if (after < 0) return UNPRINTED;
  out.length = put(out.view, out.length, shape.rest);
  // Nothing is in its braces.
  if (shape.empty !== undefined && out.length === first + shape.emptyLength)
    out.length = put(out.view, first, shape.empty);
  return after;
}

function printLines({ lines, room, size }: Shape, start: number, printing: Printing): number {
  const { view, out, names } = printing;
  let chars = out.view;
  let to = out.length;
  let after = start + size;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const { place } = line;
    const at = start + place.offset;
    to = put(chars, to, line.text);
    switch (line.op) {
      case LINES.int:
        to = putIntEnd(chars, to, numberAt(view, at, place));
        break;
      case LINES.number:
        to = line.numbers!.putEnd(chars, to, numberAt(view, at, place));
        break;
      case LINES.named:
        appendNamed(out, to, names, line.names, numberAt(view, at, place));
        out.reserve(room);
        chars = out.view;
        to = out.length;
        break;
      case LINES.list:
        out.length = to;
        after = printList(line.list!, at, printing);
        if (after < 0) return UNPRINTED;
        out.reserve(room);
        chars = out.view;
        to = out.length;
        break;
      default:
        to = putOther(chars, to, line, view, at);
    }
    if (!line.goesOn) continue;
    chars.setUint8(to - END, SPACE);
    to -= END - 1;
  }
  out.length = to;
  return after;
}

const SPACE = 0x20;

function putOther(chars: DataView, to: number, line: Line, view: DataView, at: number): number {
  switch (line.op) {
    case LINES.float: {
      const value = view.getFloat32(at, true);
      return putEnd(chars, putFloat(chars, to, value, nanAt(view, at, value)));
    }
    case LINES.time: {
      const value = view.getFloat32(at, true);
      return putEnd(chars, putTime(chars, to, value, nanAt(view, at, value)));
    }
  }
  const value = numberAt(view, at, line.place);
  switch (line.op) {
    case LINES.bits: {
      const numbers = line.bits!.of(value);
      return numbers.length === 0 ? to : put(chars, put(chars, to, line.own), numbers);
    }
    case LINES.flag:
      return (value & line.mask) === 0 ? to : put(chars, to, line.own);
    default: {
      const part = ((value >>> line.shift) & line.mask) >>> 0;
      if (part === 0 && line.shift > 0) return to;
      return putIntEnd(chars, put(chars, to, line.own), part);
    }
  }
}

/** The bits of a NaN. */
function nanAt(view: DataView, at: number, value: number): number | undefined {
  return Number.isNaN(value) ? view.getUint32(at, true) : undefined;
}

/** Prints the elements of a list. Gives the place after it, or UNPRINTED. */
function printList(
  { shapes, count, isToEnd }: ListLine,
  start: number,
  printing: Printing,
): number {
  let at = start;
  let left = -1;
  if (count >= 0) {
    left = numberAt(printing.view, at, COUNTS[count]!);
    at += SIZES[count]!;
  }
  for (; left !== 0 && !(isToEnd && at >= printing.end); left--) {
    const next = printShape(shapes, at, printing);
    if (next === UNPRINTED) return UNPRINTED;
    if (next < 0) return ~next;
    at = next;
  }
  return at;
}

const COUNTS = SIZES.map((_, int) => new WirePosition(0, int));
