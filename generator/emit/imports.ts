import type { SourceFile } from "ts-morph";

/**
 * Makes a module import the runtime from a package instead of from beside it, and its fellows as compiled
 * files: for code that is generated into another project.
 */
export function importFromPackage(module: SourceFile, packageName: string): void {
  for (const declaration of module.getImportDeclarations()) {
    const specifier = declaration.getModuleSpecifierValue();
    if (specifier.startsWith("../runtime/"))
      declaration.setModuleSpecifier(`${packageName}/runtime`);
    else declaration.setModuleSpecifier(specifier.replace(/^(\.\/.*)\.ts$/, "$1.js"));
  }
}
