import type { SchemaFiles } from "../../../generator/schemas/schemas.ts";

/*
 * Which schema files belong together, found without parsing them: checking all that there are takes seconds, and
 * those of one format a fraction of it. A file that is taken too many costs time, and one that is missed is an error.
 */

/** What a file says of others. Names are those of packages with their folder: `gamelib/game`. */
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

function linksOf(file: string, text: string): Links {
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const inFolder = (name: string) => (name.includes("/") ? name : folder + name);
  const key = (name: string) => {
    const found = new RegExp(String.raw`^${name}:\s*${NAME}`, "m").exec(text)?.[1];
    return found && inFolder(found);
  };
  return {
    protocol: key("protocol"),
    container: key("container"),
    extends: key("extends"),
    carries: [...text.matchAll(CARRIES)].map(([, name]) => inFolder(name!)),
    files: [...text.matchAll(/[\w.-]+\.ya?ml/g)].map(([name]) => inFolder(name)),
  };
}

/** The files that come with the page are those of this package: what extends its protocols is in one folder with them. */
export function withBundled(files: SchemaFiles): SchemaFiles {
  const extended = /^(extends:\s*)(["']?)demospec\//m;
  // As many characters: faults stay at their places.
  const blank = " ".repeat("demospec/".length);
  return new Map(
    [...files]
      .filter(([name]) => !name.startsWith("demospec/"))
      .map(([name, text]) => [name, text.replace(extended, `$1${blank}$2`)]),
  );
}

/**
 * The files that some containers, protocols and files need, with these: those of what they carry, overlays and types, and
 * the containers that carry what changed.
 *
 * @param names of containers and protocols
 */
export function relatedFiles(
  files: SchemaFiles,
  names: readonly string[],
  changed: Iterable<string>,
): Map<string, string> {
  const links = new Map([...files].map(([name, text]) => [name, linksOf(name, text)]));
  const found = new Set([...changed].filter((name) => files.has(name)));
  const about = new Set(
    [...found].map((name) => links.get(name)!).map((of) => of.extends ?? of.protocol),
  );
  const isMeant = ({ container, protocol, carries }: Links) =>
    names.some((name) => [container, protocol].some((own) => own?.split("/").at(-1) === name)) ||
    carries.some((name) => about.has(name));
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

/** A protocol that no container carries. */
interface Uncarried {
  readonly name: string;
  /** Of its files, where it says one. */
  readonly ending: string | undefined;
  /** Its messages have places. */
  readonly isPlaced: boolean;
}

/** The protocols that files describe and no container carries. */
export function uncarried(files: SchemaFiles, of: SchemaFiles): Uncarried[] {
  const links = [...files].map(([name, text]) => linksOf(name, text));
  const carried = new Set(links.flatMap(({ carries }) => carries));
  const extended = new Set(links.map((own) => own.extends));
  return [...of].flatMap(([name, text]): Uncarried[] => {
    const { protocol } = linksOf(name, text);
    if (protocol === undefined || carried.has(protocol)) return [];
    // Of a package what nobody extends is no format of these files.
    if (protocol.includes("/") && !extended.has(protocol)) return [];
    const ending = /^extension:\s*["']?(\.[a-z0-9]+)/m.exec(text)?.[1];
    const isPlaced = /^places:/m.test(text);
    return [{ name: protocol.split("/").at(-1)!, ending, isPlaced }];
  });
}
