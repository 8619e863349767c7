import { type Expression, Node, Project, type SourceFile, SyntaxKind } from "ts-morph";
import type { Edit, Mutant } from "./mutant.ts";

/** Another operator in place of each. */
const OPERATORS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "&&": "||",
  "||": "&&",
  "&": "|",
  "|": "&",
  "<<": ">>",
  ">>": "<<",
  ">>>": "<<",
  "+=": "-=",
  "-=": "+=",
};

/**
 * Mistakes in a module: another operator, a constant or a boundary that is one off, a condition the other way, a
 * statement that is not there. Errors' words, types and imports are left alone.
 */
export function codeMutants(room: string, file: string, text: string): Mutant[] {
  const project = new Project({ useInMemoryFileSystem: true });
  const mutants: Mutant[] = [];
  const add = (kind: string, ...edits: Edit[]) => void mutants.push({ room, file, kind, edits });
  eachNode(project.createSourceFile("file.ts", text), (node) => {
    operatorMutants(node, add);
    constantMutants(node, add);
    conditionMutants(node, add);
    statementMutants(node, add);
    if (room === "generator") emittedMutants(node, add);
  });
  return mutants;
}

type Add = (kind: string, ...edits: Edit[]) => void;

/** All nodes but those that say nothing about what is done. */
function eachNode(source: SourceFile, visit: (node: Node) => void): void {
  source.forEachDescendant((node, traversal) => {
    const isProse =
      Node.isImportDeclaration(node) ||
      Node.isTypeNode(node) ||
      Node.isInterfaceDeclaration(node) ||
      Node.isTypeAliasDeclaration(node) ||
      Node.isThrowStatement(node) ||
      makesError(node) ||
      isReport(node);
    if (isProse) traversal.skip();
    else visit(node);
  });
}

/** A function that makes errors: what it decides is their words. */
function makesError(node: Node): boolean {
  if (!Node.isFunctionDeclaration(node)) return false;
  // What explains an error finds out where it is, too.
  const isExplaining = node.getName()?.startsWith("explain") ?? false;
  return !isExplaining && (node.getReturnTypeNode()?.getText().endsWith("Error") ?? false);
}

/** What tells an error: its words are not looked at. */
function isReport(node: Node): boolean {
  if (!Node.isCallExpression(node)) return false;
  return /(?:^|\.)(?:error|fail|failAt|refused?|judge)$|[rR]eason$|Text$/.test(
    node.getExpression().getText(),
  );
}

function replaced(node: Node, text: string): Edit {
  return { from: node.getStart(), to: node.getEnd(), text };
}

function operatorMutants(node: Node, add: Add): void {
  if (!Node.isBinaryExpression(node)) return;
  const token = node.getOperatorToken();
  const other = OPERATORS[token.getText()];
  if (other === undefined) return;
  const isOfTexts = [node.getLeft(), node.getRight()].some(
    (side) => Node.isStringLiteral(side) || Node.isTemplateExpression(side),
  );
  if (!isOfTexts || other.length > 1) add("another operator", replaced(token, other));
}

function constantMutants(node: Node, add: Add): void {
  if (Node.isNumericLiteral(node)) {
    const value = node.getLiteralValue();
    add("another constant", replaced(node, String(value + 1)));
    if (value > 0) add("another constant", replaced(node, String(value - 1)));
  }
  if (Node.isTrueLiteral(node)) add("another constant", replaced(node, "false"));
  if (Node.isFalseLiteral(node)) add("another constant", replaced(node, "true"));
}

function conditionMutants(node: Node, add: Add): void {
  const conditions: (Expression | undefined)[] = [];
  if (Node.isIfStatement(node)) conditions.push(node.getExpression());
  if (Node.isConditionalExpression(node)) conditions.push(node.getCondition());
  for (const condition of conditions) {
    add("a condition the other way", replaced(condition!, `!(${condition!.getText()})`));
    add("a condition that never holds", replaced(condition!, "false"));
  }
}

function statementMutants(node: Node, add: Add): void {
  const isRemovable =
    Node.isExpressionStatement(node) ||
    (Node.isReturnStatement(node) && Node.isIfStatement(node.getParent())) ||
    node.getKind() === SyntaxKind.ContinueStatement;
  if (isRemovable) add("a statement that is not there", replaced(node, ";"));
}

/** Operators in the code that is made: `code.operation(at, "+", 2)`. */
function emittedMutants(node: Node, add: Add): void {
  if (!Node.isStringLiteral(node) || !Node.isCallExpression(node.getParent())) return;
  const other = OPERATORS[node.getLiteralValue()];
  if (other !== undefined) add("another operator, emitted", replaced(node, `"${other}"`));
}
