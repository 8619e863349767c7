import type { ValueField } from "../../../runtime/table/fields/value.ts";
import type { Stmt } from "../code/model.ts";
import type { Stretch } from "./passage.ts";

/** What is noted on the way, where somebody wants to know. */
export interface Notes {
  /** A length before the stretches counts their bytes. */
  readonly inRegion?: boolean;
  /** At the beginning of a stretch, `at` being there. */
  readonly place?: (stretch: Stretch) => Stmt | undefined;
  /** When a mask or a length is known, in the constant of its name. */
  readonly known?: (name: string) => Stmt;
  /** The name of the functions of a layout that knows the values which choose no arm. */
  readonly rest?: string;
  /** It is an element that may end its list: passing over it tells that it does not. */
  readonly isElement?: true;
  /** What passes over a list when the reader is there. */
  readonly list?: (field: ValueField) => Stmt | undefined;
}

export function known(notes: Notes, name: string): Stmt[] {
  const note = notes.known?.(name);
  return note === undefined ? [] : [note];
}
