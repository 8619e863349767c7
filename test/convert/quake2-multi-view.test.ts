import { describe, expect, it } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { mvd2 } from "../../generated/mvd2.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { edited } from "../../quake/edit/index.ts";
import { states } from "../../quake/world/index.ts";
import { readRecording, writeRecording } from "../../recording/index.ts";
import { FRAMES, twoPlayersMvd2 } from "../support/two-players-mvd2.ts";

const RECORDING = twoPlayersMvd2();

function seenBy(player?: string): Uint8Array {
  const conversion = conversionTo(mvd2, "dm2", { player });
  return writeRecording(dm2, edited(readRecording(mvd2, RECORDING), conversion));
}

function printedIn(recording: Uint8Array): string[] {
  return [...readRecording(dm2, recording)].flatMap((part) =>
    part.kind === "block"
      ? part.messages.flatMap((message) => (message.type === "print" ? [message.text] : []))
      : [],
  );
}

describe("a recording of all players of Quake II through the eyes of one", () => {
  it.each([
    { player: "Ranger", slot: 2, text: "for Ranger" },
    { player: "3", slot: 3, text: "for Grunt" },
  ])("has his view, and all that moves: $player", ({ player, slot, text }) => {
    const recording = seenBy(player);
    const worlds = [...states(dm2, recording)];
    expect(worlds).toHaveLength(FRAMES);
    for (const [i, { view, entities, level, problems, complete }] of worlds.entries()) {
      expect([problems, complete, level.map]).toEqual([[], true, "q2dm1"]);
      expect(view.slot).toBe(slot);
      expect(view.origin).toEqual(slot === 2 ? [8 + 8 * i, 16, 24] : [100, 200 + 4 * i, 24]);
      // Bodies have the places of their players.
      expect(entities.get(3)!.origin).toEqual([8 + 8 * i, 16, 24]);
      expect(entities.get(4)!.origin).toEqual([100, 200 + 4 * i, 24]);
      expect(entities.get(9)!.origin).toEqual([2 * i, 0, 0]);
      expect(entities.get(9)!.model).toBe("models/box.md2");
    }
    expect(printedIn(recording)).toEqual([text]);
  });

  it("is nobody's where it is not given whose, and they are named", () => {
    expect(() => seenBy()).toThrow("whose recording it is to be is not given");
    expect(() => seenBy("nobody")).toThrow("there is 2 ranger, 3 grunt");
  });
});
