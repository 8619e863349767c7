import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { dm2 } from "../../../generated/dm2.ts";
import { mvd } from "../../../generated/mvd.ts";
import { mvd2 } from "../../../generated/mvd2.ts";
import { qwd } from "../../../generated/qwd.ts";
import { edited, EditError, Frames, frames, type FramesChoice } from "../../../quake/edit/index.ts";
import { type AnyContainer, messagesOf, readRecording } from "../../../recording/index.ts";
import { fixtures } from "../../support/corpus.ts";
import { blocksOf, bytesOf, fault, stateDifference } from "../../support/edit-states.ts";
import { demOf, frame, LEVEL, SIGNONS } from "../../support/made-dem.ts";

function filmed(
  container: AnyContainer,
  bytes: Uint8Array,
  choice: FramesChoice,
): { bytes: Uint8Array; edit: Frames } {
  const edit = frames(container, choice);
  return { bytes: bytesOf(container, edited(readRecording(container, bytes), edit)), edit };
}

/** The console commands of each block that has any. */
function commandsIn(bytes: Uint8Array): [block: number, text: string][] {
  return blocksOf(dem, bytes).flatMap((part) =>
    [...messagesOf(part)].flatMap((message) =>
      message.type === "stufftext"
        ? [[part.index, (message as unknown as { text: string }).text] as [number, string]]
        : [],
    ),
  );
}

/** Frames at 1, 1.1, 1.2 … 2 seconds, in blocks 4 to 14. */
const TENTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => frame(1 + i / 10));
const MADE = demOf([LEVEL], ...SIGNONS, ...TENTHS, [{ type: "disconnect" }]);

describe("frames", () => {
  it("are pictures at exact times: the first frame at each, or after it", () => {
    const { bytes, edit } = filmed(dem, MADE, { fps: 4 });
    // Seconds of play 0, 0.25, 0.5, 0.75, 1, of which 0.25 and 0.75 have no frame: 0.3 and 0.8 are in their place.
    const blocks = [4, 7, 9, 12, 14];
    expect(commandsIn(bytes)).toEqual(blocks.map((block) => [block, "screenshot\n"]));
    expect(edit.pictures.map(({ block, times }) => [block, times])).toEqual(
      blocks.map((block) => [block, 1]),
    );
  });

  it("stay in their place where the recording has fewer than the film", () => {
    const { edit } = filmed(dem, MADE, { fps: 20 });
    expect(edit.pictures.map(({ times }) => times)).toEqual([1, ...Array<number>(10).fill(2)]);
  });

  it("may be each second one, of a span, with other commands", () => {
    const { bytes } = filmed(dem, MADE, {
      every: 2,
      time: { from: 0.3, to: 0.8 },
      command: "screenshot png",
      before: ["viewsize 120", "crosshair 0"],
    });
    expect(commandsIn(bytes)).toEqual([
      [7, "viewsize 120\ncrosshair 0\nscreenshot png\n"],
      [9, "screenshot png\n"],
      [11, "screenshot png\n"],
    ]);
  });

  it("go without the game's texts, where that is asked for", () => {
    const texts = [
      { type: "print", text: "You got the nails\n" },
      { type: "centerprint", text: "A secret!" },
    ];
    const made = demOf([LEVEL], ...SIGNONS, frame(1, ...texts), texts, frame(2));
    const { bytes, edit } = filmed(dem, made, { every: 1, withoutTexts: true });
    const types = blocksOf(dem, bytes).flatMap((part) =>
      [...messagesOf(part)].map(({ type }) => type),
    );
    expect(types.filter((type) => ["print", "centerprint"].includes(type))).toEqual([]);
    expect(edit.dropped).toBe(4);
    // An empty block would end the recording.
    expect(types).toContain("nop");
  });

  it.each([
    [{ fps: 0 }, "0 pictures a second"],
    [{ fps: NaN }, "NaN pictures a second"],
    [{ every: 0 }, "expected a whole number from 1 on"],
    [{ every: 1, fps: 30 }, "give either"],
    [{}, "give either"],
    [{ fps: 30, command: "screenshot\nquit" }, "is no console command"],
    [{ fps: 30, before: ["say \u00e9"] }, "is no console command"],
    [{ fps: 30, before: ["x".repeat(1024)] }, "is no console command"],
  ])("of %j are refused", (choice, why) => {
    expect(() => frames(dem, choice)).toThrow(EditError);
    expect(() => frames(dem, choice)).toThrow(why);
  });

  it("are refused where there are none, or no commands", () => {
    expect(() => filmed(dem, MADE, { fps: 30, time: { from: 9, to: 10 } })).toThrow(
      "no frame is in the span: the recording shows 1.000 seconds",
    );
    expect(() => frames(mvd2, { fps: 30 })).toThrow("has no console commands for everybody");
  });
});

describe("a recording with frames' commands", () => {
  const FILES: readonly (readonly [AnyContainer, string])[] = [
    [dem, "dp_server_p15.dem"],
    [qwd, "ezquake_client_p28.qwd"],
    [mvd, "anchor_mvd.mvd"],
    [dm2, "yq2_client.dm2"],
  ];

  it.each(FILES)("%# shows the same worlds, and all other bytes stay", (container, name) => {
    const original = fixtures(name)[0]!.bytes();
    const { bytes, edit } = filmed(container, original, { fps: 30 });
    expect(fault(container, bytes)).toBeUndefined();
    const [before, after] = [blocksOf(container, original), blocksOf(container, bytes)];
    const changed = new Set(edit.pictures.map(({ block }) => block));
    expect(changed.size).toBeGreaterThan(100);
    expect(after.length).toBe(before.length);
    for (const [i, { body }] of after.entries()) {
      const same = Buffer.compare(body.subarray(0, before[i]!.body.length), before[i]!.body) === 0;
      expect([i, same, body.length > before[i]!.body.length]).toEqual([i, true, changed.has(i)]);
    }
    expect(stateDifference(container, original, bytes, (block) => block)).toBeUndefined();
  });
});
