import {
  type ItemShape,
  type ListShape,
  type MapShape,
  type NamesShape,
  type OneOfShape,
  type Shape,
  shapeOf,
} from "../../generator/language/grammar/shape.ts";
import type { Chance } from "./chance.ts";
import type { Tree } from "./document.ts";
import { endedList, openedArm } from "./lists.ts";
import { scalarOf } from "./scalars.ts";
import { bitIn, innerScope, newScope, POOLS, type Scope } from "./scope.ts";
import {
  CHANCES,
  MAX_DEPTH,
  EXPECTED,
  MEMBERS,
  NEEDS_FLAVORS,
  NEEDS_MASK,
  SCOPED,
  SCOPES,
  WEIGHTS,
  WHOLE,
} from "./weights.ts";
import { fitted } from "./words.ts";

/** What is made is made by the language's own shapes; what is known of a key by name only makes it right more often. */
export class Walk {
  readonly #counts = new Map<string, number>();
  #hasFlavors = false;
  /** Outer parameters, by their names. */
  readonly #outer = new Map<string, ReadonlyMap<string, Tree>>();
  readonly #structs = new Map<string, Tree>();

  constructor(
    private readonly chance: Chance,
    private readonly versions: readonly string[],
    /** What follows some keys, whatever their shape. */
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
    if (chosen.includes("flavors")) this.#hasFlavors = true;
    if (chosen.includes("bitwise")) inner.bitwise = true;
    const map = new Map<string, Tree>();
    for (const key of chosen)
      map.set(
        key,
        this.fixed.get(`${shape.name}.${key}`) ??
          this.tree(shapeOf(shape.keys[key]!.shape), key, inner, depth + 1),
      );
    if (shape.name === "list field") return endedList(map, this.#structs, this.chance);
    if (shape.name === "arm") return openedArm(map, this.chance);
    return fitted(map, this.chance);
  }

  /** The keys that a map gets, in the order of the language. */
  #keysOf(shape: MapShape, scope: Scope, depth: number, only?: string): string[] {
    const { chance } = this;
    const all = Object.entries(shape.keys);
    const optional = all.filter(([key, { required }]) => !required && key !== only);
    const expected = depth > MAX_DEPTH ? 0 : (EXPECTED[shape.name] ?? 1);
    const share = Math.min(1, expected / Math.max(1, optional.length));
    const isThere = (key: string, required?: true): boolean => {
      const own = `${shape.name}.${key}`;
      if (required || key === only || this.fixed.has(own)) return true;
      if (NEEDS_MASK.has(key) && scope.masks.size === 0 && !chance.is(0.03)) return false;
      if (NEEDS_FLAVORS.has(key) && !this.#hasFlavors && !chance.is(0.01)) return false;
      if (key === "when" && scope.bitwise && scope.masks.size > 0) return chance.is(0.35);
      // What a struct is given is there for its fields to depend on.
      if (key === "if" && POOLS["outer"]!.some((name) => scope.members.includes(name)))
        return chance.is(0.4);
      return chance.is(CHANCES[own] ?? CHANCES[key] ?? share);
    };
    return all.filter(([key, { required }]) => isThere(key, required)).map(([key]) => key);
  }

  #names(shape: NamesShape, key: string, scope: Scope, depth: number): Tree {
    const { chance } = this;
    const pool = poolOf(key, shape);
    const count = chance.from(1, depth > MAX_DEPTH ? 1 : key === "messages" ? 5 : 3);
    const names =
      pool === undefined
        ? Array.from({ length: count }, () => this.#scalar(shape.names, key, scope, false))
        : chance.some(pool, WHOLE.has(key) && chance.is(0.8) ? pool.length : count);
    if (MEMBERS.has(key)) remember(scope, names);
    if (key === "outer") remember(scope, names);
    const of = shapeOf(shape.of);
    return new Map(
      names.map((name) => {
        const own = SCOPED.has(key) ? newScope() : scope;
        const isFlag = key === "outer" && name === "is_long";
        const tree = isFlag ? "bit" : this.tree(of, key, own, depth + 1);
        if (key === "structs") this.#structs.set(name, tree);
        const outer = key === "structs" && tree instanceof Map ? tree.get("outer") : undefined;
        if (outer instanceof Map) this.#outer.set(name, outer);
        return [name, tree];
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
    const count = depth > MAX_DEPTH ? 1 : this.chance.from(1, 6);
    const list: Tree[] = [];
    for (let i = 0; i < count; i++) {
      const item = this.#item(of, scope, depth, i === 0);
      list.push(...this.#outerFields(item, scope), item);
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
        weight: this.#weightOf(marker, scope, depth > MAX_DEPTH && scalar !== undefined),
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

  /** What a struct is given as a field's, before it. */
  #outerFields(item: Tree, scope: Scope): Tree[] {
    const { chance } = this;
    const [field] = item instanceof Map ? [...(item as ReadonlyMap<string, Tree>).values()] : [];
    const type = field instanceof Map ? (field.get("type") ?? field.get("list")) : field;
    const outer = typeof type === "string" ? [...(this.#outer.get(type) ?? [])] : [];
    return outer.flatMap(([name, own]): Tree[] => {
      if (scope.members.includes(name) || chance.is(0.05)) return [];
      if (own !== "bit") {
        remember(scope, [name], own);
        return [new Map([[name, own]])];
      }
      const mask: Tree[] =
        scope.masks.size > 0 ? [] : [new Map([["flags", new Map([["mask", "u8"]])]])];
      if (scope.masks.size === 0) scope.masks.set("flags", 0);
      remember(scope, [name], new Map());
      return [...mask, new Map([[name, new Map([["bit", bitIn(chance, scope)]])]])];
    });
  }

  /** What a preceding number counts. */
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
  const bits = field instanceof Map && (field.has("bits") || field.has("computed"));
  for (const name of names) {
    scope.members.push(name);
    if (isInteger || bits) scope.integers.push(name);
  }
}

/** The names that follow a key, where they are of a pool. */
function poolOf(key: string, shape: NamesShape): readonly string[] | undefined {
  if (key === "values" && shape.names.name === "constant") return POOLS["constants"];
  if (key === "into" || key === "of" || key === "if") return POOLS["fields"];
  return POOLS[key];
}
