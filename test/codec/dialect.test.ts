import { describe, expect, test } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { writeId, Writer, written } from "../../runtime/bytes/writer.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { dialectCodec, emptyMessage, ownMessage, wholeMessage } from "../../runtime/dialect.ts";

/* What a dialect's codec makes of functions for its messages, which are written by hand here. */

const SCHEMA = `protocol: hand
title: By hand
versions: ["1", "2"]
messages:
  nop: { id: 1 }
  spot: { id: 3, fields: [x: u8] }
`;
const [table] = resolveSchemas(new Map([["hand.yaml", SCHEMA]])).protocols;

const nop = emptyMessage("nop", [1]);

/** Two bytes: the id and a number. */
const spot = ownMessage(
  "spot",
  [3],
  [
    (r: Reader) => ({ type: "spot", x: r.bytes[(r.offset += 2) - 1]! }),
    (w: Writer, { x }: { readonly x: number }) => writeId(w, x),
    (r: Reader) => void (r.offset += 2),
  ],
);

/** Its ids are two numbers of one bit, and it has no more bytes. */
const flag = wholeMessage(
  "flag",
  [0x40, 0x41],
  [
    (r: Reader) => ({ type: "flag", is: r.bytes[r.offset++]! & 1 }),
    (w: Writer, { is }: { readonly is: number }) => writeId(w, 0x40 + is),
    (r: Reader) => void r.offset++,
  ],
);

const base = { table: table!, from: 0, to: 1 };

interface Handlers {
  readonly [type: string]: (message: AnyMessage) => void;
}

const plain = dialectCodec<AnyMessage, Handlers, object>(() => ({
  ...base,
  own: [nop, spot, flag],
  scratch: () => ({ plain: 1 }),
}));

describe("all messages of a dialect that has runs", () => {
  /** Passes over what has no bytes after its id, as long as it comes. */
  const run = (r: Reader) => {
    while (r.offset < r.end && r.bytes[r.offset] === 1) r.offset++;
  };
  const codec = dialectCodec(() => ({ ...base, own: [nop, spot, flag], runs: [run], tells: [3] }));

  test.each([
    ["a run to the end", [1, 1, 1], false],
    ["a message, and a run to the end", [3, 5, 1, 1], true],
    ["a run, and a message", [1, 1, 3, 5], true],
    ["no run", [0x40], false],
    ["the message that tells before one that does not", [3, 5, 0x40], true],
    ["nothing", [], false],
  ] as const)("are passed over: %s", (_, bytes, tells) => {
    const r = new Reader(Uint8Array.from(bytes));
    expect([codec.passAll(r), r.offset]).toEqual([tells, bytes.length]);
    // Without any that tell nothing is told.
    const other = new Reader(Uint8Array.from(bytes));
    expect([plain.passAll(other), other.offset]).toEqual([false, bytes.length]);
  });
});

describe("a message of a dialect", () => {
  const like = plain.numbered;
  const own = ownMessage("more", [4], "copy", [
    (r) => ({ type: "more", at: (r.offset += 1) }),
    () => {},
    (r) => void r.offset++,
  ]);
  const codec = dialectCodec<AnyMessage, Handlers, object>(() => ({
    ...base,
    like,
    own: [own],
    gone: ["spot", 3],
    scratch: () => ({ own: 2 }),
  }));

  test("is written after its id, or as a whole, and by what it is like where it is not its own", () => {
    const hex = (message: AnyMessage) => {
      const w = new Writer();
      codec.encode(w, message);
      return [...written(w)];
    };
    expect(hex({ type: "nop" })).toEqual([1]);
    expect(hex({ type: "flag", is: 1 } as never)).toEqual([0x41]);
    expect(hex({ type: "more" })).toEqual([4]);
    const w = new Writer();
    plain.encode(w, { type: "spot", x: 7 } as never);
    expect([...written(w)]).toEqual([3, 7]);
  });

  test("that is gone cannot be read, and what was written of it is taken back", () => {
    const w = new Writer();
    expect(() => codec.encode(w, { type: "spot", x: 7 } as never)).toThrow(/disagree/);
    expect(w.offset).toBe(0);
    for (const by of [codec.read, codec.pass]) {
      const r = new Reader(Uint8Array.of(3, 7));
      expect(() => by(r)).toThrow();
    }
    expect(plain.decode(new Reader(Uint8Array.of(3, 7)))).toEqual({ type: "spot", x: 7 });
  });

  test("is seen by its handler, and passed over without one", () => {
    const bytes = Uint8Array.of(4, 1, 0x41, 4);
    const seen: unknown[] = [];
    const more = (message: AnyMessage) =>
      void seen.push({ ...message }, (message as { copy?: () => unknown }).copy?.());
    const r = new Reader(bytes);
    codec.visitAll(r, { more }, codec.scratch());
    expect(seen).toEqual([1, 1, 4, 4].map((at) => ({ type: "more", at })));
    expect(r.offset).toBe(bytes.length);
    const other = new Reader(bytes);
    codec.visitAll(other, { flag: (message) => seen.push(message) }, codec.scratch());
    expect([seen.at(-1), seen.length, other.offset]).toEqual([{ type: "flag", is: 1 }, 5, 4]);
  });

  test("has the views of what it is like, and its own", () => {
    expect([plain.scratch(), codec.scratch()]).toEqual([{ plain: 1 }, { plain: 1, own: 2 }]);
  });
});
