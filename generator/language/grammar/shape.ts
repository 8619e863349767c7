/* What a grammar of schemas is made of. */

/** What a place in a schema may hold. */
export type Shape =
  | ScalarShape
  | MapShape
  | NamesShape
  | ListShape
  | OneOfShape
  | EitherShape
  | ItemShape;

export interface ScalarShape {
  readonly kind: "scalar";
  readonly name: string;
  /** What it looks like, for people. */
  readonly looks: string;
  readonly pattern: RegExp;
  /** What the names in it are names of. None without. */
  readonly naming?: Naming;
}

/** What a name in a schema is a name of. */
export type Category =
  | "protocol"
  | "container"
  | "file"
  | "version"
  | "flavor"
  | "type"
  | "enum"
  | "constant"
  | "vectors"
  | "group"
  | "struct"
  | "message"
  | "arm"
  | "member"
  | "state"
  | "lookup";

/** How names are in a scalar. */
export interface Naming {
  readonly category: Category;
  /** The name is given here. Without: it is one that is given elsewhere. */
  readonly defines?: true;
  /**
   * Where there are several: `words` has spaces between; `dotted` is a member, and a member of the struct that it is;
   * `field` a message and its member; `state` a state and its member; `condition` a condition in words; `bit` a mask and its bit. One without,
   * which is the first word, or the last one of `package/protocol`.
   */
  readonly form?: "words" | "dotted" | "field" | "state" | "condition" | "bit";
  /** Words that are no names there. */
  readonly words?: readonly string[];
}

/** A map with fixed keys. */
export interface MapShape {
  readonly kind: "map";
  readonly name: string;
  readonly doc: string;
  readonly keys: Readonly<Record<string, Key>>;
  /** Keys of something else that are looked for here, with what to write. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

export interface Key {
  readonly doc: string;
  readonly shape: Shape | (() => Shape);
  readonly required?: true;
}

/** A map from names that the schema's author chooses. */
export interface NamesShape {
  readonly kind: "names";
  readonly names: ScalarShape;
  readonly of: Shape | (() => Shape);
  /** Whether there is at least one. */
  readonly some?: true;
}

export interface ListShape {
  readonly kind: "list";
  readonly of: Shape | (() => Shape);
  /** Whether there is at least one. */
  readonly some?: true;
}

/** One of several: the first whose `marker` key is there, or, for what is no map, the list or the scalar. */
export interface OneOfShape {
  readonly kind: "oneOf";
  readonly name: string;
  readonly doc: string;
  readonly scalar?: ScalarShape;
  readonly list?: ListShape;
  readonly maps: readonly { readonly marker: string; readonly shape: MapShape }[];
}

/** A scalar, or, for what is invalid, something else. */
export interface EitherShape {
  readonly kind: "either";
  readonly scalar: ScalarShape;
  readonly other: Shape;
}

/** An entry of a field list: a structure, known by its first key, or one name with its field. */
export interface ItemShape {
  readonly kind: "item";
  readonly name: string;
  readonly doc: string;
  readonly structures: Readonly<Record<string, MapShape>>;
  readonly names: ScalarShape;
  readonly field: OneOfShape;
}

export function shapeOf(shape: Shape | (() => Shape)): Shape {
  return typeof shape === "function" ? shape() : shape;
}

export function scalar(name: string, looks: string, pattern: RegExp, naming?: Naming): ScalarShape {
  return { kind: "scalar", name, looks, pattern, ...(naming && { naming }) };
}

/** A scalar that is a name given elsewhere. */
export function of(category: Category, shape: ScalarShape, words?: readonly string[]): ScalarShape {
  return { ...shape, naming: { category, ...(words && { words }) } };
}

/** A scalar that gives a name. */
export function giving(category: Category, shape: ScalarShape): ScalarShape {
  return { ...shape, naming: { category, defines: true } };
}

export function namesOf(words: object): string {
  return Object.keys(words)
    .map((word) => `\`${word}\``)
    .join(", ");
}

export function oneOf(words: object): RegExp {
  return new RegExp(`^(${Object.keys(words).join("|")})$`);
}
