import * as code from "../code/build.ts";
import type { Block, Expr } from "../code/model.ts";
import { declares, eachNode, hasNode, rewritten } from "../code/walk.ts";
import { local } from "../../facts/names.ts";

/** A member that is read, `m.frame` or `m.frame!`. */
function readName(node: Expr): string | undefined {
  return node.kind === "member" && code.isMessage(node.of) ? node.name : undefined;
}

/**
 * Code that reads each member once, and first: where messages are many, what asks for one several times takes longer,
 * as writing the bytes in between might have changed it for all that V8 knows. A member whose name the code has for
 * something else, as the hint of a mask that is worked out, gets another.
 */
export function unpacked(body: Block): Block {
  const reads = new Map<string, number>();
  eachNode(body, (node) => {
    const name = readName(node as Expr);
    if (name !== undefined) reads.set(name, (reads.get(name) ?? 0) + 1);
  });
  const isTaken = (name: string) =>
    hasNode(body, (node) => declares(node, name) || (node.kind === "name" && node.name === name));
  const names = [...reads.keys()].filter((name) => reads.get(name)! > 1);
  if (names.length === 0) return body;
  const locals = new Map(
    names.map((name) => [name, isTaken(local(name)) ? `${name}Given$` : local(name)]),
  );
  const own = rewritten(body, (node) => {
    const as = locals.get(readName(node) ?? "");
    return as === undefined ? undefined : code.name(as);
  });
  const members = [...locals].map(([name, as]) => ({ name, as }));
  return [code.constant({ members }, code.MESSAGE), ...own];
}
