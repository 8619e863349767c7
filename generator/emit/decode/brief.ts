import type { IntType } from "../../../runtime/table/table.ts";
import { passed, type ShortArray } from "../code/brief.ts";
import { pascal } from "../code/code.ts";
import type { Emitting } from "../code/emitting.ts";
import { byOf } from "../families/by.ts";
import { fixedBytes } from "../size/size.ts";
import { tuple } from "../types/members.ts";
import { isOfView, readAt, wholeAt } from "./numbers.ts";

/** Reads an integer and goes on behind it, as one expression. */
export function readPassed({ lengths }: Emitting, type: IntType): string {
  const place = passed(fixedBytes(type)!, byOf(type));
  if (isOfView(type) || byOf(type) !== undefined) return readAt(type, place);
  const code = `(view: DataView, at: number): number => ${readAt(type, "at")}`;
  return `${lengths.named(`read1${pascal(type.name)}`, code)}(view, ${place})`;
}

/** Reads an array: `read3Coord(view, at)`. */
export function readShort({ lengths }: Emitting, type: ShortArray, place: string): string {
  const { of, count } = type;
  const code = `(view: DataView, at: number): ${tuple("number", count)} => ${wholeAt(type)}`;
  return `${lengths.named(`read${count}${pascal(of.name)}`, code)}(view, ${place})`;
}
