import { type CapturedPacket, type CapturePart, protocolNamed } from "../../quake/capture/index.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import { fieldJson, messageJson, undecodedJson } from "./field-json.ts";
import type { InspectOptions } from "./inspect-options.ts";

/** The parts of a capture as JSON: a line for each, and for each message. Times are the capture's, in seconds. */
export function* captureJson(part: CapturePart, options: InspectOptions): Generator<string, void> {
  switch (part.kind) {
    case "header": {
      const { format, linkType, ticks, snapLength } = part;
      yield JSON.stringify({ kind: "header", format, linkType, ticks, snapLength });
      return;
    }
    case "packet":
      yield* packetJson(part, options);
      return;
    case "other": {
      const { index, time, reason, offset, bytes } = part;
      const { length } = bytes;
      yield JSON.stringify({ kind: "left out", packet: index, time, reason, offset, length });
      return;
    }
    case "unfinished":
      yield JSON.stringify({
        kind: "unfinished",
        length: part.bytes.length,
        error: part.error.message,
      });
      return;
    case "tail":
      yield JSON.stringify({
        kind: "tail",
        offset: part.offset,
        length: part.bytes.length,
        error: part.error.message,
      });
  }
}

function* packetJson(packet: CapturedPacket, options: InspectOptions): Generator<string, void> {
  const { index, time, side, from, to, delivery, missing, payload, offset, undecoded } = packet;
  const length = payload.length;
  const about = { packet: index, time, side, from, to, delivery, missing, offset, length };
  yield JSON.stringify({ kind: "packet", ...about, fields: headerJson(packet, options) });
  for (const run of packet.runs) {
    const isWhole = run.offset !== undefined;
    // A joined message is nowhere in the file: its bytes count from 0.
    const own = { packet: index, ...(isWhole ? {} : { packets: run.packets }) };
    const window = { bytes: run.body, base: run.offset ?? 0, about: own };
    const { offset: at, ...shown } = options;
    const wanted = isWhole && at !== undefined ? { ...shown, offset: at } : shown;
    yield* messageJson(run, protocolNamed(run.protocol), window, wanted);
  }
  if (undecoded !== undefined)
    yield undecodedJson({ packet: index }, offset + length, undecoded, packet.error);
}

/** What is before the messages. */
function headerJson({ header, payload, offset }: CapturedPacket, { depth }: InspectOptions) {
  if (header === undefined || depth < 1) return [];
  const { table } = header.container;
  const carried = new Set(table.carries.map(({ member }) => member));
  const { root } = interpretDecode(table, 0, payload, 0, payload.length);
  return root.children
    .filter(({ name }) => !carried.has(name))
    .map((node) => fieldJson(node, offset, depth - 1));
}
