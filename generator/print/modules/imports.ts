/** Names that a module imports of a file of the runtime, or of a module beside it: these end in `.ts` only there. */
export interface Import {
  readonly runtime?: string;
  readonly beside?: string;
  readonly names: readonly string[];
  /** All of them are types. */
  readonly isType?: true;
}

/**
 * The lines that import.
 *
 * @param home where another project finds the runtime: one line has all of it, and modules beside are compiled files.
 *   Without: the runtime is beside the folder of generated code
 */
export function importLines(imports: readonly Import[], home: string | undefined): string[] {
  const ofRuntime = imports.filter(({ runtime }) => runtime !== undefined);
  return imports.flatMap((one): string[] => {
    const { runtime, beside, names, isType } = one;
    if (beside !== undefined) return [importLine(names, `./${beside}${home ? ".js" : ".ts"}`)];
    if (home === undefined) return [importLine(names, `../runtime/${runtime}`, isType)];
    return one === ofRuntime[0] ? [madeFor(home), importLine(ofRuntime.flatMap(typed), home)] : [];
  });
}

function importLine(names: readonly string[], from: string, isType?: true): string {
  return `import ${isType ? "type " : ""}{ ${names.join(", ")} } from "${from}";`;
}

/** Names that say themselves that they are types. */
function typed({ names, isType }: Import): readonly string[] {
  return isType ? names.map((name) => `type ${name}`) : names;
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
  return `import { ${name} } from "${runtime}"; // Not found? Run \`npx demospec generate\`.\nexport { ${name} };`;
}
