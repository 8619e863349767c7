import { type Expression, Node, Project, type SourceFile, SyntaxKind } from "ts-morph";
import type { Edit, Mutant, Whole } from "./mutant.ts";

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
  const add: Add = (kind, node, edit) =>
    void mutants.push({ room, file, kind, edits: [edit], whole: wholeOf(node) });
  eachNode(project.createSourceFile("file.ts", text), (node) => {
    operatorMutants(node, add);
    constantMutants(node, add);
    conditionMutants(node, add);
    statementMutants(node, add);
    if (room === "generator") emittedMutants(node, add);
  });
  return mutants;
}

/** @param node the expression or the statement that an edit makes another one */
type Add = (kind: string, node: Node, edit: Edit) => void;

function wholeOf(node: Node): Whole {
  const span = { from: node.getStart(), to: node.getEnd() };
  const parent = node.getParent();
  const isKey = Node.isPropertyAssignment(parent) && parent.getNameNode() === node;
  const constant = constantOf(node);
  return { ...span, isStatement: Node.isStatement(node), isKey, ...(constant && { constant }) };
}

/** What is worked out once, while a module is loaded, and could as well be wherever it is used. */
function constantOf(node: Node): Whole["constant"] {
  const declaration = node.getFirstAncestorByKind(SyntaxKind.VariableDeclaration);
  const statement = declaration?.getVariableStatement();
  const value = declaration?.getInitializer();
  const isOfModule = statement !== undefined && Node.isSourceFile(statement.getParent());
  if (!isOfModule || value === undefined) return undefined;
  const isWorkedOut = [value, ...value.getDescendants()].some(
    (each) =>
      Node.isCallExpression(each) || Node.isNewExpression(each) || Node.isArrowFunction(each),
  );
  if (isWorkedOut || !Node.isIdentifier(declaration!.getNameNode())) return undefined;
  const name = declaration!.getName();
  const all = node
    .getSourceFile()
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .filter((each) => each.getText() === name && each !== declaration!.getNameNode());
  const uses = all.filter(isUse);
  if (uses.length < all.length || uses.length === 0) return undefined;
  const spanOf = (each: Node) => ({ from: each.getStart(), to: each.getEnd() });
  // Of one that is exported, other modules take what it is when this one is loaded.
  const places = statement.isExported() ? [value, ...uses] : uses;
  return { value: spanOf(value), uses: places.map(spanOf) };
}

/** Whether an identifier is a value, in whose place an expression may be. */
function isUse(node: Node): boolean {
  const parent = node.getParentOrThrow();
  if (Node.isPropertyAccessExpression(parent)) return parent.getExpression() === node;
  if (Node.isPropertyAssignment(parent)) return parent.getInitializer() === node;
  return (
    Node.isExpression(parent) ||
    Node.isStatement(parent) ||
    Node.isVariableDeclaration(parent) ||
    Node.isBindingElement(parent) ||
    Node.isTemplateSpan(parent) ||
    Node.isPropertyDeclaration(parent) ||
    Node.isParameterDeclaration(parent)
  );
}

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
  if (!isOfTexts || other.length > 1) add("another operator", node, replaced(token, other));
}

function constantMutants(node: Node, add: Add): void {
  if (Node.isNumericLiteral(node)) {
    const value = node.getLiteralValue();
    for (const other of value > 0 ? [value + 1, value - 1] : [value + 1])
      // One more or less than a large number is the same double.
      if (other !== value) add("another constant", node, replaced(node, String(other)));
  }
  if (Node.isTrueLiteral(node)) add("another constant", node, replaced(node, "false"));
  if (Node.isFalseLiteral(node)) add("another constant", node, replaced(node, "true"));
}

function conditionMutants(node: Node, add: Add): void {
  const conditions: (Expression | undefined)[] = [];
  if (Node.isIfStatement(node)) conditions.push(node.getExpression());
  if (Node.isConditionalExpression(node)) conditions.push(node.getCondition());
  for (const condition of conditions) {
    add(
      "a condition the other way",
      condition!,
      replaced(condition!, `!(${condition!.getText()})`),
    );
    add("a condition that never holds", condition!, replaced(condition!, "false"));
  }
}

function statementMutants(node: Node, add: Add): void {
  const isRemovable =
    Node.isExpressionStatement(node) ||
    (Node.isReturnStatement(node) && Node.isIfStatement(node.getParent())) ||
    node.getKind() === SyntaxKind.ContinueStatement;
  // An `if` has a block where its statement was: the compiler refuses an empty one.
  const nothing = Node.isIfStatement(node.getParent()) ? "{}" : ";";
  if (isRemovable) add("a statement that is not there", node, replaced(node, nothing));
}

/** Operators in the code that is made: `code.operation(at, "+", 2)`. */
function emittedMutants(node: Node, add: Add): void {
  if (!Node.isStringLiteral(node) || !Node.isCallExpression(node.getParent())) return;
  const other = OPERATORS[node.getLiteralValue()];
  if (other !== undefined) add("another operator, emitted", node, replaced(node, `"${other}"`));
}
