import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build as esbuild } from "esbuild";
import { rolldown } from "rolldown";

/*
 * How many bytes a program takes that a bundler made of it and of what it imports, minified.
 */

const ROOT = join(import.meta.dirname, "..", "..");

/** A program, and the most bytes that it may take, where that was promised. */
export interface Program {
  readonly title: string;
  readonly code: string;
  readonly most?: number;
}

export const PROGRAMS: readonly Program[] = [
  {
    title: "an enum of NetQuake",
    code: `import { CHANNEL } from "demospec/netquake"; console.log(CHANNEL);`,
    most: 200,
  },
  {
    title: "an enum of Quake II",
    code: `import { PRINT_LEVEL } from "demospec/quake2"; console.log(PRINT_LEVEL);`,
    most: 200,
  },
  {
    title: "`decodeSound` of NetQuake, and `Reader`",
    code: `import { Reader } from "demospec"; import { decodeSound } from "demospec/netquake"; console.log(decodeSound(new Reader(new Uint8Array(16))));`,
    most: 2500,
  },
  {
    title: "`decodeDamage` of QuakeWorld, and `Reader`",
    code: `import { Reader } from "demospec"; import { decodeDamage } from "demospec/quakeworld"; console.log(decodeDamage(new Reader(new Uint8Array(16))));`,
    most: 4000,
  },
  {
    title: "`visitRecording`, without a format",
    code: `import { visitRecording } from "demospec/recording"; console.log(visitRecording);`,
    most: 80_000,
  },
  {
    title: "`visitRecording` of `.dem`, every version and dialect",
    code: `import { dem } from "demospec/dem"; import { visitRecording } from "demospec/recording"; visitRecording(dem, new Uint8Array(16), { print: (m) => console.log(m.text) });`,
  },
];

/** The sizes of a program's bundle. */
export interface Sizes {
  readonly esbuild: number;
  readonly rolldown: number;
}

export async function sizesOf({ code }: Program): Promise<Sizes> {
  return { esbuild: await withEsbuild(code), rolldown: await withRolldown(code) };
}

const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  exports: Readonly<Record<string, { readonly default: string }>>;
};

/** The source of what a program imports by the package's name. */
function sourceOf(name: string): string {
  const entry = exports[name.replace("demospec", ".")]!;
  return join(ROOT, entry.default.replace("./dist/", "").replace(/\.js$/, ".ts"));
}

const OURS = /^demospec(\/|$)/;

async function withEsbuild(code: string): Promise<number> {
  const { outputFiles } = await esbuild({
    stdin: { contents: code, resolveDir: ROOT, loader: "ts" },
    plugins: [
      {
        name: "package",
        setup: (plugin) =>
          plugin.onResolve({ filter: OURS }, ({ path }) => ({ path: sourceOf(path) })),
      },
    ],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return outputFiles[0]!.contents.length;
}

async function withRolldown(code: string): Promise<number> {
  const bundle = await rolldown({
    input: "program",
    cwd: ROOT,
    logLevel: "silent",
    plugins: [
      {
        name: "package",
        resolveId: (id) =>
          id === "program" ? "\0program.ts" : OURS.test(id) ? sourceOf(id) : undefined,
        load: (id) => (id === "\0program.ts" ? { code, moduleType: "ts" } : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true, format: "esm" });
  await bundle.close();
  return Buffer.byteLength(output[0].code);
}
