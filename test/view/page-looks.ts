import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { codecs, type Message } from "../../generated/quake2_mvd.ts";
import { codecNamed } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/** What finds what is not accessible. */
export const AXE = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Whether what has the keys is seen to have them: by an outline, or by that of what stands for it. */
export const MARKED = `(() => {
  const own = document.activeElement;
  const shown = own.closest(".button, .cm-editor.cm-focused") ?? own;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  return own === document.body || (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2);
})()`;

/** What keys must reach. */
export const PARTS = [
  "input search",
  "Undo",
  "Save",
  "Keys",
  "virtual tree",
  "input value",
  "Leave out",
  "bit 7 of byte",
  "Width of the tree",
  "virtual hex",
  "tab-schema",
  "cm-content",
  "Compile",
  "Nearer",
  "canvas  plan",
  "button  hit",
];

/** A recording of all players of Quake II, which shows a level and a frame. */
export function multiView(): Buffer {
  const nothing = { portals: new Uint8Array(0), players: [], entities: [] };
  const level: Message = {
    ...nothing,
    type: "serverdata",
    nomessages: false,
    onepointofview: false,
    serverversion: 37,
    minor: 2010,
    servercount: 1,
    gamedir: "opentdm",
    clientnum: 7,
    configurations: [{ index: 33, string: "maps/q2dm1.bsp" }],
  };
  const codec = codecNamed<Message>(codecs, "2010");
  const blocks = [level, { ...nothing, type: "frame" } as Message].map((message) => {
    const w = new Writer();
    codec.encode(w, message);
    const bytes = Buffer.from(written(w));
    return Buffer.concat([Buffer.from([bytes.length & 0xff, bytes.length >> 8]), bytes]);
  });
  return Buffer.concat([Buffer.from("MVD2"), ...blocks, Buffer.alloc(2)]);
}

/** @param isWhole looks at all; otherwise at the colours alone, which is what the look of the page changes */
export async function accessible(on: Page, isWhole: boolean): Promise<void> {
  const found = await on.evaluate(async (all) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      runOnly: all ? ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] : ["color-contrast"],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 160)).join(" ")}`,
    );
  }, isWhole);
  expect(found).toEqual([]);
}
