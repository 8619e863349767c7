import type { ImportDeclaration, SourceFile } from "ts-morph";

/**
 * The text of a module that imports the runtime from elsewhere than from beside it, in one line, and its fellows as
 * compiled files: for code that is generated into another project.
 */
export function importingRuntimeFrom(module: SourceFile, runtime: string): string {
  const all = module.getImportDeclarations();
  const ofRuntime = all.filter((one) => one.getModuleSpecifierValue().startsWith("../runtime/"));
  const names = ofRuntime.flatMap(namesOf).join(", ");
  // In the text, from its end on: of a tree each change has all of it parsed again.
  let text = module.getFullText();
  for (const one of all.toReversed()) {
    const behind = text.slice(one.getEnd());
    const front = text.slice(0, one.getStart());
    if (one === ofRuntime[0])
      text = `${front}${madeFor(runtime)}import { ${names} } from "${runtime}";${behind}`;
    else if (ofRuntime.includes(one)) text = front + behind.replace(/^\n/, "");
    else text = front + one.getText().replace(/"(\.\/.*)\.ts"/, '"$1.js"') + behind;
  }
  return text;
}

/** The version of what generated code imports: `runtime/codegen.ts` has a name with it. */
export const CODEGEN = 2;

/**
 * What refuses code of another version: a name that is not there is an error when the module is loaded or compiled, and
 * the line that is shown then says what to do. V8 looks for names in the order of the alphabet, which begins with `$`. An
 * import that is exported is used, and no compiler leaves it out.
 */
function madeFor(runtime: string): string {
  const name = `$codegen${CODEGEN}`;
  return `import { ${name} } from "${runtime}"; // Not found? Run \`npx demospec generate\`.\nexport { ${name} };\n`;
}

function namesOf(declaration: ImportDeclaration): string[] {
  const isType = declaration.isTypeOnly();
  return declaration
    .getNamedImports()
    .map((named) => (isType || named.isTypeOnly() ? `type ${named.getName()}` : named.getName()));
}
