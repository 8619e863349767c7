import { describe, expect, it } from "vitest";
import { codecs, type Message } from "../../generated/netquake.ts";
import { codecs as quakeworld } from "../../generated/quakeworld.ts";
import { dem } from "../../generated/dem.ts";
import { qwd } from "../../generated/qwd.ts";
import { formatOfFile } from "../../formats/index.ts";
import { type AnyContainer, visitRecordingFields } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { visitFields } from "../../runtime/fields/visit-fields.ts";
import { fixtures, isWhole } from "../support/corpus.ts";
import { damaged, type Members, recordedTables } from "../support/recorded-tables.ts";

const codec = codecs[0]!;

function bytesOf(messages: readonly Message[]): Uint8Array {
  const w = new Writer();
  for (const message of messages) codec.encode(w, message);
  return written(w);
}

function update(entity: number, members: object = {}): Message {
  return { type: "updateentity", entity, nolerp: false, ...members } as Message;
}

/** What handlers are shown of a recording, by its blocks. */
function shownIn(
  container: AnyContainer,
  bytes: Uint8Array,
  path: string,
  names: readonly string[],
): unknown[][][] {
  const blocks: unknown[][][] = [];
  const visit = (row: Members) => {
    blocks.at(-1)!.push(names.map((name) => row[name]));
  };
  const handlers = { [path]: { fields: names, visit } } as never;
  visitRecordingFields(container, bytes, handlers, {}, (index) => {
    expect(blocks).toHaveLength(index);
    blocks.push([]);
  });
  return blocks;
}

/** Decoding beside it takes the time. */
const PIECE = isWhole ? 20_000 : 5000;

