import { Document, type Node, YAMLMap } from "yaml";
import { numberOf, Unsayable } from "./expression.ts";
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
import { listOf, type Loss, mapOf, type Type } from "./spec.ts";

/** A schema, and what of the description it does not say. */
export interface Imported {
  readonly name: string;
  readonly text: string;
  readonly lost: readonly Loss[];
}

interface Entry {
  readonly field: Field;
  readonly comment: string[];
}

const RESERVED = new Set(["type", "constructor", "copy", "retarget"]);
const DEPTH = 64;

/** Makes a description, and those that it imports by their names, a schema. */
export function schemaOf(root: Type, imported: ReadonlyMap<string, Type>): Imported {
  const open = new Set<Type>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = open.size;
    const made = new Writer(root, imported, open).write();
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
  readonly #enums: Record<string, unknown> = {};

  constructor(
    readonly root: Type,
    readonly imported: ReadonlyMap<string, Type>,
    /** Types that read on to the end, which a struct of the schema cannot. */
    readonly open: Set<Type>,
  ) {}

  write(): Imported {
    const { root } = this;
    const name = nameOf(root.name);
    const message = this.#body(root);
    const structs: Record<string, Node> = {};
    // A type that is used makes others used.
    for (const [type, struct] of this.#structs) structs[struct] = this.#body(type, true);
    const document = new Document({
      protocol: name,
      title: textOf(root.meta.title ?? name),
      versions: ["1"],
      ids: "none",
    });
    if (Object.keys(this.#types).length > 0) document.set("types", this.#types);
    if (Object.keys(this.#enums).length > 0)
      document.set("enums", document.createNode(this.#enums));
    if (Object.keys(structs).length > 0) document.set("structs", mapNode(structs));
    document.set("messages", mapNode({ [`${name}_file`]: message }));
    document.commentBefore = ` Imported by demospec from ${root.file}`;
    return { name, text: document.toString({ lineWidth: 100 }), lost: this.#lost };
  }

  #body(type: Type, isStruct = false): Node {
    const { keys } = type;
    const entries = this.#fields(type);
    if (isStruct && entries.some(({ field }) => readsOn(field))) this.open.add(type);
    const document = new Document();
    const body: Record<string, unknown> = {};
    if (keys["doc"] !== undefined) body["doc"] = textOf(keys["doc"]);
    if (keys["doc-ref"] !== undefined) body["ref"] = textOf(keys["doc-ref"]);
    if (this.#structs.has(type) && this.#reaches(type)) body["max-depth"] = DEPTH;
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

  /** Whether a type has itself inside. */
  #reaches(type: Type): boolean {
    const seen = new Set<Type>();
    const next = [type];
    for (let each = next.pop(); each !== undefined; each = next.pop())
      for (const { type: word } of namesOf(each))
        for (const path of [word, ...Object.values(mapOf(mapOf(word)["cases"]))]) {
          const found = typeof path === "string" ? this.#find(each, path) : undefined;
          if (found === type) return true;
          if (found !== undefined && !seen.has(found)) next.push(found);
          if (found !== undefined) seen.add(found);
        }
    return false;
  }

  #fields(type: Type): Entry[] {
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
      try {
        const field = bits.length > 0 ? wordOf(bits) : fieldOf(at, this);
        entries.push({ field, comment });
        this.#notes(type, i, at);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        const kept = bits.length > 0 ? undefined : this.#asBytes(at);
        this.#lose(
          type,
          ["seq", i],
          `the field "${at.name}"`,
          `${error.message}: it is kept as bytes${kept ? "" : ", with all that follows it"}`,
        );
        comment.push(`Not taken: ${error.message.replaceAll("\n", " ")}`);
        entries.push({ field: kept ?? { [at.name]: { type: "bytes", to: "end" } }, comment });
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
    const { keys, name } = at;
    if (["if", "repeat", "terminator"].some((key) => keys[key] !== undefined)) return undefined;
    try {
      return { [name]: bytesOf({ ...at, keys: { ...keys, type: undefined } }, this) };
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      return undefined;
    }
  }

  #lose(type: Type, path: (string | number)[], construct: string, reason: string): void {
    this.#lost.push({ file: type.file, line: type.line(...path), construct, reason });
  }

  #find(from: Type, path: string): Type | undefined {
    const [first, ...others] = path.split("::");
    let found: Type | undefined;
    for (let at: Type | undefined = from; at !== undefined && found === undefined; at = at.parent)
      found = at.types.get(first!) ?? (at.name === first ? at : undefined);
    found ??= this.imported.get(first!);
    for (const name of others) found = found?.types.get(name);
    return found;
  }

  struct(from: Type, path: string): string {
    const type = this.#find(from, path);
    if (type === undefined) throw new Unsayable(`the type "${path}"`);
    if (this.open.has(type)) throw new Unsayable(`the type "${path}", which reads on to the end`);
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
    const { name, values } = this.#enum(from, path);
    this.#enums[name] = { values };
    return name;
  }

  enumValue(from: Type, path: string): number {
    const parts = path.split("::");
    const value = parts.pop()!;
    const found = this.#enum(from, parts.join("::")).values[value];
    if (found === undefined) throw new Unsayable(`the name "${path}" of an enum`);
    return found;
  }

  #enum(from: Type, path: string): { name: string; values: Record<string, number> } {
    const parts = path.split("::");
    const name = parts.pop()!;
    let at = parts.length > 0 ? this.#find(from, parts.join("::")) : from;
    while (at !== undefined && mapOf(at.keys["enums"])[name] === undefined) at = at.parent;
    if (at === undefined) throw new Unsayable(`the enum "${path}"`);
    const values: Record<string, number> = {};
    for (const [number, label] of Object.entries(mapOf(mapOf(at.keys["enums"])[name]))) {
      const value = numberOf(number);
      if (value === undefined) throw new Unsayable(`the number ${number} of an enum`);
      values[String(mapOf(label).id ?? label)] = value;
    }
    return { name: nameOf(at.parent === undefined ? name : `${at.name}_${name}`), values };
  }
}

/** Whether a field, or one in its arms, takes all bytes that there are. */
function readsOn(field: Field): boolean {
  const arms = Object.values(mapOf(field["arms"])).flatMap((arm) => listOf(mapOf(arm)["fields"]));
  const all = [field, ...arms].flatMap((each) => Object.values(mapOf(each))).map(mapOf);
  return all.some(({ to, ends, list }) => to === "end" || (list !== undefined && ends === "bytes"));
}

function mapNode(entries: Record<string, Node>): YAMLMap {
  const map = new YAMLMap();
  for (const [name, node] of Object.entries(entries)) map.set(name, node);
  return map;
}

/** A name that a schema can have. */
function nameOf(name: string): string {
  const plain =
    name
      .toLowerCase()
      .replace(/[^a-z0-9_]/g, "_")
      .replace(/^[^a-z]+/, "") || "unnamed";
  return RESERVED.has(plain) ? `${plain}_value` : plain;
}

/** The attributes of bits from one on. */
function runOf(attributes: readonly Attribute[], from: number): readonly Attribute[] {
  const end = attributes.findIndex(
    ({ keys }, i) => i >= from && !/^b\d+(le|be)?$/.test(String(keys["type"])),
  );
  return attributes.slice(from, end === -1 ? undefined : end);
}

function commentOf({ keys, name }: Attribute): string[] {
  const kept = ["-orig-id", "doc-ref"].filter((key) => keys[key] !== undefined);
  const lines = kept.map((key) => `${key}: ${textOf(keys[key])}`);
  if (/^b\d/.test(String(keys["type"])) && keys["doc"] !== undefined)
    lines.push(`${name}: ${textOf(keys["doc"])}`);
  return lines;
}
