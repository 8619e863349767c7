import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { servedFile } from "../../cli/view/served-file.ts";
import type { Opening, Progress } from "../../view/api.ts";
import { type Running, serveView } from "../../view/server/server.ts";
import { Workbench } from "../../view/worker/workbench.ts";
import { type StreamingServer, streamingServer } from "../support/streaming-server.ts";
import { whole } from "../support/whole.ts";

const MATCH = join(import.meta.dirname, "..", "..", "fixtures", "anchor_mvd.mvd");
const BYTES = readFileSync(MATCH);
/** A block begins before it and ends after it. */
const AMID = 7001;

const folder = mkdtempSync(join(tmpdir(), "demospec-"));
const running: (Running | StreamingServer)[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the page shows of a file that is served. */
async function shown(served: Awaited<ReturnType<typeof servedFile>>) {
  const server = await serveView({ page: folder, files: [served], schemas: new Map() }, 0);
  running.push(server);
  const { files } = (await (await fetch(`${server.url}served.json`)).json()) as {
    files: [Opening];
  };
  let progress: Progress | undefined;
  const bench = new Workbench(new Map(), (event, data) => {
    if (event === "progress") progress = data as Progress;
  });
  await bench.open({ ...files[0], url: `${server.url}${files[0].url}` });
  return { bench, server, progress: () => progress! };
}

/** The blocks of the whole file. */
async function allBlocks() {
  const { bench, progress } = await shown(await servedFile(MATCH, {}));
  await expect.poll(() => progress().done).toBe(true);
  return bench.rows(0, progress().blocks);
}

describe("the page shows what grows", () => {
  whole("as a stream, also while it is edited, and to its end", async () => {
    const stream = await streamingServer();
    running.push(stream);
    const opening = servedFile(`qtv://${stream.place}/1`, {});
    await stream.send("QTVSV 1\nBEGIN\n\n");
    await stream.send(BYTES.subarray(0, AMID));
    const served = await opening;
    expect(served.name).toBe(`${stream.place.replace(":", "-")}-1.mvd`);
    const { bench, server, progress } = await shown(served);
    await expect.poll(() => progress().bytes, { timeout: 5000 }).toBe(6997);
    expect(progress()).toMatchObject({ done: true, live: true, wrong: 0 });
    const rows = await bench.rows(0, 5);
    const print = rows.find(({ types }) => types.some(([type]) => type === "stufftext"))!;
    const text = await bench.text({ block: print.index, form: "json" });
    const longer = text.replace(/("text":\s*")/, "$1//longer\\n");
    const made = await bench.compile({ block: print.index, form: "json" }, longer);
    expect(made).toMatchObject({ faults: [], edited: { longer: 9 } });
    await stream.send(BYTES.subarray(AMID));
    await expect.poll(() => progress().bytes, { timeout: 5000 }).toBe(BYTES.length + 9);
    const all = await allBlocks();
    expect(await bench.rows(print.index + 1, 9999)).toEqual(
      all.slice(print.index + 1).map((row) => ({ ...row, offset: row.offset + 9 })),
    );
    // Nothing grows where nobody serves it.
    await server.close();
    await expect.poll(() => progress().live, { timeout: 5000 }).toBe(undefined);
  });

  test("as a file", async () => {
    const path = join(folder, "grows.mvd");
    writeFileSync(path, BYTES.subarray(0, AMID));
    const { bench, progress } = await shown(await servedFile(path, { follow: true }));
    await expect.poll(() => progress().bytes, { timeout: 5000 }).toBe(6997);
    const { seconds } = await bench.map();
    appendFileSync(path, BYTES.subarray(AMID));
    await expect.poll(() => progress().bytes, { timeout: 5000 }).toBe(BYTES.length);
    expect(await bench.rows(0, 9999)).toEqual(await allBlocks());
    expect((await bench.map()).seconds).toBeGreaterThan(seconds);
  });

  test("but nothing that there is not", async () => {
    const stream = await streamingServer();
    running.push(stream);
    const opening = servedFile(`qtv://${stream.place}`, {});
    await stream.send("QTVSV 1\nPERROR: no such stream\n\n");
    await expect(opening).rejects.toThrow("no such stream");
  });
});
