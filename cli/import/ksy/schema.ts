import { Document, type Node, Scalar, YAMLMap } from "yaml";
import { Enums } from "./enums.ts";
import { Unsayable } from "./expression.ts";
import {
  type Asks,
  type Attribute,
  bytesOf,
  type Field,
  fieldOf,
  namesOf,
  textOf,
  wordOf,
} from "./fields.ts";
import { findType, hasItself, nameOf } from "./find.ts";
import { commentOf, type Path, strangeKeys, typeNotes } from "./kept.ts";
import type { Origin, Refused } from "./refused.ts";
import { type Entry, keepUnread, readsOn } from "./rest.ts";
import { type Loss, mapOf, type Type } from "./spec.ts";

/** A schema, and what of the description it does not say. */
export interface Imported {
  readonly name: string;
  readonly text: string;
  readonly lost: readonly Loss[];
  /** By `structs thing`, `messages thing_file`. */
  readonly origins: ReadonlyMap<string, Origin>;
}

const DEPTH = 64;

/**
 * Makes a description, and those that it imports by their names, a schema.
 *
 * @param refused what is left out, or bytes
 */
export function schemaOf(
  root: Type,
  imported: ReadonlyMap<string, Type>,
  refused: Refused,
): Imported {
  const open = new Set<Type>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = open.size;
    const made = new Writer(root, imported, refused, open).write();
    if (open.size === before) return made;
  }
  throw new SyntaxError(`${root.file}: its types use each other in more than ${MOST_ROUNDS} steps`);
}

/** In each round one more type is known that reads on to the end. */
const MOST_ROUNDS = 64;

class Writer implements Asks {
  readonly #lost: Loss[] = [];
  readonly #structs = new Map<Type, string>();
  readonly #types: Record<string, unknown> = {};
  readonly #enums = new Enums();
  readonly #origins = new Map<string, Origin>();

  constructor(
    readonly root: Type,
    readonly imported: ReadonlyMap<string, Type>,
    readonly refused: Refused,
    /** Types that read on to the end, which a struct of the schema cannot. */
    readonly open: Set<Type>,
  ) {}

  write(): Imported {
    const { root } = this;
    const name = nameOf(root.name);
    const message = this.#body(root, `messages ${name}_file`);
    const structs = new YAMLMap<Scalar, Node>();
    this.#unused(root);
    // A type that is used makes others used.
    for (const [type, struct] of this.#structs)
      structs.set(commented(struct, typeNotes(type)), this.#body(type, `structs ${struct}`));
    const document = new Document({
      protocol: name,
      title: textOf(root.meta.title ?? name),
      versions: ["1"],
      ids: "none",
    });
    if (Object.keys(this.#types).length > 0) document.set("types", this.#types);
    const enums = this.#enums.all.map(({ name: own, node }) => [own, { values: node }]);
    if (enums.length > 0) document.set("enums", document.createNode(Object.fromEntries(enums)));
    if (structs.items.length > 0) document.set("structs", structs);
    document.set("messages", { [`${name}_file`]: message });
    const notes = [`Imported by demospec from ${root.file}`, ...typeNotes(root)];
    document.commentBefore = notes.map((note) => ` ${note}`).join("\n");
    return {
      name,
      text: document.toString({ lineWidth: 100 }),
      lost: this.#lost,
      origins: this.#origins,
    };
  }

  #body(type: Type, place: string): Node {
    const { keys } = type;
    const entries = this.#fields(type);
    if (place.startsWith("messages ")) keepUnread(entries);
    this.#origins.set(place, { type, attributes: entries.map((entry) => entry.keys) });
    if (place.startsWith("structs ") && entries.some(({ field }) => readsOn(field)))
      this.open.add(type);
    const document = new Document();
    const body: Record<string, unknown> = {};
    if (keys["doc"] !== undefined) body["doc"] = textOf(keys["doc"]);
    if (keys["doc-ref"] !== undefined) body["ref"] = textOf(keys["doc-ref"]);
    if (place.startsWith("structs ") && hasItself(type, this.imported)) body["max-depth"] = DEPTH;
    const node = document.createNode({ ...body, fields: [] }) as unknown as YAMLMap;
    const fields = document.createNode(entries.map(({ field }) => field)) as unknown as {
      items: Node[];
    };
    for (const [i, { comment }] of entries.entries())
      if (comment.length > 0)
        fields.items[i]!.commentBefore = comment.map((line) => ` ${line}`).join("\n");
    node.set("fields", fields);
    return node;
  }

  #fields(type: Type): Entry[] {
    for (const path of strangeKeys(type))
      this.#lose(type, path, `the key "${path.at(-1)}"`, "it is not known");
    for (const name of Object.keys(mapOf(type.keys["instances"])))
      this.#lose(
        type,
        ["instances", name],
        `the instance "${name}"`,
        "computed or placed members are not imported",
      );
    if (type.keys["params"] !== undefined)
      this.#lose(type, ["params"], "`params`", "types with parameters are not imported");
    const all = namesOf(type);
    const attributes = all.map((keys, i): Attribute => {
      const name = nameOf(String(keys.id ?? `unnamed${i}`));
      return { type, keys, name, isLast: i === all.length - 1 };
    });
    const entries: Entry[] = [];
    for (let i = 0; i < attributes.length;) {
      const at = attributes[i]!;
      const bits = runOf(attributes, i);
      const comment = (bits.length > 0 ? bits : [at]).flatMap(commentOf);
      const refusals = this.refused.get(at.keys) ?? [];
      try {
        if (refusals.length > 0) throw new Unsayable(refusals[0]);
        const field = bits.length > 0 ? wordOf(bits) : fieldOf(at, this);
        entries.push({ keys: at.keys, field, comment });
        this.#notes(type, i, at);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        const kept = bits.length > 0 || refusals.length > 1 ? undefined : this.#asBytes(at);
        this.#lose(
          type,
          ["seq", i],
          `the field "${at.name}"`,
          `${error.message}: it is kept as bytes${kept ? "" : ", with all that follows it"}`,
        );
        comment.push(`Not taken: ${error.message.replaceAll("\n", " ")}`);
        const doc = at.keys["doc"] === undefined ? {} : { doc: textOf(at.keys["doc"]) };
        const bytes = kept ?? { type: "bytes", to: "end" };
        entries.push({ keys: at.keys, field: { [at.name]: { ...bytes, ...doc } }, comment });
        if (kept === undefined) return entries;
      }
      i += Math.max(1, bits.length);
    }
    return entries;
  }

