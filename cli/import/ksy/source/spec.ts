import { type Keys, mapOf, readLocated } from "../../located.ts";
import { nameIn, ORDERS, withOrders } from "./orders.ts";

/** What of a description is not said by the schema, or otherwise. */
export interface Loss {
  readonly file: string;
  /** From 1 on. */
  readonly line: number;
  /** `seq repeat-until`. */
  readonly construct: string;
  readonly reason: string;
}

/** A type of a description: its root, or one of `types`. */
export interface Type {
  readonly name: string;
  readonly file: string;
  readonly keys: Keys;
  readonly meta: Keys;
  readonly parent: Type | undefined;
  readonly types: ReadonlyMap<string, Type>;
  /** It is in no description: it is a type around one attribute of its parent. */
  readonly isAlone?: true;
  /** The line of what is in this type under a path, from 1 on. */
  line(...path: (string | number)[]): number;
}

/** Types in each other beyond this are no description that a person wrote. */
const DEEPEST = 32;
const LONGEST = 1_000_000;

/** Reads a description. Throws a SyntaxError that has the place where it is invalid. */
export function readSpec(file: string, text: string): Type {
  const { root, line: lineOf } = readLocated(file, text, LONGEST);
  const meta = mapOf(root["meta"]);
  if (typeof meta.id !== "string" && root.seq === undefined && root["types"] === undefined)
    throw new SyntaxError(`${file}: it has neither meta, seq nor types: it describes nothing`);
  const name = String(meta.id ?? "format");
  const orders = new Map<string, Keys>();
  return typeOf({ name, file, keys: root, meta, parent: undefined, path: [], orders, lineOf });
}

interface At {
  readonly name: string;
  readonly file: string;
  readonly keys: Keys;
  readonly meta: Keys;
  readonly parent: Type | undefined;
  readonly path: readonly (string | number)[];
  /** The types around that choose their byte order while reading, and how: there is one of each order. */
  readonly orders: ReadonlyMap<string, Keys>;
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

function typeOf(at: At): Type {
  if (at.path.length > 2 * DEEPEST)
    throw new SyntaxError(`${at.file}: more than ${DEEPEST} types are nested`);
  const types = new Map<string, Type>();
  const inside = Object.entries(mapOf(at.keys["types"])).map(
    ([name, keys]) => [name, mapOf(keys)] as const,
  );
  const orders = new Map(at.orders);
  for (const [name, { meta }] of inside) {
    const order = mapOf(mapOf(meta)["endian"]);
    if (order["switch-on"] === undefined) orders.delete(name);
    else orders.set(name, order);
  }
  const type: Type = {
    ...at,
    keys: withOrders(at.keys, orders),
    types,
    line: (...path) => at.lineOf([...at.path, ...path]),
  };
  for (const [plain, keys] of inside) {
    const meta = { ...at.meta, ...mapOf(keys["meta"]) };
    const path = [...at.path, "types", plain];
    const own = { ...at, keys, parent: type, path, orders };
    if (!orders.has(plain)) types.set(plain, typeOf({ ...own, name: plain, meta }));
    else
      for (const endian of ORDERS) {
        const name = nameIn(plain, endian);
        // What is made of attributes is remembered by them.
        const copy = structuredClone(keys);
        types.set(name, typeOf({ ...own, keys: copy, name, meta: { ...meta, endian } }));
      }
  }
  return type;
}
