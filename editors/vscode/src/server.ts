import { serveStreams } from "../../../lsp/index.ts";

serveStreams(process.stdin, process.stdout);
