import { basename, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  type Connection,
  type Location,
  type Position,
  TextDocuments,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { rangeOf } from "./convert.ts";
import { diagnosesOf } from "./diagnoses.ts";
import type { Files, ReadFile } from "./symbols/files.ts";
import { type OpenText, SchemaFolder } from "./folder.ts";
import type { Name } from "./symbols/names.ts";
import type { Symbols } from "./symbols/symbols.ts";

/** A schema that is open, with all that is known of its folder. */
export interface Known {
  readonly folder: SchemaFolder;
  readonly files: Files;
  readonly file: ReadFile;
  readonly symbols: Symbols;
}

/** A place in a document, as the protocol names it. */
export interface Pointed {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

/** The documents of an editor, and the folders that they are in. */
export class Session {
  readonly documents = new TextDocuments(TextDocument);
  readonly #connection: Connection;
  readonly #settle: number;
  readonly #folders = new Map<string, SchemaFolder>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** How often it was looked at what is wrong in a folder. */
  readonly #rounds = new Map<SchemaFolder, number>();
  /** The schemas that something was known of. */
  readonly #reported = new Map<SchemaFolder, readonly string[]>();

  /** @param settle how many milliseconds changes are gathered before they are looked at */
  constructor(connection: Connection, settle: number) {
    this.#connection = connection;
    this.#settle = settle;
  }

  /** What is known of a document and its folder at this moment. */
  async know(uri: string): Promise<Known | undefined> {
    const folder = this.#folderOf(uri);
    const files = folder.files(await folder.texts(this.#openIn(folder)));
    const file = files.get(basename(pathOf(uri)));
    return file && { folder, files, file, symbols: folder.symbols(files) };
  }

  offsetOf({ textDocument, position }: Pointed): number {
    return this.documents.get(textDocument.uri)?.offsetAt(position) ?? 0;
  }

  /** Where names are. Those of packages have no document that may be changed. */
  locationsOf({ folder, files }: Omit<Known, "file">, names: readonly Name[]): Location[] {
    return names.flatMap(({ file, start, end }) => {
      const path = folder.pathOf(file);
      const { source } = files.get(file)!;
      if (path === undefined) return [];
      return [{ uri: pathToFileURL(path).href, range: rangeOf(source, start, end) }];
    });
  }

  /** Remembers a folder that an editor has open: its schemas are in it, or in its folder `schema`. */
  addFolder(uri: string): void {
    for (const name of ["schemas.yaml", "schema/schemas.yaml"])
      this.#folderOf(`${uri.replace(/\/$/, "")}/${name}`);
  }

  /** What is known of all folders: those of open documents, and those of the editor. */
  async knowAll(): Promise<Omit<Known, "file">[]> {
    return Promise.all(
      [...this.#folders.values()].map(async (folder) => {
        const files = folder.files(await folder.texts(this.#openIn(folder)));
        return { folder, files, symbols: folder.symbols(files) };
      }),
    );
  }

  /** A document was changed: what is wrong in its folder is reported soon. */
  changed(uri: string): void {
    this.#publishSoon(this.#folderOf(uri));
  }

  /** Files were changed on the disk. */
  changedOnDisk(uris: readonly string[]): void {
    for (const folder of new Set(uris.map((uri) => this.#folderOf(uri)))) {
      folder.forget();
      this.#publishSoon(folder);
    }
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #folderOf(uri: string): SchemaFolder {
    const path = dirname(pathOf(uri));
    const folder = this.#folders.get(path) ?? new SchemaFolder(path);
    this.#folders.set(path, folder);
    return folder;
  }

  #openIn({ path }: SchemaFolder): OpenText[] {
    return this.documents
      .all()
      .map((one) => ({ path: pathOf(one.uri), text: one.getText() }))
      .filter((one) => dirname(one.path) === path);
  }

  #publishSoon(folder: SchemaFolder): void {
    // What is being looked at is not what there is any more.
    this.#nextRound(folder);
    clearTimeout(this.#timers.get(folder.path));
    const publish = () =>
      this.#publish(folder).catch((error: unknown) =>
        this.#connection.console.error(String(error)),
      );
    this.#timers.set(
      folder.path,
      setTimeout(() => void publish(), this.#settle),
    );
  }

  #nextRound(folder: SchemaFolder): number {
    const round = (this.#rounds.get(folder) ?? 0) + 1;
    this.#rounds.set(folder, round);
    return round;
  }

  /** Tells what is wrong in a folder now, unless that is older than what was given meanwhile. */
  async #publish(folder: SchemaFolder): Promise<void> {
    const round = this.#nextRound(folder);
    const isOver = () => this.#rounds.get(folder) !== round;
    const diagnoses = await diagnosesOf(folder, this.#openIn(folder), isOver);
    if (isOver()) return;
    // Of a file that is gone nothing is wrong any more.
    const gone = [...(this.#reported.get(folder) ?? [])].filter((name) => !diagnoses.has(name));
    this.#reported.set(folder, [...diagnoses.keys()]);
    for (const [name, diagnostics] of [...diagnoses, ...gone.map((name) => [name, []] as const)]) {
      const path = folder.pathOf(name);
      if (path === undefined) continue;
      await this.#connection.sendDiagnostics({
        uri: pathToFileURL(path).href,
        diagnostics: [...diagnostics],
      });
    }
  }
}

/** The path of a document. One that is no file, or names none as `file:///%zz`, is in no folder that has others. */
function pathOf(uri: string): string {
  if (!uri.startsWith("file:")) return uri;
  try {
    return fileURLToPath(uri);
  } catch {
    return uri;
  }
}
