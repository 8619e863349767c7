import { describe, expect, it } from "vitest";
import { formatNamed } from "../../formats/index.ts";
import type { RecordedBlock } from "../../recording/index.ts";
import { followerOf } from "../../quake/world/index.ts";
import { type Block, blocksOf, recordingOf } from "../meaning/state-vectors.ts";

const NO_LEVEL = "no level has begun: entities have no baselines, models and sounds no names";
const UNREAD = "the rest of the block cannot be read";

/** A block that shows a frame, in a version of each family. */
const FRAMES: readonly (readonly [format: string, version: string, Block])[] = [
  ["dem", "1.09", [{ type: "time", time: 1 }]],
  ["qwd", "28", [{ type: "packetentities", entities: [] }]],
  ["mvd", "28-mvd", [{ type: "packetentities", entities: [] }]],
  [
    "dm2",
    "34",
    [
      {
        type: "frame",
        serverframe: 1,
        deltaframe: -1,
        suppresscount: 0,
        areas: new Uint8Array(0),
        connected: new Uint8Array(0),
      },
      { type: "packetentities", entities: [] },
    ],
  ],
];

describe.each(FRAMES)("a frame of %s", (format, version, frame) => {
  const container = formatNamed(format)!;
  const [block] = blocksOf({ container, bytes: recordingOf(container, [frame], version), version });

  it("before all levels is not complete, and says why", () => {
    const [world] = followerOf(container)!.follow(block!);
    expect([world!.complete, world!.problems]).toEqual([false, [NO_LEVEL]]);
    expect([world!.entities.size, world!.level.maxclients]).toEqual([0, 0]);
  });

  it("says that a part of it is lost", () => {
    const part = { ...plain(block!), undecoded: Uint8Array.of(0xff) } as unknown as RecordedBlock;
    const [world] = followerOf(container)!.follow(part);
    expect(world!.problems).toEqual([NO_LEVEL, UNREAD]);
  });
});

/** What a block has that followers look at. */
function plain({
  index,
  block,
  protocol,
  messages,
  version,
  body,
  ends,
  bodyOffset,
}: RecordedBlock) {
  return { index, block, protocol, messages, version, body, ends, bodyOffset };
}
