import type { SchemaFiles } from "../../../generator/read/read.ts";

/*
 * Which schema files belong together, found without parsing them: checking all that there are takes seconds, and
 * those of one format a fraction of it. A file that is taken too many costs time, and one that is missed is an error.
 */

/** What a file says of others. */
interface Links {
  /** What it describes, or extends. */
  readonly protocol: string | undefined;
  readonly container: string | undefined;
  readonly extends: string | undefined;
  readonly carries: readonly string[];
  readonly files: readonly string[];
}

const NAME = String.raw`["']?([\w/.-]+)`;
const CARRIES = new RegExp(String.raw`\bcarries:\s*${NAME}`, "g");

function linksOf(text: string): Links {
  const key = (name: string) => new RegExp(String.raw`^${name}:\s*${NAME}`, "m").exec(text)?.[1];
  return {
    protocol: key("protocol"),
    container: key("container"),
    extends: key("extends"),
    carries: [...text.matchAll(CARRIES)].map(([, name]) => name!),
    files: [...text.matchAll(/[\w.-]+\.ya?ml/g)].map(([name]) => name),
  };
}

/**
 * The files that some containers, protocols and files need, with these: those of what they carry, overlays and types.
 *
 * @param names of containers and protocols
 */
export function relatedFiles(
  files: SchemaFiles,
  names: readonly string[],
  changed: Iterable<string>,
): Map<string, string> {
  const links = new Map([...files].map(([name, text]) => [name, linksOf(text)]));
  const isMeant = ({ container, protocol }: Links) =>
    names.includes(container ?? "") || names.includes(protocol ?? "");
  const found = new Set([...changed].filter((name) => files.has(name)));
  for (const [name, own] of links) if (isMeant(own)) found.add(name);
  const needs = (own: Links, other: Links, otherName: string): boolean =>
    own.files.includes(otherName) ||
    (other.protocol !== undefined &&
      (own.carries.includes(other.protocol) || own.extends === other.protocol)) ||
    (own.protocol !== undefined && own.protocol === other.extends);
  const waiting = [...found];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const own = links.get(name)!;
    for (const [other, of] of links) {
      if (found.has(other) || !needs(own, of, other)) continue;
      found.add(other);
      waiting.push(other);
    }
  }
  return new Map([...files].filter(([name]) => found.has(name)));
}

/** The protocols that files describe and no container carries, with their titles. */
export function uncarried(files: SchemaFiles, of: SchemaFiles): [name: string, title: string][] {
  const carried = new Set([...files.values()].flatMap((text) => linksOf(text).carries));
  return [...of.values()].flatMap((text): [string, string][] => {
    const { protocol } = linksOf(text);
    return protocol === undefined || carried.has(protocol) ? [] : [[protocol, protocol]];
  });
}