  /** What the schema does not ask of a field that it has. */
  #notes(type: Type, i: number, { keys, name }: Attribute): void {
    if (keys["valid"] !== undefined)
      this.#lose(
        type,
        ["seq", i, "valid"],
        `\`valid\` of "${name}"`,
        "values are not held against it",
      );
  }

  #asBytes(at: Attribute): Field | undefined {
    const { keys } = at;
    if (["if", "repeat", "terminator"].some((key) => keys[key] !== undefined)) return undefined;
    try {
      return bytesOf({ ...at, keys: { ...keys, type: undefined } }, this);
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      return undefined;
    }
  }

  /** Keeps enums and types that no field has. */
  #unused(type: Type): void {
    for (const name of Object.keys(mapOf(type.keys["enums"])))
      try {
        this.#enums.of(type, name);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        this.#lose(type, ["enums", name], `the enum "${name}"`, error.message);
      }
    for (const [name, each] of type.types) {
      try {
        this.struct(type, name);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        this.#lose(type, ["types", name], error.message, "it is left out");
      }
      this.#unused(each);
    }
  }

  #lose(type: Type, path: Path, construct: string, reason: string): void {
    this.#lost.push({ file: type.file, line: type.line(...path), construct, reason });
  }

  #find(from: Type, path: string): Type | undefined {
    return findType(from, path, this.imported);
  }

  struct(from: Type, path: string): string {
    const type = this.#find(from, path);
    if (type === undefined) throw new Unsayable(`the type "${path}"`);
    const [refusal] = this.refused.get(type) ?? [];
    if (refusal !== undefined) throw new Unsayable(`the type "${path}": ${refusal}`);
    if (this.open.has(type)) throw new Unsayable(`the type "${path}", which reads on to the end`);
    if (namesOf(type).length === 0) throw new Unsayable(`the type "${path}", which has no fields`);
    const known = this.#structs.get(type);
    if (known !== undefined) return known;
    const taken = new Set(this.#structs.values());
    let name = nameOf(type.name);
    for (let at = type.parent; taken.has(name) || /^[ui]\d+$/.test(name); at = at?.parent)
      name = `${nameOf(at?.name ?? "own")}_${name}`;
    this.#structs.set(type, name);
    return name;
  }

  text(encoding: "utf8" | "latin1", ends: number): string {
    const name = `${encoding}_until_${ends}`;
    this.#types[name] = { type: encoding, ends };
    return name;
  }

  enumName(from: Type, path: string): string {
    return this.#enum(from, path.split("::")).name;
  }

  enumValue(from: Type, path: string): number {
    const parts = path.split("::");
    const found = this.#enum(from, parts.slice(0, -1)).values.get(parts.at(-1)!);
    if (found === undefined) throw new Unsayable(`the name "${path}" of an enum`);
    return found;
  }

  #enum(from: Type, path: readonly string[]) {
    const of = path.slice(0, -1).join("::");
    return this.#enums.of(of === "" ? from : this.#find(from, of), path.at(-1) ?? "");
  }
}

function commented(key: string, lines: readonly string[]): Scalar {
  const node = new Scalar(key);
  if (lines.length > 0) node.commentBefore = lines.map((line) => ` ${line}`).join("\n");
  return node;
}

/** The attributes of bits from one on. */
function runOf(attributes: readonly Attribute[], from: number): readonly Attribute[] {
  const end = attributes.findIndex(
    ({ keys }, i) => i >= from && !/^b\d+(le|be)?$/.test(String(keys["type"])),
  );
  return attributes.slice(from, end === -1 ? undefined : end);
}
