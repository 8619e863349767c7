import type { Reader } from "../../runtime/bytes/reader.ts";
import { writeBytes, type Writer } from "../../runtime/bytes/writer.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { interpretDecode, interpretEncode } from "../../runtime/interpret/interpret.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { AnyCodec, Target } from "../targets.ts";
import { arbitrariesOf } from "../values/messages.ts";

/** A table as it is read and written without code of its own: one codec for each class of versions that are alike. */
export function interpretedTarget(table: Table): Target {
  const codecs = classesOf(table).map(({ from, to }) => interpretedCodec(table, from, to));
  const arbitraries = arbitrariesOf(table);
  return { name: table.name, table, codecs, arbitraries, skipsByReading: true };
}

/** Stretches of versions in which no layout begins or ends. */
function classesOf(table: Table): { from: number; to: number }[] {
  const starts = new Set([0]);
  for (const { layouts } of [...table.messages, ...table.structs])
    for (const { from, to } of layouts) starts.add(from).add(to + 1);
  const sorted = [...starts].filter((at) => at < table.versions.length).toSorted((a, b) => a - b);
  return sorted.map((from, i) => ({ from, to: (sorted[i + 1] ?? table.versions.length) - 1 }));
}

function interpretedCodec(table: Table, from: number, to: number): AnyCodec {
  const read = (r: Reader): AnyMessage => {
    const { value, end, error } = interpretDecode(table, from, r.bytes, r.offset, r.end);
    if (error !== undefined) throw error;
    r.offset = end;
    return value!;
  };
  const pass = (r: Reader): number => {
    read(r);
    return 0;
  };
  const passAll = (r: Reader) => {
    while (r.offset < r.end) read(r);
  };
  return {
    table,
    from,
    to,
    decode: read,
    read,
    encode(w: Writer, message: AnyMessage) {
      writeBytes(w, interpretEncode(table, from, message));
    },
    skip: pass,
    pass,
    skipAll: passAll,
    passAll(r) {
      passAll(r);
      return false;
    },
    visit(r, handlers) {
      const message = read(r);
      handlers[message.type]?.(message);
    },
    scratch: () => undefined,
  };
}
