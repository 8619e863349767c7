import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOfFile } from "../../../formats/index.ts";
import { extracted, cueText, edited, parseCues, subtitle } from "../../../quake/edit/index.ts";
import { states } from "../../../quake/world/index.ts";
import { type AnyContainer, readRecording } from "../../../recording/index.ts";
import { jsonLines, lmpcText } from "../../../quake/lmpc/index.ts";
import {
  beginningOf,
  corpusFiles,
  fixtures,
  hasCorpus,
  howMuch,
  whyNoCorpus,
} from "../../support/corpus.ts";
import {
  blocksOf,
  bytesOf,
  fault,
  stateDifference,
  throughText,
} from "../../support/edit-states.ts";
import { whole } from "../../support/whole.ts";

const ENDINGS = [".dem", ".qwd", ".mvd", ".dm2"];
const FILES = ENDINGS.flatMap(fixtures);

/** `svc_centerprint` of DEM §7.27 and QWD §5.27, and of DM2 §3.16. */
const ID = { dem: 26, qwd: 26, mvd: 26, dm2: 15 } as const;

function subtitled(container: AnyContainer, bytes: Uint8Array, srt: string) {
  const edit = subtitle(container, parseCues(srt));
  const result = bytesOf(container, edited(readRecording(container, bytes), edit));
  return { result, edit };
}

/** What an edited recording's blocks have more than the original's, as texts; undefined where anything else is another. */
function addedTexts(container: AnyContainer, bytes: Uint8Array, result: Uint8Array) {
  const before = blocksOf(container, bytes);
  const after = blocksOf(container, result);
  if (before.length !== after.length) return undefined;
  const texts: string[] = [];
  for (const [index, { body, bodyOffset, offset }] of before.entries()) {
    const other = after[index]!;
    if (Buffer.compare(body, other.body.subarray(0, body.length)) !== 0) return undefined;
    const more = Buffer.from(other.body.subarray(body.length)).toString("latin1");
    if (more === "" && other.length !== before[index]!.length) return undefined;
    if (other.bodyOffset - other.offset !== bodyOffset - offset) return undefined;
    const id = String.fromCharCode(ID[container.table.name as keyof typeof ID]);
    const found = more === "" ? [] : more.split("\0");
    if (found.pop() !== undefined && more !== "" && !found.every((one) => one.startsWith(id)))
      return undefined;
    texts.push(...found.map((one) => one.slice(1)));
  }
  return texts;
}

const words = fc.constantFrom("Run", "<b>Quad</b>", "5 < 6", "& so", "to the door");
const line = fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(" "));
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => all.join("\n"));
/** Subtitles one after the other: how long nothing is there before it, and how long it stays, in milliseconds. */
const film = fc.array(fc.tuple(fc.nat(900), fc.integer({ min: 300, max: 4000 }), text), {
  minLength: 1,
  maxLength: 6,
});

function srtOf(parts: readonly (readonly [number, number, string])[], most: number): string {
  let at = 0;
  let srt = "";
  for (const [number, [gap, length, words]] of parts.entries()) {
    const from = at + gap;
    at = from + length;
    if (at > most) break;
    srt += cueText({ from: from / 1000, to: at / 1000, text: "" }, number, "srt").trim();
    srt += `\n${words}\n\n`;
  }
  return srt;
}

describe.each(FILES)("$name", (file) => {
  const container = formatOfFile(file.name);
  const bytes = file.bytes();
  const worlds = [...states(container, bytes)];
  const frames = worlds.map(({ time }) => Math.round((time - worlds[0]!.time) * 1000));
  const last = frames.at(-1)!;
  /** The first frame from then on. */
  const frameAt = (seconds: number) => frames.find((time) => time >= Math.round(seconds * 1000));

  whole("gives back its subtitles, to a frame, and nothing else of it is another", () => {
    fc.assert(
      fc.property(film, (parts) => {
        const srt = srtOf(parts, last - 500);
        fc.pre(srt !== "");
        const { result, edit } = subtitled(container, bytes, srt);
        expect(fault(container, result)).toBeUndefined();
        expect(addedTexts(container, bytes, result)).toHaveLength(edit.added);
        const cues = parseCues(srt);
        const back = [...extracted(container, readRecording(container, result))];
        expect(back.map((cue) => cue.text)).toEqual(cues.map((cue) => cue.text));
        for (const [index, { from, to }] of cues.entries()) {
          expect(Math.abs(back[index]!.from * 1000 - frameAt(from)!)).toBeLessThanOrEqual(1);
          expect(Math.abs(back[index]!.to * 1000 - frameAt(to)!)).toBeLessThanOrEqual(1);
        }
        expect([edit.shown, edit.notes]).toEqual([cues.length, []]);
      }),
      { numRuns: 5 },
    );
  });

  const SRT = srtOf([[500, 3000, "The <i>Quad</i>\nis mine"]], last);

  whole("shows the same world at all frames", () => {
    const { result } = subtitled(container, bytes, SRT);
    expect(stateDifference(container, bytes, result, (block) => block)).toBeUndefined();
  });

  it.each([lmpcText, jsonLines])("comes back from $title", async (form) => {
    const { result } = subtitled(container, bytes, SRT);
    const again = await throughText(form, container, result);
    expect(Buffer.compare(again, result)).toBe(0);
  });
});

describe.skipIf(!hasCorpus)(`recordings of others${whyNoCorpus}`, () => {
  const all = ENDINGS.flatMap((ending) => corpusFiles(ending.slice(1), ending));

  it.each(all)(`$name stays as it is but for what is added${howMuch}`, (file) => {
    const container = formatOfFile(file.name);
    const bytes = beginningOf(file);
    const parts = [...readRecording(container, bytes)];
    const edit = subtitle(container, [{ from: 0, to: 1e6, text: "\xd1\xf5\xe1\xe4" }]);
    const result = (() => {
      try {
        return bytesOf(container, edited(parts, edit));
      } catch (error) {
        return error as Error;
      }
    })();
    if (result instanceof Error) {
      // Nothing of it can be shown, or its protocol has no such texts.
      expect([edit.shown, result.message]).toEqual([
        0,
        expect.stringMatching(/^no subtitle is shown|no text in the middle|another format/),
      ]);
      return;
    }
    const texts = addedTexts(container, bytes, result);
    expect(texts).toHaveLength(edit.added);
    expect(new Set(texts)).toEqual(new Set(["\xd1\xf5\xe1\xe4"]));
  });
});
