import { pathToFileURL } from "node:url";
import {
  CodeActionKind,
  type Connection,
  type Diagnostic,
  ErrorCodes,
  type InitializeResult,
  type Location,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  TextDocumentSyncKind,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { completionsAt } from "./answers/completion.ts";
import { completionItem, foldOf, rangeOf, symbolInformation, symbolOf } from "./convert.ts";
import { fixOf } from "./answers/fixes.ts";
import { formatted } from "./answers/formatting.ts";
import { hoverAt } from "./answers/hover.ts";
import { type Name, namesLike } from "./symbols/names.ts";
import { foldsOf, outlineOf } from "./answers/outline.ts";
import { renamable, rename, RenameRefused } from "./answers/rename.ts";
import { type Pointed, Session } from "./session.ts";
import type { Symbols } from "./symbols/symbols.ts";

/** Whoever types makes several changes in this time, which are looked at together. */
const SETTLE_MS = 150;

const OFFERED: InitializeResult = {
  serverInfo: { name: "demospec" },
  capabilities: {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    hoverProvider: true,
    completionProvider: { triggerCharacters: [" ", ".", "{", "-"] },
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    documentFormattingProvider: true,
    workspaceSymbolProvider: true,
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  },
};

/** Serves an editor over a connection: schemas of any folders, as they are typed. */
export function serve(connection: Connection, settle = SETTLE_MS): void {
  const session = new Session(connection, settle);
  const { documents } = session;
  connection.onInitialize(({ workspaceFolders, rootUri }) => {
    const roots = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    for (const root of roots) session.addFolder(root);
    return OFFERED;
  });
  documents.onDidChangeContent(({ document }) => session.changed(document.uri));
  documents.onDidClose(({ document }) => session.changedOnDisk([document.uri]));
  documents.onDidSave(({ document }) => session.changedOnDisk([document.uri]));
  connection.onDidChangeWatchedFiles(({ changes }) =>
    session.changedOnDisk(changes.map(({ uri }) => uri)),
  );
  connection.onShutdown(() => session.end());
  offerHelp(connection, session);
  offerNames(connection, session);
  offerRename(connection, session);
  offerDocument(connection, session);
  offerSymbols(connection, session);
  offerFixes(connection, session);
  documents.listen(connection);
  connection.listen();
}

/** What helps whoever types. */
function offerHelp(connection: Connection, session: Session): void {
  connection.onHover(async (at) => {
    const known = await session.know(at.textDocument.uri);
    const shown = known && hoverAt(known.file, session.offsetOf(at), known.symbols);
    if (shown === undefined) return null;
    const range = rangeOf(known!.file.source, shown.start, shown.end);
    return { contents: { kind: "markdown", value: shown.markdown }, range };
  });

  connection.onCompletion(async (at) => {
    const known = await session.know(at.textDocument.uri);
    if (known === undefined) return [];
    const { files, file, symbols } = known;
    const found = completionsAt(files, file.name, session.offsetOf(at), symbols);
    const range = rangeOf(file.source, found.start, found.end);
    return found.proposals.map((proposal) => completionItem(proposal, range));
  });
}

/** Where names are given, and where else they are. */
function offerNames(connection: Connection, session: Session): void {
  const find = async (
    at: Pointed,
    wanted: (symbols: Symbols, name: Name) => readonly Name[],
  ): Promise<Location[]> => {
    const known = await session.know(at.textDocument.uri);
    const name = known?.symbols.at(known.file.name, session.offsetOf(at));
    if (known === undefined || name === undefined) return [];
    if (name.category !== "file") return session.locationsOf(known, wanted(known.symbols, name));
    const path = known.files.has(name.text) ? known.folder.pathOf(name.text) : undefined;
    const start = { line: 0, character: 0 };
    return path === undefined
      ? []
      : [{ uri: pathToFileURL(path).href, range: { start, end: start } }];
  };
  connection.onDefinition((at) => find(at, (symbols, name) => symbols.definitions(name)));
  connection.onReferences((at) =>
    find(at, (symbols, name) =>
      symbols.sameAs(name).filter(({ defines }) => at.context.includeDeclaration || !defines),
    ),
  );
}

function offerRename(connection: Connection, session: Session): void {
  connection.onPrepareRename(async (at) => {
    const known = await session.know(at.textDocument.uri);
    if (known === undefined) return null;
    const { start, end, text } = allowed(() =>
      renamable(known.symbols, known.file.name, session.offsetOf(at)),
    );
    return { range: rangeOf(known.file.source, start, end), placeholder: text };
  });

  connection.onRenameRequest(async ({ newName, ...at }) => {
    const known = await session.know(at.textDocument.uri);
    if (known === undefined) return null;
    const { places, consequences } = allowed(() => {
      const name = renamable(known.symbols, known.file.name, session.offsetOf(at));
      return rename(known.files, known.symbols, name, newName);
    });
    // As a notification: nobody has to answer it.
    if (consequences !== "")
      await connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Info,
        message: consequences,
      });
    const changes: NonNullable<WorkspaceEdit["changes"]> = {};
    for (const { uri, range } of session.locationsOf(known, places))
      (changes[uri] ??= []).push({ range, newText: newName });
    return { changes };
  });
}

