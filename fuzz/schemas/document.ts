import { type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { SchemaFiles } from "../../generator/index.ts";

/** A schema before it is text: scalars, lists and maps. Several files are a map of them, by the files' names. */
export type Tree = string | readonly Tree[] | ReadonlyMap<string, Tree>;

export type Files = ReadonlyMap<string, Tree>;

/** Keys and indexes from the root on. */
export type Path = readonly (string | number)[];

/** Characters `[start, end)` of a printed tree that show what is at a path, or its key. */
export interface SourcePosition {
  readonly start: number;
  readonly end: number;
  readonly path: Path;
}

export interface Printed {
  readonly text: string;
  readonly places: readonly SourcePosition[];
  /** What reading the text gives: reading takes longer than all else that is done with most schemas. */
  readonly contents: Node;
}

/** A tree as YAML, with the place of each of its nodes and keys. */
export function print(tree: Tree): Printed {
  const places: SourcePosition[] = [];
  let text = "";
  const put = (node: Tree, path: Path, indent: string): Node => {
    const start = text.length;
    const made =
      typeof node === "string"
        ? putScalar(node)
        : node instanceof Map
          ? putMap(node, path, indent)
          : putList(node as readonly Tree[], path, indent);
    return placed(made, start, path);
  };
  const placed = <N extends Node>(node: N, start: number, path: Path): N => {
    const end = text.length;
    places.push({ start, end, path });
    node.range = [start, end, end];
    return node;
  };
  const putScalar = (word: string): Scalar => {
    const plain = isPlain(word);
    text += plain ? word : JSON.stringify(word);
    const scalar = new Scalar(word);
    scalar.type = plain ? "PLAIN" : "QUOTE_DOUBLE";
    return scalar;
  };
  const putMap = (map: ReadonlyMap<string, Tree>, path: Path, indent: string): YAMLMap => {
    const made = new YAMLMap<Node, Node>();
    if (map.size === 0) text += "{}";
    let isFirst = true;
    for (const [key, value] of map) {
      if (!isFirst) text += `\n${indent}`;
      isFirst = false;
      const own = [...path, key];
      const start = text.length;
      const name = placed(putScalar(key), start, own);
      text += isLine(value) ? ": " : `:\n${indent}  `;
      made.items.push(new Pair<Node, Node>(name, put(value, own, `${indent}  `)));
    }
    return made;
  };
  const putList = (list: readonly Tree[], path: Path, indent: string): YAMLSeq => {
    const made = new YAMLSeq<Node>();
    if (list.length === 0) text += "[]";
    for (const [i, item] of list.entries()) {
      text += i === 0 ? "- " : `\n${indent}- `;
      made.items.push(put(item, [...path, i], `${indent}  `));
    }
    return made;
  };
  const contents = put(tree, [], "");
  text += "\n";
  return { text, places, contents };
}

/** Whether it follows its key. */
function isLine(tree: Tree): boolean {
  return typeof tree === "string" || (tree instanceof Map ? tree.size === 0 : sizeOf(tree) === 1);
}

function isPlain(word: string): boolean {
  return /^[A-Za-z0-9]([\w.&/ -]*[\w])?$/.test(word);
}

/** The schemas as files, to be read by the generator. */
export function texts(files: Files): SchemaFiles {
  return new Map([...files].map(([name, tree]) => [name, print(tree).text]));
}

/** How many scalars, lists and maps it has. */
export function sizeOf(tree: Tree): number {
  if (typeof tree === "string") return 1;
  let size = 1;
  for (const inner of tree.values()) size += sizeOf(inner);
  return size;
}

/** The tree without what is at some paths; nothing where one is the root. A map that has nothing left goes, too. */
export function without(tree: Tree, paths: readonly Path[]): Tree | undefined {
  if (paths.some((path) => path.length === 0)) return undefined;
  if (typeof tree === "string" || paths.length === 0) return tree;
  const after = (key: string | number) =>
    paths.filter(([first]) => first === key).map((path) => path.slice(1));
  const left = (inner: Tree, key: string | number) => without(inner, after(key));
  if (tree instanceof Map) {
    const entries = [...(tree as ReadonlyMap<string, Tree>)].flatMap(([key, inner]) => {
      const rest = left(inner, key);
      return rest === undefined ? [] : [[key, rest] as const];
    });
    return entries.length === 0 ? undefined : new Map(entries);
  }
  return (tree as readonly Tree[]).flatMap((inner, i) => {
    const rest = left(inner, i);
    return rest === undefined ? [] : [rest];
  });
}

/** The paths of all that a tree has inside, what is outside before what it has inside. */
export function pathsIn(tree: Tree): Path[] {
  if (typeof tree === "string") return [];
  const entries = [...tree.entries()] as [string | number, Tree][];
  return entries.flatMap(([key, inner]) => [
    [key],
    ...pathsIn(inner).map((path) => [key, ...path]),
  ]);
}
