import type { Expr, Stmt } from "./model.ts";

/*
 * Looks at trees of code, and makes others of them.
 */

export type Node = Expr | Stmt;

/** Anything that nodes are in. */
export type Tree = object;

function isNode(tree: Tree): tree is Node {
  return "kind" in tree;
}

/** What a tree has inside, in the order of the code. */
function partsOf(tree: Tree): Tree[] {
  return Object.values(tree).filter((value) => typeof value === "object" && value !== null);
}

/** Shows each node, the outer ones first, in the order of the code. */
export function eachNode(tree: Tree, show: (node: Node) => void): void {
  if (isNode(tree)) show(tree);
  for (const part of partsOf(tree)) eachNode(part, show);
}

/** Whether code has a node that passes the test. */
export function hasNode(tree: Tree, test: (node: Node) => boolean): boolean {
  return (isNode(tree) && test(tree)) || partsOf(tree).some((part) => hasNode(part, test));
}

/** Whether code speaks of a variable, a parameter or a declaration of this name, and not in a block that has its own. */
export function mentions(tree: Tree, name: string): boolean {
  if (isNode(tree) && tree.kind === "name") return tree.name === name;
  const parts = partsOf(tree);
  if (Array.isArray(tree) && parts.some((one) => isNode(one) && declares(one, name))) return false;
  return parts.some((part) => mentions(part, name));
}

/** How often code speaks of it. */
export function countOf(tree: Tree, name: string): number {
  let count = 0;
  eachNode(tree, (node) => {
    if (node.kind === "name" && node.name === name) count++;
  });
  return count;
}

/** Whether a statement declares it. */
export function declares(node: Node, name: string): boolean {
  if (node.kind !== "declare") return false;
  const { names } = node;
  if (typeof names === "string") return names === name;
  if ("elements" in names) return names.elements.includes(name);
  return names.members.some(({ as }) => as === name);
}

/**
 * The same code with other nodes in place of some.
 *
 * @param change a node for another one, which is not looked into; undefined to look inside
 */
export function rewritten<T extends Tree>(tree: T, change: (node: Expr) => Expr | undefined): T {
  const own = isNode(tree) ? change(tree as Expr) : undefined;
  if (own !== undefined) return own as T;
  const inside = (value: unknown) =>
    typeof value === "object" && value !== null ? rewritten(value, change) : value;
  if (Array.isArray(tree)) return tree.map(inside) as unknown as T;
  const entries = Object.entries(tree).map(([key, value]) => [key, inside(value)]);
  return Object.fromEntries(entries) as T;
}

/** The same code with another value in place of a variable. */
export function replaced<T extends Tree>(tree: T, name: string, by: Expr): T {
  return rewritten(tree, (node) => (node.kind === "name" && node.name === name ? by : undefined));
}
