import { ts } from "ts-morph";
import { declarationsAt, Modules, type Name } from "./modules.ts";

/** What programs may call, by name: `demospec/wire Reader`; what these mention and no module exports is `* Options`. */
export type Surface = ReadonlyMap<string, string>;

const printer = ts.createPrinter({ removeComments: true });

/**
 * The declarations of a package as its modules' users see them, without comments, and of all that they mention.
 *
 * @param entries the file of declarations of each module, by the name that it is imported by
 */
export function surfaceOf(entries: ReadonlyMap<string, string>): Surface {
  const modules = new Modules();
  const surface = new Map<string, string>();
  const shown = new Set<string>();
  const reached = new Map<string, Name>();
  for (const [entry, file] of entries)
    for (const name of [...modules.namesOf(file)].toSorted()) {
      const declared = modules.exportOf({ file, name });
      if (declared === undefined) continue;
      shown.add(keyOf(declared));
      reached.set(keyOf(declared), declared);
      surface.set(`${entry} ${name}`, textOf(modules, declared));
    }
  // Names join while they are gone through.
  for (const [, name] of reached)
    for (const other of mentioned(modules, name)) reached.set(keyOf(other), other);
  for (const [key, name] of reached) {
    if (shown.has(key)) continue;
    // Files move, and several may have an `Options`: names are what is compared.
    const all = [surface.get(`* ${name.name}`), textOf(modules, name)].filter(Boolean);
    surface.set(`* ${name.name}`, all.toSorted().join("\n"));
  }
  return surface;
}

function keyOf({ file, name }: Name): string {
  return `${file} ${name}`;
}

function nodesOf(modules: Modules, { file, name }: Name): readonly ts.Node[] {
  return modules.at(file).declared.get(name) ?? [];
}

function textOf(modules: Modules, name: Name): string {
  return nodesOf(modules, name)
    .map((node) =>
      printer
        .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
        .replace(/^(?:export |declare )+/, "")
        .replace(/^ +(?:#private|private |static #).*\n/gm, "")
        // The same module has another place in each file that names it.
        .replace(/import\("[^"]*"\)\./g, ""),
    )
    .join("\n");
}

/** What a declaration mentions, and is declared in the package. */
function mentioned(modules: Modules, { file, name }: Name): Name[] {
  const found: Name[] = [];
  const add = (one: Name | undefined) => one !== undefined && found.push(one);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) add(modules.localOf({ file, name: node.text }));
    if (ts.isImportTypeNode(node)) add(importedBy(modules, file, node));
    ts.forEachChild(node, visit);
  };
  nodesOf(modules, { file, name }).forEach(visit);
  return found;
}

function importedBy(modules: Modules, file: string, node: ts.ImportTypeNode): Name | undefined {
  const { argument, qualifier } = node;
  if (qualifier === undefined || !ts.isIdentifier(qualifier)) return undefined;
  if (!ts.isLiteralTypeNode(argument) || !ts.isStringLiteral(argument.literal)) return undefined;
  const from = declarationsAt(file, argument.literal.text);
  return from === undefined ? undefined : modules.exportOf({ file: from, name: qualifier.text });
}
