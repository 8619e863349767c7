import fc from "fast-check";
import type { ScalarShape } from "../../generator/language/grammar/shape.ts";
import type { Chance } from "./chance.ts";
import { bitIn, POOLS, type Scope } from "./scope.ts";

/** Where a scalar is. */
export interface Where {
  readonly chance: Chance;
  readonly scope: Scope;
  /** The key that it follows, or in whose list. */
  readonly key: string;
  readonly versions: readonly string[];
  /** Numbers that are given once each. */
  readonly next: (what: string) => number;
  /** The word whose parts are made, if any. */
  readonly isPart: boolean;
}

type Maker = (where: Where) => string;

/** A scalar of a shape: of those that the language names by what it is for, otherwise anything that it may be. */
export function scalarOf(shape: ScalarShape, where: Where): string {
  const { chance } = where;
  const make = MAKERS[shape.name];
  const made = make === undefined || chance.is(0.01) ? undefined : make(where);
  return made !== undefined && shape.pattern.test(made) ? made : anyOf(shape, chance);
}

const known = new WeakMap<RegExp, fc.Arbitrary<string>>();

/** Any text that the pattern takes. */
function anyOf({ pattern }: ScalarShape, chance: Chance): string {
  let any = known.get(pattern);
  if (any === undefined) {
    any = fc.stringMatching(pattern, { size: "-1" });
    known.set(pattern, any);
  }
  return fc.sample(any, { seed: chance.from(0, 0x7fffffff), numRuns: 1 })[0]!;
}

const INTEGERS = [
  "0",
  "1",
  "2",
  "3",
  "4",
  "5",
  "7",
  "8",
  "15",
  "16",
  "100",
  "255",
  "256",
  "0xffff",
];
const ODD_INTEGERS = ["-1", "-2", "-128", "0x7f", "0x80", "0x7fff", "0x8000", "0x10000"];
const LARGE_INTEGERS = ["0x7fffffff", "0x80000000", "0xffffffff", "-0x80000000", "0x100000000"];
const BUILT_IN = [
  "u8",
  "u16",
  "u32",
  "i8",
  "i16",
  "i32",
  "f32",
  "u16be",
  "u32be",
  "i16be",
  "i32be",
];
const OTHERS = [
  "u24",
  "i24be",
  "u24me",
  "u40",
  "i48be",
  "u64",
  "i64",
  "u64be",
  "f64",
  "f32be",
  "varu28",
  "vari32",
  "varu64",
  "varu32be",
  "vari23",
  "sleb32",
];

const MAKERS: Readonly<Record<string, Maker>> = {
  text: ({ chance }) => chance.of(["A few words", "more", "-?[0-9]+\\n", "shared.yaml"]),
  name: nameOf,
  constant: ({ chance }) => chance.of(POOLS["constants"]!),
  integer: integerOf,
  count: ({ chance }) => chance.of(["1", "2", "2", "3", "3", "4", "8", "16", "24", "32", "100"]),
  version: ({ chance, versions }) => chance.of(versions),
  versions: ({ chance, versions }) =>
    chance.is(0.8) ? chance.of(versions) : `${versions[0]!}..${versions.at(-1)!}`,
  type: typeOf,
  bit: ({ chance, scope }) => bitIn(chance, scope),
  bits: ({ chance, scope }) =>
    scope.masks.size > 0 && chance.is(0.15)
      ? chance.of([...scope.masks.keys()])
      : bitIn(chance, scope),
  width: ({ chance, scope }) => (chance.is(0.3) ? "both" : bitIn(chance, scope)),
  factor: ({ chance }) => chance.of(["1/8", "2", "1/10", "360/256", "3", "1/3", "100", "1/65536"]),
  absent: ({ chance, scope }) =>
    chance.is(0.6)
      ? chance.of(["0", "1", "-1", "255", "0.5", "100"])
      : `${chance.of(["previous", "baseline"])}.${chance.of([...scope.members, ...POOLS["fields"]!])}`,
  id: ({ chance, next }) => {
    const id = next("id");
    return chance.is(0.12) ? `${64 + 8 * (id % 8)}..${64 + 8 * (id % 8) + 7}` : `${id}`;
  },
  mask: ({ chance, isPart, scope }) =>
    isPart || scope.bitwise
      ? `u${chance.from(1, 8)}`
      : chance.of(["u8", "u8", "u8", "u16", "u16", "u32", "u16be", "u32be", "id & 0x7"]),
  part: ({ chance, scope }) =>
    scope.bitwise ? `u${chance.from(1, 8)}` : chance.of(["u8", "u16", "u16be"]),
  "long integer": integerOf,
  value: ({ chance, next }) => {
    const n = next("value");
    if (chance.is(0.2)) return chance.of(POOLS["constants"]!);
    return chance.is(0.15) ? `${20 + 10 * n}..${24 + 10 * n}` : `${n}`;
  },
  "count reference": (where) => (where.chance.is(0.5) ? countRefOf(where) : calculationOf(where)),
  "computed number": calculationOf,
  number: ({ chance }) => chance.of(["0", "1", "-0.5", "0.25", "100"]),
  expression: expressionOf,
  condition: conditionOf,
  member: ({ chance, scope }) => `${memberOf(chance, scope)}${chance.is(0.2) ? "/10" : ""}`,
  members: ({ chance, scope }) =>
    Array.from({ length: chance.from(1, 2) }, () => memberOf(chance, scope)).join(" "),
  field: ({ chance, key }) =>
    key === "selected"
      ? `${chance.of(POOLS["messages"]!)}.${chance.of(POOLS["fields"]!)}`
      : chance.of([...POOLS["fields"]!, ...POOLS["masks"]!]),
  byte: ({ chance }) => `${chance.from(0, 255)}`,
  bytes: ({ chance }) => chance.of(["OTHER", "\u0089P"]),
};

