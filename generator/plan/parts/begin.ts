import type { ChecksumField } from "../../../runtime/table/fields/checksum.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { GapField } from "../../../runtime/table/fields/gap.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { type Algorithm, CHECKSUMS } from "../../../runtime/table/algorithms.ts";
import { END, placeNames } from "../../../runtime/table/facts/checksums.ts";
import { allFields } from "../../../runtime/table/fields/all-fields.ts";
import * as code from "../code/build.ts";
import type { Expr, FunctionCode, Stmt } from "../code/model.ts";
import type { Emitting } from "./emitting.ts";
import { pascal } from "../../facts/names.ts";

/*
 * Places in the bytes that something is counted from, and the constants that hold them. No member is called as these.
 */

/** Holds where a message or a struct begins. */
export const BEGIN = "begin$";

/** Whether something in a message counts from where that begins, also in an arm. */
export function countsFromBegin(fields: readonly Field[]): boolean {
  return allFields(fields).some(
    (field) =>
      (field.kind === "gap" && field.align !== undefined) ||
      (field.kind === "checksum" && field.from === undefined),
  );
}

/** Whether what a message says depends on where else it is, or on bytes that other functions would read. */
export function hasPlaces(fields: readonly Field[]): boolean {
  return countsFromBegin(fields) || allFields(fields).some(({ kind }) => kind === "checksum");
}

/** How many bytes a gap has that begins at a place. */
export function gapCode({ pad, align }: GapField, place: Expr): Expr {
  if (pad !== undefined) return code.number(pad);
  return code.use("toMultiple", code.operation(place, "-", code.name(BEGIN)), align!);
}

// ---- checksums

/** The constants of where fields begin and end that checksums ask for, for each place. */
export class AskedPlaces {
  readonly #from: ReadonlySet<string>;
  readonly #through: ReadonlySet<string>;

  /** @param fields with those of arms, which may ask for places before them */
  constructor(fields: readonly Field[]) {
    const sums = allFields(fields).filter((field) => field.kind === "checksum");
    this.#from = new Set(sums.flatMap(({ from }) => from ?? []));
    this.#through = new Set(sums.flatMap(({ through }) => through ?? []));
  }

  /** Where a field begins, which a place tells. */
  before(field: Field, place: () => Expr): Stmt[] {
    const names = placeNames(field).filter((name) => this.#from.has(name));
    return names.map((name) => code.constant(fromPlace(name), place()));
  }

  after(field: Field, place: () => Expr): Stmt[] {
    const names = placeNames(field).filter((name) => this.#through.has(name));
    return names.map((name) => code.constant(toPlace(name), place()));
  }
}

function fromPlace(name: string): string {
  return `${name}From$`;
}

function toPlace(name: string): string {
  return `${name}To$`;
}

/** The constant that holds where a checksum is. */
export function sumPlace({ name }: ChecksumField): string {
  return `${name}At$`;
}

/**
 * The code that computes a checksum.
 *
 * @param bytes what has them
 * @param at where the checksum is
 * @param end where the message or the struct ends
 */
export function sumCode(
  { constants }: Emitting,
  { from, through, type, algorithm }: ChecksumField,
  { bytes, at, end }: { readonly bytes: Expr; readonly at: Expr; readonly end: Expr },
): Expr {
  const by = constants.set(
    algorithmConstant(algorithm),
    code.use("checksumBy", code.plain(algorithm)),
  );
  const first = code.name(from === undefined ? BEGIN : fromPlace(from));
  if (through === END) return code.use("sumAround", by, bytes, first, end, at, type.bits / 8);
  return code.call(by, bytes, first, through === undefined ? at : code.name(toPlace(through)));
}

/** What computes checksums has a constant of the module. */
function algorithmConstant(algorithm: Algorithm): string {
  const isNamed = JSON.stringify(CHECKSUMS[algorithm.name]) === JSON.stringify(algorithm);
  if (algorithm.kind !== "crc" || isNamed)
    return `by${pascal(algorithm.name.replaceAll(/\W+/g, "_"))}$`;
  const { bits, polynomial, init = 0, reflect, xor = 0 } = algorithm;
  const numbers = [polynomial, init, xor].map((number) => number.toString(16)).join("_");
  return `byCrc${bits}_${numbers}${reflect ? "r" : ""}$`;
}

/** The names of the functions that compute checksums of a schema, without that of the schema. */
function givenNames({ messages, structs, name }: Table): string[] {
  const layouts = [...messages, ...structs].flatMap((message) => message.layouts);
  const names = layouts
    .flatMap(({ fields }) => allFields(fields))
    .flatMap((field) =>
      field.kind === "checksum" && field.algorithm.kind === "function"
        ? [field.algorithm.name.slice(name.length + 1)]
        : [],
    );
  return [...new Set(names)];
}

/** `setChecksum`, where the schema leaves checksums to functions. */
export function givenFunction(table: Table): FunctionCode[] {
  const names = givenNames(table);
  if (names.length === 0) return [];
  const full: Expr = {
    kind: "template",
    parts: [code.string(`${table.name}.`), code.name("name")],
  };
  return [
    {
      name: "setChecksum",
      parameters: [
        { name: "name", type: names.map((name) => `"${name}"`).join(" | ") },
        { name: "sum", type: "(bytes: Uint8Array) => number" },
      ],
      returns: "void",
      body: [code.run(code.use("giveChecksum", full, code.name("sum")))],
      doc: "Gives what computes checksums: messages that have them cannot be read or written without.",
    },
  ];
}
