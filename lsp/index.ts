import {
  createConnection,
  type MessageReader,
  type MessageWriter,
} from "vscode-languageserver/node";
import { serve } from "./server.ts";

/** Serves an editor that talks over streams, as over stdin and stdout, until it says that it is over. */
export function serveStreams(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): void {
  serve(createConnection(input, output));
}

/** As `serveStreams`, for what reads and writes messages itself. `settle`: how many milliseconds changes are gathered. */
export function serveMessages(reader: MessageReader, writer: MessageWriter, settle: number): void {
  serve(createConnection(reader, writer), settle);
}
