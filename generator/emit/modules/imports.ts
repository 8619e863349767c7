import type { ImportDeclaration, SourceFile } from "ts-morph";

/**
 * Makes a module import the runtime from elsewhere than from beside it, in one line, and its fellows as compiled
 * files: for code that is generated into another project.
 */
export function importRuntimeFrom(module: SourceFile, runtime: string): void {
  const all = module.getImportDeclarations();
  const [first, ...others] = all.filter((one) =>
    one.getModuleSpecifierValue().startsWith("../runtime/"),
  );
  for (const one of all)
    one.setModuleSpecifier(one.getModuleSpecifierValue().replace(/^(\.\/.*)\.ts$/, "$1.js"));
  if (first === undefined) return;
  const names = [first, ...others].flatMap(namesOf);
  for (const one of others) one.remove();
  // What stands in front of the first import says where the code comes from: it stays.
  first.setIsTypeOnly(false);
  first.removeNamedImports();
  first.addNamedImports(names);
  first.setModuleSpecifier(runtime);
}

function namesOf(declaration: ImportDeclaration): string[] {
  const isType = declaration.isTypeOnly();
  return declaration
    .getNamedImports()
    .map((named) => (isType || named.isTypeOnly() ? `type ${named.getName()}` : named.getName()));
}