describe("handlers that say which members they look at", () => {
  it.each([".dem", ".qwd", ".mvd", ".dm2"].flatMap(fixtures))(
    "are shown what $name says",
    (file) => {
      const container = formatOfFile(file.name)!;
      const piece = file.bytes().subarray(0, PIECE);
      for (const bytes of [piece, damaged(piece)])
        for (const { path, names, rows } of recordedTables(container, bytes)) {
          const expected = rows.map((own) => own.map((row) => names.map((name) => row[name])));
          expect([path, shownIn(container, bytes, path, names)]).toEqual([path, expected]);
        }
    },
  );

  it("are shown a message of a shape that was first met where the bytes ended", () => {
    // Of which nothing was met in other tests.
    const own = { ...codec };
    // DEM §7.8: 0x82 says that origin1 follows the entity's number, in eighths.
    const whole = Uint8Array.of(0x82, 5, 24, 0);
    const seen: unknown[] = [];
    const visit = ({ entity, origin1 }: Members) => seen.push([entity, origin1]);
    const handlers = { updateentity: { fields: ["entity", "origin1"], visit } };
    expect(() => visitFields(own, whole.subarray(0, 3), handlers as never)).toThrow(DecodeError);
    visitFields(own, whole, handlers as never);
    expect(seen).toEqual([[5, 3]]);
  });

  it("are given messages in their order, also where a handler visits others, or themselves again", () => {
    // Longer than what of the others was visited by then.
    const inside = Array.from({ length: 900 }, (_, i) => update(i % 256, { origin2: i / 8 }));
    const inner = bytesOf(inside);
    const many = Array.from({ length: 9000 }, (_, i) =>
      i % 100 === 99
        ? ({ type: "time", time: i } as Message)
        : update(i % 600, i % 3 === 0 ? { origin1: i / 8 } : { frame: i & 0xff }),
    );
    const bytes = bytesOf(many);
    // Not all of it is looked at at once.
    expect(bytes.length).toBeGreaterThan(1 << 15);
    const seen: unknown[][] = [];
    const nested: unknown[][] = [];
    const handlers = {
      updateentity: {
        fields: ["entity", "origin1", "frame"],
        // What is asked after others were visited is of what was shown before.
        visit(row: Members) {
          if (row.entity === 500) visitFields(codec, inner, others as never);
          seen.push([row.entity, row.origin1, row.frame]);
        },
      },
      time: {
        fields: ["time"],
        visit(row: Members) {
          visitFields(codec, inner, others as never);
          seen.push([row.time]);
        },
      },
    };
    const others = {
      updateentity: {
        fields: ["entity", "origin2"],
        visit: ({ entity, origin2 }: Members) => void nested.push([entity, origin2]),
      },
    };
    visitFields(codec, bytes, handlers as never);
    const given = many as unknown as Members[];
    expect(seen).toEqual(
      given.map(({ type, time, entity, origin1, frame }) =>
        type === "time" ? [time] : [entity, origin1, frame],
      ),
    );
    const times = given.filter(({ type, entity }) => type === "time" || entity === 500).length;
    const each = (inside as unknown as Members[]).map((one) => [one.entity, one.origin2]);
    expect(nested).toEqual(Array.from({ length: times }, () => each).flat());
  });

  it("read what is there after they were asked, too, where they threw, and in any order", () => {
    const bytes = bytesOf([update(1), update(2, { skin: 3 }), update(3)]);
    const seen: unknown[] = [];
    const handlers = {
      updateentity: {
        fields: ["skin", "entity"],
        visit(row: Members) {
          if (row.entity === 2 && seen.length === 1) throw new Error("enough");
          seen.push([row.entity, row.skin]);
        },
      },
    };
    expect(() => visitFields(codec, bytes, handlers as never)).toThrow("enough");
    visitFields(codec, bytes, handlers as never);
    expect(seen).toEqual([
      [1, undefined],
      [1, undefined],
      [2, 3],
      [3, undefined],
    ]);
  });

  it("keep copies", () => {
    const bytes = bytesOf([update(1, { origin1: 0.5 }), update(300)]);
    const copies: unknown[] = [];
    visitFields(codec, bytes, {
      updateentity: { fields: ["entity", "origin1"], visit: (row) => copies.push(row.copy()) },
    });
    expect(copies).toEqual([
      { entity: 1, origin1: 0.5 },
      { entity: 300, origin1: undefined },
    ]);
    expect(JSON.stringify(copies[1])).toBe('{"entity":300}');
  });

  it("are shown members that have no place of their own, and hints", () => {
    const messages: Message[] = [{ type: "print", text: "hi" } as Message, update(1, { flags: 1 })];
    const seen: unknown[] = [];
    visitFields(codec, bytesOf(messages), {
      print: { fields: ["text"], visit: ({ text }) => seen.push(text) },
      updateentity: { fields: ["flags", "nolerp"], visit: (m) => seen.push([m.flags, m.nolerp]) },
    });
    expect(seen).toEqual(["hi", [1, false]]);
  });

  it("are shown messages of many shapes, those that were met before and new ones", () => {
    const names = ["entity", "origin1", "angle2", "frame", "skin"];
    const messages = Array.from({ length: 3000 }, (_, i) => {
      const there = (bit: number, value: number) => ((i >> bit) & 1 ? value : undefined);
      return update(i, {
        origin1: there(0, i / 8),
        angle2: there(1, 1.40625),
        frame: there(2, i & 0xff),
        skin: there(3, 3),
        colormap: there(4, 1),
        effects: there(5, 2),
        angle3: there(6, 0),
        origin3: there(7, -1),
      });
    });
    const given = messages as unknown as Members[];
    const expected = given.map((row) => names.map((name) => row[name]));
    for (let time = 0; time < 2; time++) {
      const seen: unknown[][] = [];
      const visit = (row: Members) => void seen.push(names.map((name) => row[name]));
      visitFields(codec, bytesOf(messages), { updateentity: { fields: names, visit } } as never);
      expect(seen).toEqual(expected);
    }
  });

  it("are told where the bytes cannot be read, after what is before it", () => {
    const bytes = bytesOf([update(1), update(2, { origin1: 1 })]);
    const seen: unknown[] = [];
    const visit = ({ entity }: Members) => void seen.push(entity);
    const handlers = { updateentity: { fields: ["entity"], visit } } as never;
    const cut = bytes.subarray(0, bytes.length - 1);
    expect(() => visitFields(codec, cut, handlers)).toThrow(DecodeError);
    expect(seen).toEqual([1]);
  });

  it("do not compile with other names", () => {
    expect(() =>
      visitFields(codec, new Uint8Array(), {
        // @ts-expect-error: there is no such member
        updateentity: { fields: ["orign1"], visit() {} },
      }),
    ).toThrow(RangeError);
    visitFields(codec, bytesOf([update(1)]), {
      updateentity: {
        fields: ["entity"],
        // @ts-expect-error: nobody asked for it
        visit: ({ entity, origin1 }) => expect([entity, origin1]).toEqual([1, undefined]),
      },
    });
  });

  it("are refused where there is nothing of these names", () => {
    const of = (path: string, ...fields: string[]) => ({ [path]: { fields, visit() {} } }) as never;
    const none = new Uint8Array();
    expect(() => visitFields(codec, none, of("updateentty"))).toThrow(
      "netquake has no message updateentty: did you mean updateentity?",
    );
    expect(() => visitFields(codec, none, of("updateentity", "orign1"))).toThrow(
      "updateentity has no member orign1: did you mean origin1?",
    );
    expect(() => visitRecordingFields(dem, none, of("updateentity", "orign1"))).toThrow(
      "did you mean origin1?",
    );
    expect(() => visitRecordingFields(qwd, none, of("packetentites.entities"))).toThrow(
      "did you mean packetentities?",
    );
    const path = "packetentities.entities";
    const both = Object.assign({}, of("packetentities"), of(path, "number"));
    expect(() => visitFields(quakeworld[0]!, none, both)).toThrow(
      "packetentities has two handlers, where one is enough",
    );
  });
});
