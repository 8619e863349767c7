import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Table } from "../../runtime/table/table.ts";
import { readVectors, type Vector } from "../../vectors/files.ts";
import { RIGHT_SCHEMAS } from "./right-schemas.ts";

/** A value that is not written. */
export interface Refused {
  readonly message: string;
  readonly value: object;
  /** A pattern of the error. */
  readonly by: string;
}

/** What is beside a right schema: bytes and what they mean, and values that are refused. */
export interface RightCases {
  readonly vectors: readonly Vector[];
  readonly refused: readonly Refused[];
}

const known = new Map<string, RightCases>();

/** They are read once, however many tests go through them. */
export function rightCases(table: Table): RightCases {
  const cases = known.get(table.name) ?? read(table);
  known.set(table.name, cases);
  return cases;
}

function read(table: Table): RightCases {
  const file = `${table.name}/vectors.yaml`;
  const { refused = [], ...byMessage } = parse(
    readFileSync(join(RIGHT_SCHEMAS, file), "utf8"),
  ) as Readonly<Record<string, unknown>>;
  const vectors = Object.entries(byMessage).flatMap(([message, own]) =>
    readVectors(table, file, JSON.stringify({ message, vectors: own })),
  );
  return { vectors, refused: refused as readonly Refused[] };
}
