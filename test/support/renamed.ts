import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Project, type SourceFile, SyntaxKind, ts } from "ts-morph";

const ROOT = join(import.meta.dirname, "..", "..");
const GENERATED = join(ROOT, "generated");

/** The project's own code with what it uses, in memory: generated functions without their bodies. */
export function quakeProject(): Project {
  const project = new Project({
    tsConfigFilePath: join(ROOT, "tsconfig.json"),
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
  });
  for (const name of readdirSync(GENERATED)) {
    const text = declarationsOf(name, readFileSync(join(GENERATED, name), "utf8"));
    if (text !== undefined)
      project.createSourceFile(join(GENERATED, name), text, { overwrite: true });
  }
  // What edits schemas names no message.
  const rooms = ["quake/**", "cli/**", "!cli/schema/**", "!cli/main*", "!cli/package*"];
  project.addSourceFilesAtPaths([
    ...rooms.map(
      (room) =>
        `${room[0] === "!" ? "!" : ""}${join(ROOT, room.replace("!", ""))}${room.endsWith("**") ? "/*" : ""}.ts`,
    ),
    ...["runtime", "recording", "text"].map((room) => join(ROOT, room, "**", "*.ts")),
  ]);
  return project;
}

/** What a generated file declares: the compiler need not read how it is done. Nothing of what nobody names. */
function declarationsOf(name: string, text: string): string | undefined {
  if (/^index\.\w+\.ts$/.test(name))
    return text
      .replaceAll(/^import [^;]*;\n/gm, "")
      .replaceAll(/^export const (\w+) = [^]*?;\n/gm, "export declare const $1: any;\n");
  if (/\.(?:text|arbitrary)\.ts$/.test(name)) return undefined;
  if (name === "index.ts") return text;
  const code = text.search(/^(?:const |export function |function |class )/m);
  const types = code < 0 ? text : text.slice(0, code);
  const constants = text.matchAll(/^export (const \w+:\s[^=]*?) =/gm);
  const functions = text.matchAll(/^export (function \w+\([^)]*\):[^{]*?) \{/gm);
  const declared = [...constants, ...functions].filter(({ index }) => index >= types.length);
  const table = name.endsWith(".table.ts");
  if (table) return text.replace(/(export )(const table: \w+) = [^]*$/, "$1declare $2;\n");
  return types + declared.map(([, head]) => `export declare ${head};\n`).join("");
}

/** The files that a person writes about Quake. */
export function ownFiles(project: Project): SourceFile[] {
  return project.getSourceFiles().filter((file) => /^(?:quake|cli)\//.test(pathOf(file)));
}

export function pathOf(file: SourceFile): string {
  return file.getFilePath().slice(ROOT.length + 1);
}

function isGenerated(file: SourceFile): boolean {
  return /^generated\/\w+\.ts$/.test(pathOf(file));
}

/** Names that schemas give. */
export interface Names {
  readonly messages: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
}

export function namesOf(project: Project): Names {
  const [messages, members] = [new Set<string>(), new Set<string>()];
  for (const property of properties(project)) {
    const name = property.getName();
    const type = property.getTypeNode()?.getText() ?? "";
    if (name !== "type") members.add(name);
    else if (type !== BLOCK) messages.add(type.slice(1, -1));
  }
  return { messages, members };
}

/** The members of all that is generated from schemas. */
function properties(project: Project) {
  return project
    .getSourceFiles()
    .filter(isGenerated)
    .flatMap((file) => file.getDescendantsOfKind(SyntaxKind.PropertySignature));
}

/** The generated files as they are. */
export function generatedTexts(project: Project): Map<SourceFile, string> {
  const files = project.getSourceFiles().filter(isGenerated);
  return new Map(files.map((file) => [file, file.getFullText()]));
}

/** Gives messages and members another name where they are declared: all of them, or those of some names. */
export function rename(project: Project, names?: ReadonlySet<string>): void {
  const isChosen = (name: string) => names === undefined || names.has(name);
  for (const file of project.getSourceFiles().filter(isGenerated)) {
    const places = file.getDescendantsOfKind(SyntaxKind.PropertySignature).flatMap((property) => {
      const name = property.getNameNode();
      if (name.getText() !== "type") return isChosen(name.getText()) ? [name.getEnd()] : [];
      const type = property.getTypeNode();
      const text = type?.getText() ?? BLOCK;
      return text === BLOCK || !isChosen(text.slice(1, -1)) ? [] : [type!.getEnd() - 1];
    });
    let text = file.getFullText();
    for (const at of places.toSorted((x, y) => y - x))
      text = `${text.slice(0, at)}_${text.slice(at)}`;
    if (places.length > 0) file.replaceWithText(text);
  }
}

/** What is no message has the same type everywhere. */
const BLOCK = '"block"';

/** A place where the code names a message or a member. */
export interface Use {
  readonly at: string;
  readonly name: string;
  readonly path: string;
  /** What a complaint about it would be in. */
  readonly start: number;
  readonly end: number;
}

/** Where the code names a member of a generated type, or compares with a message's name. */
export function usesOf(project: Project): Use[] {
  const checker = project.getTypeChecker().compilerObject;
  const { messages, members } = namesOf(project);
  const isUse = (node: ts.Node): node is ts.Identifier | ts.StringLiteral => {
    if (ts.isIdentifier(node)) return members.has(node.text) && isMember(node, checker);
    if (!ts.isStringLiteral(node)) return false;
    const isName = messages.has(node.text) && isTyped(node, checker);
    return isName || (members.has(node.text) && isLookedFor(node, checker));
  };
  return ownFiles(project).flatMap((file) =>
    descendants(file.compilerNode)
      .filter(isUse)
      .map((node) => {
        const around = statementOf(node);
        const [start, end] = [around.getStart(), around.getEnd()];
        return { at: placeOf(node), name: node.text, path: pathOf(file), start, end };
      }),
  );
}

/** All that is in a file. */
export function descendants(file: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const take = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, take);
  };
  take(file);
  return found;
}

