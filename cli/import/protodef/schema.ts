import { Document } from "yaml";
import { Unsayable } from "../ksy/fields/expression.ts";
import { nameOf } from "../ksy/source/find.ts";
import { type Loss } from "../ksy/source/spec.ts";
import { listOf, mapOf } from "../located.ts";
import type { Description, Namespace, Packet, Scope, Type } from "./description.ts";
import { fieldsOf } from "./fields.ts";
import { Frame } from "./frame.ts";
import { kindOf } from "./kinds.ts";
import { NBT_STRUCTS, NBT_TYPES } from "./nbt.ts";
import { snake } from "./scalars.ts";
import type { Asks, Ends, Field } from "./values.ts";

/** The schema of a namespace, and what of the description it does not say. */
export interface ImportedProtocol {
  readonly name: string;
  readonly text: string;
  readonly lost: readonly Loss[];
  readonly packets: number;
  /** Packets of which everything is said. */
  readonly whole: number;
}

/** Why the schema language refuses structs and messages: by `structs thing`, `messages thing`. */
export type RefusedEntries = ReadonlyMap<string, string>;

/** Ids of a varint are a byte up to here. */
const HIGHEST_BYTE = 0x7f;
/** Those of two bytes have different first bytes up to here: the second one is always 1. */
const HIGHEST_ID = 0xff;
/** Structs in each other. */
const DEEPEST = 64;

/** Makes the packets of a namespace a protocol of that name. */
export function protocolOf(
  description: Description,
  namespace: Namespace,
  name: string,
  refused: RefusedEntries,
): ImportedProtocol {
  return new Writer(description, namespace, name, refused).write();
}

interface Made {
  readonly name: string;
  readonly outer: ReadonlyMap<string, string>;
}

class Writer implements Asks {
  readonly #lost: Loss[] = [];
  readonly #structs: Record<string, unknown> = {};
  readonly #types: Record<string, unknown> = {};
  readonly #enums = new Map<string, { readonly name: string; readonly values: object }>();
  readonly #made = new Map<string, Made>();
  /** Names of structs by what they are called and have. */
  readonly #alike = new Map<string, string>();
  /** Names of structs that are being made. */
  readonly #open: string[] = [];
  readonly #recursive = new Set<string>();
  /** Whether the packet that is made now is taken whole. */
  #isWhole = true;

  constructor(
    readonly description: Description,
    readonly namespace: Namespace,
    readonly name: string,
    readonly refused: RefusedEntries,
  ) {}

