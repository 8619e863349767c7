import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { qizmoTables, unpackQwz } from "../../quake/qwz/index.ts";

/*
 * Recordings that Qizmo packed, with Qizmo's tables: neither may be passed on with this project. DEMOSPEC_QIZMO names a
 * folder with compress.dat, strings.json, and X.qwz with X.sha256, which has the hexadecimal SHA-256 of X.qwd.
 */

const FOLDER = process.env["DEMOSPEC_QIZMO"] ?? "";
const NAMES = FOLDER === "" ? [] : readdirSync(FOLDER).filter((name) => name.endsWith(".qwz"));
const why = FOLDER === "" ? " (left out: DEMOSPEC_QIZMO names no folder of Qizmo's)" : "";

describe.skipIf(FOLDER === "")(`recordings that Qizmo packed${why}`, () => {
  it("are there", () => {
    expect(NAMES).not.toEqual([]);
    expect(NAMES.filter((name) => !existsSync(sumOf(name)))).toEqual([]);
  });

  it.each(NAMES)(
    "%s comes out as it was",
    (name) => {
      const [counts, strings] = ["compress.dat", "strings.json"].map((table) =>
        readFileSync(join(FOLDER, table)),
      );
      const tables = qizmoTables(counts!, strings!.toString());
      const hash = createHash("sha256");
      for (const piece of unpackQwz(readFileSync(join(FOLDER, name)), tables)) hash.update(piece);
      expect(hash.digest("hex")).toBe(readFileSync(sumOf(name), "latin1").trim().slice(0, 64));
    },
    60_000,
  );
});

function sumOf(name: string): string {
  return join(FOLDER, name.replace(/\.qwz$/, ".sha256"));
}