/** What is asked of a document as a whole. */
function offerDocument(connection: Connection, session: Session): void {
  connection.onDocumentSymbol(async ({ textDocument: { uri } }) => {
    const file = (await session.know(uri))?.file;
    return file === undefined ? [] : outlineOf(file).map((part) => symbolOf(file, part));
  });

  connection.onFoldingRanges(async ({ textDocument: { uri } }) => {
    const file = (await session.know(uri))?.file;
    return file === undefined ? [] : foldsOf(file).map(foldOf);
  });

  connection.onDocumentFormatting(async ({ textDocument: { uri } }) => {
    const known = await session.know(uri);
    if (known === undefined) return [];
    const { file, folder } = known;
    const code = await formatted(file, folder.path);
    if (code === undefined || code === file.text) return [];
    return [{ range: rangeOf(file.source, 0, file.text.length), newText: code }];
  });
}

/** The names that folders give, wherever they are. */
function offerSymbols(connection: Connection, session: Session): void {
  connection.onWorkspaceSymbol(async ({ query }) => {
    const all = await session.knowAll();
    return all.flatMap((known) => {
      const names = namesLike(known.symbols.names, query);
      const own = names.filter(({ file }) => known.folder.pathOf(file) !== undefined);
      const places = session.locationsOf(known, own);
      return own.map((name, i) => symbolInformation(name, places[i]!));
    });
  });
}

/** What mends an error that says so itself. */
function offerFixes(connection: Connection, session: Session): void {
  connection.onCodeAction(({ textDocument: { uri }, context: { diagnostics } }) => {
    const document = session.documents.get(uri);
    if (document === undefined) return [];
    return diagnostics.flatMap((diagnostic) => {
      const { start, end } = diagnostic.range;
      const [from, to] = [document.offsetAt(start), document.offsetAt(end)];
      const fix = fixOf(document.getText(), from, to, wordsOf(diagnostic));
      if (fix === undefined || diagnostic.source !== "demospec") return [];
      const range = { start: document.positionAt(fix.start), end: document.positionAt(fix.end) };
      const edit = { changes: { [uri]: [{ range, newText: fix.text }] } };
      const kind = CodeActionKind.QuickFix;
      return [{ title: fix.title, kind, diagnostics: [diagnostic], isPreferred: true, edit }];
    });
  });
}

function wordsOf({ message }: Diagnostic): string {
  return typeof message === "string" ? message : message.value;
}

/** What is refused, as the protocol tells it. */
function allowed<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RenameRefused)) throw error;
    throw new ResponseError(ErrorCodes.InvalidRequest, error.message);
  }
}
