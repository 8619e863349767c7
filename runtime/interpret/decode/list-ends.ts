import { shapeKey } from "../../branches/branch-keys.ts";
import { endsByMask } from "../../table/facts/hints.ts";
import { countWidthMember, isVaried } from "../../table/facts/companions.ts";
import type { Calculation } from "../../table/terms/calculation.ts";
import { computedOf } from "../../table/fields/computed.ts";
import { countOf, countRef } from "../../table/types/counts.ts";
import { endMember } from "../../table/facts/members.ts";
import { listEnd } from "../../table/messages.ts";
import type { ListType } from "../../table/types/list.ts";
import type { Node } from "../node.ts";
import { setBits } from "../wire/mask.ts";
import { readInt } from "./numbers.ts";
import { resolvedCount } from "./strings.ts";
import { keepWidths } from "./varints.ts";
import { fail, judge, reach, type Scope } from "./places.ts";

/** How many elements a preceding integer says that there are. */
export function readCount(
  s: Scope,
  name: string,
  type: ListType,
  parent: Node,
): number | undefined {
  const ref = countRef(type);
  if (ref !== undefined) return resolvedCount(s, ref, name);
  const count = countOf(type);
  if (count === undefined) return undefined;
  const inner = { ...s, path: [...s.path, name] };
  const node = readInt(inner, "count", count, parent);
  if (isVaried(count)) keepWidths(s, name, countWidthMember(name), [node], false);
  return node.value as number;
}

/** Whether an element is the one after which a list ends. */
export function holdsOf(s: Scope, until: Calculation, element: unknown): boolean {
  const is = computedOf(until, { _: element }, s.outer);
  if (Number.isNaN(is))
    throw fail(s, `${until.text} is no number that can be exact`, until.name.split("$")[0]!, {
      offset: s.input.offset,
      kind: "number",
    });
  return is !== 0;
}

/** Keeps the mask of the element that ended a list, where it has one. */
export function keepEnd(s: Scope, name: string, type: ListType, element: Scope): void {
  element.node.name = "end";
  if (!endsWithMask(s, type)) return;
  const mask = element.masks.get(listEnd(element.layout)!.mask!.name) ?? 0;
  s.value[endMember(name)] = mask;
  if (mask === 0) return;
  reach(s, (prefix) => shapeKey(prefix, name, "ended by a mask that is not 0"));
  judge(s, `${name} ends with a mask that is not 0`);
  element.node.notes.push(`bits of its mask are set: ${setBits(mask).join(", ")}`);
}

/** Whether the element that ends such a list has a mask. */
export function endsWithMask({ input }: Scope, type: ListType): boolean {
  const { table, version } = input;
  return endsByMask(table, { from: version, to: version }, type);
}
