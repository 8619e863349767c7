import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

/** What a dataset's manifest has of an input. */
export interface DatasetEntry {
  readonly input: string;
  readonly status: string;
  readonly reasons: readonly string[];
  readonly recordings: readonly {
    readonly sha256: string;
    readonly rows: number;
    readonly parts: readonly string[];
  }[];
}

/** The files of a dataset with their bytes, but for what is under way. */
export function filesIn(dataset: string): Map<string, string> {
  const names = readdirSync(dataset, { recursive: true, encoding: "utf8" });
  return new Map(
    names
      .filter((name) => !name.startsWith("_temporary") && statSync(join(dataset, name)).isFile())
      .toSorted()
      .map((name) => [name, readFileSync(join(dataset, name), "base64")]),
  );
}

/** What is known of each input, by its name. */
export function manifestOf(dataset: string): Map<string, DatasetEntry> {
  const entries = [...filesIn(dataset)]
    .filter(([name]) => name.startsWith("_manifest"))
    .map(([, bytes]) => JSON.parse(Buffer.from(bytes, "base64").toString()) as DatasetEntry);
  return new Map(entries.map((entry) => [basename(entry.input), entry]));
}
