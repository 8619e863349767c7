import type { Statement } from "../statement.ts";
import { readBigs } from "../syntax/nodes.ts";

/* The statements of integers of 64 bits: their digits, as those of smaller ones. */

/** One integer, or that many of an array. */
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
