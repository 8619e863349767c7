import { dem } from "../../generated/dem.ts";
import type { Client } from "../../quake/net/index.ts";
import { jsonLines, TextOutput } from "../../quake/lmpc/index.ts";
import { textToBytes } from "../../runtime/bytes/text.ts";

/** Writes what a server tells a client as the JSON lines of a recording, without a CD track. */
export function writeJsonLines(client: Client, put: (bytes: Uint8Array) => void): void {
  const writer = jsonLines.writer(dem, {});
  const out = new TextOutput();
  writer.write(out, { kind: "header", bytes: textToBytes("-1\n"), reading: "line" });
  client.on("block", (block) => {
    writer.write(out, block);
    // It may be written later: the output is used again.
    put(out.take().slice());
  });
}
