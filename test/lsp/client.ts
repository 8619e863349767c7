import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-jsonrpc/node";
import type {
  CompletionItem,
  Diagnostic,
  Hover,
  Location,
  PublishDiagnosticsParams,
} from "vscode-languageserver";
import { serveMessages } from "../../lsp/index.ts";

/**
 * An editor with a folder of schemas, which talks to a server in this process.
 *
 * @param hasFolder whether the editor has that folder open, and not its documents alone
 */
export async function openEditor(files: Readonly<Record<string, string>>, hasFolder = false) {
  const folder = await mkdtemp(join(tmpdir(), "demospec-lsp-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const [up, down] = [new PassThrough(), new PassThrough()];
  serveMessages(new StreamMessageReader(up), new StreamMessageWriter(down), 5);
  const connection = createMessageConnection(
    new StreamMessageReader(down),
    new StreamMessageWriter(up),
  );
  const reported = new Map<string, Diagnostic[]>();
  const said: string[] = [];
  let heard = () => {};
  connection.onNotification(
    "textDocument/publishDiagnostics",
    ({ uri, diagnostics }: PublishDiagnosticsParams) => {
      reported.set(uri.split("/").at(-1)!, diagnostics);
      heard();
    },
  );
  connection.onNotification("window/showMessage", ({ message }: { message: string }) => {
    said.push(message);
  });
  connection.listen();
  const uriOf = (name: string) => pathToFileURL(join(folder, name)).href;
  const workspaceFolders = hasFolder ? [{ uri: pathToFileURL(folder).href, name: "open" }] : null;
  const about = { processId: null, rootUri: null, capabilities: {}, workspaceFolders };
  await connection.sendRequest("initialize", about);
  await connection.sendNotification("initialized", {});
  const texts = new Map(Object.entries(files));
  let version = 1;

  const editor = {
    folder,
    said,
    async open(name: string, text = texts.get(name)!) {
      texts.set(name, text);
      const textDocument = { uri: uriOf(name), languageId: "demospec", version: version++, text };
      await connection.sendNotification("textDocument/didOpen", { textDocument });
    },
    async change(name: string, text: string) {
      texts.set(name, text);
      await connection.sendNotification("textDocument/didChange", {
        textDocument: { uri: uriOf(name), version: version++ },
        contentChanges: [{ text }],
      });
    },
    async closeFile(name: string) {
      await connection.sendNotification("textDocument/didClose", {
        textDocument: { uri: uriOf(name) },
      });
    },
    /** Waits until a schema's diagnostics are as wanted; those that were last given. */
    async diagnostics(name: string, isWanted: (all: readonly Diagnostic[]) => boolean) {
      while (!reported.has(name) || !isWanted(reported.get(name)!))
        await new Promise<void>((resolve) => (heard = resolve));
      return reported.get(name)!;
    },
    /** Asks of the place where a text begins, or that many characters after it. */
    async ask<T>(
      method: string,
      name: string,
      at: string,
      after = 0,
      more: object = {},
    ): Promise<T> {
      return connection.sendRequest(`textDocument/${method}`, {
        textDocument: { uri: uriOf(name) },
        position: positionOf(texts.get(name)!, texts.get(name)!.indexOf(at) + after),
        ...more,
      });
    },
    request: <T>(method: string, params: object): Promise<T> =>
      connection.sendRequest(method, params),
    notify: (method: string, params: object) => connection.sendNotification(method, params),
    hover: async (name: string, at: string, after = 0) => {
      const hover = await editor.ask<Hover | null>("hover", name, at, after);
      return hover === null ? undefined : (hover.contents as { value: string }).value;
    },
    /** What is proposed where `|` is in a text. */
    async completions(name: string, text: string): Promise<string[]> {
      const offset = text.indexOf("|");
      await editor.change(name, text.replace("|", ""));
      const items = await connection.sendRequest<CompletionItem[]>("textDocument/completion", {
        textDocument: { uri: uriOf(name) },
        position: positionOf(text, offset),
      });
      return items.map(({ label }) => label);
    },
    /** Places as `game.yaml:3: the characters`. */
    shown: (places: readonly Location[]) =>
      places.map(({ uri, range: { start, end } }) => {
        const name = uri.split("/").at(-1)!;
        const line = texts.get(name)!.split("\n")[start.line]!;
        return `${name}:${start.line + 1}: ${line.slice(start.character, end.character)}`;
      }),
    async close() {
      await connection.sendRequest("shutdown");
      connection.dispose();
      await rm(folder, { recursive: true });
    },
  };
  return editor;
}

function positionOf(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length - 1, character: before.at(-1)!.length };
}
