import { ts } from "ts-morph";

/** A generated module as JavaScript, with its declarations: files by their names, not yet formatted. */
export function javaScriptOf(name: string, code: string): [name: string, code: string][] {
  const base = name.slice(0, -".ts".length);
  // Where the code comes from is not said of it, but of the import after it, which may be one of types alone.
  const [banner] = code.split("\n", 1);
  const body = code.slice(banner!.length + 1);
  const under = (text: string) => `${banner}\n${text}`;
  return [
    [`${base}.js`, under(javaScript(body))],
    [`${base}.d.ts`, under(declarations(name, body))],
  ];
}

/** Code without its types. */
export function javaScript(code: string): string {
  return ts.transpileModule(code, { compilerOptions: OPTIONS }).outputText;
}

/** Generated code says the type of all that it exports, so that each module is enough by itself. */
function declarations(name: string, code: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(code, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: { ...OPTIONS, declaration: true, isolatedDeclarations: true },
  });
  const [first] = diagnostics;
  if (first === undefined) return outputText;
  const why = ts.flattenDiagnosticMessageText(first.messageText, " ");
  throw new Error(`${name} does not tell a type: ${why}`);
}

const OPTIONS = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
