import { readFileSync } from "node:fs";
import { Reader } from "../runtime/reader.ts";
import type { AnyContainer, Target } from "./targets.ts";

/*
 * Real recordings as raw material: for a protocol the bytes of each block's messages, for a container a few
 * whole blocks. Whoever wants to know what is in a recording opens it elsewhere.
 */

interface Pieces {
  /** The messages of each block, by their protocol. */
  readonly bodies: ReadonlyMap<string, readonly Uint8Array[]>;
  /** Blocks in a row, as the file has them. */
  readonly blocks: readonly Uint8Array[];
}

const LINE_FEED = 0x0a;
const BLOCKS_IN_A_ROW = 4;

const known = new Map<string, Pieces>();

/** The pieces of a recording that a target is about; none where the file is of another format. */
export function piecesOf(
  targets: readonly Target[],
  target: Target,
  path: string,
): readonly Uint8Array[] {
  const container = containerFor(targets, path);
  if (container === undefined) return [];
  if (target.container === container) return pieces(container, path).blocks;
  if (!container.table.carries.some(({ protocol }) => protocol === target.name)) return [];
  return pieces(container, path).bodies.get(target.name)!;
}

/** The container whose files are named like that. */
export function containerFor(targets: readonly Target[], path: string): AnyContainer | undefined {
  const containers = targets.flatMap(({ container }) => container ?? []);
  return containers.find(({ table }) => path.toLowerCase().endsWith(table.extension));
}

function pieces(container: AnyContainer, path: string): Pieces {
  const found = known.get(path) ?? cut(container, new Uint8Array(readFileSync(path)));
  known.set(path, found);
  return found;
}

/** Takes a file apart, as far as it can be read. */
function cut(container: AnyContainer, file: Uint8Array): Pieces {
  const { table } = container;
  const header = table.header === undefined ? 0 : file.indexOf(LINE_FEED) + 1;
  const starts = [header];
  const bodies = new Map(
    table.carries.map(({ protocol }): [string, Uint8Array[]] => [protocol, []]),
  );
  const r = new Reader(file, header);
  for (;;) {
    try {
      const block = container.decodeBlock(r) as unknown as Readonly<Record<string, Uint8Array>>;
      for (const { member, protocol } of table.carries)
        if (block[member] !== undefined) bodies.get(protocol)!.push(block[member]);
      starts.push(r.offset);
    } catch {
      return { bodies, blocks: rows(file, starts) };
    }
  }
}

function rows(file: Uint8Array, starts: readonly number[]): Uint8Array[] {
  const last = starts.length - 1;
  return starts
    .slice(0, -1)
    .map((start, i) => file.subarray(start, starts[Math.min(i + BLOCKS_IN_A_ROW, last)]));
}
