import { allFields } from "../../../runtime/table/fields/all-fields.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { MessageTable } from "../../../runtime/table/messages.ts";
import { ITSELF, type PlaceTable, type PlacingMembers } from "../../../runtime/table/places.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { takesAll, type ValueType } from "../../../runtime/table/types/types.ts";
import type { Report } from "../../read/diagnostics.ts";
import {
  type Entry,
  integer,
  member,
  type MemberEntry,
  members,
  numberOf,
  text,
  textOf,
} from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";

/*
 * Where the messages of a file are. Each is found by what earlier places hold, so that no file makes a reader go round
 * in a circle.
 */

/** The places of a protocol's messages. Reports what cannot be. */
export function placesOf(
  schema: Entry,
  table: Table,
  report: Report,
): { readonly places?: readonly PlaceTable[] } {
  const entry = member(schema, "places");
  if (entry === undefined) return {};
  const before = report.diagnostics.length;
  reportForm(schema, entry, table, report);
  const resolver = new Places(table, report);
  const places = members(entry).map((own) => resolver.placeOf(own));
  resolver.reportRest(entry, places);
  return report.diagnostics.length > before ? {} : { places };
}

/** Reports what messages begin with that are found by their places. */
function reportForm(schema: Entry, entry: Entry, table: Table, report: Report): void {
  const at = (key: string) => member(schema, key)?.key ?? entry.key ?? entry;
  if (table.ids !== undefined)
    report.error(
      at("ids"),
      "messages with places have ids of a byte, which are not in the file",
      "Leave `ids` out.",
    );
  if (table.frame !== undefined)
    report.error(at("frame"), "messages with places have no length before them", "Give `size`.");
  if (table.flavors !== undefined)
    report.error(at("flavors"), "messages with places have no flavors", "Leave `flavors` out.");
  for (const { name, layouts } of table.messages)
    for (const { id, idBit, idHigh } of layouts)
      if (id !== undefined && (id[0] !== id[1] || idBit !== undefined || idHigh !== undefined))
        report.error(
          entry.key ?? entry,
          `"${name}" has several ids, and a message with a place has one`,
          "Give it one: no byte of the file has it.",
        );
}

class Places {
  readonly #table: Table;
  readonly #report: Report;
  readonly #known = new Map<string, PlaceTable>();

  constructor(table: Table, report: Report) {
    this.#table = table;
    this.#report = report;
  }

  placeOf(entry: MemberEntry): PlaceTable {
    const name = entry.key.text;
    const names = this.#table.messages.map((message) => message.name);
    if (!names.includes(name))
      this.#report.error(entry.key, `there is no message "${name}"`, suggest(name, names));
    const by = this.#placingOf(member(entry, "of"));
    const found = by === undefined ? undefined : this.#endsOf(by, member(entry, "of")!);
    const last = textOf(entry, "last");
    const from = textOf(entry, "from") as PlaceTable["from"];
    const none = member(entry, "none");
    const after = this.#afterOf(entry, by);
    const unit = member(entry, "unit");
    const place: PlaceTable = {
      message: name,
      ...(member(entry, "between") === undefined ? {} : { between: true }),
      ...(by === undefined ? {} : { of: by }),
      ...this.#numberOf(entry, "at", found),
      ...(from === undefined ? {} : { from }),
      ...(none === undefined ? {} : { none: integer(none) }),
      ...(after === undefined ? {} : { after }),
      ...(last === undefined ? {} : { last }),
      ...this.#numberOf(entry, "size", found),
      ...(unit === undefined ? {} : { unit: integer(unit) }),
    };
    this.#reportBeginning(entry, place);
    this.#known.set(name, place);
    return place;
  }

