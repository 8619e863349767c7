import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conversionTo } from "../../quake/convert/index.ts";
import { EditError } from "../../quake/edit/index.ts";
import { formatOfFile } from "../../formats/index.ts";
import { fixtures, isWhole } from "../support/corpus.ts";
import { converted, wrongWith } from "../support/converted.ts";

/** What is converted, and as much of it as has some frames. */
const CASES = [
  { ending: ".dem", to: "qwd", length: 6000, player: undefined },
  { ending: ".dem", to: "999+82", length: 6000, player: undefined },
  { ending: ".mvd", to: "qwd", length: 6000, player: "0" },
  { ending: ".qwd", to: "dem", length: 42_000, player: undefined },
];

describe("a damaged recording", () => {
  it.each(CASES)("($ending to $to) is converted as far as it is understood, or refused", (one) => {
    const [file] = fixtures(one.ending);
    const container = formatOfFile(file!.name);
    const bytes = file!.bytes().slice(0, one.length);
    const place = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (changes) => {
        const damaged = bytes.slice();
        for (const [at, value] of changes) damaged[at] = value;
        try {
          const conversion = conversionTo(container, one.to, { player: one.player });
          const made = converted(container, damaged, conversion);
          expect(wrongWith(conversion.target, made)).toBeUndefined();
        } catch (error) {
          if (!(error instanceof EditError)) throw error;
        }
      }),
      { numRuns: isWhole ? 100 : 4 },
    );
  });
});
