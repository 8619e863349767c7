import type { AnyMessage } from "../../runtime/codec.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { keep } from "../../runtime/bytes/view.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import type { AnyCodec, Target } from "../../fuzz/values/target.ts";
import type { Found, Implementation } from "../../vectors/run.ts";
import { contains } from "../../runtime/table/versions.ts";

/** The code that was generated for a table. */
export function generated({ codecs }: Pick<Target, "codecs">): Implementation {
  const codecIn = (version: number) => codecs.find((range) => contains(range, version))!;
  return {
    name: "generated code",
    classOf: codecIn,
    decode(version, bytes) {
      const r = new Reader(bytes);
      const value = codecIn(version).decode(r);
      return { value, end: r.offset };
    },
    encode(version, message) {
      const w = new Writer(0);
      codecIn(version).encode(w, message);
      return written(w).slice();
    },
    ways: (version, bytes) => waysOf(codecIn(version), bytes),
  };
}

function waysOf(codec: AnyCodec, bytes: Uint8Array): Record<string, Found> {
  const found = (read: (r: Reader) => AnyMessage | void): Found => {
    const r = new Reader(bytes);
    const value = read(r);
    return value === undefined ? { end: r.offset } : { value, end: r.offset };
  };
  const { table } = codec;
  return {
    skipping: found((r) => void codec.skip(r)),
    "skipping all": found((r) => codec.skipAll(r)),
    visiting: found((r) => {
      let seen: AnyMessage | undefined;
      const handler = (message: AnyMessage) => (seen = keep(message));
      const handlers = Object.fromEntries(table.messages.map(({ name }) => [name, handler]));
      codec.visit(r, handlers, codec.scratch());
      return seen ?? { type: "nothing" };
    }),
  };
}