function integers({ integers: known }: Scope): readonly string[] {
  return known.length > 0 ? known : POOLS["fields"]!;
}

function memberOf(chance: Chance, { members }: Scope): string {
  return chance.of(members.length > 0 ? members : POOLS["fields"]!);
}

/** What a name refers to is known by its key; others are of any pool. */
function nameOf({ chance, scope, key, next }: Where): string {
  switch (key) {
    case "enum":
      return chance.of(POOLS["enums"]!);
    case "vectors":
      return "dirs";
    case "use":
      return chance.of(POOLS["groups"]!);
    case "switch":
    case "high-of":
    case "same-as":
      return chance.of(integers(scope));
    case "keyed-by":
      return chance.of([...scope.masks.keys(), "flags"]);
    case "carries":
      return "packets";
    case "in":
    case "selects-flavor":
      return chance.of(POOLS["flavors"]!);
    case "sets":
    case "as":
      return "baseline";
    case "token":
      return `t${next("token")}`;
    case "length-of":
    case "count-of": {
      if (key === "length-of" && chance.is(0.2)) return "rest";
      const free = POOLS["fields"]!.filter((name) => !scope.members.includes(name));
      const name = chance.of(free.length > 0 ? free : POOLS["fields"]!);
      scope.wished.push({ name, by: key });
      return name;
    }
    case "through":
      return chance.is(0.4) ? "end" : memberOf(chance, scope);
    default:
      return memberOf(chance, scope);
  }
}

function integerOf({ chance, key, next }: Where): string {
  if (key === "bit" || key === "flag") return `${chance.of([0, 3, 7, 7, 7, 15, 15, 23])}`;
  if (key === "at") return `${chance.of([0, 8, 8, 16, 24, 9])}`;
  if (key === "default") return `${chance.from(0, 8)}`;
  if (key === "values" || key === "value") return `${next("constant")}`;
  return chance.weighed([INTEGERS, ODD_INTEGERS, LARGE_INTEGERS], (list) =>
    list === INTEGERS ? 8 : list === ODD_INTEGERS ? 3 : 1,
  )[chance.from(0, 4)]!;
}

/** Among bits there are numbers of any width, and structs. */
function typeAmongBits({ chance, key }: Where): string {
  const number = `${chance.is(0.7) ? "u" : "i"}${chance.from(1, chance.is(0.8) ? 8 : 32)}`;
  if (key === "count") return chance.is(0.1) ? "ue" : `u${chance.from(1, 5)}`;
  if (key === "list" || chance.is(0.2)) return chance.of(POOLS["structs"]!);
  if (chance.is(0.1)) return chance.of(["ue", "se"]);
  return chance.is(0.1) ? chance.of(POOLS["types"]!) : number;
}

