import { type CST, type Document, isMap, isScalar, isSeq, type Scalar } from "yaml";
import type { Report, Source } from "../diagnostics.ts";
import { lookAlike } from "./letters.ts";
import { syntaxFault } from "./syntax.ts";

/** Reports what is wrong with a document as YAML: of errors of syntax the first, and keys that are there twice. */
export function reportFaults(
  document: Document.Parsed,
  tokens: readonly CST.Token[],
  source: Source,
  report: Report,
): void {
  const { errors, warnings } = document;
  const [syntax] = errors;
  // One error of syntax makes others.
  for (const error of syntax === undefined ? warnings : [syntax]) {
    const { start, end, message, hint } = syntaxFault(error as never, source, tokens);
    report.error({ source, start, end }, message, hint);
  }
  for (const start of twins(document)) {
    const message = `the key "${keyAt(source.text, start)}" is there twice`;
    report.error({ source, start, end: start + 1 }, message, "Keep one of the two.");
  }
}

/** Reports keys with letters that look like those of the language. */
export function reportLetters(document: Document.Parsed, source: Source, report: Report): void {
  // Most have none, and going through all nodes takes its time.
  if (!/[^\0-\x7f]/.test(source.text)) return;
  for (const { value, range } of [...keysOfMaps(document)].flat()) {
    const odd = lookAlike(String(value));
    if (odd === undefined) continue;
    const [start, end] = range!;
    report.error({ source, start, end }, odd.message, odd.hint);
  }
}

/** The keys of each map that are scalars. */
function* keysOfMaps({ contents }: Document.Parsed): Generator<Scalar[]> {
  const waiting: unknown[] = [contents];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isSeq(node)) for (const item of node.items) waiting.push(item);
    if (!isMap(node)) continue;
    for (const { key, value } of node.items) waiting.push(key, value ?? null);
    yield node.items.map(({ key }) => key).filter((key) => isScalar(key));
  }
}

/** Where keys begin that their maps have already. */
function twins(document: Document.Parsed): number[] {
  const found: number[] = [];
  for (const keys of keysOfMaps(document)) {
    const known = new Set<unknown>();
    for (const { value, range } of keys) {
      if (known.has(value)) found.push(range![0]);
      known.add(value);
    }
  }
  return found.toSorted((x, y) => x - y);
}

/** The key that begins at a place. */
function keyAt(text: string, start: number): string {
  return /^"[^"]*"|^'[^']*'|^[^\s:{}[\],]*/.exec(text.slice(start, start + 100))![0];
}
