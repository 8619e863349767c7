import type { LengthField } from "../../../runtime/table/fields/length.ts";
import type { Statement } from "../statement.ts";
import { readInts, wrong } from "../syntax/nodes.ts";
import { integerForm } from "../syntax/values.ts";

/** How many bytes there are, which the bytes tell. */
export function lengthStatement(token: string, { of = "", none, type }: LengthField): Statement {
  // Also where something is added to it.
  const form = integerForm(type, "whole");
  return {
    token,
    write(members, out) {
      const bytes = members[of] as Uint8Array | undefined;
      out.line(token, String(bytes?.length ?? none ?? 0));
    },
    read(node, members) {
      const [length] = readInts(node, 1, form);
      // Without bytes there are none, unless it says that they are not there.
      if (length !== none) members[of] ??= new Uint8Array(0);
    },
    check(node, members) {
      const own = node.children?.find((child) => child.token === token);
      if (own === undefined) return;
      const length = (members[of] as Uint8Array | undefined)?.length ?? none ?? 0;
      const [given] = readInts(own, 1, form);
      if (given === length) return;
      throw wrong(
        own.values[0]!,
        `there are ${length} bytes, not ${given}`,
        `Write \`${length}\`, or leave it out.`,
      );
    },
  };
}
