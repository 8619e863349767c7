import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { mvd, type MvdBlockPacket, TARGET } from "../../../generated/mvd.ts";
import {
  type Cue,
  edited,
  extracted,
  Extraction,
  noteText,
  subtitle,
} from "../../../quake/edit/index.ts";
import {
  type AnyContainer,
  type Part,
  readRecording,
  type RecordedBlock,
} from "../../../recording/index.ts";
import { LARGE } from "../../../recording/versions/runs.ts";
import { fixtures } from "../../support/corpus.ts";
import { blocksOf, bytesOf } from "../../support/edit-states.ts";
import { demOf, demParts, frame, LEVEL, SIGNONS } from "../../support/made-dem.ts";
import { whole } from "../../support/whole.ts";

const CUE: Cue = { from: 1, to: 6, text: "Go" };

/** Whom the blocks are for that print the subtitle. */
function targetsOf(result: Uint8Array): number[] {
  return blocksOf(mvd, result).flatMap(({ block, messages }) =>
    messages.some((message) => (message as unknown as { text: string }).text === "Go")
      ? [(block as MvdBlockPacket).target]
      : [],
  );
}

describe("a recording of all players", () => {
  const [file] = fixtures(".mvd");
  const container: AnyContainer = mvd;
  const parts: Part[] = [...readRecording(container, file!.bytes())];

  /** The first moment from some seconds on, and after it a text for one player alone. */
  function withText(seconds: number, text: string): Uint8Array {
    let time = 0;
    const at = parts.findIndex((part) => {
      if (part.kind === "block") time += (part.block as MvdBlockPacket).delta;
      return time >= seconds * 1000;
    });
    const { version } = parts[at] as RecordedBlock;
    const target = TARGET.DEM_SINGLE;
    const block: MvdBlockPacket = {
      type: "block",
      delta: 0,
      target,
      player: 3,
      messages: new Uint8Array(0),
    };
    const messages = [{ type: "centerprint", text }];
    const own = { kind: "block", block, messages, version, undecoded: undefined };
    return bytesOf(mvd, parts.toSpliced(at + 1, 0, own as unknown as Part));
  }

  it("leaves a text that one player got to him, and has subtitles for everybody", () => {
    const bytes = withText(3, "You got it");
    const edit = subtitle(mvd, [CUE]);
    const result = bytesOf(mvd, edited(readRecording(mvd, bytes), edit));
    expect(edit.notes.map(noteText)).toEqual([
      expect.stringMatching(
        /^subtitle at 00:00:01,000: comes after the game's own text of block \d+, 00:00:0[23],\d+: You got it$/,
      ),
    ]);
    const targets = targetsOf(result);
    // Each second from 1 to 3, and at 5, when the two seconds of the other text are over.
    expect(targets).toEqual(Array.from({ length: 4 }, () => TARGET.DEM_ALL));
  });

  it("has none in moments that only some players got", () => {
    let time = 0;
    const some = parts.map((part) => {
      if (part.kind !== "block") return part;
      const block = part.block as MvdBlockPacket;
      time += block.delta;
      if (time < 1000 || time >= 2000 || block.target !== TARGET.DEM_ALL) return part;
      const { kind, messages, version, undecoded } = part;
      const own = { ...block, target: TARGET.DEM_SINGLE, player: 3 };
      return { kind, block: own, messages, version, undecoded };
    });
    const edit = subtitle(mvd, [CUE]);
    const result = bytesOf(mvd, edited(readRecording(mvd, bytesOf(mvd, some)), edit));
    const [first] = extracted(mvd, readRecording(mvd, result));
    expect(first!.from).toBeGreaterThanOrEqual(2);
    expect(new Set(targetsOf(result))).toEqual(new Set([TARGET.DEM_ALL]));
    expect(edit.notes).toEqual([]);
  });

  it("shows what everybody got, and counts the rest", () => {
    const extraction = new Extraction(mvd);
    const cues = [...readRecording(mvd, withText(3, "You got it"))].flatMap((part) => [
      ...extraction.take(part),
    ]);
    expect([[...cues, ...extraction.end()], extraction.leftOut]).toEqual([[], 1]);
  });
});

whole("comes after the messages of a block that is read a run at a time", () => {
  const pauses = Array.from({ length: LARGE / 2 + 2 }, () => ({ type: "setpause", paused: 0 }));
  // A block may become as large as the largest one before it.
  const frames = [frame(1, ...pauses), frame(1.5), frame(2, ...pauses.slice(2)), frame(2.5)];
  const bytes = demOf([LEVEL], ...SIGNONS, ...frames);
  const large = blocksOf(dem, bytes).at(-2)!;
  expect(large.runs).toBeDefined();
  const cue = { from: 1, to: 1.5, text: "Go" };
  const result = bytesOf(dem, edited(demParts(bytes), subtitle(dem, [cue])));
  const { body } = blocksOf(dem, result).at(-2)!;
  const expected = Buffer.concat([large.body, Buffer.from("\x1aGo\0")]);
  expect(Buffer.compare(body, expected)).toBe(0);
  expect([...extracted(dem, demParts(result))]).toEqual([cue]);
});
