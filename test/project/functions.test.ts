import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { lineOf, nodesOf, sourcesOf } from "../support/sources.ts";

function nameOf(node: ts.Node): string {
  const own = "name" in node && node.name !== undefined ? (node.name as ts.Node) : undefined;
  if (own !== undefined) return own.getText();
  return node.parent !== undefined && ts.isVariableDeclaration(node.parent)
    ? node.parent.name.getText()
    : "function";
}

test("functions of the generator and the runtime fit on a screen", () => {
  const long = sourcesOf("generator", "runtime").flatMap((source) =>
    [...nodesOf(source)].filter(ts.isFunctionLike).flatMap((node) => {
      const first = lineOf(source, node.getStart());
      const lines = lineOf(source, node.end) - first + 1;
      return lines > 60 ? [`${source.fileName}:${first} ${nameOf(node)} has ${lines} lines`] : [];
    }),
  );
  expect(long).toEqual([]);
});

/** Functions that search or change texts which are no code: names, comments, and where something is in a schema. */
const TEXTS: readonly string[] = [
  "generator/plan/families/parameters.ts parameterOf",
  "generator/plan/parts/begin.ts algorithmConstant",
  "generator/plan/view/getters.ts ownName",
  "generator/print/code/text.ts UNSEEN",
  "generator/print/code/text.ts comment",
  "generator/print/code/text.ts stringText",
  "generator/print/code/text.ts wrap",
  "generator/print/modules/module.ts banner",
  "generator/print/modules/table.ts #free",
];

const SEARCHES = new Set(["replace", "replaceAll", "match", "matchAll", "search", "exec"]);

/** Whether something is a regular expression, or searches a text by one or changes it. */
function searches(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node)) return true;
  if (ts.isNewExpression(node)) return node.expression.getText() === "RegExp";
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  return SEARCHES.has(node.expression.name.text);
}

/** What a node is in that has a name of its own: a function, or a constant of the module. */
function holderOf(node: ts.Node): string {
  const isHolder = (one: ts.Node) =>
    ts.isFunctionDeclaration(one) ||
    ts.isMethodDeclaration(one) ||
    (ts.isVariableDeclaration(one) && ts.isSourceFile(one.parent.parent.parent));
  let own = node;
  while (own.parent !== undefined && !isHolder(own)) own = own.parent;
  return nameOf(own);
}

test("no regular expression runs over code that is planned or printed, and nothing replaces any of it", () => {
  const found = sourcesOf("generator/plan", "generator/print").flatMap((source) =>
    [...nodesOf(source)].filter(searches).map((node) => `${source.fileName} ${holderOf(node)}`),
  );
  expect([...new Set(found)].toSorted()).toEqual(TEXTS);
});
