import type { Layout } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { TextTable } from "../../runtime/table/text.ts";
import type { TextCursor } from "./syntax/cursor.ts";
import { expectBraces, type TextNode, wrong } from "./syntax/nodes.ts";
import type { Output } from "./output.ts";
import type { Members } from "./syntax/values.ts";

/** A statement of a message: what it writes of it, and how it is read. */
export interface Statement {
  readonly token: string;
  /** The members that it tells. */
  readonly of?: readonly string[];
  /** Its value may follow the message's own name, where it is the only one. */
  readonly single?: true;
  /** It only settles how the message is written. */
  readonly hint?: true;
  /** It is left out where what it tells is usual, or is not there. */
  readonly mayMiss?: true;
  /** It may have no value, as bytes of which there are none. */
  readonly mayBeEmpty?: true;
  /** It may be there several times. */
  readonly many?: true;
  write(members: Members, out: Output, token?: string): void;
  /** Throws TextFault for values that are not the statement's. */
  read(node: TextNode, members: Members): void;
  /** Throws TextFault where what the braces announced does not fit together. */
  check?(node: TextNode, members: Members): void;
  /** Reads the statement where it is as it would be written: the same, faster. */
  readonly scan?: Scan;
}

/** Reads statements that are as they would be written. Where they are not, the cursor is bad then. */
export interface Scan {
  /** What follows the token: a value, nothing, or braces. */
  readonly after: "value" | "nothing" | "braces";
  /** Reads what follows it, up to what ends the statement. `depth` is its own. */
  take(text: TextCursor, members: Members, depth: number): void;
}

/** A schema in one of its versions. */
export interface Schema {
  readonly table: Table;
  /** An index into the table's versions. */
  readonly version: number;
}

/** What the statements of a schema are made with. */
export interface Building extends Schema {
  /** The statements of a struct's fields, which are among those of what it is in. */
  statementsOf(
    schema: Schema,
    text: TextTable | undefined,
    fields: Layout["fields"],
    prefix: string,
  ): Statement[];
}

/** Reads the statements in braces, of which each is there once, but for elements of lists. Throws TextFault. */
export function readStatements(
  node: TextNode,
  statements: ReadonlyMap<string, Statement>,
  members: Members,
): void {
  expectBraces(node);
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    const { token } = child;
    const statement = statements.get(token);
    if (statement === undefined)
      throw wrong(child, `"${node.token}" has no "${token}"`, "", statements.keys());
    if (seen.has(token) && statement.many !== true)
      throw wrong(child, `"${token}" is there already`, "");
    seen.add(token);
    statement.read(child, members);
  }
  for (const token of seen) statements.get(token)!.check?.(node, members);
}
