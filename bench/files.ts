import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/** Relative to the repository. The first one that is there of each line is used; a line of which none is there is left out. */
const FILES: readonly (readonly string[])[] = [
  ["fixtures/dp_server_p15.dem", "../shared/corpus/recorded/dp_server_p15.dem"],
  // 4.5 MB, several maps. It states no licence, so the repository does not hold it.
  ["../shared/corpus/dem/ctf-multimap-large.dem"],
];

export interface RecordingFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The recordings that are there. */
export function recordingFiles(): RecordingFile[] {
  const found = FILES.flatMap((places) => places.map(fromRoot).filter(existsSync).slice(0, 1));
  return found.map((path) => ({ name: basename(path), bytes: new Uint8Array(readFileSync(path)) }));
}

function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
