/*
 * Makes one schema of ProtoDef's descriptions of several versions, and holds it against those of each version alone:
 * random values of each packet must be the same bytes and the same values.
 *
 *     node --import tsx bench/protodef/import-versions.ts <runs> 1.8=1.8/protocol.json 1.9=1.9/protocol.json …
 */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { acceptedMerge } from "../../cli/import/merge/accepted.ts";
import { acceptedProtocol } from "../../cli/import/protodef/accepted.ts";
import { readDescription } from "../../cli/import/protodef/description.ts";
import { resolveSchemas } from "../../generator/index.ts";
import { triedIn } from "./same-in-versions.ts";

const [runs = "10", ...pairs] = process.argv.slice(2);
const parts = new Map<string, Map<string, string>>();
for (const pair of pairs) {
  const at = pair.indexOf("=");
  const [version, file] = [pair.slice(0, at), pair.slice(at + 1)];
  const description = readDescription(file, readFileSync(file, "utf8"));
  for (const namespace of description.namespaces) {
    const { text } = acceptedProtocol(description, namespace, "game");
    const own = parts.get(namespace.name) ?? new Map<string, string>();
    parts.set(namespace.name, own.set(version, text));
  }
}
let [values, wrong] = [0, 0];
for (const [part, texts] of parts) {
  const described = [...texts].map(([version, text]) => ({
    version,
    schema: parse(text, { maxAliasCount: -1 }) as Readonly<Record<string, unknown>>,
  }));
  const text = acceptedMerge(described, "game", part);
  const merged = tableOf(text);
  let own = 0;
  for (const [version, single] of texts) {
    const tried = triedIn(tableOf(single), merged, version, Number(runs));
    for (const line of tried.wrong.slice(0, 3)) console.log(part, line);
    own += tried.values;
    wrong += tried.wrong.length;
  }
  values += own;
  const apart = [...texts.values()].reduce((lines, one) => lines + linesOf(one), 0);
  console.log(
    `${part}: ${texts.size} versions, ${linesOf(text)} lines in place of ${apart}, ${own} values`,
  );
}
console.log({ values, wrong });
process.exitCode = wrong > 0 ? 1 : 0;

function tableOf(text: string) {
  return resolveSchemas(new Map([["game.yaml", text]])).protocols[0]!;
}

function linesOf(text: string): number {
  return text.split("\n").length - 1;
}
