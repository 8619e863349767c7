import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { SparseType } from "../../../runtime/table/types/sparse.ts";
import type { TextEntry } from "../../../runtime/table/text.ts";
import { expectBraces, wrong } from "../syntax/nodes.ts";
import { intStatement } from "./numbers.ts";
import { readStatements, type Statement } from "../statement.ts";
import { integerForm, type Members } from "../syntax/values.ts";

const INDEX: IntType = { kind: "int", name: "u8", bits: 8, signed: false };

/** Integers by the numbers of bits, each in braces. */
export function sparseStatement(
  { token, each = "value", names }: TextEntry,
  name: string,
  { of }: SparseType,
): Statement {
  const form = integerForm(of, undefined);
  const parts = new Map<string, Statement>([
    ["index", intStatement({ token: "index", of: ["index"] }, "index", INDEX)],
    ["value", intStatement({ token: "value", of: ["value"] }, "value", of)],
  ]);
  return {
    token,
    write(members, out) {
      const values = Object.entries((members[name] ?? {}) as Record<string, number>);
      if (values.length === 0) return;
      out.braces(token, () => {
        for (const [bit, value] of values)
          out.braces(each, () => {
            const about = names === undefined ? undefined : out.names.lookUp(names, Number(bit));
            const what =
              names === undefined ? undefined : out.names.lookUp(`${names}.${bit}`, value);
            out.line("index", bit, about?.text);
            out.line("value", form.write(value), what?.text);
          });
      });
    },
    read(node, members) {
      expectBraces(node);
      const values = (members[name] ??= {}) as Record<number, number>;
      for (const child of node.children ?? []) {
        if (child.token !== each)
          throw wrong(child, `"${token}" has no "${child.token}"`, "", [each]);
        const own: Members = {};
        readStatements(child, parts, own);
        const [at, value] = [own["index"], own["value"]] as (number | undefined)[];
        if (at === undefined || value === undefined)
          throw wrong(child, `"${each}" needs "index" and "value"`, "");
        if (Object.hasOwn(values, at)) throw wrong(child, `index ${at} is there already`, "");
        values[at] = value;
      }
    },
  };
}
