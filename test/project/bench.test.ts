import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { PACKET } from "../../bench/contestants/contestant.ts";
import { recordingFiles } from "../../bench/files.ts";
import { type ContestantName, entrantOf } from "../../bench/streams/race.ts";
import { streamOf } from "../../bench/streams/stream.ts";
import type { StreamResult } from "../../bench/streams/streams.ts";
import { overview, streamTable } from "../../bench/streams/table.ts";
import { tableMarkdown } from "../../bench/table.ts";

const files = recordingFiles().filter(
  ({ container, name }) => container === dem && name.startsWith("dp_"),
);

/** Those that need no compiler: the benchmark checks all before it measures. */
const NAMES: readonly ContestantName[] = ["handWritten", "demospec", "pbf"];

describe("the benchmark's streams", () => {
  it.each(["texts", "damaged"] as const)(
    "%s: packets of which all contestants say the same",
    async (name) => {
      const stream = streamOf(name, files);
      expect(stream.packets).toHaveLength(Math.ceil(stream.count / PACKET));
      for (const each of NAMES) {
        const entrant = await entrantOf(each, stream);
        expect(entrant?.detected).toEqual(stream.isDamaged ? [32, 32] : undefined);
        expect(entrant?.rows.decode?.run() ?? stream.count).toBe(stream.count);
      }
    },
  );
});

describe("the benchmark's tables", () => {
  const measured = { ns: 10, ratio: 1.2, range: [1.1, 1.3] } as const;
  const task = { together: measured, alone: { ns: 9, ratio: 1.1, range: [1, 1.2] } } as const;
  const result: StreamResult = {
    name: "dense",
    title: "updates",
    messages: 2,
    bytes: 30,
    isDamaged: false,
    contestants: [
      {
        name: "demospec",
        version: null,
        isOurs: true,
        cannot: null,
        decode: task,
        encode: task,
        detected: null,
      },
      {
        name: "reader",
        version: "1.0.0",
        isOurs: false,
        cannot: "write",
        decode: task,
        encode: null,
        detected: null,
      },
    ],
  };

  it("say of each way of measuring whether the target is met, with its noise", () => {
    const { sections, notes } = streamTable(result);
    expect(sections[0]!.rows[0]).toEqual([
      "demospec",
      "1.20",
      "1.10–1.30",
      "1.10",
      "1.00–1.20",
      "9.0",
      "≤ 1.15 MISSED, met",
    ]);
    expect(notes).toEqual(["reader cannot write"]);
  });

  it("are Markdown for the README", () => {
    expect(
      tableMarkdown(overview([result]))
        .split("\n")
        .slice(2),
    ).toEqual([
      "|  | dense, decode | dense, encode |",
      "| --- | ---: | ---: |",
      "| demospec | 1.20 | 1.20 |",
      "| reader 1.0.0 | 1.20 | cannot |",
    ]);
  });
});
