import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FormatOptions } from "oxfmt";
import type { ReadFile } from "../symbols/files.ts";

/** A schema as oxfmt writes it, comments and all; nothing of one that is broken. */
export async function formatted(
  { name, text, faults }: ReadFile,
  folder: string,
): Promise<string | undefined> {
  if (faults.length > 0) return undefined;
  try {
    // A server that was packaged without it formats nothing.
    const { format } = await import("oxfmt");
    const { code, errors } = await format(name, text, styleIn(folder));
    return errors.length > 0 ? undefined : code;
  } catch {
    return undefined;
  }
}

/** What the nearest file of oxfmt's says, as `oxfmt` itself would find it. */
function styleIn(folder: string): FormatOptions {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, ".oxfmtrc.json");
    if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8")) as FormatOptions;
    if (dirname(at) === at) return {};
  }
}
