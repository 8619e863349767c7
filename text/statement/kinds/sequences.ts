import { latin1, plainBytes, type Shown, utf8 } from "../../../runtime/bytes/text/delimited.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import { bytesToText, textToBytes } from "../../../runtime/bytes/text/text.ts";
import type { DelimitedType } from "../../../runtime/table/types/delimited.ts";
import type { Statement } from "../statement.ts";
import { readOne, type TextNode, type TextValue, wrong } from "../syntax/nodes.ts";
import { formatString } from "../syntax/strings.ts";

/* The statements of texts that tell where they end. A text is bytes, and so its strings are written as their bytes. */

/** A text in quotes. */
export function delimitedStatement(
  token: string,
  name: string,
  { as }: Pick<DelimitedType, "as">,
): Statement {
  const shown = shownAs(as);
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const value = members[name];
      if (value !== undefined) out.items(own, [quoted(shown, value)]);
    },
    read(node, members) {
      members[name] = unquoted(shown, readOne(node, "string"));
    },
  };
}

/** Texts or bytes in quotes, over as many lines as it takes. */
export function sequenceStatement(token: string, name: string, { as }: DelimitedType): Statement {
  const shown = shownAs(as);
  return {
    token,
    single: true,
    mayBeEmpty: true,
    write(members, out, own = token) {
      const list = members[name] as readonly unknown[] | undefined;
      if (list !== undefined)
        out.items(
          own,
          list.map((value) => quoted(shown, value)),
        );
    },
    read(node: TextNode, members) {
      members[name] = node.values.map((value) => {
        if (value.kind === "string") return unquoted(shown, value);
        throw wrong(value, `${value.text} is no string`, 'Write it in quotes: `"a"`.');
      });
    },
  };
}

function shownAs(as: DelimitedType["as"]): Shown<unknown> {
  if (as === "bytes") return plainBytes as Shown<unknown>;
  return (as === "utf8" ? utf8 : latin1) as Shown<unknown>;
}

function quoted(shown: Shown<unknown>, value: unknown): string {
  return formatString(bytesToText(shown.encode(value)));
}

function unquoted(shown: Shown<unknown>, value: TextValue): unknown {
  const bytes = textToBytes(value.text);
  return shown.read(new Reader(bytes), bytes.length);
}