function typeOf(where: Where): string {
  const { chance, isPart, key, scope } = where;
  if (scope.bitwise && key !== "outer" && chance.is(0.95)) return typeAmongBits(where);
  if (key === "outer") return chance.of(["u8", "u8", "u8", "u16"]);
  if (isPart) return `${chance.is(0.8) ? "u" : "i"}${chance.from(1, 8)}`;
  if (key === "count") return chance.of(["u8", "u8", "u16", "u32", "u16be", "varu28"]);
  if (key === "list")
    return chance.is(0.8)
      ? chance.of([...POOLS["structs"]!, ...POOLS["structs"]!, "text"])
      : chance.of(BUILT_IN);
  const type = chance.weighed(
    [BUILT_IN, OTHERS, POOLS["types"]!, POOLS["structs"]!, ["text"], ["bytes"]],
    (list) =>
      list === BUILT_IN
        ? 12
        : list === OTHERS
          ? 5
          : list.length > 1
            ? 3
            : list[0] === "text"
              ? 1
              : 2,
  );
  const one = chance.of(type);
  return chance.is(0.12) ? `${one}[${chance.from(1, 4)}]` : one;
}

function expressionOf({ chance, scope, key }: Where): string {
  const last = `_.${chance.of(POOLS["fields"]!)}`;
  if (key === "ends-after") return chance.of([`${last} > 3`, `not ${last}`, `${last} % 2 == 1`]);
  if (key === "valid") return chance.of(["_ > 1", "_ == 2 or _ != 3", "_.length < 3", "_"]);
  const [a, b] = [memberOf(chance, scope), memberOf(chance, scope)];
  const op = chance.of(["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "==", "<", "and"]);
  return chance.of([
    `${a} ${op} ${b}`,
    `${a} ${op} 2`,
    `not ${a} ? ${b} : [${a}, 'x']`,
    `${a}.length`,
    `${a}[0]`,
    `${a}.first.${b}`,
    `_root.${a}`,
    `~${a} / -3`,
    "kind::ONE",
    `${a}.read('${chance.of(POOLS["structs"]!)}')`,
    `_io.read('${chance.of(POOLS["structs"]!)}', ${b})`,
    `_io.substring(${a}, ${b}).xor(${a}).rotate(3).until(0).trim(1).to_s`,
  ]);
}

function countRefOf({ chance, scope }: Where): string {
  const mask = chance.is(0.3) ? ` & ${chance.of(["0x0f", "0x7", "1"])}` : "";
  return `${chance.of(integers(scope))}${mask}${chance.is(0.35) ? " + 1" : ""}`;
}

/** Numbers that follow from members, mostly from such as are integers. */
function calculationOf({ chance, scope }: Where): string {
  const one = () => chance.of(chance.is(0.9) ? integers(scope) : scope.members.concat("a"));
  const [a, b] = [one(), one()];
  return chance.of([
    `${a} - 1`,
    `${a} * ${b}`,
    `${a} / 2 + ${b}`,
    `(${a} + 3) % 4`,
    `(${a} & 3) << 1`,
    `${a} >> 2 | ${b} & 1`,
    `${a} == ${b} ? 1 : ${b} % 5`,
    `4 - ${a} % 4`,
    `${chance.of(scope.members.length > 0 ? scope.members : ["a"])}.${chance.of(POOLS["fields"]!)} - 2`,
  ]);
}

function conditionOf(where: Where): string {
  const { chance, scope, key } = where;
  if (key === "when") return chance.is(0.08) ? "more" : bitIn(chance, scope);
  const one = (): string => {
    const outer = POOLS["outer"]!.filter((name) => scope.members.includes(name));
    const member = outer.length > 0 && chance.is(0.6) ? chance.of(outer) : memberOf(chance, scope);
    return chance.of([
      `${member} > 0`,
      `${member} == 1`,
      `${member} in [1, 3..5]`,
      member,
      `not ${member}`,
      `not (${member} >= 2)`,
      `${member} > ${chance.of(integers(scope))}`,
      `${member} % 2 == ${chance.of(integers(scope))} & 1`,
    ]);
  };
  return chance.is(0.6) ? one() : `${one()} ${chance.of(["and", "or"])} ${one()}`;
}
