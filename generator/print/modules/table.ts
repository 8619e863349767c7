import type { Project, SourceFile } from "ts-morph";
import type { BitRef } from "../../../runtime/table/terms/bit-ref.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { FlatPresence } from "../../../runtime/table/fields/flat-presence.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { comment, stringText } from "../code/text.ts";
import { upper } from "../../facts/names.ts";
import { type Alike, AlikeData } from "./alike.ts";
import { NamedLists } from "./list-changes.ts";
import { ListTails } from "./list-tails.ts";
import { flatTable } from "./flat-table.ts";
import { type Import, importLines } from "./imports.ts";
import { banner } from "./module.ts";

/**
 * The module that holds a table: what the interpreter reads. What the table has several times, as a field that
 * versions and kinds share, is a constant: the same object at each place.
 */
export function tableModule(project: Project, table: Table, home?: string): SourceFile {
  const type = table.kind === "container" ? "ContainerTable" : "Table";
  const flat = flatTable(table);
  const data = new SharedData(flat, true);
  const literal = data.literal(flat);
  const own: Import = { runtime: "table/table.ts", names: [type], isType: true };
  const made: Import = { runtime: "table/facts/field-of.ts", names: [...data.calls].toSorted() };
  return project.createSourceFile(
    `${table.name}.table.ts`,
    {
      statements: [
        banner(table),
        ...importLines(data.calls.size > 0 ? [own, made] : [own], home),
        ...data.constants,
        `\n/** The schema of ${comment(table.title)} with its versions resolved, for the interpreter. */`,
        `export const table: ${type} = ${literal};`,
      ],
    },
    { overwrite: true },
  );
}

/** What is shorter is where it is needed, as often as that is. */
const LEAST = 44;
/** A list of fields that is longer is a constant, too: it would be too far to the right. */
const LONG = 100;
/** This many of another list's last items are given by its name. */
const LEAST_TAIL = 2;

/** A list that is given by what it changes of another one has that many lines less. */
const LEAST_SPARED = 4;

/** Plain data as code, in which what is at several places is one constant. */
export class SharedData {
  /** The constants' declarations, each after those that it needs. */
  readonly constants: string[] = [];
  /** The functions that the code calls. */
  readonly calls = new Set<string>();
  readonly #data = new AlikeData();
  /** How many others have it. */
  readonly #holders = new Map<Alike, number>();
  /** Lists that end as another one, with how many items are before it. */
  readonly #tails = new Map<Alike, number>();
  /** Its constant's name. */
  readonly #named = new Map<Alike, string>();
  /** Names of constants, with the number that the next of that name has. */
  readonly #taken = new Map<string, number>();
  readonly #fieldLists = new NamedLists<number>();

  /** @param byCalls what is a field's value is given by a call of `fieldOf` or `fieldIf`, which is shorter, and lists of fields by `changed` */
  constructor(
    data: unknown,
    readonly byCalls = false,
  ) {
    const lists: unknown[][] = [];
    this.#count(data, lists);
    this.#findTails(lists);
  }

