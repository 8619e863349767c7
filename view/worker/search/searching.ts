import type { Query, WorkerEvents } from "../../api.ts";
import type { Blocks } from "../file/blocks.ts";
import type { Indexing } from "../file/indexing.ts";
import { finderOf } from "./search.ts";

/** This many places are found, and no more. */
const MOST_HITS = 2000;
/** This many blocks, or blocks of that many bytes, are looked at before others have their turn. */
const MANY = 2048;
const LONG = 1 << 22;

/**
 * Looks through a file, as far as it is known, and waits for what is not.
 *
 * @param isOver says that nobody wants to know any more
 * @throws Error for what cannot be looked for
 */
export async function searched(
  blocks: Blocks,
  indexing: Indexing,
  query: Query,
  tell: (data: WorkerEvents["hits"]) => void,
  isOver: () => boolean,
): Promise<{ hits: number; isCut: boolean }> {
  const finder = finderOf(query);
  let hits = 0;
  for (let at = 0; !isOver() && hits < MOST_HITS;) {
    const { index } = indexing;
    if (at >= index.length && indexing.progress.done) break;
    const last = index.at(index.offset(at) + LONG) ?? index.length;
    const to = Math.max(at + 1, Math.min(at + MANY, last));
    const found = (await blocks.readSome(at, to)).flatMap((whole) => [...finder(whole)]);
    if (isOver()) break;
    tell({
      hits: found.slice(0, MOST_HITS - hits),
      bytes: index.offset(Math.min(to, index.length)),
    });
    hits += found.length;
    at = Math.min(to, index.length);
    // The index may not be so far.
    if (at >= index.length) await new Promise((done) => setTimeout(done, 20));
  }
  return { hits: Math.min(hits, MOST_HITS), isCut: hits >= MOST_HITS };
}
