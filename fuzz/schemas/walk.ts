import {
  type ItemShape,
  type ListShape,
  type MapShape,
  type NamesShape,
  type OneOfShape,
  type Shape,
  shapeOf,
} from "../../generator/language/language.ts";
import type { Chance } from "./chance.ts";
import type { Tree } from "./document.ts";
import { scalarOf } from "./scalars.ts";
import { innerScope, newScope, POOLS, type Scope } from "./scope.ts";
import { fitted } from "./words.ts";

/** What is made is made by the language's own shapes; what is known of a key by name only makes it right more often. */
export class Walk {
  readonly #counts = new Map<string, number>();
  #hasKinds = false;

  constructor(
    private readonly chance: Chance,
    private readonly versions: readonly string[],
    /** What stands behind some keys, whatever their shape. */
    private readonly fixed: ReadonlyMap<string, Tree>,
  ) {}

  /** A tree of a shape. */
  tree(shape: Shape, key: string, scope: Scope = newScope(), depth = 0): Tree {
    const { chance } = this;
    switch (shape.kind) {
      case "scalar":
        return this.#scalar(shape, key, scope, key === "into");
      case "map":
        return this.#map(shape, scope, depth);
      case "names":
        return this.#names(shape, key, scope, depth);
      case "list":
        return this.#list(shape, key, scope, depth);
      case "oneOf":
        return this.#oneOf(shape, key, scope, depth);
      case "either":
        return chance.is(0.6)
          ? this.#scalar(shape.scalar, key, scope, false)
          : this.tree(shape.other, key, scope, depth);
      case "item":
        return this.#item(shape, scope, depth, false);
    }
  }

  #scalar(shape: Shape & { kind: "scalar" }, key: string, scope: Scope, isPart: boolean): string {
    const { chance, versions } = this;
    return scalarOf(shape, { chance, scope, key, versions, next: this.#next, isPart });
  }

  readonly #next = (what: string): number => {
    const count = (this.#counts.get(what) ?? 0) + 1;
    this.#counts.set(what, count);
    return count;
  };

  // ---- maps

  #map(shape: MapShape, scope: Scope, depth: number, only?: string): Map<string, Tree> {
    const inner = SCOPES.has(shape.name)
      ? newScope()
      : shape.name === "arm"
        ? innerScope(scope)
        : scope;
    const chosen = this.#keysOf(shape, inner, depth, only);
    if (chosen.includes("kinds")) this.#hasKinds = true;
    const map = new Map<string, Tree>();
    for (const key of chosen)
      map.set(
        key,
        this.fixed.get(`${shape.name}.${key}`) ??
          this.tree(shapeOf(shape.keys[key]!.shape), key, inner, depth + 1),
      );
    return fitted(map, this.chance);
  }

  /** The keys that a map gets, in the order of the language. */
  #keysOf(shape: MapShape, scope: Scope, depth: number, only?: string): string[] {
    const { chance } = this;
    const all = Object.entries(shape.keys);
    const optional = all.filter(([key, { required }]) => !required && key !== only);
    const expected = depth > DEEPEST ? 0 : (EXPECTED[shape.name] ?? 1);
    const share = Math.min(1, expected / Math.max(1, optional.length));
    const isThere = (key: string, required?: true): boolean => {
      const own = `${shape.name}.${key}`;
      if (required || key === only || this.fixed.has(own)) return true;
      if (NEEDS_MASK.has(key) && scope.masks.size === 0 && !chance.is(0.03)) return false;
      if (NEEDS_KINDS.has(key) && !this.#hasKinds && !chance.is(0.01)) return false;
      return chance.is(CHANCES[own] ?? CHANCES[key] ?? share);
    };
    return all.filter(([key, { required }]) => isThere(key, required)).map(([key]) => key);
  }

  #names(shape: NamesShape, key: string, scope: Scope, depth: number): Tree {
    const { chance } = this;
    const pool = poolOf(key, shape);
    const count = chance.from(1, depth > DEEPEST ? 1 : key === "messages" ? 5 : 3);
    const names =
      pool === undefined
        ? Array.from({ length: count }, () => this.#scalar(shape.names, key, scope, false))
        : chance.some(pool, WHOLE.has(key) && chance.is(0.8) ? pool.length : count);
    if (MEMBERS.has(key)) remember(scope, names);
    const of = shapeOf(shape.of);
    return new Map(
      names.map((name) => {
        const own = SCOPED.has(key) ? newScope() : scope;
        return [name, this.tree(of, key, own, depth + 1)];
      }),
    );
  }

  // ---- lists

