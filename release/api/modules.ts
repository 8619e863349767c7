import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ts } from "ts-morph";

/** A name in a module. */
export interface Name {
  readonly file: string;
  readonly name: string;
}

/** What a file of declarations has, by names. */
export interface Module {
  readonly declared: ReadonlyMap<string, readonly ts.Node[]>;
  readonly imported: ReadonlyMap<string, Name>;
  /** By the name that others see. Those of the module itself have its own file. */
  readonly exported: ReadonlyMap<string, Name>;
  /** Files all of whose exports are this one's, too. */
  readonly stars: readonly string[];
}

/** Files of declarations, read as they are asked for. */
export class Modules {
  readonly #known = new Map<string, Module>();

  at(file: string): Module {
    let known = this.#known.get(file);
    if (known === undefined) this.#known.set(file, (known = read(file)));
    return known;
  }

  /** The names that a file exports. */
  namesOf(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return new Set();
    seen.add(file);
    const { exported, stars } = this.at(file);
    return new Set([...exported.keys(), ...stars.flatMap((one) => [...this.namesOf(one, seen)])]);
  }

  /** Where an exported name is declared; nothing for what another package declares. */
  exportOf({ file, name }: Name, seen = new Set<string>()): Name | undefined {
    if (seen.has(`${file} ${name}`) || !existsSync(file)) return undefined;
    seen.add(`${file} ${name}`);
    const { exported, stars } = this.at(file);
    const own = exported.get(name);
    if (own !== undefined)
      return own.file === file ? this.localOf(own, seen) : this.exportOf(own, seen);
    for (const star of stars) {
      const found = this.exportOf({ file: star, name }, seen);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Where a name is declared that is used in a file: there, or where it is imported from. */
  localOf({ file, name }: Name, seen = new Set<string>()): Name | undefined {
    const { declared, imported } = this.at(file);
    if (declared.has(name)) return { file, name };
    const from = imported.get(name);
    return from === undefined ? undefined : this.exportOf(from, seen);
  }
}

/** The file of declarations that a specifier names; nothing for another package. */
export function declarationsAt(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  return join(dirname(file), specifier.replace(/\.[jt]s$/, ".d.ts"));
}

function read(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ESNext);
  const module = {
    declared: new Map<string, ts.Node[]>(),
    imported: new Map<string, Name>(),
    exported: new Map<string, Name>(),
    stars: [] as string[],
  };
  for (const statement of source.statements)
    if (ts.isImportDeclaration(statement)) addImports(module.imported, file, statement);
    else if (ts.isExportDeclaration(statement)) addExports(module, file, statement);
    else addDeclarations(module, file, statement);
  return module;
}

function addImports(into: Map<string, Name>, file: string, node: ts.ImportDeclaration): void {
  const from = declarationsAt(file, (node.moduleSpecifier as ts.StringLiteral).text);
  const bindings = node.importClause?.namedBindings;
  if (from === undefined || bindings === undefined || !ts.isNamedImports(bindings)) return;
  for (const { name, propertyName } of bindings.elements)
    into.set(name.text, { file: from, name: (propertyName ?? name).text });
}

type Filled = {
  readonly declared: Map<string, ts.Node[]>;
  readonly exported: Map<string, Name>;
  readonly stars: string[];
};

function addExports({ exported, stars }: Filled, file: string, node: ts.ExportDeclaration): void {
  const specifier = node.moduleSpecifier as ts.StringLiteral | undefined;
  const from = specifier === undefined ? file : declarationsAt(file, specifier.text);
  if (from === undefined) return;
  if (node.exportClause === undefined) stars.push(from);
  else if (ts.isNamedExports(node.exportClause))
    for (const { name, propertyName } of node.exportClause.elements)
      exported.set(name.text, { file: from, name: (propertyName ?? name).text });
}

function addDeclarations({ declared, exported }: Filled, file: string, node: ts.Statement): void {
  const isExported = ts.canHaveModifiers(node)
    ? ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    : false;
  const named = ts.isVariableStatement(node)
    ? node.declarationList.declarations.map((one) => [one.name, node] as const)
    : [[(node as ts.Statement & { name?: ts.Node }).name, node] as const];
  for (const [name, own] of named) {
    if (name === undefined || !ts.isIdentifier(name)) continue;
    declared.set(name.text, [...(declared.get(name.text) ?? []), own]);
    if (isExported) exported.set(name.text, { file, name: name.text });
  }
}
