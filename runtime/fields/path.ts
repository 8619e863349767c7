import { viewedAs } from "../bytes/view.ts";
import { companionFields } from "../table/facts/hints.ts";
import type { AnyMessage } from "../codec.ts";
import { allFields } from "../table/fields/all-fields.ts";
import { companionsOf } from "../table/facts/companions.ts";
import { type ElementType, elementTypeOf } from "../columns/element-types.ts";
import { type AnyCodec, find, type Found } from "../shapes/found.ts";
import { decodeNext, passOver } from "../shapes/next.ts";
import { areStructs, namesIn, type RowsOf, unknown } from "../shapes/rows.ts";
import { type Layout, layoutOf } from "../table/messages.ts";
import type { Table } from "../table/table.ts";
import { FieldRow } from "./row.ts";
import type { Visitor, Visits } from "./visits.ts";
import { memory, type Source, window } from "./window.ts";

/** The messages of one type, or the elements of one of their lists, and the members of them that are looked at. */
export class Path {
  readonly found: Found;
  /** None where a member has no place of its own: then all are decoded. */
  readonly row: FieldRow | undefined;

  /** @param names of members that there are */
  constructor(
    readonly codec: AnyCodec,
    readonly of: RowsOf,
    readonly names: readonly string[],
  ) {
    this.found = find(codec.to, of, names);
    const elementTypes = elementTypesIn(of, names, codec.to);
    const { shapes, heads } = this.found;
    if (elementTypes !== undefined && !shapes.isNone && heads?.isNone !== true)
      this.row = new FieldRow(shapes, elementTypes);
  }

  /** Visits what is next, and what is after it as far as it is found as fast. Throws DecodeError, and leaves the source there. */
  visit(source: Source, by: Visitor, visits: Visits | undefined): void {
    if (visits === undefined) return this.#decode(source, by);
    if (this.found.heads !== undefined) return this.#visitList(source, visits);
    const start = source.offset;
    if (window.has(source)) this.#visitRun(source, visits);
    // What is next may not be there to its end.
    if (source.offset === start && window.fill(source)) this.#visitRun(source, visits);
    if (source.offset === start) this.#decode(source, by);
  }

  #visitRun(source: Source, visits: Visits): void {
    window.visit(source);
    try {
      visits.messages(this.found.begins);
    } finally {
      source.offset = window.from + window.at;
    }
  }

  /** The message is passed over first, so that no element is of one that is not whole. */
  #visitList(source: Source, visits: Visits): void {
    const start = source.offset;
    source.read((r) => passOver(this.codec, r));
    const end = source.offset;
    source.offset = start;
    if (!window.has(source) || window.from + window.length < end) window.fill(source);
    const isThere = window.from + window.length >= end;
    const first = isThere ? this.found.heads!.listAt(memory.view, start - window.from) : -1;
    if (first < 0) return this.#decode(source, visits.by);
    window.visit(source);
    window.at = first;
    source.offset = end;
    const count = visits.elements();
    if (count === undefined) return;
    source.offset = start;
    this.#decode(source, visits.by, count);
  }

  /** Decodes what is next, and hands it over, or its elements from the number `from` on. */
  #decode(source: Source, by: Visitor, from = 0): void {
    const message = source.read((r) => decodeNext(this.codec, r));
    this.hand(message, by, from);
  }

  /** Hands over a message that was decoded, or its elements from the number `from` on. */
  hand(message: AnyMessage, by: Visitor, from = 0): void {
    const { message: of, list } = this.of;
    if (message.type !== of.name) return;
    if (list === undefined) return by.visit(this.#picked(message));
    const elements = (message as unknown as Readonly<Record<string, unknown>>)[list];
    if (!areStructs(elements)) return;
    for (let i = from; i < elements.length; i++) by.visit(this.#picked(elements[i]!));
  }

  #picked(from: object): object {
    const members = from as Readonly<Record<string, unknown>>;
    return viewedAs(Object.fromEntries(this.names.map((name) => [name, members[name]])));
  }
}

/** Throws RangeError for a member that there is not. */
export function checkNames({ table, message, struct }: RowsOf, names: readonly string[]): void {
  const own = struct ?? message;
  const known = [
    ...namesIn(own.layouts),
    ...own.layouts.flatMap((one) => companionNames(table, one)),
  ];
  const wrong = names.find((name) => !known.includes(name));
  if (wrong !== undefined) throw unknown("member", wrong, [...new Set(known)], own.name);
}

/** How the members of these names are read in one version; undefined where one of them has no place of its own. */
function elementTypesIn(
  { table, message, struct }: RowsOf,
  names: readonly string[],
  version: number,
) {
  const layout = layoutOf(struct ?? message, version);
  const elementTypes = names.map((name) => elementTypeIn(table, layout, name));
  return elementTypes.every((elementType) => elementType !== undefined) ? elementTypes : undefined;
}

/** Where there is no such member, it does not matter. */
const ABSENT: ElementType = { type: "u8", size: 1 };

function elementTypeIn(
  table: Table,
  layout: Layout | undefined,
  name: string,
): ElementType | undefined {
  if (layout === undefined) return ABSENT;
  try {
    const elementType = elementTypeOf(name, [layout]);
    if (elementType !== undefined) return elementType;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return companionNames(table, layout).includes(name) ? undefined : ABSENT;
}

/** The members that are only there where something is not as it should be, and others that have no place. */
function companionNames(table: Table, layout: Layout): string[] {
  const companions = allFields(layout.fields).flatMap((field) => companionsOf(field));
  return [...companionFields(table, layout), ...companions.map(({ name }) => name)];
}