  #placingOf(entry: Entry | undefined): PlacingMembers | undefined {
    if (entry === undefined) return undefined;
    const [message = "", ...path] = text(entry).split(".");
    if (!this.#known.has(message)) {
      const what = `no place before this one is that of "${message}"`;
      this.#report.error(entry, what, suggest(message, this.#known.keys()));
    }
    return { message, path };
  }

  /** What a path leads to: messages or structs, or numbers. */
  #endsOf({ message, path }: PlacingMembers, at: Entry): Ends {
    if (!this.#known.has(message)) return WRONG;
    let owners = this.#table.messages.filter(({ name }) => name === message);
    for (const [i, name] of path.entries()) {
      const fields = owners.flatMap(fieldsOf);
      const types = typesOf(fields, name);
      const next = types.flatMap((type) => this.#structOf(type));
      const isNumbers = types.length > 0 && types.every(isNumber);
      if (isNumbers && i === path.length - 1) return { fields: [], isNumber: true };
      if (next.length === 0 || next.length < types.length) {
        const known = fields.flatMap((f) => (f.kind === "value" && isWay(f.type) ? [f.name] : []));
        this.#report.error(
          at,
          `"${name}" has no structs or numbers that say places`,
          suggest(name, known),
        );
        return WRONG;
      }
      owners = next;
    }
    return { fields: owners.flatMap(fieldsOf), isNumber: false };
  }

  #structOf(type: ValueType): MessageTable[] {
    return type.kind === "struct" || type.kind === "list"
      ? [this.#table.structs[type.struct]!]
      : [];
  }

  /** A number, or the name of a member that is one. */
  #numberOf(
    entry: MemberEntry,
    key: "at" | "size",
    ends: Ends | undefined,
  ): { readonly [K in typeof key]?: number | string } {
    const own = member(entry, key);
    if (own === undefined) return {};
    const said = text(own);
    if (/^\d/.test(said)) return { [key]: numberOf(said) };
    if (ends === undefined)
      this.#report.error(
        own,
        `nothing says what "${said}" is a member of`,
        "Give `of`, with an earlier place's message.",
      );
    else if (!ends.isWrong) this.#reportNumber(own, said, ends);
    return { [key]: said };
  }

  #reportNumber(at: Entry, name: string, ends: Ends): void {
    const known = numbersOf(ends);
    if (known.includes(name)) return;
    const [type] = typesOf(ends.fields, name);
    const problem =
      type === undefined
        ? `there is no whole number "${name}" in what says the place`
        : `"${name}" is no whole number of up to 48 bits`;
    const hint =
      type?.kind === "big"
        ? "Make its highest bits a member of their own, beside a `u48`."
        : suggest(name, known);
    this.#report.error(at, problem, hint);
  }

  #afterOf(entry: MemberEntry, by: PlacingMembers | undefined): string | undefined {
    const own = member(entry, "after");
    if (own === undefined) return undefined;
    const before = this.#known.get(text(own));
    if (before === undefined || !isSame(before.of, by))
      this.#report.error(
        own,
        `"${text(own)}" has no earlier place that the same member says`,
        suggest(
          text(own),
          [...this.#known.values()].flatMap((one) => (isSame(one.of, by) ? [one.message] : [])),
        ),
      );
    return text(own);
  }

  /** Reports what says nothing of where a place begins, or says it twice. */
  #reportBeginning(entry: MemberEntry, place: PlaceTable): void {
    const { at, after, last, between, of, from, none, size, unit } = place;
    const said = [at, after, last, between].filter((one) => one !== undefined).length;
    if (said > 1)
      this.#report.error(
        entry.key,
        "only one of `at`, `after`, `last` and `between` says where it is",
        "Leave the others out.",
      );
    if (of !== undefined && said === 0)
      this.#report.error(entry.key, "nothing says where it is", "Give `at`, or `after`.");
    if (between && (of !== undefined || size !== undefined))
      this.#report.error(
        entry.key,
        "what is between other places has nothing else that says it",
        "Leave all but `between` out.",
      );
    if ((from !== undefined || none !== undefined) && at === undefined)
      this.#report.error(
        entry.key,
        "there is no `at` that this is about",
        "Say `at`, too, or leave it out.",
      );
    if (unit !== undefined && size === undefined)
      this.#report.error(
        entry.key,
        "there is no `size` that this is about",
        "Say `size`, too, or leave it out.",
      );
    if (from === "message" && of === undefined)
      this.#report.error(entry.key, "no message says where it is", "Give `of`.");
  }

  /** Reports messages without a place, and where none is for the bytes that others leave. */
  reportRest(entry: Entry, places: readonly PlaceTable[]): void {
    const { messages } = this.#table;
    const lacking = messages.find(({ name }) => !this.#known.has(name));
    if (lacking !== undefined)
      this.#report.error(
        entry.key ?? entry,
        `nothing says where "${lacking.name}" is`,
        "Give it a place: `at`, `after`, `last` or `between`.",
      );
    const rest = places.filter(({ between }) => between);
    if (rest.length !== 1)
      return this.#report.error(
        entry.key ?? entry,
        rest.length === 0
          ? "no place has the bytes that others leave"
          : "several places have the bytes that others leave",
        "Give one message of bytes `between: true`.",
      );
    const own = messages.find(({ name }) => name === rest[0]!.message);
    const isBytes = own?.layouts.every(({ fields: [first, ...others] }) => {
      const isOnly = first?.kind === "value" && others.length === 0;
      return isOnly && first.type.kind === "bytes" && takesAll(first.type);
    });
    if (isBytes === false)
      this.#report.error(
        entry.key ?? entry,
        `"${rest[0]!.message}", which is between other places, has more than bytes`,
        "Give it one field: `{ type: bytes, to: end }`.",
      );
  }
}

function isSame(a: PlacingMembers | undefined, b: PlacingMembers | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What a path leads to: the fields there, or nothing but a number. */
interface Ends {
  readonly fields: readonly Field[];
  readonly isNumber: boolean;
  /** It leads to nothing, which was reported. */
  readonly isWrong?: true;
}

const WRONG: Ends = { fields: [], isNumber: false, isWrong: true };

function numbersOf({ fields, isNumber: isItself }: Ends): string[] {
  if (isItself) return [ITSELF];
  return fields.flatMap((field) =>
    field.kind === "value" && isNumber(field.type) && field.type.kind === "int" ? [field.name] : [],
  );
}

/** Whether a type is a whole number, or several. */
function isNumber(type: ValueType): boolean {
  const of = type.kind === "sequence" || type.kind === "array" ? type.of : type;
  return of.kind === "int" && (of.scale?.den ?? 1) === 1;
}

function isWay(type: ValueType): boolean {
  return type.kind === "struct" || type.kind === "list" || isNumber(type);
}

function fieldsOf({ layouts }: MessageTable): readonly Field[] {
  return layouts.flatMap(({ fields }) => allFields(fields));
}

function typesOf(fields: readonly Field[], name: string): ValueType[] {
  return fields.flatMap((field) =>
    field.kind === "value" && field.name === name ? [field.type] : [],
  );
}
