import { call, lambda } from "../../plan/code/build.ts";
import type { ConstantCode, FunctionCode, MakerCode } from "../../plan/code/model.ts";
import { mentions } from "../../plan/code/walk.ts";
import { printClass } from "./classes.ts";
import { printBlock, printExpr } from "./code.ts";
import { blockComment, docText, lineComment, parametersText } from "./text.ts";

/*
 * Functions of a module as TypeScript.
 */

export function printFunction(code: FunctionCode): string {
  const text = `${code.isLocal ? "" : "export "}${functionText(code)}`;
  return code.doc === "" ? `\n${text}` : `\n${blockComment(docText(code.doc))}\n${text}`;
}

function functionText({ name, parameters, returns, body }: FunctionCode): string {
  // A parameter that the code does not need is marked as such.
  const used = parameters.map((one) =>
    mentions(body, one.name) ? one : { ...one, name: `_${one.name}` },
  );
  return `function ${name}(${parametersText(used)}): ${returns} {\n${printBlock(body)}\n}`;
}

export function printMaker({ name, parameters, doc, constants, functions, view, made }: MakerCode) {
  return [
    `\n${lineComment(doc)}`,
    `function ${name}(${parametersText(parameters)}) {`,
    ...(constants.length === 0 ? [] : [printBlock(constants)]),
    ...functions.map((one) => `\n${lineComment(one.doc)}\n${functionText(one)}`),
    ...(view === undefined ? [] : [printClass(view)]),
    `return ${printExpr(made)};`,
    "}",
  ].join("\n");
}

/**
 * A constant. What is made by a call is made for nobody, if nobody asks for it. To bundlers an item may be read by a
 * getter, which they keep: it is in a call.
 */
export function printConstant({ name, value: own, type, doc, isExported }: ConstantCode): string {
  const value = own.kind === "item" ? call(lambda([], own)) : own;
  const pure = value.kind === "call" ? "/* @__PURE__ */ " : "";
  const head = `${isExported ? "export " : ""}const ${name}${type === undefined ? "" : `: ${type}`}`;
  const text = `${head} = ${pure}${printExpr(value)};`;
  return doc === undefined ? text : `\n${lineComment(doc)}\n${text}`;
}
