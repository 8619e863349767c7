import { describe, expect, test } from "vitest";
import { formatOfFile } from "../../formats/index.ts";
import {
  bytesOfBlock,
  inspectFrame,
  inspectMessage,
  inspectParts,
  messagesIn,
} from "../../inspect/index.ts";
import { protocolsOf, type RecordedBlock } from "../../recording/index.ts";
import { verifyRecording } from "../../verify/index.ts";
import { fixtures } from "../support/corpus.ts";

const files = [".dem", ".qwd", ".dm2"].map((ending) => fixtures(ending)[0]!);

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}

describe.each(files)("$name", (file) => {
  const container = formatOfFile(file.name);

  test("of a block the frame and the messages take all bytes", async () => {
    const wanted = { block: { from: 2, to: 3 } };
    let blocks = 0;
    for await (const part of inspectParts(container, [file.bytes()], wanted)) {
      const block = part as RecordedBlock;
      expect(block.index).toBe(2 + blocks++);
      const bytes = bytesOfBlock(container, block);
      expect(bytes).toEqual(file.bytes().slice(block.offset, block.offset + block.length));
      const { children } = inspectFrame(container, bytes);
      expect(children[0]!.start).toBe(0);
      const carried = container.table.carries.map(({ member }) => member);
      expect(children.filter(({ name }) => carried.includes(name))).toEqual([]);
      if (block.protocol === undefined) continue;
      const protocol = protocolsOf(container, false).get(block.protocol)!;
      let at = 0;
      for (const { message, codec, start, end } of messagesIn(block, protocol)) {
        expect(start).toBe(at);
        expect(inspectMessage(codec, block.body, start, end).value).toEqual(message);
        at = end;
      }
      expect(at).toBe(block.body.length - (block.undecoded?.length ?? 0));
    }
    expect(blocks).toBe(2);
  });

  test("is read no further than the byte that is asked for", async () => {
    const parts: string[] = [];
    const found = inspectParts(container, [file.bytes()], { offset: 40 }, {}, ({ kind }) =>
      parts.push(kind),
    );
    for await (const part of found) expect(part.kind).not.toBe("tail");
    expect(parts.length).toBeLessThan(4);
  });

  test("comes back byte by byte", async () => {
    const found = await verifyRecording(file.name, container, one(file.bytes()));
    expect(found).toMatchObject({ identical: true, bytes: file.bytes().length, undecodedBytes: 0 });
  });
});
