import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type ExtensionContext, workspace } from "vscode";
import { LanguageClient, type ServerOptions, TransportKind } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

/** Starts the server when the first schema is opened. */
export async function activate(context: ExtensionContext): Promise<void> {
  const selector = [{ scheme: "file", language: "demospec" }];
  client = new LanguageClient("demospec", "demospec", serverOptions(context), {
    documentSelector: selector,
    synchronize: { fileEvents: workspace.createFileSystemWatcher("**/schema/*.yaml") },
  });
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

/** The demospec that the settings name, or the project has, as its schemas are then checked as it checks them. */
function serverOptions(context: ExtensionContext): ServerOptions {
  const own = chosen() ?? installed();
  if (own !== undefined)
    return { command: process.execPath, args: [own, "lsp"], options: { env: AS_NODE } };
  return { module: context.asAbsolutePath("dist/server.mjs"), transport: TransportKind.stdio };
}

/** The editor's own program is Node, when it is asked to be. */
const AS_NODE = { ...process.env, ELECTRON_RUN_AS_NODE: "1" };

function chosen(): string | undefined {
  const path = workspace.getConfiguration("demospec").get<string>("server", "");
  return path === "" ? undefined : path;
}

/** That of the first folder that has one, or is one. Nothing is run that a folder brings before it is trusted. */
function installed(): string | undefined {
  if (!workspace.isTrusted) return undefined;
  for (const { uri } of workspace.workspaceFolders ?? []) {
    const checkout = join(uri.fsPath, "bin", "demospec.js");
    if (existsSync(checkout) && existsSync(join(uri.fsPath, "lsp"))) return checkout;
    try {
      const find = createRequire(join(uri.fsPath, "package.json"));
      return join(dirname(find.resolve("demospec-cli/package.json")), "bin", "demospec.js");
    } catch {
      continue;
    }
  }
  return undefined;
}
