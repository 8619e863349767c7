import { compareWays, type CompareOptions, type Way, WayReader } from "../../quake/splits/index.ts";
import { WorldReader } from "../../quake/world/index.ts";
import { errorOf } from "../errors/cli-error.ts";
import type { Input, ReadingOptions } from "../files/input.ts";
import { withProgress } from "../files/progress.ts";
import { openRecording } from "../files/recording.ts";
import { plain } from "../terminal/outside.ts";
import { sayJson, sayLines } from "../terminal/say.ts";
import { comparisonLines } from "./comparison-text.ts";

/** Options of `demospec compare`. */
export interface CompareFileOptions extends ReadingOptions, CompareOptions {
  readonly json?: boolean;
  readonly player?: string;
}

/** Prints where and when one of two runs is ahead. Throws CliError. */
export async function printComparison(
  a: string,
  b: string,
  options: CompareFileOptions,
): Promise<void> {
  if (a === "-" && b === "-") throw errorOf("-", "stdin can be one of the runs, not both", 2);
  const { json = false, align, every } = options;
  const ways = [await wayIn(a, options), await wayIn(b, options)] as const;
  const comparison = compareWays(...ways, {
    ...(align !== undefined && { align }),
    ...(every !== undefined && { every }),
  });
  if (comparison.levels.length === 0) throw errorOf(b, `it plays none of the maps of ${a}`);
  if (json) return sayJson({ a, b, ...comparison });
  await sayLines(comparisonLines([a, b], comparison));
}

async function wayIn(path: string, options: CompareFileOptions): Promise<Way> {
  const input = await openRecording(path, options);
  const { reader, way } = await withProgress(input, (chunks) => readWay(input, chunks, options));
  if (way.levels.some(({ places }) => places.length > 0)) return way;
  const { player } = options;
  if (player === undefined)
    throw errorOf(path, "whoever recorded it is in no frame: name a player with --player");
  const names = [...reader.names].map(plain).join(", ") || "none";
  throw errorOf(path, `no player "${player}" is in sight: there are ${names}`);
}

async function readWay(
  { container, path }: Input,
  chunks: AsyncIterable<Uint8Array>,
  { player, protocolVersion: version, reading }: CompareFileOptions,
): Promise<{ readonly reader: WayReader; readonly way: Way }> {
  const worlds = new WorldReader(container, { version, reading });
  const { follower } = worlds;
  if (follower === undefined)
    throw errorOf(path, `no worlds are known of ${container.table.title}`);
  const reader = new WayReader(container, follower, player);
  const take = (parts: ReturnType<typeof worlds.push>) => {
    for (const part of parts) {
      const { seconds } = worlds;
      if (part.kind === "block") reader.see(part, worlds.shown(part), seconds);
    }
  };
  for await (const chunk of chunks) take(worlds.push(chunk));
  take(worlds.end());
  return { reader, way: reader.end() };
}
