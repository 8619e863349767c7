import type { FloatType } from "../../../runtime/table/types/float.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import { nanMember } from "../../../runtime/table/facts/members.ts";
import type { TextEntry } from "../../../runtime/table/text.ts";
import type { Statement } from "../statement.ts";
import { readBigs, readFloats, readInts } from "../syntax/nodes.ts";
import { floatForm, integerForm } from "../syntax/values.ts";
import { floatsLine } from "./numbers.ts";
import { bigsStatement } from "./bigs.ts";

/* The statements of lists of numbers: as many as there are after a token, also none. */

/** Integers of up to 48 bits. */
export function intListStatement({ token, as }: TextEntry, name: string, type: IntType): Statement {
  const form = integerForm(type, as);
  return {
    token,
    single: true,
    mayBeEmpty: true,
    write(members, out, own = token) {
      const values = members[name] as readonly number[] | undefined;
      if (values === undefined) return;
      out.items(
        own,
        values.map((value) => form.write(value)),
      );
    },
    read(node, members) {
      members[name] = readInts(node, node.values.length, form);
    },
  };
}

/** Integers of 64 bits. */
export function bigListStatement(token: string, name: string): Statement {
  return {
    ...bigsStatement(token, name, 0),
    mayBeEmpty: true,
    read(node, members) {
      members[name] = readBigs(node, node.values.length);
    },
  };
}

/** Floats. */
export function floatListStatement(
  { token, as }: TextEntry,
  name: string,
  type: FloatType,
): Statement {
  const form = floatForm(as, type);
  const nan = nanMember(name);
  return {
    token,
    single: true,
    mayBeEmpty: true,
    write(members, out, own = token) {
      const values = members[name] as readonly number[] | undefined;
      if (values === undefined) return;
      const forms = values.map(() => form);
      floatsLine(out, own, forms, values, members[nan] as readonly number[] | undefined);
    },
    read(node, members) {
      const list = readFloats(
        node,
        node.values.map(() => form),
      );
      members[name] = list.map((one) => one.value);
      const none = type.bits === 64 ? 0n : 0;
      if (list.some((one) => one.bits !== undefined))
        members[nan] = list.map((one) => one.bits ?? none);
    },
  };
}
