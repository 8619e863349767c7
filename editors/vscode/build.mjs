// Makes what the extension runs: itself, and the server that it brings for projects without one of their own.
import { copyFile, rm } from "node:fs/promises";
import { build } from "esbuild";

const common = { bundle: true, platform: "node", target: "node20", minify: true, logLevel: "info" };

await rm("dist", { recursive: true, force: true });
await build({
  ...common,
  entryPoints: ["src/extension.ts"],
  outfile: "dist/extension.cjs",
  format: "cjs",
  external: ["vscode"],
});
await build({
  ...common,
  entryPoints: ["src/server.ts"],
  outfile: "dist/server.mjs",
  format: "esm",
  // The formatter is a program of its own for each platform: schemas are formatted where the project has it.
  external: ["oxfmt"],
  // Some of what is bundled asks for its parts as CommonJS does.
  banner: {
    js: 'import { createRequire as make } from "node:module"; const require = make(import.meta.url);',
  },
});
await copyFile("../../LICENSE", "LICENSE");
