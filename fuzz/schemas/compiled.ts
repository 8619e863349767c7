import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Project, ts } from "ts-morph";
import { emitTables, loadTables, resolveSchemas } from "../../generator/index.ts";
import { container, protocol } from "../targets.ts";
import type { AnyContainer, Target } from "../values/target.ts";
import { allOf, type Failure, failureOf, giveOwnSums } from "./attempt.ts";
import { type Files, texts } from "./document.ts";

/** Schemas that were accepted, and what they are known by. */
export interface Accepted {
  readonly seed: number;
  readonly files: Files;
}

/** What is wrong with the code of one of them. */
export interface Miscompiled {
  readonly accepted: Accepted;
  readonly failure: Failure;
}

/**
 * Generates the code of all schemas, compiles it at once as strictly as this project is, loads it, and tries each
 * property on it.
 *
 * @param runs inputs for each property
 */
export async function failuresOfCode(
  all: readonly Accepted[],
  runs: number,
): Promise<Miscompiled[]> {
  const emitted = await Promise.all(all.map(emit));
  const complaintsByName = complaints(new Map(emitted.flatMap(({ code }) => [...code])));
  const failures: Miscompiled[] = [];
  for (const { accepted, code, failure } of emitted) {
    const why = [...code.keys()].flatMap((name) => complaintsByName.get(name) ?? []).join("\n");
    const found =
      failure ?? (why === "" ? await failureOfCode(accepted, runs) : { what: "compiles", why });
    if (found !== undefined) failures.push({ accepted, failure: found });
  }
  return failures;
}

interface Emitted {
  readonly accepted: Accepted;
  readonly code: ReadonlyMap<string, string>;
  readonly failure?: Failure;
}

async function emit(accepted: Accepted): Promise<Emitted> {
  try {
    const modules = await emitTables(resolveSchemas(texts(accepted.files)));
    const code = [...modules].map(
      ([name, text]) => [`${folderOf(accepted)}/${name}`, text] as const,
    );
    return { accepted, code: new Map(code) };
  } catch (error) {
    const failure = { what: "generates", why: (error as Error).stack ?? String(error) };
    return { accepted, code: new Map(), failure };
  }
}

/** Each schema's code has a folder of its own, which is nowhere but in memory. */
function folderOf({ seed }: Accepted): string {
  return `schema${seed}`;
}

// ---- the compiler

/** The folder that has the runtime: this one in a checkout, the library's where this is the command's. */
function homeOfRuntime(): string {
  const own = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
  if (existsSync(join(own, "runtime"))) return own;
  return join(dirname(createRequire(import.meta.url).resolve("demospec/codegen")), "..");
}

const ROOT = homeOfRuntime();

/** As this project's own code is compiled, with declarations of each module by itself, as `generate --js` makes them. */
const STRICT: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  declaration: true,
  isolatedDeclarations: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** What the compiler says of modules, by their names. The runtime is looked up beside them. */
function complaints(code: ReadonlyMap<string, string>): Map<string, string[]> {
  const files = [...code].map(([name, text]) => {
    const own = text.replaceAll('"../runtime/', '"../../runtime/');
    return [name, project().createSourceFile(join(ROOT, "fuzzed", name), own)] as const;
  });
  const program = project().getProgram().compilerObject;
  const complaintsByName = new Map<string, string[]>();
  for (const [name, file] of files) {
    const own = [
      ...program.getSyntacticDiagnostics(file.compilerNode),
      ...program.getSemanticDiagnostics(file.compilerNode),
      ...program.getDeclarationDiagnostics(file.compilerNode),
    ];
    if (own.length > 0) complaintsByName.set(name, own.map(line));
  }
  for (const [, file] of files) file.forget();
  return complaintsByName;
}

let known: Project | undefined;

/** One for all: the runtime and the language's own declarations, which each schema's code needs, are read once. */
function project(): Project {
  known ??= new Project({ compilerOptions: STRICT, skipAddingFilesFromTsConfig: true });
  return known;
}

function line({ file, start = 0, messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, " ");
  if (file === undefined) return text;
  const { line: row } = file.getLineAndCharacterOfPosition(start);
  const name = file.fileName.slice(file.fileName.lastIndexOf("/") + 1);
  return `${name}:${row + 1}: ${text}: ${file.text.split("\n")[row]!.trim()}`;
}

// ---- what it does

async function failureOfCode(
  { files, seed }: Accepted,
  runs: number,
): Promise<Failure | undefined> {
  const tables = resolveSchemas(texts(files));
  for (const table of allOf(tables)) giveOwnSums(table);
  const loaded = await loadTables(tables);
  try {
    const targets: Target[] = [
      ...loaded.protocols.map((codecs) => protocol(codecs as never)),
      ...loaded.containers.map((one) => container(one as AnyContainer)),
    ];
    for (const target of targets) {
      const failure = failureOf(target, runs, seed);
      if (failure !== undefined) return failure;
    }
    return undefined;
  } catch (error) {
    return { what: "loads", why: (error as Error).stack ?? String(error) };
  } finally {
    await loaded.remove();
  }
}
