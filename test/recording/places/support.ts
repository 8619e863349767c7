import { afterAll } from "vitest";
import { resolveSchemas } from "../../../generator/generate.ts";
import { loadCodecsOf } from "../../../generator/load.ts";
import { withContainers } from "../../../generator/resolve/rows.ts";
import type { AnyContainer, Part, WritablePart } from "../../../recording/index.ts";
import { interpretedCodecs, interpretedContainer } from "../../../runtime/interpreted-codecs.ts";

/** The container of a protocol's files, of generated code. */
export async function containerOf(schema: string): Promise<AnyContainer> {
  const loaded = await loadCodecsOf(withContainers(new Map([["own.yaml", schema]])));
  afterAll(() => loaded.remove());
  return loaded.containers[0]!;
}

/** The same, interpreted: it is there at once. */
export function interpretedOf(schema: string): AnyContainer {
  const tables = resolveSchemas(withContainers(new Map([["own.yaml", schema]])));
  const codecs = interpretedCodecs(tables.protocols[0]!);
  return interpretedContainer(tables.containers[0]!, () => codecs);
}

/** Bytes in hex, with blanks. */
export function hex(...texts: readonly string[]): Uint8Array {
  return Uint8Array.from(Buffer.from(texts.join("").replaceAll(" ", ""), "hex"));
}

/** A block with other messages, and other members of its own. */
export function blockWith(
  part: Part,
  message: object | undefined,
  members: object = {},
): WritablePart<any, any> {
  if (part.kind !== "block") return part;
  const { kind, block, messages, version, undecoded } = part;
  const own = message === undefined ? messages : [message];
  return { kind, block: { ...block, ...members }, messages: own, version, undecoded } as never;
}

/** Parts of which those at some offsets have another message. */
export function changed(
  parts: readonly Part[],
  messages: Readonly<Record<number, object>>,
): WritablePart<any, any>[] {
  return parts.map((part) =>
    blockWith(part, part.kind === "block" ? messages[part.offset] : undefined),
  );
}
