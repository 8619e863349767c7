import type { MessageSubject } from "../../fuzz/values/subjects.ts";
import { type Layout, layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";

/** Where a layout is, and what only people read. */
const NOT_CODE = new Set(["from", "to", "doc", "ref", "source"]);

/**
 * What a message's code is made of in a class of versions: its layout, and those of the structs in it. Where two classes
 * have the same, wherever they are, they have the same functions.
 *
 * @param version any of the class's
 */
export function shapeOf(table: Table, message: string, version: number): string {
  const layout = layoutOf(
    table.messages.find(({ name }) => name === message)!,
    version,
  )!;
  const structs = new Set<number>();
  const waiting: Layout[] = [layout];
  const text: string[] = [message];
  const noted = (key: string, value: unknown): unknown => {
    const { struct } = (value ?? {}) as { struct?: unknown };
    if (typeof struct === "number" && !structs.has(struct)) {
      structs.add(struct);
      const inner = layoutOf(table.structs[struct]!, version);
      if (inner !== undefined) waiting.push(inner);
    }
    return NOT_CODE.has(key) ? undefined : value;
  };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    text.push(JSON.stringify(next, noted));
  return text.join("\n");
}

/** Those whose code no one before has. */
export function firstsOf(subjects: readonly MessageSubject[]): MessageSubject[] {
  const shapes = new Set<string>();
  return subjects.filter((subject) => {
    const shape = shapeOf(subject.target.table, subject.message, subject.version);
    const isNew = !shapes.has(shape);
    shapes.add(shape);
    return isNew;
  });
}
