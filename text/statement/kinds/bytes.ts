import { expectFlag, readInts, readOne, type TextNode, wrong } from "../syntax/nodes.ts";
import type { Output } from "../output.ts";
import type { Statement } from "../statement.ts";
import { formatString } from "../syntax/strings.ts";
import { integerForm } from "../syntax/values.ts";

/* The statements of what is no number: flags, strings and bytes. */

/** A flag: it is there where it is set. */
export function booleanStatement(token: string, name: string): Statement {
  return {
    token,
    write(members, out) {
      if (members[name] === true) out.flag(token);
    },
    read(node, members) {
      expectFlag(node);
      members[name] = true;
    },
    scan: {
      after: "nothing",
      take(_, members) {
        members[name] = true;
      },
    },
  };
}

/** A string in quotes. */
export function stringStatement(token: string, name: string): Statement {
  return {
    token,
    single: true,
    write(members, out, own = token) {
      const value = members[name] as string | undefined;
      if (value !== undefined) out.items(own, [formatString(stringText(out, value))]);
    },
    read(node, members) {
      members[name] = readOne(node, "string").text;
    },
  };
}

/** The older program's strings have room for that many bytes. */
const LONGEST = 2047;

/** A string as it is, or as the older program can read it. */
function stringText({ losses }: Output, text: string): string {
  if (losses === undefined) return text;
  const isOpen = text.endsWith("\xff");
  if (isOpen) losses.add("strings that 0xFF ends", `${losses.program} ends them with NUL`);
  if (text.length > LONGEST) losses.add("strings over 2047 bytes", "cut");
  return (isOpen ? text.slice(0, -1) : text).slice(0, LONGEST);
}

/** Strings, over as many lines as it takes. */
export function stringsStatement(token: string, name: string): Statement {
  return {
    token,
    single: true,
    mayBeEmpty: true,
    write(members, out, own = token) {
      const list = members[name] as readonly string[] | undefined;
      if (list === undefined) return;
      const { losses } = out;
      if (losses === undefined) out.strings(own, list);
      else
        out.strings(
          own,
          list
            .map((text) => stringText(out, text))
            .filter((text, i) => text === list[i] || text !== ""),
        );
    },
    read(node, members) {
      for (const value of node.values)
        if (value.kind !== "string")
          throw wrong(value, `${value.text} is no string`, 'Write it in quotes: `"a"`.');
      members[name] = node.values.map((value) => value.text);
    },
  };
}

/** Bytes in hex. */
export function bytesStatement(token: string, name: string): Statement {
  return {
    token,
    single: true,
    mayBeEmpty: true,
    write(members, out, own = token) {
      const bytes = members[name] as Uint8Array | undefined;
      if (bytes !== undefined) out.bytes(own, bytes);
    },
    read(node, members) {
      members[name] = readBytes(node);
    },
  };
}

const BYTE = integerForm({ kind: "int", name: "u8", bits: 8, signed: false }, undefined);

/** The bytes after a token. */
export function readBytes(node: TextNode): Uint8Array {
  const values = readInts(node, node.values.length, BYTE);
  for (const [i, value] of values.entries())
    if (value < 0 || value > 0xff)
      throw wrong(node.values[i]!, `${value} is no byte`, "Expected 0 to 255.");
  return Uint8Array.from(values);
}
