import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ApiExport } from "../../site/model.ts";
import { readApi } from "../../site/read-api.ts";
import { COMMAND, LIBRARY } from "../manifests.ts";
import { isLibrary } from "../rooms.ts";

/** What modules that are generated export, by patterns. */
export const GENERATED: readonly (readonly [pattern: RegExp, name: string, what: string])[] = [
  [
    /^codecs$/,
    "`codecs`",
    "the codecs of a protocol, one for each class of versions that are alike",
  ],
  [
    /^stateMakers$/,
    "`stateMakers`",
    "what makes the states that deltas tell, by messages and their layouts: for `demospec/world`",
  ],
  [/^(?:dem|qwd|mvd2?|dm2|\w+_packet)$/, "`dem`, `quake2_packet`", "the container of that name"],
  [/^table$/, "`table`", "the schema with its versions resolved, as the interpreter reads it"],
  [
    /^decode\w+$/,
    "`decodeSound`",
    "reads a message; `decodeMessage` reads any one, and explains errors",
  ],
  [/^encode\w+$/, "`encodeSound`", "writes a message; `encodeMessage` any one"],
  [/^skip\w+$/, "`skipSound`", "passes over a message, and makes no object"],
  [/^readMessage\w*$/, "`readMessage`", "as `decodeMessage`, without an explanation of errors"],
  [
    /^visit\w+$/,
    "`visitMessages`",
    "calls a handler with each message of its type, and passes over others",
  ],
  [/^pass\w+$/, "`passMessage`", "as `visitMessage`, with an object that is used again"],
  [/^newScratch\w*$/, "`newScratch`", "the objects that are used again"],
  [
    /^[A-Z]\w*$/,
    "`TE`, `Sound`",
    "an enum or a constant; as types, a message, and the union `Message`",
  ],
];

/**
 * docs/api.md: each entry point of both packages, and what it exports, from the sources' comments.
 *
 * @param root the project's folder
 */
export function apiPage(root: string): string {
  const apis = readApi(root).map(({ module, exports }) => {
    const path = module === "demospec" ? "" : module.slice("demospec".length);
    return section(`${packageOf(root, `.${path}`)}${path}`, exports);
  });
  return `${HEAD}\n${apis.join("\n")}\n${generatedSection(root)}`;
}

const HEAD = `# What modules export

For programs that import demospec. After reading this page you know each entry point of both packages, and what each export is. [library.md](library.md) shows how they are used; \`npm run build:docs\` makes pages of them with parameters, members and errors.

\`npm run api\` writes this page from the comments of the sources.
`;

function section(module: string, exports: readonly ApiExport[]): string {
  const rows = exports.map(
    ({ name, kind, doc }) =>
      `| \`${name}\` | ${kind} | ${firstSentence(doc).replaceAll("|", "\\|")} |`,
  );
  return `## ${module}\n\n| export | kind | what it is |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
}

/** Up to the first full stop that ends a sentence; nothing where the comment is only tags. */
function firstSentence(doc: string): string {
  const text = doc.split("\n\n", 1)[0]!.replaceAll(/\s+/g, " ");
  if (text.startsWith("- ")) return "";
  return /^.*?[.:](?= [A-Z]|$)/.exec(text)?.[0] ?? text;
}

function generatedSection(root: string): string {
  const modules = Object.entries(exportsOf(root))
    .filter(([, target]) => typeof target !== "string" && target.default.includes("/generated/"))
    .map(([path]) => `\`${LIBRARY}${path.slice(1)}\``);
  const rows = GENERATED.map(([, name, what]) => `| ${name} | ${what} |`);
  return `## Codecs

${modules.join(", ")} are generated from schemas, and export the same for each format. Where versions differ, a name ends with what it is for: \`decodeSoundFrom2021\`, \`readMessageUntil106\`.

| export, as | what it is |
| --- | --- |
${rows.join("\n")}
`;
}

/** The package that publishes an entry of the project's package.json. */
function packageOf(root: string, path: string): string {
  const target = exportsOf(root)[path]!;
  if (typeof target === "string") return LIBRARY;
  const source = target.default.replace("./dist/", "").replace(/\.js$/, ".ts");
  return isLibrary(source) ? LIBRARY : COMMAND;
}

function exportsOf(root: string): Readonly<Record<string, string | { readonly default: string }>> {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8")).exports;
}
