import { readFileSync } from "node:fs";
import { Reader } from "../runtime/bytes/reader.ts";
import type { AnyContainer, Target } from "./values/target.ts";

/*
 * Real recordings and captures as raw material: for a protocol the bytes of each block's messages, for a container a
 * few whole blocks, or a packet. Whoever wants to know what is in one opens it elsewhere.
 */

/** Bytes by the name of the protocol or the container that they are of. */
export type Pieces = ReadonlyMap<string, readonly Uint8Array[]>;

const LINE_FEED = 0x0a;
const BLOCKS_IN_A_ROW = 4;

/** Takes files apart that no container describes, such as captures of packets. */
export interface PieceReader {
  /** How the names of its files end. */
  readonly endings: readonly string[];
  /** The pieces of a file; none where it is not what its name says. */
  read(file: Uint8Array): Pieces;
}

const readers: PieceReader[] = [];

/** Has files of further kinds read in this thread. */
export function addReader(reader: PieceReader): void {
  if (!readers.includes(reader)) readers.push(reader);
}

function readerFor(path: string): PieceReader | undefined {
  const lower = path.toLowerCase();
  return readers.find(({ endings }) => endings.some((ending) => lower.endsWith(ending)));
}

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
  return [
    ...targets.flatMap(({ container }) => container?.table.extension ?? []),
    ...readers.flatMap((reader) => reader.endings),
  ];
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
  const reader = readerFor(path);
  if (container === undefined && reader === undefined) return undefined;
  const file = new Uint8Array(readFileSync(path));
  const found = container === undefined ? reader!.read(file) : cut(container, file);
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