  write(): ImportedProtocol {
    const { packets } = this.namespace;
    const messages: Record<string, unknown> = {};
    let whole = 0;
    for (const packet of packets) {
      this.#isWhole = true;
      const name = nameOf(snake(packet.name));
      const message = this.#message(name, packet);
      if (message !== undefined) messages[name] = message;
      if (this.#isWhole) whole++;
    }
    const document = new Document(
      {
        protocol: this.name,
        title: `${this.namespace.name.replaceAll("_", " ") || this.name} packets`,
        versions: ["1"],
        ...(Object.keys(this.#types).length > 0 ? { types: this.#types } : {}),
        ...(this.#enums.size > 0
          ? {
              enums: Object.fromEntries(
                [...this.#enums.values()].map(({ name, values }) => [name, { values }]),
              ),
            }
          : {}),
        ...(Object.keys(this.#structs).length > 0 ? { structs: this.#structs } : {}),
        messages,
      },
      { aliasDuplicateObjects: false },
    );
    document.commentBefore = ` Imported by demospec from ${this.description.file}`;
    const text = document.toString({ lineWidth: 100 });
    return { name: this.name, text, lost: this.#lost, packets: packets.length, whole };
  }

  #message(name: string, packet: Packet): unknown {
    if (packet.id > HIGHEST_ID || !Number.isInteger(packet.id)) {
      this.#lose(packet.path, `the packet "${packet.name}"`, `its id is above ${HIGHEST_ID}`);
      return undefined;
    }
    const reason = this.refused.get(`messages ${name}`);
    if (reason === undefined) return numbered(packet.id, this.#fields(packet));
    this.#lose(packet.path, `the packet "${packet.name}"`, `${reason}: it is kept as bytes`);
    return numbered(packet.id, [REST]);
  }

  /** The fields of a packet, up to the first that cannot be said: what follows is bytes. */
  #fields({ type, path, name }: Packet): Field[] {
    const frame = new Frame();
    const { scope } = this.namespace;
    const { kind, given, scope: own } = kindOf(type, scope);
    const parts =
      kind === "container" ? listOf(given).map((each) => ["container", [each]]) : [type];
    const fields: Field[] = [];
    for (const [i, part] of parts.entries())
      try {
        fields.push(...fieldsOf(part, own, frame, this));
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        const { name: known = "value" } = mapOf(listOf(given)[i]);
        const at = kind === "container" ? [...path, 1, i] : path;
        this.#lose(
          at,
          `"${String(known)}" of "${name}"`,
          `${error.message}: it is kept as bytes, with what follows`,
        );
        return [...frame.withParts(fields), REST];
      }
    return frame.withParts(fields);
  }

  #lose(path: Packet["path"], construct: string, reason: string): void {
    this.#isWhole = false;
    const { file } = this.description;
    this.#lost.push({ file, line: this.description.line(path), construct, reason });
  }

  struct(known: string, type: Type, scope: Scope, above: Frame, ends?: Ends): string {
    const key = `${scope.path.join("/")} ${JSON.stringify(type)} ${ends}`;
    const made = this.#made.get(key);
    if (made !== undefined && made.outer.size === 0) {
      if (this.#open.includes(made.name)) this.#recursive.add(made.name);
      return made.name;
    }
    if (this.#open.length > DEEPEST) throw new Unsayable("types that are too deep in each other");
    const name = this.#nameFor(nameOf(snake(known)));
    const reason = this.refused.get(`structs ${name}`);
    if (reason !== undefined) throw new Unsayable(`the type "${known}": ${reason}`);
    const frame = new Frame(above);
    this.#made.set(key, { name, outer: frame.outer });
    this.#structs[name] = {};
    this.#open.push(name);
    try {
      const fields = frame.withParts(fieldsOf(type, scope, frame, this));
      if (fields.length === 0) throw new Unsayable(`the type "${known}", which has no fields`);
      if (ends !== undefined) fields[0] = endingAt(fields[0]!, ends);
      const struct = {
        ...(frame.outer.size > 0 ? { outer: Object.fromEntries(frame.outer) } : {}),
        ...(this.#recursive.has(name) ? { "max-depth": DEEPEST } : {}),
        fields,
      };
      const text = `${known} ${JSON.stringify(struct)}`;
      const same = this.#alike.get(text);
      if (same === undefined) {
        this.#structs[name] = struct;
        this.#alike.set(text, name);
        return name;
      }
      // The same type, met in another part of the description.
      delete this.#structs[name];
      this.#made.set(key, { name: same, outer: frame.outer });
      return same;
    } catch (error) {
      delete this.#structs[name];
      this.#made.delete(key);
      throw error;
    } finally {
      this.#open.pop();
    }
  }

  #nameFor(name: string): string {
    const taken = (own: string) =>
      this.#structs[own] !== undefined || NBT_STRUCTS[own] !== undefined;
    const isKept = /^(?:[uif]\d+|bytes|utf8|latin1|text|string)$/.test(name);
    const isPacket = this.namespace.packets.some((packet) => nameOf(snake(packet.name)) === name);
    let own = isKept || isPacket ? `${name}_value` : name;
    for (let n = 2; taken(own); n++) own = `${name}_${n}`;
    return own;
  }

  counted(as: "utf8" | "bytes", count: string): string {
    const name = `${as}_after_${count}`;
    this.#types[name] = { type: as, length: count };
    return name;
  }

  enumOf(member: string, numbers: ReadonlyMap<string, number>): string {
    const values = Object.fromEntries(
      [...numbers].map(([name, value]) => [valueName(name), value]),
    );
    if (Object.keys(values).length < numbers.size)
      throw new Unsayable("names of numbers that are alike but for their signs");
    const key = JSON.stringify(values);
    const known = this.#enums.get(key);
    if (known !== undefined) return known.name;
    const taken = new Set([...this.#enums.values()].map((one) => one.name));
    let name = member;
    for (let n = 2; taken.has(name); n++) name = `${member}_${n}`;
    this.#enums.set(key, { name, values });
    return name;
  }

  nbt(struct: string): string {
    Object.assign(this.#types, NBT_TYPES);
    for (const [name, body] of Object.entries(NBT_STRUCTS)) this.#structs[name] ??= body;
    return struct;
  }
}

const REST: Field = { rest: { type: "bytes", to: "end" } };

/** A message with its id, which is a varint. */
function numbered(id: number, fields: readonly Field[]): unknown {
  if (id <= HIGHEST_BYTE) return { id, fields };
  const doc = `Its id is ${id}, in two bytes.`;
  return { id: 0x80 | (id & 0x7f), doc, fields: [{ constant: [id >> 7] }, ...fields] };
}

function valueName(name: string): string {
  const word = name.replaceAll(/\W/g, "_");
  return /^[A-Za-z]/.test(word) ? word : `V${word}`;
}

/** The first field of a struct that ends its lists, or whose top bit says that another one follows. Throws Unsayable. */
function endingAt(field: Field, ends: Ends): Field {
  if (ends === "top bit") {
    const [name] = Object.keys(field);
    const isByte = ["u8", "i8"].includes(String(mapOf(field[name!])["type"]));
    if (!isByte) throw new Unsayable("elements that do not begin with a byte");
    return { split: "u8", into: { [name!]: "u7", another_follows: "u1" } };
  }
  if (field["split"] !== undefined) return { ...field, ends };
  const [[name, body]] = Object.entries(field) as [[string, Field]];
  return { [name]: { ...body, ends } };
}
