import { expect } from "vitest";
import { mvd } from "../../generated/mvd.ts";
import { qwd } from "../../generated/qwd.ts";
import { SharedGame, sharedGameNoteText } from "../../quake/convert/index.ts";
import { readRecording } from "../../recording/index.ts";
import { wrongWith } from "./converted.ts";
import { bytesOf } from "./edit-states.ts";

/** QuakeWorld clients' recordings of a game, a.qwd, b.qwd, c.qwd, as one of all players, of which nothing is wrong. */
export function merged(...recordings: readonly Uint8Array[]) {
  const inputs = recordings.map((bytes, i) => ({
    name: `${"abc"[i]}.qwd`,
    parts: () => readRecording(qwd, bytes),
  }));
  const game = new SharedGame(inputs);
  const result = bytesOf(mvd, game.parts()).slice();
  expect(wrongWith(mvd, result)).toBeUndefined();
  return { result, game, notes: game.notes.map(sharedGameNoteText) };
}
