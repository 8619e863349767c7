import { docNearby, type Node } from "../../../runtime/interpret/node.ts";
import type { Item } from "../../api.ts";
import { at, type Path, valueText } from "./values.ts";

/**
 * A node of the interpreter's as the page shows it.
 *
 * @param base where in the file the bytes are that it was read from
 * @param value the message, or the block, that it is in
 */
export function itemOf(node: Node, base: number, value: unknown): Item {
  return made(node, base, value, "", []);
}

function made(node: Node, base: number, root: unknown, place: string, path: Path): Item {
  const items = node.children.map((child, i) =>
    made(child, base, root, place === "" ? `${i}` : `${place}.${i}`, pathOf(child, path, root)),
  );
  const [from, to] = bytesOf(node, items, base);
  const own = at(root, path);
  const isMember = path.length > 0 && (node.absent === true || own !== undefined);
  const { raw, value } = node;
  const doc = docNearby(node);
  const shown = value ?? (isMember ? own : undefined);
  const isMask = node.type === "mask" && typeof shown === "number";
  const text = isMask ? `0x${(shown >>> 0).toString(16)}` : valueText(shown);
  return {
    name: node.name,
    at: place,
    ...(isMember ? { path } : {}),
    from: base + node.start,
    bit: node.startBit,
    bits: node.bitLength,
    bytes: [from, to],
    ...(text === undefined ? {} : { value: text }),
    ...(raw === undefined || raw === value ? {} : { raw: String(raw) }),
    ...(node.type === undefined ? {} : { type: node.type }),
    ...(node.enumName === undefined ? {} : { enumName: node.enumName }),
    ...(doc === undefined ? {} : { doc }),
    notes: node.notes,
    ...(node.absent ? { absent: true as const } : {}),
    items,
  };
}

/** Members and indexes that lead to a node: its name is a member of what it is in, or an element of it. */
function pathOf(node: Node, parent: Path, root: unknown): Path {
  const element = /\[(\d+)\]$/.exec(node.name)?.[1];
  if (element !== undefined) return [...parent, Number(element)];
  const inside = [...parent, node.name];
  if (node.absent || at(root, inside) !== undefined) return inside;
  // The parts of a word, or of a group, are members of what is around it.
  const beside = [...parent.slice(0, -1), node.name];
  return parent.length > 0 && at(root, beside) !== undefined ? beside : inside;
}

function bytesOf(node: Node, items: readonly Item[], base: number): readonly [number, number] {
  const inner = items.filter(({ bytes }) => bytes[0] < bytes[1]);
  if (inner.length > 0)
    return [
      Math.min(...inner.map(({ bytes }) => bytes[0])),
      Math.max(...inner.map(({ bytes }) => bytes[1])),
    ];
  const from = base + node.start;
  return [from, from + Math.ceil((node.startBit + node.bitLength) / 8)];
}

/** The way to the smallest item that has a bit of the file. */
export function itemAt(item: Item, offset: number, bit: number | undefined): Item | undefined {
  const has = ({ bytes }: Item) => bytes[0] <= offset && offset < bytes[1];
  if (!has(item)) return undefined;
  let found = item;
  for (;;) {
    const inner = found.items.filter(has);
    const next = inner.find((one) => bit !== undefined && hasBit(one, offset, bit)) ?? inner[0];
    if (next === undefined || (bit === undefined && isBits(next) && inner.length > 1)) return found;
    found = next;
  }
}

function isBits(item: Item): boolean {
  return item.items.length === 0 && item.bits < 8;
}

function hasBit(item: Item, offset: number, bit: number): boolean {
  if (item.items.length > 0) return item.items.some((inner) => hasBit(inner, offset, bit));
  const at = (offset - item.from) * 8 + bit;
  return item.bit <= at && at < item.bit + item.bits;
}

/** The item at a place such as `3.1`, and those around it, the outermost first. */
export function wayTo(item: Item, place: string): Item[] {
  const way = [item];
  for (const index of place === "" ? [] : place.split(".")) {
    const next = way.at(-1)!.items[Number(index)];
    if (next === undefined) break;
    way.push(next);
  }
  return way;
}