  #list(shape: ListShape, key: string, scope: Scope, depth: number): Tree {
    const of = shapeOf(shape.of);
    if (of.kind === "item") return this.#fields(of, scope, depth);
    const count = this.chance.from(shape.some ? 1 : 0, 3);
    return Array.from({ length: count }, () => this.tree(of, key, scope, depth + 1));
  }

  #fields(of: ItemShape, scope: Scope, depth: number): Tree {
    const count = depth > DEEPEST ? 1 : this.chance.from(1, 6);
    const list: Tree[] = [];
    for (let i = 0; i < count; i++) {
      const item = this.#item(of, scope, depth, i === 0);
      list.push(item);
      // Nothing may follow it.
      if (item instanceof Map && item.has("switch")) break;
    }
    return list;
  }

  // ---- one of several

  #oneOf(shape: OneOfShape, key: string, scope: Scope, depth: number): Tree {
    const { chance } = this;
    const { scalar, list, maps } = shape;
    const ways = [
      ...(scalar === undefined
        ? []
        : [
            {
              weight: maps.length === 0 ? 1 : 0.5 * maps.length,
              make: () => this.#scalar(scalar, key, scope, key === "into"),
            },
          ]),
      ...(list === undefined
        ? []
        : [{ weight: 1, make: () => this.#list(list, key, scope, depth) }]),
      ...maps.map(({ marker, shape: map }) => ({
        weight: this.#weightOf(marker, scope, depth > DEEPEST && scalar !== undefined),
        make: () => this.#map(map, scope, depth, marker),
      })),
    ];
    return chance.weighed(ways, ({ weight }) => weight).make();
  }

  #weightOf(marker: string, { masks }: Scope, isTooDeep: boolean): number {
    if (isTooDeep) return 0;
    return (WEIGHTS[marker] ?? 1) * (NEEDS_MASK.has(marker) && masks.size === 0 ? 0.02 : 1);
  }

  #item(shape: ItemShape, scope: Scope, depth: number, isFirst: boolean): Tree {
    const { chance } = this;
    const structures = Object.keys(shape.structures);
    if (structures.length > 0 && chance.is(isFirst ? 0.1 : 0.25)) {
      const name = chance.weighed(structures, (one) => this.#weightOf(one, scope, false));
      return this.#map(shape.structures[name]!, scope, depth);
    }
    return this.#field(shape, scope, depth, isFirst);
  }

  #field(shape: ItemShape, scope: Scope, depth: number, isFirst: boolean): Tree {
    const { chance } = this;
    const mask = shape.field.maps.find(({ marker }) => marker === "mask");
    if (mask !== undefined && (isFirst ? chance.is(0.45) : chance.is(0.05))) {
      const name = chance.of(POOLS["masks"]!);
      scope.masks.set(name, 0);
      return new Map([[name, this.#map(mask.shape, scope, depth, "mask")]]);
    }
    const wish = chance.is(0.6) ? scope.wished.shift() : undefined;
    const free = POOLS["fields"]!.filter((name) => !scope.members.includes(name));
    const name =
      wish?.name ?? chance.of(free.length > 0 && chance.is(0.97) ? free : POOLS["fields"]!);
    const field =
      wish === undefined ? this.#oneOf(shape.field, name, scope, depth + 1) : this.#wished(wish.by);
    remember(scope, [name], field);
    return new Map([[name, field]]);
  }

  /** What a number in front counts. */
  #wished(by: string): Tree {
    const { chance } = this;
    const list = new Map([["list", chance.of(POOLS["structs"]!)]]);
    if (by === "count-of" || chance.is(0.2)) return list;
    return new Map([["type", chance.of(["bytes", "bytes", ...POOLS["structs"]!])]]);
  }
}

/** Notes that members are there. */
function remember(scope: Scope, names: readonly string[], field?: Tree): void {
  const type = field instanceof Map ? field.get("type") : field;
  const isInteger =
    field === undefined || (typeof type === "string" && /^[ui]\d+(be)?$/.test(type));
  const bits = field instanceof Map && field.has("bits");
  for (const name of names) {
    scope.members.push(name);
    if (isInteger || bits) scope.integers.push(name);
  }
}

/** The names that stand behind a key, where they are of a pool. */
function poolOf(key: string, shape: NamesShape): readonly string[] | undefined {
  if (key === "values" && shape.names.name === "constant") return POOLS["constants"];
  if (key === "into" || key === "of" || key === "if") return POOLS["fields"];
  return POOLS[key];
}

/** Keys that are about the bits of a mask, and those that are about kinds: without one they are only wrong. */
const NEEDS_MASK = new Set(["bit", "bits", "widths", "refuse", "when", "unless", "wide", "per"]);
const NEEDS_KINDS = new Set(["in", "picks", "kind"]);

/** Where mostly all names of the pool are there. */
const WHOLE = new Set(["types", "enums", "structs", "vectors"]);

/** So deep nothing is made that need not be. */
const DEEPEST = 9;

/** Maps whose fields know nothing of what stands outside. */
const SCOPES = new Set(["message", "struct", "block", "new group", "message like another"]);
const SCOPED = new Set(["groups"]);
const MEMBERS = new Set(["into", "of"]);

/** How many of their optional keys maps have on average; 1 without. */
const EXPECTED: Readonly<Record<string, number>> = {
  "value field": 1.2,
  protocol: 2,
  container: 2,
  overlay: 2,
  "set of altered keys": 1.5,
  "type definition": 0.8,
  "word apart": 0,
};

/** How often a key is there, by its name or by its map's and its own. */
const CHANCES: Readonly<Record<string, number>> = {
  fields: 0.95,
  id: 1,
  "arm.is": 0.9,
  "arm.otherwise": 0.12,
  "message.role": 0.05,
  "message.tells": 0.05,
  "message.lasts": 0.05,
  "message.text": 0.08,
  "message.in": 0.03,
  "vectors.values": 0.9,
  "vectors.made": 0.05,
  "list field.count": 0.45,
  "list field.ends": 0.35,
  "protocol.types": 0.9,
  "protocol.enums": 0.85,
  "protocol.structs": 0.8,
  "protocol.groups": 0.4,
  "protocol.vectors": 0.6,
  "protocol.kinds": 0.12,
  "protocol.dialects": 0.15,
  "protocol.ids": 0.1,
  "protocol.include": 0,
  "container.include": 0,
  "container.structs": 0.5,
  "overlay.include": 0,
  "value field.in": 0.02,
  "prefix.bit": 1,
  doc: 0.02,
  ref: 0.02,
  since: 0.06,
  until: 0.05,
  except: 0.02,
  in: 0.02,
};

/** How often one map is chosen beside others, by its marker. */
const WEIGHTS: Readonly<Record<string, number>> = { type: 5, list: 1.5, mask: 0.3 };
