import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { targets } from "../../fuzz/all-targets.ts";
import { wrongFacts } from "./fact-vectors.ts";

const LMPC = join(import.meta.dirname, "..", "..", "..", "shared", "LMPC-TEXT.md");
const hasLmpc = existsSync(LMPC);

describe("what schemas say beside the bytes", () => {
  it.each(targets)("is what engines and LMPC have: $name", ({ table }) => {
    expect(wrongFacts(table)).toEqual([]);
  });

  it.skipIf(!hasLmpc)(
    `LMPC's grammar has${hasLmpc ? "" : " (left out: there is no ../shared/LMPC-TEXT.md)"}`,
    () => {
      const sections = readFileSync(LMPC, "utf8").split(/^### /m);
      const inSection: Readonly<Record<string, string>> = { netquake: "1.1 ", quakeworld: "1.2 " };
      for (const { table } of targets) {
        const section = sections.find((each) => each.startsWith(inSection[table.name] ?? "none"));
        const known = table.messages.filter(
          ({ name, text }) =>
            text?.legacy === "unknown" &&
            new RegExp(`^ *${text.token ?? name}[ ;]`, "m").test(section ?? ""),
        );
        expect(known.map(({ name }) => name)).toEqual([]);
      }
    },
  );
});
