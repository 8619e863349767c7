import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pcapOf } from "../support/pcap-files.ts";
import { tcpFrame } from "./tcp-frame.ts";
import { dissectorIn, HAS_TSHARK, shownFields, tshark, whyNoTshark } from "./tshark.ts";

/*
 * Messages over TCP: one that has not come whole waits for the next segment, one whose own length shows that it is
 * wrong does not, since no further byte would belong to it.
 */

const PORT = 19_500;
const SCHEMA = `
protocol: streamed
title: Messages with lengths
versions: ["1"]
ids: none
register: { tcp: [${PORT}] }
messages:
  message:
    fields:
      - length: { type: u8, length-of: rest }
      - kind: u8
      - numbers: { list: u16be, count: u8 }
`;

/** Two numbers are counted, and the length has place for one. */
const WRONG = [4, 7, 2, 0, 1];
const RIGHT = [4, 8, 1, 0, 2];

describe.skipIf(!HAS_TSHARK)(`messages over TCP in tshark${whyNoTshark}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "demospec-stream-"));
  let script: string;
  beforeAll(async () => {
    writeFileSync(join(folder, "streamed.yaml"), SCHEMA);
    script = join(folder, "streamed.lua");
    const made = await dissectorIn(folder);
    writeFileSync(script, made);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The kinds of the messages that each segment shows. */
  function kindsOf(...segments: readonly number[][]): string[][] {
    let sequence = 1;
    const frames = segments.map((bytes) => {
      const frame = tcpFrame({ from: 40_000, to: PORT }, sequence, Uint8Array.from(bytes));
      sequence += bytes.length;
      return { bytes: frame };
    });
    const capture = join(folder, "stream.pcap");
    writeFileSync(capture, pcapOf(frames));
    const shown = shownFields(tshark(capture, script, ["-T", "pdml", "-2"]), ["streamed"]);
    return shown.map((fields) =>
      fields.filter(({ name }) => name === "streamed.message.kind").map(({ show }) => show),
    );
  }

  it("waits for the rest of a message that has not come whole", () =>
    expect(kindsOf(RIGHT.slice(0, 3), RIGHT.slice(3))).toEqual([[], ["8"]]));

  it("waits for no byte after a message that its length shows to be wrong", () =>
    expect(kindsOf(WRONG, RIGHT, RIGHT)).toEqual([["7"], ["8"], ["8"]]));
});
