import { describe, expect, it } from "vitest";
import { codecs, type EntityWord, type Message, table } from "../../generated/netquake.ts";
import { table as quake2Mvd } from "../../generated/quake2_mvd.ts";
import { encodedMask } from "../../runtime/interpret/wire/bits.ts";
import { activeFields } from "../../runtime/interpret/wire/mask.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import { textOf } from "../../text/statement/messages.ts";
import { Output } from "../../text/statement/output.ts";

/* Masks are worked out for each element of a list, when it is written and when it is printed. */

const layouts = [table, quake2Mvd].flatMap(({ name, structs, messages, versions }) =>
  [...structs, ...messages].flatMap((entry) =>
    versions.flatMap((version, at) => {
      const fields = activeFields(layoutOf(entry, at)?.fields ?? [], {});
      const masks = fields.filter((field) => field.kind === "mask");
      return masks.length > 0 ? [{ what: `${name} ${entry.name} ${version}`, fields, masks }] : [];
    }),
  ),
);

describe("What decides a mask's bits", () => {
  it("is asked of the fields once for each layout", () => {
    expect(layouts.length).toBeGreaterThan(20);
    for (const { what, fields, masks } of layouts) {
      let asked = 0;
      const own = new Proxy([...fields], {
        get(all, key, receiver) {
          asked++;
          return Reflect.get(all, key, receiver) as unknown;
        },
      });
      const encode = () => masks.map((mask) => encodedMask(mask, own, {}, 0x8081));
      const first = encode();
      expect(asked, what).toBeGreaterThan(0);
      asked = 0;
      expect(encode(), what).toEqual(first);
      expect(asked, what).toBe(0);
    }
  });
});

/** Has all that is appended, also what is taken back. */
class Appended extends Output {
  appended = "";

  override raw(text: string): void {
    this.appended += text;
    super.raw(text);
  }
}

const change: EntityWord["change"] = {
  fresh: true,
  origin_width: 1,
  origin: [8, 16, 24],
  angles_width: 0,
  effects_width: 0,
  modelindex: 2,
  frame: 3,
  skin: 4,
  alpha: 0.2,
};

describe("Printing a list's elements", () => {
  it("copies no members, and writes what they are once", () => {
    let copies = 0;
    const element = new Proxy(change, {
      ownKeys(own) {
        copies++;
        return Reflect.ownKeys(own);
      },
    });
    const entities = Array.from({ length: 20 }, (_, i): EntityWord => {
      return { number: i + 1, gone: 0, change: element };
    });
    const message: Message = { type: "entities", framenum: 1, movesequence: 0, entities };
    const out = new Appended({ lookUp: () => undefined });
    textOf(codecs.find(({ to }) => table.versions[to] === "3504")!).write(message, out);
    const text = out.take();
    expect(text.match(/fresh/g)).toHaveLength(entities.length);
    expect(copies).toBe(0);
    expect(out.appended.length).toBeLessThan(1.2 * text.length);
  });
});
