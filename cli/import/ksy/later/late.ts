import { type Expression } from "../../../../runtime/table/terms/expressions.ts";
import { call, choice, list, memberOf, named, text, two, whole } from "../build.ts";
import { contentsOf } from "../fields/contents.ts";
import { numberOf, Unsayable } from "../fields/expression.ts";
import { elementKeys, isAlone, isUser, type Reads, textIn, valueIn } from "../reads.ts";
import { type Type } from "../source/spec.ts";
import { type Keys, mapOf } from "../../located.ts";
import { isSized } from "./later.ts";

/*
 * Attributes that are read when they are asked for, each from where the one before it ends: they are derived values, and so
 * may have sizes and conditions of everything that these know, texts and places among them.
 */

/** Where an attribute begins or ends, as bytes after another place. */
export interface Spot {
  readonly of: Expression;
  readonly plus: number;
}

/** What such an attribute becomes. */
export interface Late {
  /** By their names; the last one is the attribute's. */
  readonly values: readonly { readonly name: string; readonly value: Expression }[];
  /** Where it ends, if it is there. */
  readonly end: Spot;
  /** When it is there, beside its own condition. */
  readonly where?: Expression;
}

/** An attribute, or an instance. */
export interface Asked {
  readonly keys: Keys;
  readonly name: string;
  readonly type: Type;
  /** The bytes that it is in, and where it begins in them. */
  readonly io: Expression;
  readonly at: Spot;
}

/** A place as an expression. */
export function placed({ of, plus }: Spot): Expression {
  if (of.kind === "number") return whole(Number(of.value) + plus);
  return plus === 0 ? of : two("+", of, whole(plus));
}

/** What an attribute becomes that is read from a place on. Throws Unsayable. */
export function lateOf(asked: Asked, reads: Reads): Late {
  const { keys, name, io, at } = asked;
  if (keys["contents"] !== undefined && keys["repeat"] === undefined) {
    const end = after(at, [...contentsOf(keys["contents"])].length);
    return { values: [{ name, value: call(io, "substring", placed(at), placed(end)) }], end };
  }
  if (keys["repeat"] !== undefined) return listOf(asked, reads);
  if (isSized(keys)) return sizedOf(asked, reads);
  if (mapOf(keys["type"])["switch-on"] !== undefined) return choiceOf(asked, reads);
  const ended = endedOf(asked);
  if (ended !== undefined) return ended;
  const isStruct = isUser(keys["type"], asked.type);
  const size = reads.sizeOf(keys);
  if (isStruct) {
    const value = call(io, "read_at", text(reads.struct(keys["type"] as string)), placed(at));
    return { values: [{ name, value }], end: endOf(at, size, named(name)) };
  }
  expectOther(asked);
  return alone(asked, reads.alone(elementKeys(keys)), size);
}

/** One value in a struct of its own. */
function alone({ name, io, at }: Asked, struct: string, size: number | undefined): Late {
  const read = call(io, "read_at", text(struct), placed(at));
  if (size !== undefined)
    return { values: [{ name, value: memberOf(read, "value") }], end: after(at, size) };
  const own = `${name}_read`;
  return {
    values: [
      { name: own, value: read },
      { name, value: memberOf(named(own), "value") },
    ],
    end: endOf(at, undefined, named(own)),
  };
}

/** In a struct of its own an attribute that is not taken is nothing else. */
function expectOther({ type, keys }: Asked): void {
  if (type.isAlone === true) throw new Unsayable(`"${String(keys["type"] ?? "bytes")}"`);
}

function sizedOf({ keys, name, type, io, at }: Asked, reads: Reads): Late {
  const size = numberOf(String(keys.size));
  const end =
    keys.size === undefined
      ? { of: memberOf(io, "size"), plus: 0 }
      : size === undefined
        ? { of: two("+", placed(at), reads.expression(keys.size)), plus: 0 }
        : after(at, size);
  const bytes = call(io, "substring", placed(at), placed(end));
  return { values: [{ name, value: valueIn(bytes, keys, type, reads) }], end };
}

