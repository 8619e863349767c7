import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ExportedDeclarations, Node, Project } from "ts-morph";
import type { Api, ApiExport } from "./model.ts";

/*
 * What a package's modules export, with the comments that are there, as TypeScript's own compiler sees it. It is read
 * with ts-morph, which brings a compiler that programs may ask.
 */

/** The modules of a package that are written by hand: those that are generated are the formats' own pages. */
export function readApi(folder: string): Api[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    exports: Record<string, string | { types?: string }>;
  };
  const project = new Project({
    tsConfigFilePath: join(folder, "tsconfig.json"),
    skipAddingFilesFromTsConfig: true,
  });
  return Object.entries(exports).flatMap(([path, target]): Api[] => {
    const types = typeof target === "string" ? undefined : target.types;
    if (types === undefined || types.includes("/generated/")) return [];
    const source = join(folder, types.replace("./dist/", "").replace(/\.d\.ts$/, ".ts"));
    const declared = project.addSourceFileAtPath(source).getExportedDeclarations();
    const all = [...declared].flatMap(([called, own]) => exportOf(called, own));
    const sorted = all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return [{ module: join(name, path), exports: sorted }];
  });
}

function exportOf(name: string, declarations: readonly ExportedDeclarations[]): ApiExport[] {
  // What is generated is documented with its format.
  const own = declarations.filter(
    (one) => !one.getSourceFile().getFilePath().includes("/generated/"),
  );
  const [first] = own;
  if (first === undefined) return [];
  return [
    {
      name,
      kind: kindOf(first),
      code: own.map(codeOf).join("\n\n"),
      doc: own
        .map(docOf)
        .filter((doc) => doc !== "")
        .join("\n\n"),
    },
  ];
}

function kindOf(node: ExportedDeclarations): string {
  if (Node.isFunctionDeclaration(node)) return "function";
  if (Node.isClassDeclaration(node)) return "class";
  if (Node.isInterfaceDeclaration(node)) return "interface";
  if (Node.isTypeAliasDeclaration(node)) return "type";
  return Node.isVariableDeclaration(node) ? "constant" : "declaration";
}

/** A declaration without what is inside of its functions. */
function codeOf(node: ExportedDeclarations): string {
  if (Node.isFunctionDeclaration(node)) return upTo(node, node.getBody());
  if (Node.isVariableDeclaration(node))
    return `const ${node.getName()}: ${shortened(node.getType().getText(node))}`;
  if (!Node.isClassDeclaration(node)) return node.getText();
  const members = node.getMembers().flatMap((member) => {
    const isPrivate = /^(#|private |static #|readonly #|static \{)/.test(member.getText());
    if (isPrivate || Node.isClassStaticBlockDeclaration(member)) return [];
    const comment = Node.isJSDocable(member)
      ? member.getJsDocs().map((doc) => `  ${doc.getText()}\n`)
      : [];
    const body = Node.isBodyable(member) ? member.getBody() : undefined;
    return [`${comment.join("")}  ${upTo(member, body)}`];
  });
  const head = node.getText().slice(0, node.getText().indexOf("{")).trim();
  return `${head} {\n${members.join("\n")}\n}`;
}

function upTo(node: Node, body: Node | undefined): string {
  const text = node.getText();
  return body === undefined ? text : text.slice(0, body.getStart() - node.getStart()).trim();
}

const MOST = 400;

function shortened(text: string): string {
  return text.length <= MOST ? text : `${text.slice(0, MOST)}…`;
}

/** A comment as Markdown, its tags as a list. */
function docOf(node: ExportedDeclarations): string {
  const holder = Node.isVariableDeclaration(node) ? node.getVariableStatement() : node;
  if (holder === undefined || !Node.isJSDocable(holder)) return "";
  return holder
    .getJsDocs()
    .map((doc) => {
      const tags = doc.getTags().map((tag) => {
        const name = Node.isJSDocParameterTag(tag) ? `\`${tag.getName()}\` ` : "";
        return `- ${tag.getTagName()} ${name}${(tag.getCommentText() ?? "").replace(/\s+/g, " ")}`;
      });
      return [doc.getDescription().trim(), tags.join("\n")]
        .filter((text) => text !== "")
        .join("\n\n");
    })
    .join("\n\n");
}
