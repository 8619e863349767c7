import type { Field } from "../../../runtime/table/fields/field.ts";
import { type Layout, layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import { plainVersion, type Table } from "../../../runtime/table/table.ts";
import { isVaried } from "../../../runtime/table/facts/companions.ts";
import type { ConstantCode, MakerCode } from "../code/model.ts";
import { isListed } from "../parts/arms.ts";
import { structsIn } from "../../facts/structs.ts";
import type { Emitting, Families, Shared } from "../parts/emitting.ts";
import { choicesOf } from "../layouts/choices.ts";
import { ownLayouts } from "../functions.ts";
import { firstAlike, layoutName, withoutWords } from "../../facts/layout-names.ts";
import { isStruct } from "../../facts/layouts.ts";
import { tailOf } from "../layouts/tail.ts";
import { hasView } from "../../facts/viewed.ts";
import { byParameters, isFloat, namedNumbers, type Parameter } from "./by.ts";
import { byOf } from "../parts/by.ts";
import { type Family, familyOf } from "./family.ts";

/** Layouts by the first that is alike, and the functions that make what reads and writes them. */
class Found implements Families {
  readonly #shared = new Map<Layout, Shared>();
  readonly makers: MakerCode[] = [];

  has(layout: Layout): boolean {
    return this.#shared.has(layout);
  }

  of(table: Table, message: MessageTable, layout: Layout): Shared | undefined {
    return this.#shared.get(firstAlike(table, message, layout));
  }

  add({ maker, members }: Family): void {
    this.makers.push(maker);
    for (const [layout, shared] of members) this.#shared.set(layout, shared);
  }

  /** The constants that hold what makers made. */
  get constants(): ConstantCode[] {
    return [...this.#shared.values()].flatMap(({ declared }) => declared ?? []);
  }
}

/**
 * The layouts of dialects that are alike but for how they write some numbers, as positions: one function makes the
 * functions of them all, from what reads and writes these.
 */
export function familiesOf(emitting: Emitting): Families {
  const { table } = emitting;
  const families = new Found();
  // Only dialects that list their messages take functions that are made. Those of structs have names.
  const messages = table.ids !== undefined || table.frame !== undefined ? [] : table.messages;
  // What is bit by bit is read by no such functions, which read bytes.
  const structs = table.structs.filter(({ bitwise }) => !bitwise);
  for (const message of [...structs, ...messages]) {
    let count = 0;
    for (const layouts of alikeOf(table, message)) {
      const family = familyOf(emitting, message, layouts, count);
      if (family === undefined) continue;
      families.add(family);
      count++;
    }
  }
  return families;
}

/** Lists of layouts that are alike but for named numbers. */
function alikeOf(table: Table, message: MessageTable): Layout[][] {
  const own = ownLayouts(table, message);
  const asked = new Set(
    own.flatMap((layout) => [
      tailOf(table, message, layout)?.rest,
      choicesOf(table, message, layout)?.rest,
    ]),
  );
  const groups = new Map<string, Layout[]>();
  for (const layout of own) {
    const isAlone =
      tailOf(table, message, layout) === undefined &&
      choicesOf(table, message, layout) === undefined &&
      !asked.has(layoutName(table, message, layout)) &&
      !(isStruct(table, message) && hasView(table, message, layout)) &&
      message.layouts.every(
        (other) =>
          firstAlike(table, message, other) !== layout ||
          plainVersion(table, other.from) > table.current,
      );
    const key = isAlone ? shapeOf(table, layout) : undefined;
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), layout]);
  }
  return [...groups.values()].flatMap(apart).filter(({ length }) => length > 1);
}

/** Floats, which may be NaN, have no functions in common with what tells its own length. */
function apart(layouts: readonly Layout[]): Layout[][] {
  const floats = layouts.filter((layout) => namedNumbers(layout).some(isFloat));
  const isVariable = layouts.some((layout) => namedNumbers(layout).some(isVaried));
  return isVariable
    ? [layouts.filter((layout) => !floats.includes(layout)), floats]
    : [[...layouts]];
}

/** What a layout looks like, whatever its named numbers are. */
function shapeOf(table: Table, layout: Layout): string | undefined {
  const numbers = namedNumbers(layout);
  if (numbers.length === 0) return undefined;
  const any: Parameter = { by: "any", kind: "int", bytes: 0 };
  const all = numbers.map(() => any);
  const { id, idBit, idHigh, fields } = byParameters(layout, all);
  const structs = structsIn(fields).map((index) => {
    const struct = table.structs[index]!;
    return layoutName(table, struct, layoutOf(struct, layout.from)!);
  });
  return JSON.stringify([id, idBit, idHigh, fields.map(withoutValues), structs], (key, value) => {
    if (typeof value !== "object" || value === null) return withoutWords(key, value);
    return byOf(value) ?? withoutWords(key, value);
  });
}

/** A switch without what chooses its arms, where a table says that. */
function withoutValues(field: Field): Field {
  if (field.kind !== "switch" || !isListed(field)) return field;
  return { ...field, arms: field.arms.map((arm) => ({ ...arm, values: [] })) };
}
