import type { AnyMessage, Codec } from "./codec.ts";
import { codecsOfFlavor } from "./codec.ts";
import type { Container } from "./container.ts";
import type { Reader } from "./bytes/reader.ts";
import { writeBytes, type Writer } from "./bytes/writer.ts";
import { selectingFields } from "./table/facts/selection.ts";
import type { ContainerTable, Table } from "./table/table.ts";
import type { VersionRange } from "./table/versions.ts";
import { interpretRead } from "./interpret/decode/decode.ts";
import { interpretEncode } from "./interpret/encode/encode.ts";

/** Codecs of any messages, oldest first. */
export type AnyCodecs = readonly Codec<AnyMessage, any, any>[];

/**
 * A protocol as it is read and written without code of its own: one codec for each class of versions that are alike,
 * oldest first. They are slow, and there as soon as the table is.
 */
export function interpretedCodecs(table: Table): AnyCodecs {
  return classesOf(table).map((versions) => interpretedCodec(table, versions));
}

/**
 * A container without code of its own.
 *
 * @param codecsOf the codecs of a protocol that it carries, by name: generated ones, or interpreted
 */
export function interpretedContainer(
  table: ContainerTable,
  codecsOf: (protocol: string) => AnyCodecs,
): Container<object, AnyMessage, any, any> {
  const [codecs = [], ...further] = table.carries.map(({ protocol, flavor: kind }) =>
    kind === undefined ? codecsOf(protocol) : codecsOfFlavor(codecsOf(protocol), kind),
  );
  const decodeBlock = (r: Reader): AnyMessage => read(table, 0, r);
  return {
    table,
    codecs,
    further,
    decodeBlock,
    encodeBlock: (w, block) => writeBytes(w, interpretEncode(table, 0, block)),
    skipBlock: (r) => void decodeBlock(r),
  };
}

/** Stretches of versions in which no layout begins or ends, and no kind ends. */
function classesOf(table: Table): VersionRange[] {
  const starts = new Set([0]);
  for (const { layouts } of [...table.messages, ...table.structs])
    for (const { from, to } of layouts) starts.add(from).add(to + 1);
  for (const { to } of table.flavors ?? []) starts.add(to + 1);
  const sorted = [...starts].filter((at) => at < table.versions.length).toSorted((a, b) => a - b);
  return sorted.map((from, i) => ({ from, to: (sorted[i + 1] ?? table.versions.length) - 1 }));
}

function interpretedCodec(
  table: Table,
  { from, to }: VersionRange,
): Codec<AnyMessage, any, undefined> {
  const decode = (r: Reader): AnyMessage => read(table, from, r);
  const pass = (r: Reader): number => {
    const start = r.offset;
    decode(r);
    return table.ids === "none" ? 0 : (r.bytes[start] ?? 0);
  };
  const meaning = announcingMessages(table);
  const passAll = (r: Reader): boolean => {
    let tells = false;
    while (r.offset < r.end) tells = meaning.has(decode(r).type) || tells;
    return tells;
  };
  const visit = (r: Reader, handlers: any) => {
    const message = decode(r);
    handlers[message.type]?.(message);
  };
  return {
    table,
    from,
    to,
    decode,
    read: decode,
    encode: (w: Writer, message) => writeBytes(w, interpretEncode(table, from, message)),
    skip: pass,
    pass,
    skipAll: (r) => void passAll(r),
    passAll,
    visit,
    visitAll(r, handlers) {
      while (r.offset < r.end) visit(r, handlers);
    },
    scratch: () => undefined,
  };
}

function read(table: Table, version: number, r: Reader): AnyMessage {
  const { value, end, error } = interpretRead(table, version, r.bytes, r.offset, r.end);
  if (error !== undefined) throw error;
  r.offset = end;
  return value!;
}

/** The messages that tell of the versions of what follows. */
function announcingMessages({ messages }: Table): ReadonlySet<string> {
  const tells = messages.filter(({ layouts }) =>
    layouts.some(({ fields }) => selectingFields(fields).length > 0),
  );
  return new Set(tells.map(({ name }) => name));
}
