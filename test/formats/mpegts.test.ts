import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyOf } from "../../fuzz/values/any-of.ts";
import { readRecording, writeRecording } from "../../recording/index.ts";
import { withDerived } from "../../runtime/derived/derived.ts";
import { hasFfmpeg } from "../support/fake-engine.ts";
import { HAS_TSHARK } from "../wireshark/tshark.ts";
import {
  codecsOf,
  containerOf,
  damagedBytes,
  encoded,
  exampleCode,
  expectExact,
} from "./example-formats.ts";
import { whole } from "../support/whole.ts";

/* Transport streams that FFmpeg writes, beside what tshark's own dissector shows of their packets. */

const emitted = await exampleCode();
afterAll(() => emitted.remove());
const [codec] = await codecsOf(emitted, "mpegts_packet");
const container = await containerOf(emitted, "mpegts");
const SEED = 1;

/** What the dissector shows of a packet. */
const FIELDS = "tei pusi tp pid tsc afc cc af.length af.di af.rai af.espi af.pcr".split(" ");

const isThere = hasFfmpeg && HAS_TSHARK;
const why = isThere ? "" : " (left out: there is no ffmpeg, or no tshark)";

describe.skipIf(!isThere)(`a stream that FFmpeg writes${why}`, () => {
  let folder: string;
  let bytes: Uint8Array;
  let shown: (number | undefined)[][];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "demospec-ts-"));
    const path = join(folder, "test.ts");
    const inputs = ["testsrc=size=64x64:rate=25", "sine"].flatMap((one) => [
      "-f",
      "lavfi",
      "-i",
      one,
    ]);
    const codecs = ["-c:v", "mpeg2video", "-c:a", "mp2"];
    spawnSync("ffmpeg", ["-v", "error", ...inputs, "-t", "4", ...codecs, path]);
    bytes = new Uint8Array(readFileSync(path));
    const fields = FIELDS.flatMap((name) => ["-e", `mp2t.${name}`]);
    const args = ["-r", path, "-T", "fields", "-E", "occurrence=f", ...fields];
    const { stdout } = spawnSync("tshark", args, { encoding: "utf8", maxBuffer: 1 << 28 });
    shown = stdout
      .replace(/\n$/, "")
      .split("\n")
      .map((line) => line.split("\t").map((one) => (one === "" ? undefined : Number(one))));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function packets(): any[] {
    const blocks = [...readRecording(container as never, bytes)] as any[];
    return blocks.flatMap(({ kind, messages }) =>
      kind === "block" ? messages.map((own: never) => withDerived(codec!.table, own)) : [],
    );
  }

  it("has the fields that tshark shows", () => {
    const own = packets().map(({ error, starts, priority, pid, scrambling, ...rest }) => {
      const { has_adaptation, has_payload, continuity, adaptation } = rest;
      const content = adaptation?.content;
      return [
        error,
        starts,
        priority,
        pid,
        scrambling,
        2 * has_adaptation + has_payload,
        continuity,
        ...(content === undefined
          ? []
          : [
              Number(content.discontinuity),
              Number(content.random_access),
              Number(content.priority),
              content.clock?.ticks,
            ]),
      ];
    });
    const expected = shown.map((all) => {
      // The length of the adaptation field is no member.
      const [head, [, ...content]] = [all.slice(0, 7), all.slice(7)];
      return content.some((one) => one !== undefined) ? [...head, ...content] : head;
    });
    expect(own.length).toBeGreaterThan(1000);
    expect(own).toEqual(expected);
  });

  it("comes back bit for bit", () => {
    const parts = readRecording(container as never, bytes);
    expect(Buffer.compare(writeRecording(container as never, parts), bytes)).toBe(0);
  });
});

whole("any packet comes back, and damaged ones give an exact error or come back", () => {
  const wires = anyOf(codec!, "packet").map((message) => encoded(codec!, message));
  expectExact(codec!, wires, SEED);
  expectExact(codec!, damagedBytes(wires), SEED);
});
