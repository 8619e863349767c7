import { readFileSync } from "node:fs";
import { readCapture } from "../capture/index.ts";
import { DecodeError } from "../runtime/errors.ts";
import { Reader } from "../runtime/reader.ts";
import type { AnyContainer, Target } from "./targets.ts";

/*
 * Real recordings and captures as raw material: for a protocol the bytes of each block's messages, for a container a
 * few whole blocks, or a packet. Whoever wants to know what is in one opens it elsewhere.
 */

/** Bytes by the name of the protocol or the container that they are of. */
type Pieces = ReadonlyMap<string, readonly Uint8Array[]>;

const LINE_FEED = 0x0a;
const BLOCKS_IN_A_ROW = 4;
const CAPTURES = [".pcap", ".pcapng"];

const known = new Map<string, Pieces>();

/** The pieces of a file that a target is about; none where the file is of another format. */
export function piecesOf(
  targets: readonly Target[],
  target: Target,
  path: string,
): readonly Uint8Array[] {
  return piecesIn(targets, path)?.get(target.name) ?? [];
}

/** The names of the targets that a file may have something of; nothing for what is known by no name. */
export function namesIn(targets: readonly Target[], path: string): readonly string[] | undefined {
  const table = containerFor(targets, path)?.table;
  if (table !== undefined) return [table.name, ...table.carries.map(({ protocol }) => protocol)];
  const pieces = piecesIn(targets, path);
  return pieces && [...pieces.keys()];
}

/** How the names of files end that are known here. */
export function endings(targets: readonly Target[]): readonly string[] {
  return [...targets.flatMap(({ container }) => container?.table.extension ?? []), ...CAPTURES];
}

/** The container whose files are named like that. */
export function containerFor(targets: readonly Target[], path: string): AnyContainer | undefined {
  const containers = targets.flatMap(({ container }) => container ?? []);
  const lower = path.toLowerCase();
  return containers.find(
    ({ table: { extension } }) => extension !== undefined && lower.endsWith(extension),
  );
}

function piecesIn(targets: readonly Target[], path: string): Pieces | undefined {
  const read = known.get(path);
  if (read !== undefined) return read;
  const container = containerFor(targets, path);
  const isCapture = CAPTURES.some((ending) => path.toLowerCase().endsWith(ending));
  if (container === undefined && !isCapture) return undefined;
  const file = new Uint8Array(readFileSync(path));
  const found = container === undefined ? cutCapture(file) : cut(container, file);
  known.set(path, found);
  return found;
}

/** Takes a recording apart, as far as it can be read. */
function cut(container: AnyContainer, file: Uint8Array): Pieces {
  const { table } = container;
  const header = table.header === undefined ? 0 : file.indexOf(LINE_FEED) + 1;
  const starts = [header];
  const pieces = new Map(
    table.carries.map(({ protocol }): [string, Uint8Array[]] => [protocol, []]),
  );
  const r = new Reader(file, header);
  for (;;) {
    try {
      const block = container.decodeBlock(r) as unknown as Readonly<Record<string, Uint8Array>>;
      for (const { member, protocol } of table.carries)
        if (block[member] !== undefined) pieces.get(protocol)!.push(block[member]);
      starts.push(r.offset);
    } catch {
      return pieces.set(table.name, rows(file, starts));
    }
  }
}

function rows(file: Uint8Array, starts: readonly number[]): Uint8Array[] {
  const last = starts.length - 1;
  return starts
    .slice(0, -1)
    .map((start, i) => file.subarray(start, starts[Math.min(i + BLOCKS_IN_A_ROW, last)]));
}

/** Takes a capture apart. One that is none has no pieces. */
function cutCapture(file: Uint8Array): Pieces {
  const pieces = new Map<string, Uint8Array[]>();
  const add = (name: string, bytes: Uint8Array) => {
    const list = pieces.get(name) ?? [];
    list.push(bytes);
    pieces.set(name, list);
  };
  try {
    for (const part of readCapture(file)) {
      if (part.kind !== "packet") continue;
      if (part.header !== undefined) add(part.header.container.table.name, part.payload);
      for (const { protocol, body } of part.runs) add(protocol, body);
    }
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
  }
  return pieces;
}
