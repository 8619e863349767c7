import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { formatOfFile } from "../formats/index.ts";
import { type AnyContainer } from "../recording/index.ts";

/** A recording that may be there. */
interface RecordingSource {
  /** Relative to the repository. */
  readonly path: string;
  /** Why a byte of it takes longer than one of others. */
  readonly why?: string;
}

/**
 * The first one that is there of each list is used; a list of which none is there is left out.
 * The larger recordings state no licence, so the repository does not hold them.
 */
const PLACES: readonly (readonly RecordingSource[])[] = [
  [
    {
      path: "fixtures/dp_server_p15.dem",
      why: "its messages are the smallest, and choosing what comes next takes longer than reading it",
    },
  ],
  // 4.5 MB, several maps.
  [{ path: "../shared/corpus/dem/ctf-multimap-large.dem" }],
  // 2.6 MB, protocol 28.
  [
    {
      path: "../shared/corpus/qwd/osm-demo31.qwd",
      why: "most is entities of 5 bytes, and a packet has 60: much is chosen, little is read",
    },
    { path: "fixtures/ezquake_client_p28.qwd" },
  ],
  // 3.6 MB, protocol 25.
  [
    {
      path: "../shared/corpus/qwd/osm-demo4-p25-faqproxy.qwd",
      why: "most is entities and players of few bytes each",
    },
  ],
  // What a client recorded, protocol 34.
  [
    {
      path: "../shared/corpus/dm2/testduel-p34.dm2",
      why: "a packet has 83 bytes: a frame, a player's state after two masks, and three entities",
    },
    {
      path: "fixtures/yq2_client.dm2",
      why: "a third is texts, and most of the rest a player's state after two masks",
    },
  ],
  // The test release, protocol 25; else what a server recorded.
  [
    { path: "../shared/corpus/dm2/q2test-demo1-p25.dm2" },
    { path: "fixtures/yq2_serverrecord.dm2" },
  ],
];

export interface RecordingFile {
  readonly name: string;
  readonly why: string | undefined;
  readonly container: AnyContainer;
  readonly bytes: Uint8Array;
}

/** The recordings that are there. */
export function recordingFiles(): RecordingFile[] {
  return PLACES.flatMap((places) => {
    const found = places.find(({ path }) => existsSync(fromRoot(path)));
    return found === undefined ? [] : [recordingFile(found)];
  });
}

function recordingFile({ path, why }: RecordingSource): RecordingFile {
  return {
    name: basename(path),
    why,
    container: formatOfFile(path),
    bytes: new Uint8Array(readFileSync(fromRoot(path))),
  };
}

function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
