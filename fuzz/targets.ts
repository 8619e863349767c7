import type { AnyMessage } from "../runtime/codec.ts";
import { explainDecode } from "../runtime/explain.ts";
import type { Reader } from "../runtime/bytes/reader.ts";
import type { ContainerTable, Table } from "../runtime/table/table.ts";
import { arbitrariesOf } from "./values/messages.ts";
import type { AnyCodec, AnyContainer, Target } from "./values/target.ts";

/** What a module lists that is generated. */
interface Listed {
  readonly protocols: readonly (readonly AnyCodec[])[];
  readonly containers: readonly AnyContainer[];
}

/** All that can be fuzzed: what a module lists that was generated elsewhere, by its URL, or this package's own, which is not loaded before. */
export async function loadTargets(modules?: string): Promise<Target[]> {
  if (modules === undefined) return targetsOf(await import("../generated/index.ts"));
  return targetsOf((await import(modules)) as Listed);
}

export function targetsOf({ protocols, containers }: Listed): Target[] {
  return [
    ...protocols.map((codecs) => protocol(codecs)),
    ...containers.map((blocks) => container(blocks)),
  ];
}

/** A protocol, of which the codecs share one table. */
export function protocol(codecs: readonly AnyCodec[]): Target {
  const table = codecs[0]!.table;
  return { name: table.name, table, codecs, arbitraries: arbitrariesOf(table) };
}

/** A container, whose blocks are read and written as if they were messages. */
export function container(blocks: AnyContainer): Target {
  const table = blocks.table;
  const codecs = [blockCodec(table, blocks)];
  return { name: table.name, table, codecs, arbitraries: arbitrariesOf(table), container: blocks };
}

/** A block has no id. */
const NO_ID = -1;

function blockCodec(table: ContainerTable, blocks: AnyContainer): AnyCodec {
  const version = table.versions.length - 1;
  const decode = (r: Reader): AnyMessage =>
    explained(table, version, r, () => blocks.decodeBlock(r));
  const skip = (r: Reader) =>
    explained(table, version, r, () => {
      blocks.skipBlock(r);
      return NO_ID;
    });
  const visit = (r: Reader, handlers: any) => {
    const handler = handlers[table.messages[0]!.name];
    if (handler === undefined) skip(r);
    else handler(decode(r));
  };
  return {
    table,
    from: 0,
    to: version,
    decode,
    skip,
    encode: (w, block) => blocks.encodeBlock(w, block),
    skipAll(r) {
      while (r.offset < r.end) skip(r);
    },
    visit,
    visitAll(r, handlers) {
      while (r.offset < r.end) visit(r, handlers);
    },
    scratch: () => undefined,
    read: (r) => blocks.decodeBlock(r),
    pass(r) {
      blocks.skipBlock(r);
      return NO_ID;
    },
    passAll(r) {
      while (r.offset < r.end) blocks.skipBlock(r);
      return false;
    },
  };
}

/** Blocks leave the reader where they failed, and do not give their place: both are added here. */
function explained<T>(table: Table, version: number, r: Reader, read: () => T): T {
  const start = r.offset;
  try {
    return read();
  } catch (cause) {
    r.offset = start;
    throw explainDecode(table, version, r.bytes, start, r.end, cause);
  }
}
