import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Surface, surfaceOf } from "./api/surface.ts";

/** Writes the declarations of a checkout's modules, each beside its map, into a folder. Throws what the compiler throws. */
export function emitDeclarations(root: string, folder: string): void {
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  // Types are checked before, by `npm run types`, which takes twice as long as writing the code.
  const options = ["--noCheck", "--emitDeclarationOnly", "--declarationMap", "--outDir", folder];
  const project = join(root, "tsconfig.build.json");
  execFileSync(process.execPath, [tsc, "-p", project, ...options], { stdio: "pipe" });
}

/** What programs may call of a checkout. */
export function surfaceOfCheckout(root: string): Surface {
  const folder = mkdtempSync(join(tmpdir(), "demospec-api-"));
  try {
    emitDeclarations(root, folder);
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      exports: Readonly<Record<string, string | { readonly types: string }>>;
    };
    const entries = Object.entries(exports).flatMap(([path, entry]) =>
      typeof entry === "string"
        ? []
        : ([[join("demospec", path), join(folder, entry.types.replace("./dist/", ""))]] as const),
    );
    return surfaceOf(new Map(entries));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What programs might call at a revision of git, compiled with today's compiler. */
export function surfaceAt(root: string, revision: string): Surface {
  const folder = mkdtempSync(join(tmpdir(), "demospec-base-"));
  try {
    const tree = join(folder, "tree");
    const archive = join(folder, "tree.tar");
    mkdirSync(tree);
    execFileSync("git", ["archive", "--output", archive, revision], { cwd: root });
    execFileSync("tar", ["-xf", archive, "-C", tree]);
    symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
    return surfaceOfCheckout(tree);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