/** The smallest statement, member or element that something is in. */
function statementOf(node: ts.Node): ts.Node {
  let around = node;
  while (!isWhole(around)) around = around.parent;
  return around;
}

function isWhole(node: ts.Node): boolean {
  return (
    ts.isStatement(node) ||
    ts.isCaseClause(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isSourceFile(node)
  );
}

export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  const path = file.fileName.slice(ROOT.length + 1);
  return `${path}:${line + 1}:${character + 1} ${node.getText().slice(0, 60)}`;
}

/** Whether a name is one of a member of a generated type, and not only its type's or its own. */
function isMember(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const declared = declarationsAt(node, checker);
  return declared.length > 0 && declared.every(isMemberOfGenerated);
}

function isMemberOfGenerated(declared: ts.Declaration): declared is ts.PropertySignature {
  const { fileName } = declared.getSourceFile();
  return ts.isPropertySignature(declared) && /\/generated\/\w+\.ts$/.test(fileName);
}

/** Whether a type is generated from a schema, or one of several is. */
export function isOfGenerated(type: ts.Type): boolean {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.some(({ symbol, aliasSymbol }) =>
    [...(symbol?.declarations ?? []), ...(aliasSymbol?.declarations ?? [])].some((declared) =>
      /\/generated\/\w+\.ts$/.test(declared.getSourceFile().fileName),
    ),
  );
}

function declarationsAt(node: ts.Identifier, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return checker.getSymbolAtLocation(node)?.declarations ?? [];
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) {
    const type = checker.getTypeAtLocation(parent.parent);
    return declarationsOfProperty(type, node.text, checker);
  }
  const isKey =
    (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) &&
    parent.name === node;
  if (!isKey || !ts.isObjectLiteralExpression(parent.parent)) return [];
  const type = checker.getContextualType(parent.parent);
  return type === undefined ? [] : declarationsOfProperty(type, node.text, checker);
}

function declarationsOfProperty(
  type: ts.Type,
  name: string,
  checker: ts.TypeChecker,
): readonly ts.Declaration[] {
  return checker.getPropertyOfType(type, name)?.declarations ?? [];
}

/** Whether a literal is compared with the type of a message, or is to be one. */
function isTyped(literal: ts.StringLiteral, checker: ts.TypeChecker): boolean {
  const { parent } = literal;
  if (ts.isPropertyAssignment(parent)) return isType(parent.name, checker);
  const other = comparedWith(literal);
  return (
    other !== undefined &&
    isType(ts.isPropertyAccessExpression(other) ? other.name : other, checker)
  );
}

/** Whether a literal is a member that is looked for: `"name" in message`. */
function isLookedFor(literal: ts.StringLiteral, checker: ts.TypeChecker): boolean {
  const { parent } = literal;
  if (!ts.isBinaryExpression(parent) || parent.operatorToken.kind !== ts.SyntaxKind.InKeyword)
    return false;
  const type = checker.getTypeAtLocation(parent.right);
  return (type.isUnion() ? type.types : [type]).some((part) =>
    declarationsOfProperty(part, literal.text, checker).some(isMemberOfGenerated),
  );
}

/** What a literal is compared with. */
export function comparedWith(literal: ts.StringLiteral): ts.Expression | undefined {
  const { parent } = literal;
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent)) return undefined;
  return parent.left === literal ? parent.right : parent.left;
}

/** Whether a name is that of the member that tells a message's type. */
function isType(name: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  const [declared] = symbol?.declarations ?? [];
  const own =
    declared !== undefined && ts.isBindingElement(declared)
      ? declarationsOfProperty(checker.getTypeAtLocation(declared.parent), "type", checker)
      : ts.isPropertyAssignment(name.parent) && ts.isObjectLiteralExpression(name.parent.parent)
        ? contextual(name.parent.parent, checker)
        : (symbol?.declarations ?? []);
  return own.some(
    (property) => isMemberOfGenerated(property) && property.name.getText() === "type",
  );
}

function contextual(
  literal: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): readonly ts.Declaration[] {
  const type = checker.getContextualType(literal);
  return type === undefined ? [] : declarationsOfProperty(type, "type", checker);
}

/** The uses that the compiler has nothing to say of. */
export function silentUses(project: Project, uses: readonly Use[]): Use[] {
  const program = project.getProgram().compilerObject;
  return [...new Set(uses.map(({ path }) => path))].flatMap((path) => {
    const found = program.getSemanticDiagnostics(program.getSourceFile(join(ROOT, path)));
    const isKnown = ({ start: from, end }: Use) =>
      found.some(({ start = 0, length = 0 }) => start < end && from < start + length);
    return uses.filter((use) => use.path === path && !isKnown(use));
  });
}
