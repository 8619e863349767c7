import { isMap, isScalar, isSeq, type Node } from "yaml";
import type { MessageTable } from "../../../runtime/table/messages.ts";
import type { Report } from "../../read/diagnostics.ts";
import type { SchemaFile } from "../../schemas/schemas.ts";
import { type MemberEntry, member, members } from "../../read/source.ts";
import { sourceOf } from "./schema.ts";
import type { Schema } from "../scope/scope.ts";

/*
 * A message's table follows from what is said of it and from all sections but the messages. Who resolves a schema
 * again and again, as an editor does, need not resolve those again of which both are as they were.
 */

interface KnownMessage {
  readonly said: string;
  readonly table: MessageTable;
  readonly usedGroups: readonly string[];
}

/** The messages of a protocol that nothing was wrong with, by name, while all other sections are as they were. */
interface KnownProtocol {
  readonly said: string;
  readonly messages: Map<string, KnownMessage>;
}

/** What was found of messages when they were resolved before. */
export class KnownMessages {
  /** How many messages were resolved, and not known. */
  resolved = 0;
  readonly #protocols = new Map<string, KnownProtocol>();

  /** A message of a protocol by way of what is known. The report has nothing so far but of other messages. */
  resolver(file: SchemaFile, { usedGroups, orders, report }: Schema) {
    const { messages } = this.#protocol(file, [...orders.keys()]);
    return (entry: MemberEntry, resolve: () => MessageTable): MessageTable => {
      const name = entry.key.text;
      const said = saidIn(entry.node);
      const known = messages.get(name);
      if (known?.said === said) {
        for (const group of known.usedGroups) usedGroups.add(group);
        return { ...known.table, source: sourceOf(entry) };
      }
      this.resolved++;
      const found = noting(usedGroups, report, resolve);
      messages.delete(name);
      if (found.isClean) messages.set(name, { said, ...found });
      return found.table;
    };
  }

  #protocol(file: SchemaFile, ordered: readonly string[]): KnownProtocol {
    const said = `${reportedWith(file)} ${ordered.join(" ")}`;
    const known = this.#protocols.get(file.name);
    if (known?.said === said) return known;
    const fresh = { said, messages: new Map<string, KnownMessage>() };
    this.#protocols.set(file.name, fresh);
    return fresh;
  }
}

/** Resolves a message, and sees which groups it uses and whether anything is wrong, be it known already. */
function noting(usedGroups: Set<string>, report: Report, resolve: () => MessageTable) {
  const others = [...usedGroups];
  usedGroups.clear();
  const before = report.noted;
  const table = resolve();
  const own = [...usedGroups];
  for (const group of others) usedGroups.add(group);
  return { table, usedGroups: own, isClean: report.noted === before };
}

/** All that a protocol says but for its messages, of which the first has a part of its own. */
function reportedWith({ entry, includes }: SchemaFile): string {
  const own = members(entry).filter(({ key }) => key.text !== "messages");
  const [first] = members(member(entry, "messages"));
  return JSON.stringify([
    first?.key.text,
    ...own.map(({ key, node }) => [key.text, saidIn(node)]),
    ...includes.map((file) => saidIn(file.entry.node)),
  ]);
}

/** All that a node says, wherever it is. */
function saidIn(node: Node | null): string {
  if (isMap(node)) {
    const pairs = node.items.map(
      ({ key, value }) => `${saidIn(key as Node)}:${saidIn(value as Node | null)}`,
    );
    return `{${pairs.join()}}`;
  }
  if (isSeq(node)) return `[${node.items.map((item) => saidIn(item as Node)).join()}]`;
  if (!isScalar(node)) return "";
  // Nothing at all is another thing than an empty text.
  return `${node.type === "PLAIN" ? "" : "'"}${JSON.stringify(node.value)}`;
}
