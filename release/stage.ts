import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { transform } from "esbuild";
import { emitDeclarations } from "./declarations.ts";
import { packagedImports } from "./imports.ts";
import { COMMAND, LIBRARY, type Manifest, manifests } from "./manifests.ts";
import { isLibrary } from "./rooms.ts";

/** What a package has beside its code, of the project's files and folders. */
const BESIDE = {
  [LIBRARY]: { "README.md": "README.md", LICENSE: "LICENSE", schema: "schema" },
  [COMMAND]: {
    "release/README.md": "README.md",
    LICENSE: "LICENSE",
    bin: "bin",
    docs: "docs",
    "wireshark/lua": "wireshark/lua",
    "c/runtime": "c/runtime",
  },
};

export interface Staged {
  /** The folder of each package, ready for `npm pack`. */
  readonly library: string;
  readonly command: string;
}

/**
 * Writes both packages, as they are published, into a folder: `demospec` and `demospec-cli`. All of their code is compiled
 * from the project as it is. Throws what the compilers and the file system throw.
 *
 * @param page with the page of `demospec view`, which takes longest to build
 */
export async function stagePackages(root: string, folder: string, page: boolean): Promise<Staged> {
  const { library, command } = manifests(root);
  const staged = { library: join(folder, LIBRARY), command: join(folder, COMMAND) };
  begin(root, staged.library, library, BESIDE[LIBRARY]);
  begin(root, staged.command, command, BESIDE[COMMAND]);
  const homeOf = (path: string) => (isLibrary(path) ? staged.library : staged.command);
  const declarations = mkdtempSync(join(tmpdir(), "demospec-types-"));
  try {
    const sources = writeDeclarations(root, declarations, homeOf);
    await Promise.all(sources.map((path) => writeModule(root, path, homeOf(path))));
  } finally {
    rmSync(declarations, { recursive: true });
  }
  if (page) buildPage(root, join(staged.command, "dist", "page"));
  return staged;
}

function begin(root: string, home: string, manifest: Manifest, beside: Record<string, string>) {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  for (const [from, to] of Object.entries(beside))
    cpSync(join(root, from), join(home, to), { recursive: true });
}

/** Writes the declarations of all modules; returns the paths of these, as the compiler's project names them. */
function writeDeclarations(
  root: string,
  temporary: string,
  homeOf: (path: string) => string,
): string[] {
  emitDeclarations(root, temporary);
  const written = readdirSync(temporary, { recursive: true, encoding: "utf8" });
  const paths = written
    .filter((name) => name.endsWith(".d.ts"))
    .map((name) => name.replace(/\.d\.ts$/, ".ts"));
  for (const path of paths) {
    const name = path.replace(/\.ts$/, ".d.ts");
    const text = readFileSync(join(temporary, name), "utf8");
    const map = JSON.parse(readFileSync(join(temporary, `${name}.map`), "utf8")) as object;
    const to = join(homeOf(path), "dist", name);
    write(to, packagedImports(path, text));
    write(`${to}.map`, JSON.stringify({ ...map, sources: [sourceFrom(homeOf(path), to, path)] }));
  }
  return paths;
}

/** Writes a module's code, and its source, which the maps point to. */
async function writeModule(root: string, path: string, home: string): Promise<void> {
  const text = readFileSync(join(root, path), "utf8");
  const to = join(home, "dist", path.replace(/\.ts$/, ".js"));
  // Names stay: they are in errors' stacks and in profiles.
  const isSmall = isLibrary(path);
  const { code, map } = await transform(packagedImports(path, text), {
    loader: "ts",
    format: "esm",
    target: "es2023",
    sourcefile: sourceFrom(home, to, path),
    sourcemap: "external",
    sourcesContent: false,
    minifyWhitespace: isSmall,
    minifySyntax: isSmall,
    legalComments: "none",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  write(to, `${code.trimEnd()}\n//# sourceMappingURL=${to.slice(dirname(to).length + 1)}.map\n`);
  write(`${to}.map`, map);
  write(join(home, "src", path), text);
}

function sourceFrom(home: string, to: string, path: string): string {
  return relative(dirname(to), join(home, "src", path));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function buildPage(root: string, to: string): void {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const config = join(root, "view", "vite.config.ts");
  const options = ["build", "--config", config, "--outDir", to, "--logLevel", "error"];
  execFileSync(process.execPath, [vite, ...options], { cwd: root, stdio: "pipe" });
  if (!existsSync(join(to, "view.js"))) throw new Error("the page was not built");
}
