import { inspectMessage, messagesIn, type MessagesRead } from "../../inspect/index.ts";
import { type Protocol, versionFor } from "../../recording/index.ts";
import type { Node } from "../../runtime/interpret/node.ts";
import type { ShownPart } from "./message-lines.ts";

/** A stretch of bits that means something. What is not there is left out. */
export interface FieldJson {
  readonly name: string;
  /** In bytes of the file; of messages that came in several packets, from their first byte. */
  readonly offset: number;
  /** The first bit in that byte, 0 the lowest, where it is another one. */
  readonly bit?: number;
  /** How many bits it has. */
  readonly bits: number;
  /** The wire type as the schema calls it. */
  readonly type?: string;
  /** Of 64 bits as digits, bytes as hex, NaN and infinities as words. */
  readonly value?: unknown;
  /** The number on the wire, where it is scaled. */
  readonly raw?: unknown;
  readonly enum?: string;
  readonly absent?: true;
  readonly notes?: readonly string[];
  readonly fields?: readonly FieldJson[];
}

/**
 * A node as JSON.
 *
 * @param base where the bytes begin that its offsets are in
 * @param levels of nodes below it
 */
export function fieldJson(node: Node, base: number, levels: number): FieldJson {
  const { name, start, startBit, bitLength, type, value, raw, enumName, absent, notes } = node;
  const isLeaf = node.children.length === 0;
  const fields = levels > 0 ? node.children.map((one) => fieldJson(one, base, levels - 1)) : [];
  return {
    name,
    offset: base + start,
    ...(startBit === 0 ? {} : { bit: startBit }),
    bits: bitLength,
    ...(type === undefined ? {} : { type }),
    ...(value === undefined || !(isLeaf || typeof value === "number")
      ? {}
      : { value: plain(value) }),
    ...(raw === undefined || raw === value ? {} : { raw: plain(raw) }),
    ...(enumName === undefined ? {} : { enum: enumName }),
    ...(absent === undefined ? {} : { absent }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(fields.length === 0 ? {} : { fields }),
  };
}

/** What JSON can say of a value. */
function plain(value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString("hex");
  return value;
}

/** Messages as JSON, a line each. */
export function* messageJson(
  read: MessagesRead,
  protocol: Protocol,
  { bytes, base, about }: { bytes: Uint8Array; base: number; about: object },
  { offset, before = 0, depth }: ShownPart,
): Generator<string, void> {
  if (depth < 1) return;
  for (const { message, codec, index, start, end } of messagesIn(read, protocol)) {
    const at = offset === undefined ? start : offset - base;
    if (at < start || end <= at) continue;
    const fields =
      depth < 2
        ? []
        : inspectMessage(codec, bytes, start, end).root.children.map((node) =>
            fieldJson(node, base, depth - 2),
          );
    const { versions } = protocol.table;
    yield JSON.stringify({
      kind: "message",
      ...about,
      message: before + index,
      type: message.type,
      protocol: protocol.table.name,
      version: versions[versionFor(codec)],
      offset: base + start,
      length: end - start,
      fields,
    });
  }
}

/** Bytes that are not understood, as JSON. */
export function undecodedJson(
  about: object,
  end: number,
  { length }: Uint8Array,
  error: Error | undefined,
): string {
  const [why] = error?.message.split("\n") ?? [];
  return JSON.stringify({ kind: "undecoded", ...about, offset: end - length, length, error: why });
}
