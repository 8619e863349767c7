import { allFields } from "../../../../runtime/table/fields/all-fields.ts";
import type { Field } from "../../../../runtime/table/fields/field.ts";
import type { Layout, MessageTable } from "../../../../runtime/table/messages.ts";
import { reportDisagreement } from "../../checks/agreement.ts";
import { reportHintsInArms } from "../../checks/arm-hints.ts";
import { place } from "../../../read/diagnostics.ts";
import { docOf } from "../../types/docs.ts";
import { derivedOf } from "../../derived/derived.ts";
import { structsIn } from "../../../facts/structs.ts";
import { resolveFields } from "../fields.ts";
import { claimOuter } from "./outer.ts";
import { Nesting } from "./nesting.ts";
import { schemaIn } from "../../scope/orders.ts";
import { newScope, type Schema, type Scope } from "../../scope/scope.ts";
import { type KnownDepths, fitsAt } from "../../../../runtime/table/facts/depth.ts";
import { type Entry, integer, member, members, textOf } from "../../../read/source.ts";
import { textOfEntry } from "../../scope/text.ts";
import { textMembers, withAllMembers } from "../../scope/text-members.ts";
import { reportLoss } from "../../checks/text-loss.ts";

/** The structs of a schema, laid out in all versions. */
export class Structs {
  readonly tables: readonly MessageTable[];
  /** The fields of each struct by version. */
  readonly #fields: readonly (readonly (readonly Field[])[])[];
  readonly #nesting: Nesting;
  /** Those that look otherwise than in the version before, by version: they, or a struct in them. */
  readonly #changed: readonly ReadonlySet<number>[];

