import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Batch, BatchBuilder, rowsOf } from "../../quake/tables/batch.ts";
import type { ColumnSource } from "../../quake/tables/table-column.ts";

interface Row {
  readonly key: number;
  readonly number: number;
  /** Has the number, the text, or nothing. */
  readonly part: { readonly number?: number; readonly text?: string } | undefined;
  /** Has some, or nothing. */
  readonly members: { readonly flag?: boolean | undefined };
}

const partOf = ({ part }: Row) => part;
const COLUMNS: readonly ColumnSource<Row>[] = [
  { name: "number", type: "i32", doc: "", of: (row) => row.part?.number, part: partOf },
  { name: "own", type: "f64", doc: "", of: (row) => row.number },
  { name: "text", type: "text", doc: "", of: (row) => row.part?.text, part: partOf },
  { name: "flag", type: "bool", doc: "", of: (row) => row.members.flag, member: "flag" },
];
const membersOf = ({ members }: Row) => Object.keys(members);

/** Few, so that many rows have the same. */
const PARTS: readonly Row["part"][] = [
  undefined,
  { number: 1, text: "a" },
  { number: -2 },
  { text: "b" },
  {},
];

const anyRow: fc.Arbitrary<Row> = fc.record({
  key: fc.nat(3),
  number: fc.double({ noNaN: true }),
  part: fc.constantFrom(...PARTS),
  members: fc.constantFrom({}, { flag: true }, { flag: false }, { flag: undefined }),
});

describe("rows that share parts", () => {
  it("have the values of their own parts, in any order and any batches", () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 200 }),
        fc.integer({ min: 1, max: 300 }),
        (rows, room) => {
          const builder = new BatchBuilder(COLUMNS, room, { membersOf });
          const batches: Batch[] = [];
          for (const row of rows)
            batches.push(...[builder.put(row, row.key)].filter((one) => !!one));
          batches.push(...[builder.finish()].filter((one) => !!one));
          const expected = rows.map(({ number, part, members }) => {
            const flag = members.flag ?? null;
            return { number: part?.number ?? null, own: number, text: part?.text ?? null, flag };
          });
          expect(batches.flatMap((batch) => [...rowsOf(batch)])).toEqual(expected);
          const nulls = batches.flatMap(({ columns }) => columns.map((column) => column.nulls));
          const none = expected
            .flatMap((row) => Object.values(row))
            .filter((value) => value === null);
          expect(nulls.reduce((sum, count) => sum + count, 0)).toBe(none.length);
        },
      ),
    );
  });

  it("are asked for their values once for a part", () => {
    let asked = 0;
    const of = ({ part }: Row) => (asked++, part?.number);
    const counted: ColumnSource<Row> = { name: "number", type: "i32", doc: "", of, part: partOf };
    const builder = new BatchBuilder([counted], 100);
    const [, one, two] = PARTS;
    for (let i = 0; i < 10; i++)
      for (const [key, part] of [one, two].entries())
        builder.put({ key, number: i, part, members: {} }, key);
    const column = builder.finish()!.columns[0]!;
    expect([...column.values.subarray(0, 4), asked]).toEqual([1, -2, 1, -2, 2]);
  });
});
