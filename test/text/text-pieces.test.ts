import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../support/runs.ts";
import { compile } from "../../quake/lmpc/index.ts";
import { whole } from "../support/whole.ts";

/*
 * A text is the same however it is cut into pieces. What was there before follows the present piece in the buffer:
 * a comment that a cut goes through ends in the next piece, and not there.
 */

const BLOCKS = Array.from(
  { length: 80 },
  (_, i) =>
    `// block ${i} at 0x${i.toString(16)}\nblock {\n camera 0.0 ${i}.0 0.0; // looks\n print "a // b";\n nop;\n}\n`,
);
const TEXT = Buffer.from(`// source: DEM binary file -\ntrack "-1\\n";\n${BLOCKS.join("")}`);

async function compiled(pieces: readonly Uint8Array[]): Promise<string> {
  const out: Uint8Array[] = [];
  for await (const bytes of compile(pieces)) out.push(bytes);
  return Buffer.concat(out).toString("hex");
}

/** The text, cut at these places. */
function piecesOf(cuts: readonly number[]): Uint8Array[] {
  const places = [0, ...cuts.toSorted((a, b) => a - b), TEXT.length];
  return places.slice(1).map((end, i) => TEXT.subarray(places[i], end));
}

whole("a text cut anywhere is the same recording", async () => {
  const whole = await compiled([TEXT]);
  const cut = fc.integer({ min: 0, max: TEXT.length });
  await fc.assert(
    fc.asyncProperty(fc.array(cut, { maxLength: 6 }), async (cuts) => {
      expect(await compiled(piecesOf(cuts))).toBe(whole);
    }),
    { numRuns: runs(300) },
  );
});
