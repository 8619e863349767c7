import {
  type Field,
  type Layout,
  layoutOf,
  listEnd,
  type Table,
  type ValueField,
} from "../runtime/table.ts";

type Members = Readonly<Record<string, unknown>>;

/** Whether a value's member may be missing. */
export function isOptional({ type, when, whenMore, widths }: ValueField): boolean {
  if (type.kind === "bytes" && type.none !== undefined) return true;
  return when !== undefined || whenMore === true || widths !== undefined;
}

/**
 * The members that a message or a struct can do without, with what stands for their absence. Those that are only
 * there while bytes are left are not among them: whether they may be missing hangs on what is behind them.
 */
export function absentMembers(fields: readonly Field[]): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.kind === "bit") members[field.name] = false;
    if (field.kind !== "value") continue;
    if (isOptional(field) && !field.whenMore) members[field.name] = undefined;
    if (field.type.kind === "sparse") members[field.name] = {};
  }
  return members;
}

/** A member that is a struct or a list of them, and how the structs are laid out. */
interface Inner {
  readonly member: string;
  readonly layout: Layout;
}

/** What `thinStructs` makes smaller: the members that hold structs which can do without something. */
export function thinnable(table: Table, version: number, layout: Layout): Inner[] {
  return layout.fields.flatMap((field) => {
    if (field.kind !== "value") return [];
    const { name: member, type } = field;
    if (type.kind !== "struct" && type.kind !== "list") return [];
    const inner = layoutOf(table.structs[type.struct]!, version);
    const isThin = inner === undefined || Object.keys(absentMembers(inner.fields)).length === 0;
    return isThin ? [] : [{ member, layout: inner }];
  });
}

/**
 * A copy of a message whose structs have hardly any of the members that they can do without.
 *
 * @param kept numbers that say which of them they keep, in a list each struct others
 */
export function thinStructs<M extends object>(
  message: M,
  inners: readonly Inner[],
  kept: readonly number[],
): M {
  const members: Record<string, unknown> = {};
  for (const { member, layout } of inners) {
    const value = (message as Members)[member];
    if (value === undefined) continue;
    members[member] = Array.isArray(value)
      ? value.map((element: Members, i) => thin(element, layout, kept, i))
      : thin(value as Members, layout, kept, 0);
  }
  return { ...message, ...members };
}

function thin(struct: Members, layout: Layout, kept: readonly number[], index: number): Members {
  if (isNearEnd(struct, layout)) return struct;
  const absent = Object.entries(absentMembers(layout.fields));
  const keeps = new Set(kept.map((n) => (n + index) % absent.length));
  return { ...struct, ...Object.fromEntries(absent.filter((_, i) => !keeps.has(i))) };
}

/** Whether a list's element would end its list without what else it has. */
function isNearEnd(struct: Members, layout: Layout): boolean {
  const end = listEnd(layout)?.field;
  if (end?.kind !== "split") return false;
  return end.parts.every((part) => part.isMask || struct[part.name] === 0);
}
