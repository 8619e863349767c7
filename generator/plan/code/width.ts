import type { Node } from "./walk.ts";

/** What is between the parts of a node, about. */
const AROUND: Readonly<Record<string, number>> = {
  member: 1,
  item: 2,
  call: 2,
  operation: 4,
  choice: 6,
  list: 2,
  read: 11,
  return: 8,
  if: 5,
  declare: 9,
};

/** About how wide code is in one line, in any language. */
export function widthOf(tree: Node | readonly Node[]): number {
  if (Array.isArray(tree)) return tree.reduce((sum, one) => sum + widthOf(one) + 2, 0);
  const node = tree as Node;
  let width = AROUND[node.kind] ?? 0;
  for (const [key, value] of Object.entries(node)) {
    if (key === "name" && typeof value === "string") width += value.length;
    else if (key === "value" && typeof value === "number") width += String(value).length;
    else if (key === "operator") width += value.length - 1;
    else if (typeof value === "object" && value !== null && key !== "wire")
      width += widthOf(value as Node);
  }
  return width;
}
