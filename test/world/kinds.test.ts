import { expect, test } from "vitest";
import { qwd } from "../../generated/qwd.ts";
import { followerOf } from "../../quake/world/index.ts";
import { formatNamed } from "../../formats/index.ts";
import { type Block, blocksOf, readVectors, recordingOf } from "../meaning/state-vectors.ts";

type Message = Readonly<Record<string, unknown>>;
/** How QuakeWorld's recordings begin. */
const QUAKEWORLD = readVectors<{
  readonly "28": { readonly version: string; readonly blocks: readonly [readonly Message[]] };
}>("begins-quakeworld.yaml")["28"];

/** What `attractloop` says of a recording: DM2 §3.13, ERRATA 46, 48, 51. */
const KINDS: readonly [attractloop: number, version: string, kind: string][] = [
  [0, "34", "recording of a connection"],
  [1, "34", "client recording"],
  [2, "34-server", "server recording"],
  [0x80, "34-relay", "relay recording"],
  [7, "34", "client recording"],
];

test.each(KINDS)("attractloop %i in %s is a %s", (attractloop, version, kind) => {
  const container = formatNamed("dm2")!;
  const serverdata = {
    type: "serverdata",
    serverversion: 34,
    servercount: 1,
    attractloop,
    gamedir: "",
    playernum: 0,
    levelname: "The Test",
  };
  const bytes = recordingOf(container, [[serverdata]], version);
  const follower = followerOf(container)!;
  const blocks = blocksOf({ container, bytes, version });
  for (const block of blocks) for (const _ of follower.follow(block)) expect.fail("no world yet");
  expect(follower.kind).toBe(kind);
});

// QWD §3.2: who only watches has the highest bit of his number set. A client of id's begins with a block of its numbers.
test.each([
  [0, false, "player's recording, from the connection on"],
  [1, false, "spectator's recording, from the connection on"],
  [0, true, "player's recording"],
  [1, true, "spectator's recording"],
])("spectator %i, whose numbers are there: %s, is a %s", (spectator, hasNumbers, kind) => {
  const { version, blocks } = QUAKEWORLD;
  const [[level, ...rest]] = blocks;
  const numbers: Block[] = hasNumbers
    ? [{ block: { code: 2, outgoing: 1, incoming: 1 }, messages: [] }]
    : [];
  const bytes = recordingOf(qwd, [[{ ...level, spectator }, ...rest], ...numbers], version);
  const follower = followerOf(qwd)!;
  for (const block of blocksOf({ container: qwd, bytes, version })) follower.follow(block);
  expect(follower.kind).toBe(kind);
});
