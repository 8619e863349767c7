import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What examples import by the package's name, as its source. */
const { exports } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const alias = Object.entries<{ default?: string }>(exports).flatMap(([name, entry]) => {
  if (entry.default === undefined) return [];
  const source = entry.default.replace("./dist/", "./").replace(/\.js$/, ".ts");
  const replacement = fileURLToPath(new URL(source, import.meta.url));
  return [{ find: new RegExp(`^demospec${name.slice(1)}$`), replacement }];
});

export default defineConfig({
  resolve: { alias },
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/run-folder.ts"],
    setupFiles: ["test/support/seed.ts"],
    testTimeout: 120_000,
    // What is made before tests, as a package that is built, takes long where other work is done.
    hookTimeout: 300_000,
    // Modules have no state but caches: each worker loads them once, and not for every file again.
    isolate: false,
    // What was left out is at the end.
    reporters: ["default", "./test/support/left-out.ts"],
    // By default a core is left idle.
    maxWorkers: "100%",
    // Most that tests make is short-lived: with room for it the collector takes a tenth less of all time. The process that
    // compiles for them has as much, by `npm test`: they wait for it a third less.
    execArgv: ["--max-semi-space-size=64"],
    // Of `npm run coverage`: what is written by hand.
    coverage: {
      provider: "v8",
      include: ["{cli,fuzz,generator,quake,recording,runtime,text}/**/*.ts"],
      reporter: ["text", "text-summary"],
      // There is a room of the usual name.
      reportsDirectory: ".coverage",
    },
  },
});
