import { type Project, type SourceFile, ts } from "ts-morph";
import { comparedWith, descendants, isOfGenerated, type Names, placeOf } from "./renamed.ts";

/*
 * Ways around types, by which code could name a message or a member that no schema has any more, and no compiler would
 * say so.
 */

/** What files do that hides from the compiler which message or member is meant: where, and what. */
export function untypedAccess(
  project: Project,
  files: readonly SourceFile[],
  names: Names,
): string[] {
  const checker = project.getTypeChecker().compilerObject;
  return files.flatMap((file) =>
    descendants(file.compilerNode).flatMap((node) => {
      const what = wrongWith(node, names, checker);
      return what === undefined ? [] : [`${placeOf(node)}: ${what}`];
    }),
  );
}

function wrongWith(own: ts.Node, names: Names, checker: ts.TypeChecker): string | undefined {
  if (ts.isAsExpression(own)) return wrongCast(own, checker);
  if (ts.isElementAccessExpression(own)) return wrongElement(own, names, checker);
  if (ts.isPropertyAccessExpression(own)) return wrongAccess(own, names, checker);
  if (ts.isStringLiteral(own) && names.messages.has(own.text)) return wrongName(own, checker);
  if (ts.isArrayLiteralExpression(own)) return wrongList(own, names, checker);
  return undefined;
}

/** A message, a block or a state that is made out to be something else, or something else one of these. */
function wrongCast(cast: ts.AsExpression, checker: ts.TypeChecker): string | undefined {
  if (ts.isConstTypeReference(cast.type)) return undefined;
  const [from, to] = [cast.expression, cast.type].map((node) => checker.getTypeAtLocation(node));
  const isTo = isOfGenerated(to!);
  if (isTo && ts.isObjectLiteralExpression(cast.expression))
    return "a cast makes what a type may not allow";
  if (isOfGenerated(from!) && !isTo) return "a cast from a generated type";
  const inner = ts.isAsExpression(cast.expression) ? cast.expression.expression : undefined;
  const source = inner && checker.getTypeAtLocation(inner);
  const isHidden = source !== undefined && (isOfGenerated(source) || isTo || isMessage(source));
  return isHidden ? "a cast through another type" : undefined;
}

/** What has a type's name and may have anything else. */
function isMessage(type: ts.Type): boolean {
  return type.symbol?.name === "AnyMessage";
}

function wrongElement(
  access: ts.ElementAccessExpression,
  { members }: Names,
  checker: ts.TypeChecker,
): string | undefined {
  const { argumentExpression: at, expression } = access;
  if (!ts.isStringLiteral(at) || !members.has(at.text)) return undefined;
  const type = checker.getTypeAtLocation(expression);
  const isKnown = checker.getPropertyOfType(checker.getNonNullableType(type), at.text);
  return isKnown === undefined ? "a member of what may have any" : undefined;
}

function wrongAccess(
  { name, expression }: ts.PropertyAccessExpression,
  { members }: Names,
  checker: ts.TypeChecker,
): string | undefined {
  if (!members.has(name.text)) return undefined;
  const { flags } = checker.getTypeAtLocation(expression);
  return (flags & ts.TypeFlags.Any) !== 0 ? "a member of what may be anything" : undefined;
}

/** A message's name that is compared with any text. */
function wrongName(literal: ts.StringLiteral, checker: ts.TypeChecker): string | undefined {
  const other = comparedWith(literal);
  if (other === undefined || !/(?:^|\.)type$/.test(other.getText())) return undefined;
  const { flags } = checker.getTypeAtLocation(other);
  return (flags & ts.TypeFlags.String) !== 0 ? "a message's name among any texts" : undefined;
}

/** A list of messages' names that may have any texts. One alone may be another word. */
function wrongList(
  list: ts.ArrayLiteralExpression,
  { messages }: Names,
  checker: ts.TypeChecker,
): string | undefined {
  const { elements } = list;
  const isNames =
    elements.length > 1 &&
    elements.every((own) => ts.isStringLiteral(own) && messages.has(own.text));
  if (!isNames) return undefined;
  const expected = checker.getContextualType(elements[0]!);
  const isAny = expected === undefined || (expected.flags & ts.TypeFlags.String) !== 0;
  return isAny ? "messages' names among any texts" : undefined;
}
