import { byKind } from "../../../runtime/table/by-kind.ts";
import type { ClassCode, ClassMember } from "../../plan/code/model.ts";
import { printBlock, printExpr } from "./code.ts";
import { lineComment, parametersText } from "./text.ts";

/*
 * Classes as TypeScript.
 */

export function printClass({ name, base, doc, members, isLocal }: ClassCode): string {
  const of = base.of === undefined ? "" : `<${base.of}>`;
  const head = `class ${name} extends ${printExpr(base.class)}${of}`;
  const lines = [
    `${isLocal ? "" : "export "}${head} {`,
    ...members.map((member) => memberText(member)),
    "}",
  ];
  return `\n${lineComment(doc)}\n${lines.join("\n")}`;
}

const memberText = byKind<ClassMember, [], string>({
  property: propertyText,
  getter: ({ name, returns, body }) => `\nget ${name}(): ${returns} {\n${printBlock(body)}\n}`,
  method: ({ name, parameters, returns, body, doc, overrides }) => {
    const front = `${doc === undefined ? "" : `${lineComment(doc)}\n`}${overrides ? "override " : ""}`;
    return `\n${front}${name}(${parametersText(parameters)}): ${returns} {\n${printBlock(body)}\n}`;
  },
});

function propertyText(property: ClassMember & { kind: "property" }): string {
  const { name, type, value, isReadonly, overrides, apart } = property;
  const front = [overrides ? "override " : "", isReadonly ? "readonly " : ""].join("");
  const typed = type === undefined ? "" : `${value === undefined ? "!" : ""}: ${type}`;
  const given = value === undefined ? "" : ` = ${printExpr(value)}`;
  return `${apart ? "\n" : ""}${front}${name}${typed}${given};`;
}
