import { expect, test } from "vitest";
import { followerOf } from "../../quake/world/index.ts";
import { formatNamed } from "../../formats/index.ts";
import { blocksOf, recordingOf } from "../meaning/state-vectors.ts";

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
