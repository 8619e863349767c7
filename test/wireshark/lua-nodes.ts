import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Table } from "../../runtime/table/table.ts";
import { luaData } from "../../wireshark/lua-literal.ts";
import { readTable } from "../../wireshark/read-table.ts";
import { readingCode } from "../../wireshark/dissector.ts";
import { textOfUtf8 } from "../../runtime/interpret/wire/utf8.ts";
import { hexOf } from "../../vectors/bytes.ts";

/** Interpreters of the versions of Lua that Wireshark has had. */
const INTERPRETERS = ["lua5.2", "lua5.4", "lua"];

/** The interpreter of Lua that is there, if one is. */
export const LUA = INTERPRETERS.find((name) => spawnSync(name, ["-v"]).status === 0);

/** Said in the name of what needs it. */
export const whyNoLua = LUA === undefined ? " (left out: there is no Lua)" : "";

/** Bytes to read: a place in the list of tables, a version's index. */
export interface LuaCase {
  readonly table: number;
  readonly version: number;
  readonly bytes: Uint8Array;
}

/** What the dissector's code read: leaves as path, first bit, bits, value and the name that an enum has for it. */
export interface LuaFound {
  readonly stop: number;
  readonly fault: { kind: string; offset: number; path: string; reason: string } | null;
  readonly leaves: readonly (readonly [string, number, number, unknown, string | null])[];
}

const PARTS = join(import.meta.dirname, "..", "..", "wireshark", "lua");

/** A part of the dissector. */
export async function luaPart(name: string): Promise<string> {
  return readFileSync(join(PARTS, `${name}.lua`), "utf8");
}

/** Reads messages with the dissector's own code, in a plain interpreter of Lua. */
export async function readByLua(
  tables: readonly Table[],
  cases: readonly LuaCase[],
): Promise<LuaFound[]> {
  const folder = mkdtempSync(join(tmpdir(), "demospec-lua-"));
  try {
    const { lines, results } = luaData(tables.map(readTable), "made");
    const script = join(folder, "nodes.lua");
    writeFileSync(
      script,
      [
        await readingCode(luaPart),
        "local made = {}",
        ...lines,
        `local TABLES = { ${results.join(", ")} }`,
        readFileSync(join(import.meta.dirname, "print-nodes.lua"), "utf8"),
      ].join("\n"),
    );
    const input = cases.map(
      ({ table, version, bytes }) => `${table} ${version} ${hexOf(bytes).replaceAll(" ", "")}\n`,
    );
    const { status, stdout, stderr } = spawnSync(LUA!, [script], {
      input: input.join(""),
      encoding: "latin1",
      maxBuffer: 1 << 30,
    });
    if (status !== 0) throw new Error(stderr);
    return stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line, textsInUtf8) as LuaFound);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A text in UTF-8 comes as its bytes, a letter each. */
function textsInUtf8(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("utf8" in value)) return value;
  return textOfUtf8(Buffer.from(value.utf8 as string, "latin1"));
}
