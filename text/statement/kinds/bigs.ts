import type { Statement } from "../statement.ts";
import { type TextNode, wrong } from "../syntax/nodes.ts";

/* The statements of integers of 64 bits: their digits, as those of smaller ones. */

/** As many digits as 64 bits have: more take long to read. */
const BIG = /^-?(0x[0-9a-f]{1,16}|\d{1,20})$/i;

/** One integer, or so many of an array. */
export function bigsStatement(token: string, name: string, count: number | undefined): Statement {
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const value = members[name] as bigint | readonly bigint[] | undefined;
      if (value === undefined) return;
      if (typeof value === "bigint") out.line(own, String(value));
      else out.items(own, value.map(String));
    },
    read(node, members) {
      const values = readBigs(node, count ?? 1);
      members[name] = count === undefined ? values[0] : values;
    },
  };
}

/** The numbers of a node, which has so many. */
export function readBigs(node: TextNode, count: number): bigint[] {
  const { values, token } = node;
  if (values.length !== count || node.children !== undefined)
    throw wrong(
      values[count] ?? node,
      `"${token}" has ${count === 1 ? "one value" : `${count} values`}, not ${values.length}`,
      "",
    );
  return values.map((value) => {
    if (value.kind !== "word" || !BIG.test(value.text))
      throw wrong(
        value,
        `"${value.text}" is no number of "${token}"`,
        "Expected a whole number of 64 bits, as `12` or `0x0c`.",
      );
    return value.text.startsWith("-") ? -BigInt(value.text.slice(1)) : BigInt(value.text);
  });
}
