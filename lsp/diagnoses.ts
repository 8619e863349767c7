import type { Diagnostic as LspDiagnostic } from "vscode-languageserver";
import { diagnosticOf } from "./convert.ts";
import type { OpenText, SchemaFolder } from "./folder.ts";

/** More of one file are of no use to anybody. */
const MOST = 200;

/**
 * What is wrong in each schema of a folder, by name: nothing where nothing is.
 *
 * @param isOver whether nobody waits for it any more, as after another key: then it ends early, without all of it
 */
export async function diagnosesOf(
  folder: SchemaFolder,
  open: readonly OpenText[],
  isOver: () => boolean = () => false,
): Promise<Map<string, LspDiagnostic[]>> {
  const texts = await folder.texts(open);
  const files = folder.files(texts);
  const reported = new Map<string, Map<string, LspDiagnostic>>(
    [...texts.keys()].map((name) => [name, new Map()]),
  );
  // Keys that came meanwhile are heard before each unit.
  await new Promise((resolve) => setImmediate(resolve));
  if (isOver()) return new Map();
  for (const { diagnostics } of folder.check(files)) {
    for (const diagnostic of diagnostics) {
      const own = reported.get(diagnostic.span.source.name);
      // A file of types is checked with all that include it.
      const key = `${diagnostic.span.start} ${diagnostic.message}`;
      if (own !== undefined && own.size < MOST) own.set(key, diagnosticOf(diagnostic));
    }
    await new Promise((resolve) => setImmediate(resolve));
    if (isOver()) break;
  }
  return new Map([...reported].map(([name, own]) => [name, [...own.values()]]));
}