/** Bytes up to one that ends them, or a text, where that byte is kept, left, or may be missing. */
function endedOf({ keys, name, type, io, at }: Asked): Late | undefined {
  const isOther = ["consume", "include", "eos-error"].some((key) => keys[key] !== undefined);
  const by = keys["terminator"] ?? (keys["type"] === "strz" ? 0 : undefined);
  if (by === undefined || !isOther) return undefined;
  const isOpen = keys["eos-error"] === false;
  const size = memberOf(io, "size");
  const until = call(call(io, "substring", placed(at), size), "until", whole(Number(by)));
  const past = two("+", two("+", placed(at), memberOf(until, "length")), whole(1));
  const bytes = `${name}_bytes`;
  // Where it is missing there is one byte less than was looked for, which is an error unless it may be.
  const to = isOpen ? choice(two(">", past, size), size, past) : past;
  const more = keys["include"] === true ? [named("true")] : [];
  const value = call(named(bytes), "until", whole(Number(by)), ...more);
  const own = keys["type"] === undefined ? value : textIn(value, keys, type);
  const taken = keys["consume"] === false ? value : named(bytes);
  const end = two("+", placed(at), memberOf(taken, "length"));
  return {
    values: [
      { name: bytes, value: call(io, "substring", placed(at), to) },
      { name, value: own },
    ],
    end: { of: end, plus: 0 },
  };
}

function listOf(asked: Asked, reads: Reads): Late {
  const { keys, name, type, io, at } = asked;
  const isOwn = isAlone({ keys, type });
  const isStruct = isUser(keys["type"], type) && !isOwn;
  if (!isOwn && !isStruct && type.isAlone !== true) {
    const whole = Object.entries(keys).filter(([key]) => !/^(if|valid|pos|io)$/.test(key));
    return alone(asked, reads.alone(Object.fromEntries(whole)), reads.sizeOf(keys));
  }
  const struct = isStruct ? reads.struct(keys["type"] as string) : reads.alone(elementKeys(keys));
  const each = isStruct ? named("_") : memberOf(named("_"), "value");
  const ended = memberOf(named("_"), "_end");
  const size = memberOf(io, "size");
  const until = (last: Expression) => call(io, "read_until", text(struct), placed(at), last);
  let value: Expression;
  if (keys["repeat"] === "expr")
    value = call(io, "read_at", text(struct), placed(at), reads.expression(keys["repeat-expr"]));
  else if (keys["repeat"] === "eos")
    value = choice(two("<", placed(at), size), until(two("==", ended, size)), list([]));
  else value = until(reads.each(keys["repeat-until"], each, ended));
  const last = memberOf(memberOf(named(name), "last"), "_end");
  const isSome = two(">", memberOf(named(name), "size"), whole(0));
  const end =
    keys["repeat"] === "eos"
      ? { of: size, plus: 0 }
      : { of: choice(isSome, last, placed(at)), plus: 0 };
  return { values: [{ name, value }], end };
}

/** One of several types, each of which tells where it ends. */
function choiceOf(asked: Asked, reads: Reads): Late {
  const { keys, name, type, io, at } = asked;
  const { "switch-on": on, cases } = mapOf(keys["type"]) as Keys & {
    readonly [key in "switch-on" | "cases"]?: unknown;
  };
  const all = Object.entries(mapOf(cases));
  const isPlain = all.every(([, word]) => isUser(word, type));
  const by = reads.expression(on);
  const one = (word: unknown) => {
    const struct = isPlain
      ? reads.struct(String(word))
      : reads.alone({ ...elementKeys(keys), type: word });
    return call(io, "read_at", text(struct), placed(at));
  };
  const rest = all.find(([value]) => value === "_");
  const tests = all
    .filter((each) => each !== rest)
    .map(([value, word]) => ({ is: two("==", by, reads.expression(value)), read: one(word) }));
  const last = rest === undefined ? tests.at(-1)?.read : one(rest[1]);
  if (last === undefined) throw new Unsayable("a choice of nothing");
  const chosen = (rest === undefined ? tests.slice(0, -1) : tests).reduceRight(
    (no, { is, read }) => choice(is, read, no),
    last,
  );
  const own = isPlain ? name : `${name}_read`;
  const value = { name, value: memberOf(named(own), "value") };
  return {
    values: [{ name: own, value: chosen }, ...(isPlain ? [] : [value])],
    end: endOf(at, undefined, named(own)),
    ...(rest === undefined && {
      where: tests.map(({ is }) => is).reduce((any, is) => two("or", any, is)),
    }),
  };
}

function endOf(at: Spot, size: number | undefined, read: Expression): Spot {
  return size === undefined ? { of: memberOf(read, "_end"), plus: 0 } : after(at, size);
}

function after({ of, plus }: Spot, bytes: number): Spot {
  return { of, plus: plus + bytes };
}
