import { Command } from "commander";

/** `demospec lsp` */
export function lspCommand(): Command {
  return new Command("lsp")
    .description("Serve an editor that speaks the language server protocol, over stdin and stdout.")
    .option("--stdio", "what it does anyway; editors say so")
    .action(async () => {
      const { serveStreams } = await import("../../lsp/index.ts");
      // What is said there is the protocol's, and no terminal reads it.
      serveStreams(process.stdin, process.stdout);
    });
}
