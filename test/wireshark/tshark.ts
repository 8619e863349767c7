import { spawnSync } from "node:child_process";
import { resolveSchemas } from "../../generator/generate.ts";
import { loadSchemas } from "../../generator/schemas/files.ts";
import { dissectorOf } from "../../wireshark/dissector.ts";
import { luaPart } from "./lua-nodes.ts";

/** Whether Wireshark's command is there, and can run dissectors in Lua. */
export const HAS_TSHARK = /with Lua/.test(
  spawnSync("tshark", ["--version"], { encoding: "utf8" }).stdout ?? "",
);

/** Said in the name of what needs it. */
export const whyNoTshark = HAS_TSHARK ? "" : " (left out: there is no tshark with Lua)";

/** The dissector of the schemas of a folder. */
export async function dissectorIn(folder: string): Promise<string> {
  const { protocols, containers } = resolveSchemas(await loadSchemas(folder));
  return dissectorOf(protocols, containers, luaPart);
}

/** What tshark prints of a capture, with a dissector beside its own. Throws Error for what that one does wrong. */
export function tshark(
  capture: string,
  dissector: string | undefined,
  options: readonly string[],
): string {
  const script = dissector === undefined ? [] : ["-X", `lua_script:${dissector}`];
  const { stdout, stderr, status } = spawnSync("tshark", ["-r", capture, ...script, ...options], {
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  if (status !== 0 || /Lua: Error|Lua Error/.test(stderr + stdout))
    throw new Error((/.*Lua:? Error.*\n.*/.exec(stderr + stdout)?.[0] ?? stderr).slice(0, 2000));
  return stdout;
}

/** A field of a packet as tshark shows it. */
export interface ShownField {
  readonly name: string;
  /** Offset in the frame, or in what was joined. */
  readonly at: number;
  readonly size: number;
  readonly show: string;
}

/** What Wireshark calls an item of a dissector in Lua that is no field of it. */
const ITEM = "_ws.lua.text";

/**
 * The fields of each packet of a capture in PDML, of the protocols whose names begin so. Items that are no field have no
 * name, and are shown as their text.
 */
export function shownFields(pdml: string, prefixes: readonly string[]): ShownField[][] {
  const field =
    /<field name="([^"]+)"(?: showname="([^"]*)")?[^>]*? size="(\d+)" pos="(\d+)" show="([^"]*)"/g;
  const wanted = (name: string) =>
    name === ITEM || prefixes.some((one) => name.startsWith(`${one}.`));
  return pdml
    .split("<packet>")
    .slice(1)
    .map((packet) =>
      [...packet.matchAll(field)]
        .filter(([, name]) => wanted(name!))
        .map(([, name, text, size, at, show]) => ({
          name: name === ITEM ? "" : name!,
          at: Number(at),
          size: Number(size),
          show: unescaped(name === ITEM ? text! : show!),
        })),
    );
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|(\w+));/g, (_, code: string, name: string) =>
    code === undefined ? ENTITIES[name]! : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