  /** @param versions those of all kinds */
  constructor(
    readonly schema: Schema,
    readonly versions: readonly string[],
  ) {
    const entries = [...schema.structs];
    this.#fields = entries.map(([name, entry]) => {
      const own = schemaIn(schema, name);
      return versions.map((_, version) =>
        fieldsOf(entry, { ...newScope(own, version, "struct"), ...bitwise(entry) }),
      );
    });
    this.#nesting = new Nesting(this.#fields);
    this.#changed = versions.map((_, version) => this.#changedIn(version));
    const endless = this.#nesting.endless();
    for (const index of endless) {
      const [name, entry] = entries[index]!;
      schema.report.error(
        entry.key!,
        `the struct "${name}" always has itself inside`,
        "Let it be in a list, in an arm, or after a condition on what is in it.",
      );
    }
    for (const [index, [name, entry]] of entries.entries()) this.#reportEnd(name, entry, index);
    for (const [index, [, entry]] of entries.entries()) this.#reportMaxDepth(entry, index);
    this.tables =
      endless.length > 0 ? [] : entries.map(([name, entry], i) => this.#table(name, entry, i));
    if (schema.report.diagnostics.length > 0) return;
    this.#reportTooDeep();
    for (const [index, [, entry]] of entries.entries()) {
      reportDisagreement(this.about, this.tables[index]!, entry, schema);
      reportHintsInArms(this.about, this.tables[index]!, entry, schema);
    }
    if (schema.report.diagnostics.length > 0) return;
    this.tables = this.tables.map((struct) => this.#withAllMembers(struct));
    for (const [index, [, entry]] of entries.entries())
      reportLoss(this.about, this.tables[index]!, entry, schema.report, "struct");
  }

  /** What the types of members are made of. */
  get about() {
    const { name, enums, vectors } = this.schema;
    const { versions, tables: structs } = this;
    return { name, kind: "protocol" as const, versions, enums, structs, vectors };
  }

  /** What dialects add to a struct, or to a group that it uses, has statements of its own names. */
  #withAllMembers(struct: MessageTable): MessageTable {
    const { text } = struct;
    if (text === undefined) return struct;
    return { ...struct, text: withAllMembers(text, textMembers(this.about, struct)) };
  }

  #table(name: string, entry: Entry, index: number): MessageTable {
    const layouts = new LayoutRuns(this);
    for (const [version, fields] of this.#fields[index]!.entries())
      layouts.add(version, { fields });
    const ref = textOf(entry, "ref");
    const about = { ...docOf(entry), ...(ref === undefined ? {} : { ref }) };
    const source = place(entry.key ?? entry).replace(/:\d+$/, "");
    const nested = this.#nesting.nested.has(index) ? { maxDepth: maxDepthOf(entry) } : {};
    const text = textOfEntry(entry, this.schema);
    const parameter = members(member(entry, "outer")).map(({ key }) => key.text);
    const outer = parameter.length === 0 ? {} : { outer: parameter };
    const own = {
      ...outer,
      ...bitwise(entry),
      ...nested,
      ...text,
      ...derivedOf(entry, schemaIn(this.schema, name)),
    };
    return { name, ...about, source, ...own, layouts: layouts.list };
  }

  #reportMaxDepth(entry: Entry, index: number): void {
    const own = member(entry, "max-depth");
    if (own === undefined) return;
    const { report } = this.schema;
    if (!this.#nesting.nested.has(index))
      report.error(own.key ?? own, "it has itself nowhere inside", "Leave `max-depth` out.");
    else if (integer(own) > MOST_DEEP) report.error(own, `no more than ${MOST_DEEP} may be nested`);
  }

  /** Reports structs of which there is no value: what is always in them would be too deep. */
  #reportTooDeep(): void {
    const { structs, report } = this.schema;
    for (const version of this.versions.keys()) {
      const known: KnownDepths = new Map();
      for (const [index, [name, { key }]] of [...structs].entries())
        if (!fitsAt(this.tables, version, index, 0, known))
          report.error(
            key!,
            `what is always in "${name}" would be too deep`,
            "Give it, or what is in it, a larger `max-depth`.",
            "max-depth",
          );
    }
  }

  #changedIn(version: number): ReadonlySet<number> {
    const looks = (fields: readonly (readonly Field[])[], at: number) => JSON.stringify(fields[at]);
    const own = [...this.#fields.keys()].filter((index) => {
      const fields = this.#fields[index]!;
      return version > 0 && looks(fields, version - 1) !== looks(fields, version);
    });
    return this.#nesting.around(own);
  }

  /** Whether fields, which are as in the version before, have a struct inside that is not. */
  changesIn(fields: readonly Field[], version: number): boolean {
    return structsIn(fields).some((index) => this.#changed[version]!.has(index));
  }

  /** Before what ends a list there can be the mask that it depends on, and nothing else. */
  #reportEnd(name: string, entry: Entry, index: number): void {
    const { report } = this.schema;
    for (const fields of this.#fields[index]!) {
      // In an arm it follows what chose that.
      const ends = allFields(fields).filter(
        (f) => (f.kind === "value" || f.kind === "split") && f.ends !== undefined,
      );
      if (ends.length === 0) continue;
      const place = fields.indexOf(ends[0]!);
      const isFirst = place === 0 || (place === 1 && fields[0]!.kind === "mask");
      if (ends.length > 1 && place >= 0)
        report.error(
          entry.key!,
          `two fields of "${name}" end lists of it`,
          "Give one of them `ends`.",
          "ends",
        );
      else if (!isFirst)
        report.error(
          entry.key!,
          `what ends lists of "${name}" does not come first`,
          "Only a mask can be before it.",
          "ends",
        );
    }
  }
}

function bitwise(entry: Entry): { bitwise?: true } {
  return member(entry, "bitwise") === undefined ? {} : { bitwise: true };
}

function fieldsOf(entry: Entry, scope: Scope): Field[] {
  claimOuter(entry, scope);
  return resolveFields(member(entry, "fields"), scope);
}

/** This many structs are nested where nothing says otherwise, and that many where something may. */
const USUALLY_DEEP = 64;
const MOST_DEEP = 256;

function maxDepthOf(entry: Entry): number {
  const own = member(entry, "max-depth");
  return own === undefined ? USUALLY_DEEP : integer(own);
}

/** Layouts by version, in which versions of one kind that follow each other and are alike share one. */
export class LayoutRuns {
  readonly list: Layout[] = [];
  #shape = "";

  constructor(readonly structs: Structs) {}

  add(version: number, layout: Omit<Layout, "from" | "to">): void {
    const { id, idBit, idHigh, fields } = layout;
    const shape = JSON.stringify([id, idBit, idHigh, fields]);
    const isAlike = shape === this.#shape && !this.structs.changesIn(fields, version);
    const last = this.list.at(-1);
    const flavorBegins = this.structs.schema.flavors.some(({ from }) => from === version);
    if (last !== undefined && last.to === version - 1 && isAlike && !flavorBegins)
      this.list[this.list.length - 1] = { ...last, to: version };
    else this.list.push({ from: version, to: version, ...layout });
    this.#shape = shape;
  }
}
