import { listOf, mapOf } from "../located.ts";
import { Unsayable } from "../ksy/fields/expression.ts";
import type { Scope, Type } from "./description.ts";
import { casesOf } from "./cases.ts";
import { both, type Condition, Frame } from "./frame.ts";
import { kindOf } from "./kinds.ts";
import { scalarOf } from "./scalars.ts";
import { type Asks, BOOLEAN, elementOf, type Field, plainOf } from "./values.ts";
import { flagsOf, wordOf } from "./words.ts";

const NO_NUMBERS: ReadonlyMap<string, number> = new Map();
/** The fields of a container's type, or of one that has one value. Throws Unsayable. */
export function fieldsOf(type: Type, scope: Scope, frame: Frame, asks: Asks): Field[] {
  const { kind, given, scope: own } = kindOf(type, scope);
  if (kind === "void") return [];
  if (kind === "container") return containerOf(given, own, frame, asks, undefined);
  if (kind === "bitfield") return [wordOf(given, (known, text) => named(frame, known, text))];
  if (kind === "bitflags") {
    const { type: of, flags } = mapOf(given);
    return flagsOf(scalarOf(kindOf(of, own).kind), flags, (known) => frame.take(known));
  }
  return memberOf("value", type, scope, frame, asks, undefined);
}

function containerOf(
  given: unknown,
  scope: Scope,
  frame: Frame,
  asks: Asks,
  when: Condition,
): Field[] {
  return listOf(given).flatMap((each) => {
    const { name, anon, type } = mapOf(each);
    if (anon === true || name === undefined) return anonymous(type, scope, frame, asks, when);
    return memberOf(String(name), type, scope, frame, asks, when);
  });
}

/** What has no name: its members are those of the container that it is in. */
function anonymous(type: Type, scope: Scope, frame: Frame, asks: Asks, when: Condition): Field[] {
  const { kind, given, scope: own } = kindOf(type, scope);
  if (kind === "container") return containerOf(given, own, frame, asks, when);
  if (kind === "bitfield" && when === undefined)
    return [wordOf(given, (known, text) => named(frame, known, text))];
  if (kind === "switch") return switchOf(undefined, given, own, frame, asks, when);
  throw new Unsayable(`\`${kind}\` without a name`);
}

function named(frame: Frame, known: string, type: string): string {
  const name = frame.take(known);
  frame.add(known, name, type, NO_NUMBERS);
  return name;
}

/** A member as fields of the schema: most are one. Throws Unsayable. */
function memberOf(
  known: string,
  type: Type,
  scope: Scope,
  frame: Frame,
  asks: Asks,
  when: Condition,
): Field[] {
  const { kind, given, scope: own } = kindOf(type, scope);
  switch (kind) {
    case "void":
      return [];
    case "switch":
      return switchOf(known, given, own, frame, asks, when);
    case "option": {
      const is = frame.take(`has_${known}`);
      return [
        { [is]: withCondition({ ...BOOLEAN }, when) },
        ...memberOf(known, given, own, frame, asks, both(when, `${is} > 0`)),
      ];
    }
    case "registryEntryHolder": {
      const { baseName, otherwise } = mapOf(given);
      const is = String(baseName);
      const { name: follows, type: inner } = mapOf(otherwise);
      const name = frame.take(is);
      frame.add(is, name, "varu32", NO_NUMBERS);
      const condition = both(when, `${name} in [0]`);
      return [
        {
          [name]: withCondition(
            { type: "varu32", doc: "0: what follows; others are one more" },
            when,
          ),
        },
        ...memberOf(String(follows), inner, own, frame, asks, condition),
      ];
    }
    case "registryEntryHolderSet":
      return holderSetOf(known, given, own, frame, asks, when);
    case "mapper": {
      const { mappings, type: of } = mapOf(given);
      const numbers = numbersOf(mappings);
      const name = frame.take(known);
      const plain = plainOf(known, of, own, frame, asks);
      frame.add(known, name, plain["type"], numbers);
      return [{ [name]: withCondition({ ...plain, enum: asks.enumOf(name, numbers) }, when) }];
    }
    default: {
      const plain = plainOf(known, type, scope, frame, asks);
      const name = frame.take(known);
      frame.add(known, name, plain["type"], NO_NUMBERS);
      return [{ [name]: withCondition(plain, when) }];
    }
  }
}

/** Either a name or numbers of a registry: 0 announces the name, others are one more than there are numbers. */
function holderSetOf(
  known: string,
  given: unknown,
  scope: Scope,
  frame: Frame,
  asks: Asks,
  when: Condition,
): Field[] {
  const { base, otherwise } = mapOf(given);
  const [text, each] = [mapOf(base), mapOf(otherwise)];
  const count = frame.take(`${known}_count`);
  const [name, numbers] = [text, each].map(({ name: own }) =>
    frame.take(`${known}_${String(own)}`),
  );
  const list = elementOf(known, each["type"], scope, frame, asks);
  const isName = both(when, `${count} in [0]`);
  return [
    { [count]: withCondition({ type: "varu32", doc: "0: a name; others are one more" }, when) },
    { [name!]: withCondition(plainOf(known, text["type"], scope, frame, asks), isName) },
    // Without a count there are none.
    { [numbers!]: { list, "count-by": `${count} == 0 ? 0 : ${count} - 1` } },
  ];
}

function withCondition(field: Field, when: Condition): Field {
  return when === undefined ? field : { ...field, if: when };
}

function numbersOf(mappings: unknown): Map<string, number> {
  return new Map(
    Object.entries(mapOf(mappings)).map(([number, name]) => [String(name), Number(number)]),
  );
}

/**
 * Each case of a switch as fields that are there on its condition; cases that are alike are one.
 *
 * @param known the switch's name; without, members of its containers are those of what it is in
 */
function switchOf(
  known: string | undefined,
  given: unknown,
  scope: Scope,
  frame: Frame,
  asks: Asks,
  when: Condition,
): Field[] {
  const { compareTo } = mapOf(given);
  const own = casesOf(mapOf(given));
  return own.flatMap((one) => {
    const is = one.labels.length === 0 ? undefined : frame.is(String(compareTo), one.labels);
    const condition = both(when, one.isRest && is !== undefined ? `not ${is}` : is);
    if (known !== undefined) {
      const name = own.length === 1 ? known : `${known}_${one.name}`;
      return memberOf(name, one.type, scope, frame, asks, condition);
    }
    const { kind, given: inner, scope: of } = kindOf(one.type, scope);
    return kind === "container"
      ? containerOf(inner, of, new Frame(frame, true), asks, condition)
      : memberOf(one.name, one.type, scope, frame, asks, condition);
  });
}
