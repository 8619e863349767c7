import { listOf, mapOf, type Path, readLocated } from "../located.ts";

/** A type as ProtoDef has it: a name, or a kind with what it needs. */
export type Type = unknown;

/** Names of types in a part of a description, and of those around it. */
export interface Scope {
  readonly types: Readonly<Record<string, Type>>;
  readonly path: Path;
  readonly outer: Scope | undefined;
}

/** The packets of one direction, or of the whole description: `packet` says which id is which. */
export interface Namespace {
  /** Empty for the whole. */
  readonly name: string;
  readonly scope: Scope;
  readonly packets: readonly Packet[];
}

export interface Packet {
  readonly id: number;
  readonly name: string;
  readonly type: Type;
  readonly path: Path;
}

/** A description in ProtoDef's language. */
export interface Description {
  readonly file: string;
  readonly namespaces: readonly Namespace[];
  /** The line of what is under a path, from 1 on. */
  line(path: Path): number;
}

const LONGEST = 4_000_000;
/** Namespaces are in each other: minecraft's are a state and a direction. */
const DEEPEST = 8;

/** Reads a description in JSON. Throws a SyntaxError that has the place where it is invalid. */
export function readDescription(file: string, text: string): Description {
  const { root, line } = readLocated(file, text, LONGEST);
  const namespaces: Namespace[] = [];
  gather(root, [], undefined, namespaces);
  if (namespaces.length === 0)
    throw new SyntaxError(
      `${file}: it has no packets: a type "packet" says by a mapper and a switch which id is which`,
    );
  return { file, namespaces, line };
}

function gather(
  keys: Readonly<Record<string, unknown>>,
  path: Path,
  outer: Scope | undefined,
  found: Namespace[],
): void {
  if (path.length > DEEPEST) return;
  const scope = { types: mapOf(keys["types"]), path: [...path, "types"], outer };
  const packets = packetsOf(scope);
  if (packets.length > 0) found.push({ name: path.join("_"), scope, packets });
  for (const [name, inner] of Object.entries(keys))
    if (name !== "types") gather(mapOf(inner), [...path, name], scope, found);
}

/** The packets that the type `packet` names: by a mapper of ids, and a switch over its names. */
function packetsOf({ types, path }: Scope): Packet[] {
  const { packet } = types;
  const [, fields] = listOf(packet);
  const kinds = listOf(fields).map((field) => listOf(mapOf(field)["type"]));
  const mapper = kinds.find(([kind]) => kind === "mapper");
  const choice = kinds.find(([kind]) => kind === "switch");
  if (mapper === undefined || choice === undefined) return [];
  const chosen = mapOf(mapOf(choice[1])["fields"]);
  return Object.entries(mapOf(mapOf(mapper[1])["mappings"])).flatMap(([id, own]) => {
    const name = String(own);
    const type = chosen[name];
    if (type === undefined) return [];
    const at = typeof type === "string" && types[type] !== undefined ? [...path, type] : path;
    return [{ id: Number(id), name, type, path: at }];
  });
}

/** A type that is named, with the scope that its own names are of. */
export function typeNamed(
  scope: Scope,
  name: string,
): { readonly type: Type; readonly scope: Scope } | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const type = Object.hasOwn(at.types, name) ? at.types[name] : undefined;
    if (type !== undefined) return { type, scope: at };
  }
  return undefined;
}
