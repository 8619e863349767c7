import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder, replaceFile } from "../../generator/schemas/files.ts";
import { CONFIG_NAME, configIn } from "../config/find.ts";
import { errorOf } from "../errors/cli-error.ts";
import { outputError } from "../errors/system-errors.ts";
import { packageVersion } from "../package.ts";
import { shown } from "../terminal/outside.ts";
import { say, warn } from "../terminal/say.ts";

const SCHEMA = `# A protocol: messages, each beginning with an id. This one is an example: make it yours.
protocol: chat
title: A chat
versions: ["1", "2"]

types:
  name: { type: text, cut: 32 }
  words: { type: text, cut: 1024 }

messages:
  hello:
    id: 1
    doc: The first message of each side.
    fields:
      - version: u8
      - name: name

  say:
    id: 2
    fields:
      - flags: { mask: u8 }
      - to: { type: u16, when: flags.0, absent: 0, doc: "whom; without, everybody" }
      - loud: { bit: flags.1 }
      - words: words
      - colour: { type: u8, since: "2" }
`;

const TEST = `import assert from "node:assert/strict";
import { test } from "node:test";
import { runFuzz } from "demospec-cli/fuzz";

test("whatever is written is read as it was, and the other way round", async () => {
  const modules = new URL("../generated/index.js", import.meta.url).href;
  const { failures } = await runFuzz({ worker: { modules }, runs: 50, seed: 1 });
  assert.deepEqual(failures, []);
});
`;

/** What a project of one's own can do: `npm run check` and the like. */
function scriptsOf(isTypeScript: boolean): Record<string, string> {
  const properties = isTypeScript ? "demospec fuzz --runs 50 --seed 1" : "node --test";
  return {
    check: "demospec check",
    generate: "demospec generate",
    fuzz: "demospec fuzz",
    test: `demospec generate --check && ${properties}`,
  };
}

/** What all commands read where they are called without a word about schemas. */
function configOf(isTypeScript: boolean): string {
  const language = isTypeScript ? "typescript" : "javascript";
  const config = { schemas: "schema", output: "generated", language };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/** Writes the files of a project that are not there. Throws CliError. */
export async function initProject(folder: string, isTypeScript: boolean): Promise<void> {
  const hasCode = hasModules(folder);
  if (configIn(folder) === undefined) await writeNew(folder, CONFIG_NAME, configOf(isTypeScript));
  await writeNew(folder, join("schema", "chat.yaml"), SCHEMA);
  if (!isTypeScript) await writeNew(folder, join("test", "formats.test.js"), TEST);
  await addScripts(folder, scriptsOf(isTypeScript), hasCode);
  say(
    "npm run generate writes the codecs, npm test tries them; npm run fuzz goes on until you end it.",
  );
}

async function writeNew(folder: string, name: string, text: string): Promise<void> {
  if (existsSync(join(folder, name))) {
    say(`kept  ${shown(name)}: it is there already`);
    return;
  }
  await write(folder, name, text);
  say(`wrote ${shown(name)}`);
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const path = join(folder, name);
  try {
    await makeFolder(join(path, ".."));
    await replaceFile(path, text);
  } catch (error) {
    throw outputError(path, error);
  }
}

/** What `npm init` writes where there is no test yet. */
const NO_TEST = 'echo "Error: no test specified" && exit 1';

const NEW_PACKAGE = { private: true, type: "module" };

/** What a package.json says, as far as it is of use here. */
interface Package {
  readonly type?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

/**
 * Adds scripts, and the dependencies on library and command, to package.json, which is made where there is none. Those
 * that are there stay, but for npm's placeholder of a test. What is generated are ES modules: the package becomes one of them where it has no code yet that would break.
 *
 * @param hasCode the folder has modules of its own
 */
async function addScripts(
  folder: string,
  scripts: Record<string, string>,
  hasCode: boolean,
): Promise<void> {
  const path = join(folder, "package.json");
  const isNew = !existsSync(path);
  const home: Package = isNew ? NEW_PACKAGE : await readPackage(path);
  const { test, ...others } = home.scripts ?? {};
  const own = test === undefined || test === NO_TEST ? others : { ...others, test };
  const added = Object.keys(scripts).filter((name) => !(name in own));
  const needed = neededBy(home);
  const needs = Object.keys(needed).map((list) => NEEDED[list as keyof typeof NEEDED]);
  const isModule = home.type === "module";
  const becomesModule = !isModule && !hasCode;
  if (added.length === 0 && !becomesModule && needs.length === 0)
    say("kept  package.json: it has these scripts already");
  else {
    const type = becomesModule ? { type: "module" } : {};
    const whole = { ...home, ...type, scripts: { ...scripts, ...own }, ...needed };
    const text = JSON.stringify(whole, undefined, 2);
    await write(folder, "package.json", `${text}\n`);
    const what = [
      ...added,
      ...(becomesModule ? ['"type": "module"'] : []),
      ...needs.map((name) => `the dependency on ${name}`),
    ].join(", ");
    say(isNew ? "wrote package.json" : `added ${what} to package.json`);
  }
  if (isModule || becomesModule) return;
  warn(
    'package.json does not say "type": "module", which the generated code needs, and there is code that it may break: set it, and name CommonJS files .cjs',
  );
}

/** Whether a folder has modules of its own, in it or in the folders in it. */
function hasModules(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const inside = readdirSync(folder, { withFileTypes: true });
  const isModule = (name: string) => /\.[jt]sx?$/.test(name);
  return inside.some((one) => {
    if (!one.isDirectory()) return isModule(one.name);
    const isOthers = one.name === "node_modules" || one.name.startsWith(".");
    return !isOthers && readdirSync(join(folder, one.name)).some(isModule);
  });
}

/** What a project needs, by the list that it belongs to: the library that generated code imports, and the command. */
const NEEDED = { dependencies: "demospec", devDependencies: "demospec-cli" } as const;

/** The lists of a package's dependencies in which something that is needed, and that it names nowhere, is added. */
function neededBy(home: Package): Package {
  const version = `^${packageVersion()}`;
  const known = { ...home.dependencies, ...home.devDependencies };
  const lists = Object.entries(NEEDED).filter(([, name]) => !(name in known));
  return Object.fromEntries(
    lists.map(([list, name]) => [list, { ...home[list as keyof typeof NEEDED], [name]: version }]),
  );
}

async function readPackage(path: string): Promise<Package> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Package;
  } catch (error) {
    if (error instanceof SyntaxError) throw errorOf(path, `this is no JSON: ${error.message}`);
    throw error;
  }
}
