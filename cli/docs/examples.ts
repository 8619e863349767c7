import { basename } from "node:path";
import { captureParts } from "../files/capture-parts.ts";
import { type CapturedPacket, protocolNamed } from "../../quake/capture/index.ts";
import {
  firstCodec,
  type Protocol,
  protocolsOf,
  readRecording,
  withCodecs,
} from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { type Example, exampleKey } from "../../site/model.ts";
import { isCapture, openInput } from "../files/input.ts";
import { openBytes } from "../files/open.ts";

/** Of messages of one name the one is shown that is nearest to this length: long enough to have much in it. */
const WANTED_BYTES = 40;

/** Blocks have messages after them: so much of one is still to be shown. */
const MOST_BYTES = 4096;

/** An example of each message that recordings have, by its table's name and its own. Throws CliError. */
export async function takeExamples(
  paths: readonly string[],
  format?: string,
): Promise<Map<string, Example>> {
  const best = new Best();
  for (const path of paths) {
    if (isCapture(path, format)) await takeFromCapture(path, best);
    else await takeFromRecording(path, format, best);
  }
  return best.found;
}

class Best {
  readonly found = new Map<string, Example>();

  see(table: string, message: string, example: Example): void {
    if (example.bytes.length > MOST_BYTES) return;
    const key = exampleKey(table, message);
    const known = this.found.get(key);
    if (known === undefined || far(example) < far(known))
      this.found.set(key, { ...example, bytes: example.bytes.slice() });
  }
}

function far({ bytes }: Example): number {
  return Math.abs(bytes.length - WANTED_BYTES);
}

async function takeFromRecording(
  path: string,
  format: string | undefined,
  best: Best,
): Promise<void> {
  const { container, chunks } = await openInput(path, format === undefined ? {} : { format });
  const pieces: Uint8Array[] = [];
  for await (const chunk of chunks()) pieces.push(chunk);
  const all = Buffer.concat(pieces);
  const file = basename(path);
  const protocols = protocolsOf(container, false);
  for (const part of readRecording(container, all)) {
    if (part.kind !== "block") continue;
    const { offset, length, bodyOffset } = part;
    const block = {
      bytes: all.subarray(offset, offset + length),
      version: 0,
      from: { file, offset },
    };
    best.see(container.table.name, container.table.messages[0]!.name, block);
    const protocol = part.protocol === undefined ? undefined : protocols.get(part.protocol);
    if (protocol !== undefined) takeMessages(part, protocol, file, bodyOffset, best);
  }
}

async function takeFromCapture(path: string, best: Best): Promise<void> {
  const file = basename(path);
  for await (const part of captureParts((await openBytes(path)).chunks())) {
    if (part.kind !== "packet") continue;
    takePacket(part, file, best);
    for (const run of part.runs)
      if (run.offset !== undefined)
        takeMessages(run, protocolNamed(run.protocol), file, run.offset, best);
  }
}

function takePacket({ header, payload, offset }: CapturedPacket, file: string, best: Best): void {
  if (header === undefined) return;
  const { table } = header.container;
  best.see(table.name, table.messages[0]!.name, {
    bytes: payload,
    version: 0,
    from: { file, offset },
  });
}

interface Messages {
  readonly messages: readonly AnyMessage[];
  readonly ends: readonly number[];
  readonly body: Uint8Array;
  readonly version: number;
}

function takeMessages(
  { messages, ends, body, version }: Messages,
  protocol: Protocol,
  file: string,
  base: number,
  best: Best,
): void {
  let index = 0;
  let start = 0;
  for (const [message, codec] of withCodecs(protocol, firstCodec(protocol, version), messages)) {
    const end = ends[index++]!;
    const bytes = body.subarray(start, end);
    best.see(codec.table.name, message.type, {
      bytes,
      // A codec reads several versions alike: of one that others come from, it is that one.
      version: Math.max(version, codec.from) <= codec.to ? Math.max(version, codec.from) : codec.to,
      from: { file, offset: base + start },
    });
    start = end;
  }
}
