import type { ClassCode, ClassMember } from "../../plan/code/model.ts";
import { printBlock, printExpr } from "./code.ts";
import { lineComment, parametersText } from "./text.ts";

/*
 * Classes as TypeScript.
 */

export function printClass({ name, base, doc, members, isLocal }: ClassCode): string {
  const of = base.of === undefined ? "" : `<${base.of}>`;
  const head = `class ${name} extends ${printExpr(base.class)}${of}`;
  const lines = [`${isLocal ? "" : "export "}${head} {`, ...members.map(memberText), "}"];
  return `\n${lineComment(doc)}\n${lines.join("\n")}`;
}

function memberText(member: ClassMember): string {
  switch (member.kind) {
    case "property":
      return propertyText(member);
    case "getter":
      return `\nget ${member.name}(): ${member.returns} {\n${printBlock(member.body)}\n}`;
    case "method": {
      const { name, parameters, returns, body, doc, overrides } = member;
      const front = `${doc === undefined ? "" : `${lineComment(doc)}\n`}${overrides ? "override " : ""}`;
      return `\n${front}${name}(${parametersText(parameters)}): ${returns} {\n${printBlock(body)}\n}`;
    }
  }
}

function propertyText(property: ClassMember & { kind: "property" }): string {
  const { name, type, value, isReadonly, overrides, apart } = property;
  const front = [overrides ? "override " : "", isReadonly ? "readonly " : ""].join("");
  const typed = type === undefined ? "" : `${value === undefined ? "!" : ""}: ${type}`;
  const given = value === undefined ? "" : ` = ${printExpr(value)}`;
  return `${apart ? "\n" : ""}${front}${name}${typed}${given};`;
}
