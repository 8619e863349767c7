import { allFields } from "../../../runtime/table/fields/all-fields.ts";
import {
  countsOf,
  type DerivedTable,
  type Expression,
  partsOf,
  PROPERTIES,
  readOf,
  untilIn,
  type ValidTable,
} from "../../../runtime/table/terms/expressions.ts";
import type { MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { structsIn } from "../../facts/structs.ts";
import { variantsOf } from "../../members/members.ts";
import { type MemberEntry, member, members } from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";
import type { Schema } from "../scope/scope.ts";

/*
 * Derived values ask for members that are there, and for nothing that asks for them.
 */

/**
 * Reports what derived values ask for and is not there.
 *
 * @param entries of the messages, and then of the structs
 */
export function reportDerived(
  table: Table,
  entries: readonly MemberEntry[],
  { report }: Pick<Schema, "report">,
): void {
  const owners = [...table.messages, ...table.structs];
  if (owners.every(({ derived, valid }) => derived === undefined && valid === undefined)) return;
  const names = new Names(table, owners);
  for (const [index, owner] of owners.entries()) {
    const own = members(member(entries[index]!, "derived"));
    for (const [i, derived] of (owner.derived ?? []).entries()) {
      const { key } = own[i]!;
      if (names.membersOf(owner).has(derived.name))
        report.error(key, `"${derived.name}" is a member already`, "Choose another name.", "taken");
      for (const { message, hint } of names.wrongIn(derived, owner))
        report.error(own[i]!, message, hint);
      if (names.asksForItself(derived, owner))
        report.error(
          key,
          `"${derived.name}" depends on itself`,
          "Of what it is computed from, something asks for it again: leave that out.",
        );
    }
    for (const own of members(member(entries[index]!, "valid"))) {
      const valid = owner.valid?.find(({ name }) => name === own.key.text);
      const wrong = names.unknown(own.key.text, owner);
      if (wrong !== undefined) report.error(own.key, wrong.message, wrong.hint);
      for (const { message, hint } of valid === undefined ? [] : names.wrongWith(valid, owner))
        report.error(own, message, hint);
    }
  }
}

/** What a value may be that has members: structs, or a list of such. */
interface Found {
  readonly of: readonly MessageTable[];
  readonly isList: boolean;
}

interface Wrong {
  readonly message: string;
  readonly hint: string | undefined;
}

const OUTSIDE = ["_parent", "_root", "_io", "_index", "true", "false"];

class Names {
  readonly #members = new Map<MessageTable, ReadonlySet<string>>();
  /** What `_` may be, where it is something. */
  #each: { readonly found: Found | undefined } | undefined;
  readonly #parents = new Map<MessageTable, MessageTable[]>();

  constructor(
    private readonly table: Table,
    owners: readonly MessageTable[],
  ) {
    for (const owner of owners) {
      const inside = owner.layouts.flatMap(({ fields }) => structsIn(fields));
      const read = (owner.derived ?? []).flatMap(expressionsIn).flatMap((each) => {
        const name = readOf(each)?.struct;
        return table.structs.flatMap((struct, i) => (struct.name === name ? [i] : []));
      });
      for (const index of new Set([...inside, ...read])) {
        const struct = table.structs[index]!;
        this.#parents.set(struct, [...(this.#parents.get(struct) ?? []), owner]);
      }
    }
  }

  membersOf(owner: MessageTable): ReadonlySet<string> {
    let names = this.#members.get(owner);
    if (names === undefined) {
      const all = variantsOf(this.table, owner, "").flatMap((variant) => variant.members);
      names = new Set(all.map(({ name }) => name));
      this.#members.set(owner, names);
    }
    return names;
  }

  /** What an expression asks for that is not there. */
  wrongIn(of: DerivedTable | ValidTable, owner: MessageTable): Wrong[] {
    return this.#wrongOf(expressionsOf(of), owner);
  }

  #wrongOf(expressions: readonly Expression[], owner: MessageTable): Wrong[] {
    return expressions.flatMap((each) => {
      const wrong = this.#wrong(each, owner) ?? [];
      const until = untilIn(each);
      if (until === undefined) return wrong;
      const around = this.#each;
      const found = this.#found(each, owner, 0);
      this.#each = { found: found && { ...found, isList: false } };
      const inside = this.#wrongOf(partsIn([until]), owner);
      this.#each = around;
      return [wrong, inside].flat();
    });
  }

  /** The same, where `_` is a member, or each of its elements. */
  wrongWith(valid: ValidTable, owner: MessageTable): Wrong[] {
    const of = this.#named(valid.name, owner, 0);
    this.#each = { found: of && { ...of, isList: false } };
    const wrong = this.wrongIn(valid, owner);
    this.#each = undefined;
    return wrong;
  }

  unknown(name: string, owner: MessageTable): Wrong | undefined {
    const all = this.#allOf(owner);
    return all.includes(name) ? undefined : missing(`there is no member "${name}"`, name, all);
  }

  #wrong(expression: Expression, owner: MessageTable): Wrong | undefined {
    if (expression.kind === "name") {
      const isOutside = OUTSIDE.includes(expression.name);
      if (isOutside || (expression.name === "_" && this.#each !== undefined)) return undefined;
      return this.unknown(expression.name, owner);
    }
    if (expression.kind !== "member" && expression.kind !== "call") return undefined;
    const { name } = expression;
    const of = this.#found(expression.of, owner, 0);
    const count = expression.kind === "call" ? expression.given.length : 0;
    if (of === undefined || of.isList) {
      const counts = countsOf(name);
      const isKnownCall = counts?.includes(count) === true;
      if (name.startsWith("read") && count > 0 && isKnownCall)
        return this.#unread(expression, owner);
      if (isKnownCall) return undefined;
      return counts !== undefined
        ? { message: `"${name}" is called with other values`, hint: undefined }
        : missing(`no value has "${name}"`, name, Object.keys(PROPERTIES));
    }
    const all = of.of.flatMap((each) => this.#allOf(each));
    if (of.of.length === 0 || name.startsWith("_") || all.includes(name)) return undefined;
    return missing(`"${of.of.map((each) => each.name).join('", "')}" has no "${name}"`, name, all);
  }

  /** What is wrong with the struct that `read` names. */
  #unread(expression: Expression, owner: MessageTable): Wrong | undefined {
    const name = readOf(expression)?.struct;
    const structs = this.table.structs.map((struct) => struct.name);
    const hint = "Name a struct, as in `data.read('point')`.";
    if (name === undefined) return { message: "what is read is a struct's name", hint };
    const struct = this.table.structs.find((each) => each.name === name);
    if (struct === undefined) return missing(`there is no struct "${name}"`, name, structs);
    if (struct.bitwise !== undefined)
      return { message: `"${name}" is of bits`, hint: "Read a struct of bytes." };
    const known = [...this.#allOf(owner), ...(owner.outer ?? []), ...computedIn(owner)];
    const other = struct.outer?.find((each) => !known.includes(each));
    if (other === undefined) return undefined;
    return missing(`"${name}" needs "${other}", and "${owner.name}" has none`, other, known);
  }

  #allOf(owner: MessageTable): string[] {
    return [...this.membersOf(owner), ...(owner.derived ?? []).map(({ name }) => name)];
  }

  /** The structs that an expression may be; nothing for what has no members. */
  #found(expression: Expression, owner: MessageTable, depth: number): Found | undefined {
    if (depth > MOST) return { of: [], isList: false };
    const inside = (each: Expression) => this.#found(each, owner, depth + 1);
    switch (expression.kind) {
      case "name":
        return this.#named(expression.name, owner, depth);
      case "member": {
        const of = inside(expression.of);
        if (of === undefined) return undefined;
        if (of.isList)
          return /^(first|last)$/.test(expression.name) ? { ...of, isList: false } : undefined;
        return joined(of.of.map((each) => this.#named(expression.name, each, depth)));
      }
      case "index": {
        const of = inside(expression.of);
        return of && { ...of, isList: false };
      }
      case "call": {
        const read = readOf(expression);
        const of = this.table.structs.filter(({ name }) => name === read?.struct);
        return read && { of, isList: read.isList };
      }
      case "choice":
        return joined([inside(expression.yes), inside(expression.no)]);
      default:
        return undefined;
    }
  }

  #named(name: string, owner: MessageTable, depth: number): Found | undefined {
    if (name === "_") return this.#each?.found;
    if (name === "_root") return { of: this.table.messages, isList: false };
    if (name === "_parent") return { of: this.#parents.get(owner) ?? [], isList: false };
    const derived = owner.derived?.find((each) => each.name === name);
    if (derived !== undefined) return this.#found(derived.value, owner, depth + 1);
    const types = owner.layouts
      .flatMap(({ fields }) => allFields(fields))
      .flatMap((field) => (field.kind === "value" && field.name === name ? [field.type] : []));
    return joined(
      types.map((type) =>
        type.kind === "struct" || type.kind === "list"
          ? { of: [this.table.structs[type.struct]!], isList: type.kind === "list" }
          : undefined,
      ),
    );
  }

  /** Whether a derived value is computed of itself, by others of the same struct. */
  asksForItself({ name }: DerivedTable, owner: MessageTable): boolean {
    const seen = new Set<string>();
    const next = [name];
    for (let each = next.pop(); each !== undefined; each = next.pop()) {
      const derived = owner.derived?.find((one) => one.name === each);
      for (const asked of derived === undefined ? [] : namesIn(derived)) {
        if (asked === name) return true;
        if (!seen.has(asked)) next.push(asked);
        seen.add(asked);
      }
    }
    return false;
  }
}

/** The names of numbers that are computed in it. */
function computedIn({ layouts }: MessageTable): string[] {
  const fields = layouts.flatMap((layout) => allFields(layout.fields));
  return fields.flatMap((field) => (field.kind === "computed" ? [field.name] : []));
}

/** Values that follow from each other further than this are not looked into. */
const MOST = 100;

function joined(all: readonly (Found | undefined)[]): Found | undefined {
  const found = all.filter((each) => each !== undefined);
  if (found.length === 0) return undefined;
  return { of: found.flatMap(({ of }) => of), isList: found.every(({ isList }) => isList) };
}

function namesIn(derived: DerivedTable): string[] {
  return expressionsIn(derived).flatMap((each) =>
    each.kind === "name" && each.name !== "_" ? [each.name] : [],
  );
}

/** All expressions that a derived value is made of, with those of conditions on elements. */
function expressionsIn(of: DerivedTable | ValidTable): Expression[] {
  const all = expressionsOf(of);
  for (let i = 0; i < all.length; i++) {
    const until = untilIn(all[i]!);
    if (until !== undefined) all.push(...partsIn([until]));
  }
  return all;
}

/** The same without conditions on elements. */
function expressionsOf(of: DerivedTable | ValidTable): Expression[] {
  return partsIn("given" in of && of.given !== undefined ? [of.value, of.given] : [of.value]);
}

function partsIn(roots: readonly Expression[]): Expression[] {
  const all = [...roots];
  for (const each of all) {
    const until = untilIn(each);
    all.push(...partsOf(each).filter((part) => part !== until));
  }
  return all;
}

function missing(message: string, name: string, all: readonly string[]): Wrong {
  return { message, hint: suggest(name, all) };
}
