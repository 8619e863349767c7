import { type AnyContainer, isNamed, mostUnderstanding, TRIED } from "../../recording/index.ts";
import { knownFormats } from "../formats.ts";
import { shown } from "../terminal/outside.ts";
import { note } from "../terminal/say.ts";
import type { Bytes } from "./bytes.ts";
import { untilDamaged } from "./damaged-packing.ts";

/** Finds the format of a file that nobody named one of. Says which it is where several were tried. */
export async function withFormat(bytes: Bytes): Promise<Bytes & { container: AnyContainer }> {
  const { path, begins } = bytes;
  const candidates = knownFormats().candidatesFor(path);
  if (candidates.length === 1) return { ...bytes, container: candidates[0]! };
  // What comes from a pipe comes once.
  const isOnce = begins === undefined;
  const { beginning, chunks } = await begun(bytes, isOnce);
  const container = mostUnderstanding(candidates, path, beginning);
  sayWhich(path, container, candidates);
  return { ...bytes, container, ...(isOnce && { chunks }) };
}

function sayWhich(path: string, taken: AnyContainer, candidates: readonly AnyContainer[]): void {
  // Its name says so: nobody asks.
  if (isNamed(taken, path)) return;
  const others = candidates.filter((format) => format !== taken).map(({ table }) => table.name);
  note(
    `${shown(path)} is read as ${taken.table.name}, which understands most of it; --format names another: ${others.join(", ")}`,
  );
}

/** The beginning of a file, and all of it again where that comes once. */
async function begun(
  { chunks }: Bytes,
  isOnce: boolean,
): Promise<{ beginning: Uint8Array; chunks: Bytes["chunks"] }> {
  const all = isOnce ? chunks() : untilDamaged(chunks());
  const rest = all[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (length < TRIED) {
    const { value, done } = await rest.next();
    if (done === true) break;
    pieces.push(value);
    length += value.length;
  }
  if (!isOnce) await rest.return?.();
  async function* again(): AsyncGenerator<Uint8Array, void> {
    yield* pieces;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { beginning: Buffer.concat(pieces).subarray(0, TRIED), chunks: again };
}
