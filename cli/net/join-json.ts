import type { RecordingStyle } from "../../quake/net/index.ts";
import { jsonLines, TextOutput } from "../../quake/lmpc/index.ts";
import type { RecordedBlock } from "../../recording/index.ts";
import type { AnyClient } from "./games.ts";

/** Writes what a server tells a client as the JSON lines of a recording, without a CD track. */
export function writeJsonLines(
  client: AnyClient,
  { container, header }: RecordingStyle,
  put: (bytes: Uint8Array) => void,
): void {
  const writer = jsonLines.writer(container, {});
  const out = new TextOutput();
  writer.write(out, { kind: "header", bytes: header(-1), reading: "line" });
  const write = (block: RecordedBlock): void => {
    writer.write(out, block);
    // It may be written later: the output is used again.
    put(out.take().slice());
  };
  client.on("block", write);
  client.on("did", write);
}
