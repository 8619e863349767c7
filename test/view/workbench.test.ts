import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Item, Progress } from "../../view/api.ts";
import { Workbench } from "../../view/worker/workbench.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const SCHEMAS = new Map(
  readdirSync(join(ROOT, "schema"))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => [name, readFileSync(join(ROOT, "schema", name), "utf8")]),
);

/** A file that the worker has open, and has gone through. */
async function opened(name: string, bytes = fixture(name)) {
  let progress: Progress | undefined;
  let done: () => void;
  const over = new Promise<void>((resolve) => (done = resolve));
  const bench = new Workbench(SCHEMAS, (event, data) => {
    if (event !== "progress") return;
    progress = data as Progress;
    if (progress.done) done();
  });
  const summary = await bench.open({ name, size: bytes.length, blob: new Blob([bytes]) });
  await over;
  return { bench, summary, bytes, progress: () => progress! };
}

function fixture(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(ROOT, "fixtures", name)));
}

async function saved(bench: Workbench): Promise<Uint8Array> {
  return new Uint8Array(await (await bench.save()).arrayBuffer());
}

function leavesOf(item: Item): Item[] {
  return item.items.length === 0 ? [item] : item.items.flatMap(leavesOf);
}

const FIXTURES = [
  "dp_server_p15.dem",
  "ezquake_client_p28.qwd",
  "yq2_client.dm2",
  "yq2_serverrecord.dm2",
  "anchor_mvd.mvd",
];

describe.each(FIXTURES)("%s", (name) => {
  let file: Awaited<ReturnType<typeof opened>>;
  beforeAll(async () => {
    file = await opened(name);
  });

  test("has blocks one behind the other, up to its end", async () => {
    const { bench, summary, bytes, progress } = file;
    const { blocks, wrong, tail } = progress();
    expect({ wrong, tail }).toEqual({ wrong: 0, tail: undefined });
    const rows = await bench.rows(0, blocks);
    let at = summary.header;
    for (const { offset, length } of rows) {
      expect(offset).toBe(at);
      at += length;
    }
    expect(at).toBe(bytes.length);
  });

  test("shows each bit of a message once, and finds what is at it", async () => {
    const { bench, progress } = file;
    const step = Math.ceil(progress().blocks / 6);
    for (let block = 0; block < progress().blocks; block += step) {
      const { messages } = await bench.block(block);
      for (const [index, row] of [...messages.entries()].slice(0, 4)) {
        const message = await bench.message(block, index);
        const leaves = leavesOf(message).filter(({ bits }) => bits > 0);
        expect(leaves.reduce((sum, { bits }) => sum + bits, 0)).toBe((row.to - row.from) * 8);
        const leaf = leaves.at(-1)!;
        const place = leaf.from + Math.floor(leaf.bit / 8);
        expect(await bench.locate(place, leaf.bit % 8)).toEqual({
          block,
          message: index,
          item: leaf.at,
        });
      }
    }
  });

  test("is saved as it was", async () => {
    expect(Buffer.compare(await saved(file.bench), file.bytes)).toBe(0);
  });
});