  /** Counts what is in something, once for all places where that is. */
  #count(value: unknown, lists: unknown[][]): void {
    if (typeof value !== "object" || value === null) return;
    const alike = this.#data.of(value);
    const holders = this.#holders.get(alike) ?? 0;
    this.#holders.set(alike, holders + 1);
    if (holders > 0) return;
    if (Array.isArray(value)) lists.push(value);
    for (const inner of Object.values(value)) this.#count(inner, lists);
  }

  #findTails(lists: readonly (readonly unknown[])[]): void {
    const all = lists.map((list) => ({ list, ids: this.#data.idsOf(list) }));
    const tails = new ListTails(all.map(({ ids }) => ids));
    for (const { list, ids } of all) {
      const count = tails.of(ids)[0] ?? 0;
      if (count < LEAST_TAIL) continue;
      const front = list.length - count;
      const tail = this.#data.of(list.slice(front));
      if (tail.length < LEAST) continue;
      this.#holders.set(tail, this.#holders.get(tail)! + 1);
      this.#tails.set(this.#data.of(list), front);
    }
  }

  /**
   * The code of a value, with constants for what is in it.
   *
   * @param owner the name of what it belongs to, and `key` the member that it is there
   */
  literal(value: unknown, owner = "", key = ""): string {
    if (typeof value === "string") return stringText(value);
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const alike = this.#data.of(value);
    const known = this.#named.get(alike);
    if (known !== undefined) return known;
    const own = ownName(value);
    const call = Array.isArray(value)
      ? this.#changed(value, owner, key)
      : this.#field(value, own ?? owner);
    const literal = Array.isArray(value)
      ? () => this.#list(value, owner, key)
      : () => this.#record(value, own ?? owner);
    const code = call ?? literal();
    const isShared = alike.length >= LEAST && this.#holders.get(alike)! > 1;
    const isLong = alike.length > LONG && (key === "fields" || key === "entries");
    if (!isShared && !isLong) return code;
    const constant = this.#free(own ?? `${owner}_${key}`);
    this.#named.set(alike, constant);
    this.constants.push(`const ${constant} = ${code}${call === undefined ? " as const" : ""};`);
    if (Array.isArray(value) && key === "fields")
      this.#fieldLists.add(constant, this.#data.idsOf(value));
    return constant;
  }

  /** A list of fields that is another one but for a few. */
  #changed(list: readonly unknown[], owner: string, key: string): string | undefined {
    if (!this.byCalls || key !== "fields") return undefined;
    const front = this.#tails.get(this.#data.of(list));
    const plain = front === undefined ? list.length : front + 1;
    const ids = this.#data.idsOf(list);
    const best = this.#fieldLists.nearest(ids, plain - LEAST_SPARED);
    if (best === undefined) return undefined;
    const items = new Map(ids.map((id, i) => [id, list[i]]));
    const printed = best.changes.map(({ at, count, items: own }) => {
      const codes = own.map((id) => this.literal(items.get(id), owner));
      return `[${[at, count, ...codes].join(", ")}]`;
    });
    return this.#call("changed", [best.name, ...printed]);
  }

  #list(list: readonly unknown[], owner: string, key: string): string {
    const front = this.#tails.get(this.#data.of(list)) ?? list.length;
    const items = list.slice(0, front).map((item) => this.literal(item, owner));
    const tail = list.slice(front);
    const all = tail.length === 0 ? items : [...items, `...${this.literal(tail, owner, key)}`];
    return `[${all.join(", ")}]`;
  }

  /** A field whose value is one of a type. */
  #field(value: object, owner: string): string | undefined {
    if (!this.byCalls || !("kind" in value) || value.kind !== "value") return undefined;
    const { kind: _, name, type, ...rest } = value as unknown as ValueField & FlatPresence;
    const own = [JSON.stringify(name), this.literal(type, owner, "type")];
    const { when, ...others } = rest;
    const isPlain = when !== undefined && when.clear === undefined && isFirst(rest, "when");
    if (!isPlain) return this.#call("fieldOf", [...own, ...this.#rest(rest, owner)]);
    const bit = [JSON.stringify(when.mask), String(when.bit)];
    return this.#call("fieldIf", [...own, ...bit, ...this.#rest(others, owner)]);
  }

  #call(name: string, args: readonly string[]): string {
    this.calls.add(name);
    return `${name}(${args.join(", ")})`;
  }

  #record(value: object, owner: string): string {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([key, member]) => `${JSON.stringify(key)}: ${this.literal(member, owner, key)}`);
    return `{ ${members.join(", ")} }`;
  }

  /** What else a call is given, where there is anything. */
  #rest(rest: object, owner: string): string[] {
    const isPresent = Object.values(rest).some((member) => member !== undefined);
    return isPresent ? [this.#record(rest, owner)] : [];
  }

  /** A constant's name that no other has. */
  #free(words: string): string {
    const plain = upper(words)
      .replaceAll(/\W+/g, "_")
      .replace(/_$/, "")
      .replace(/^(?![A-Z])/, "_");
    let name = plain;
    let next = this.#taken.get(plain) ?? 2;
    for (; this.#taken.has(name); next++) name = `${plain}_${next}`;
    this.#taken.set(plain, next).set(name, 2);
    return name;
  }
}

/** Whether a member precedes all others but the doc. */
function isFirst(value: object, key: string): boolean {
  const printed = Object.entries(value).filter(
    ([name, member]) => name !== "doc" && member !== undefined,
  );
  return printed[0]?.[0] === key;
}

/** How a part of a table is called. */
function ownName(value: object): string | undefined {
  if ("name" in value) return String(value.name);
  if ("token" in value) return `${String(value.token)}_text`;
  if (!("bit" in value)) return undefined;
  if (typeof value.bit === "number") return `bit_${value.bit}`;
  const { mask, bit } = value.bit as BitRef;
  return `${mask}_${bit}`;
}
