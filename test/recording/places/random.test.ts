import fc from "fast-check";
import { expect } from "vitest";
import { readRecording, writeRecording } from "../../../recording/index.ts";
import { isWhole } from "../../support/corpus.ts";
import { changed, interpretedOf } from "./support.ts";
import { whole } from "../../support/whole.ts";

/*
 * Random files of random schemas with places: messages in messages, as a tree, which are anywhere in the file, with bytes
 * between them. The test lays them out itself.
 */

/** How entries say where a message is. */
interface Link {
  /** The message that has the entries, by its index. */
  readonly parent: number;
  readonly from: "start" | "end" | "message";
  readonly offset: "u32" | "u32be" | "i32";
  /** How many bytes its size counts; none without. */
  readonly unit: number | undefined;
  /** The size is before the offset. */
  readonly isSizeFirst: boolean;
}

/** A message in a file: its bytes, and those of other messages that it says the places of. */
interface Node {
  /** The same for a message with other bytes. */
  readonly origin: object;
  readonly type: number;
  readonly own: Uint8Array;
  readonly children: Node[];
}

const links = fc
  .array(
    fc.record({
      parent: fc.nat(),
      from: fc.constantFrom("start" as const, "end" as const, "message" as const),
      offset: fc.constantFrom("u32" as const, "u32be" as const, "i32" as const),
      unit: fc.constantFrom(undefined, 1, 4),
      isSizeFirst: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.map((link, i): Link => {
      // A message may be before the one that says where it is.
      const isSigned = link.from === "message";
      const offset = isSigned ? ("i32" as const) : link.offset;
      return { ...link, offset, parent: link.parent % (i + 1) };
    }),
  );

function schemaOf(all: readonly Link[]): string {
  const name = (type: number) => `m${type}`;
  const messages = [-1, ...all.keys()].map((link) => {
    const type = link + 1;
    const lists = all.flatMap(({ parent }, i) =>
      parent === type ? [`to${i + 1}: { list: e${i + 1}, count: u8 }`] : [],
    );
    const fields = [...lists, `size: { type: u8, length-of: own }`, "own: bytes"];
    return `  ${name(type)}: { id: ${type + 1}, fields: [${fields.join(", ")}] }`;
  });
  const structs = all.map(({ offset, unit, isSizeFirst }, i) => {
    const size = unit === undefined ? [] : ["size: u16"];
    const fields = isSizeFirst ? [...size, `offset: ${offset}`] : [`offset: ${offset}`, ...size];
    return `  e${i + 1}: { fields: [${["mark: u8", ...fields].join(", ")}] }`;
  });
  const places = all.map(({ parent, from, unit }, i) => {
    const base = from === "start" ? "" : `, from: ${from}`;
    const size = unit === undefined ? "" : `, size: size, unit: ${unit}`;
    return `  ${name(i + 1)}: { of: ${name(parent)}.to${i + 1}, at: offset${base}${size} }`;
  });
  return [
    "protocol: made",
    "title: Made",
    'versions: ["1"]',
    "structs:",
    ...structs,
    "messages:",
    ...messages,
    "  rest: { id: 99, fields: [data: { type: bytes, to: end }] }",
    "places:",
    "  m0: {}",
    ...places,
    "  rest: { between: true }",
    "",
  ].join("\n");
}

/** A tree of messages, and how they are in a file: in which order, after which bytes. */
const trees = links.chain((all) => {
  const nodeOf = (type: number): fc.Arbitrary<Node> => {
    const children = all.flatMap(({ parent }, i) =>
      parent === type ? [fc.array(nodeOf(i + 1), { maxLength: 2 })] : [],
    );
    const own = fc.uint8Array({ maxLength: 6 });
    return fc
      .tuple(own, fc.tuple(...children))
      .map(([bytes, lists]) => ({ origin: {}, type, own: bytes, children: lists.flat() }));
  };
  return fc.record({
    links: fc.constant(all),
    root: nodeOf(0),
    order: fc.infiniteStream(fc.nat()),
    gaps: fc.infiniteStream(fc.uint8Array({ maxLength: 3 })),
    edited: fc.nat(),
    longer: fc.uint8Array({ maxLength: 9 }),
  });
});

function allOf(root: Node): Node[] {
  return [root, ...root.children.flatMap(allOf)];
}

/** The bytes of a message. */
function bytesOf(
  { type, own, children }: Node,
  all: readonly Link[],
  placeOf: (child: Node) => readonly [at: number, size: number],
  total: number,
  at: number,
): Uint8Array {
  const lists = all.flatMap(({ parent, from, offset, unit = 0, isSizeFirst }, i) => {
    if (parent !== type) return [];
    const entries = children
      .filter((child) => child.type === i + 1)
      .map((child) => {
        const [place, size] = placeOf(child);
        const number = { start: place, end: total - place, message: place - at }[from];
        const view = new DataView(new ArrayBuffer(6));
        view.setInt32(0, number, offset !== "u32be");
        view.setUint16(4, size / unit, true);
        const bytes = [...new Uint8Array(view.buffer)];
        const [numbers, counts] = [bytes.slice(0, 4), unit === 0 ? [] : bytes.slice(4)];
        return [0xee, ...(isSizeFirst ? [...counts, ...numbers] : [...numbers, ...counts])];
      });
    return [entries.length, ...entries.flat()];
  });
  return Uint8Array.of(...lists, own.length, ...own);
}

function lengthOf(node: Node, all: readonly Link[]): number {
  return bytesOf(node, all, () => [0, 0], 0, 0).length;
}

/** Sizes are counted in four bytes, so that there are as many. */
function filled(node: Node, all: readonly Link[]): Node {
  const short = -lengthOf(node, all) & 3;
  return { ...node, own: Uint8Array.of(...node.own, ...new Uint8Array(short)) };
}

/** The file, and where in it each message is. */
function laidOut(all: readonly Link[], nodes: readonly Node[], gaps: readonly Uint8Array[]) {
  const places = new Map<Node, number>();
  let total = 0;
  for (const [i, node] of nodes.entries()) {
    places.set(node, total);
    total += lengthOf(node, all) + gaps[i]!.length;
  }
  const byOrigin = new Map(nodes.map((node) => [node.origin, node]));
  const placeOf = ({ origin }: Node) => {
    const node = byOrigin.get(origin)!;
    return [places.get(node)!, lengthOf(node, all)] as const;
  };
  const file = nodes.flatMap((node, i) => [
    ...bytesOf(node, all, placeOf, total, places.get(node)!),
    ...gaps[i]!,
  ]);
  return { file: Uint8Array.from(file), places };
}

whole("messages are found wherever they are, and those after one that gets longer move", () => {
  fc.assert(
    fc.property(trees, ({ links: all, root, order, gaps, edited, longer }) => {
      const container = interpretedOf(schemaOf(all));
      const [first, ...others] = allOf(root).map((node) => filled(node, all));
      const keyed = others.map((node) => ({ node, key: order.next().value! }));
      const nodes = [first!, ...keyed.toSorted((a, b) => a.key - b.key).map(({ node }) => node)];
      const between = nodes.map(() => gaps.next().value!);
      const { file, places } = laidOut(all, nodes, between);

      const parts = [...readRecording(container, file)];
      const found = parts.flatMap((part): unknown[] => {
        if (part.kind === "tail") return [part.error.message];
        if (part.kind !== "block" || part.messages[0]!.type === "rest") return [];
        return [[part.offset, part.messages[0]!.type]];
      });
      expect(found).toEqual(nodes.map((node) => [places.get(node), `m${node.type}`]));
      expect(writeRecording(container, parts)).toEqual(file);

      const index = edited % nodes.length;
      const node = filled({ ...nodes[index]!, own: longer }, all);
      const at = places.get(nodes[index]!)!;
      const message = parts.find((part) => part.kind === "block" && part.offset === at) as any;
      const now = { ...message.messages[0], own: node.own };
      expect(writeRecording(container, changed(parts, { [at]: now }))).toEqual(
        laidOut(all, nodes.with(index, node), between).file,
      );
    }),
    { seed: 5, numRuns: isWhole ? 1000 : 50 },
  );
});
