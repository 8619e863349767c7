import { allFields } from "../../runtime/table/fields/all-fields.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import { layoutOf, type MessageTable } from "../../runtime/table/messages.ts";
import { plainVersion, type Table } from "../../runtime/table/table.ts";
import type { Vector } from "../../vectors/files.ts";
import { extendedBy } from "./vector-versions.ts";
import { plain } from "../../vectors/values.ts";
import { contains } from "../../runtime/table/versions.ts";

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? `${one}n` : one));
}

/** Where a message changes from one version to the next: what was seen in each is something else in the other. */
export function boundsMissing(table: Table, vectors: readonly Vector[]): string[] {
  const outcomes = new Map<string, string>();
  const outcome = (bytes: Uint8Array, version: number) => {
    const key = `${version} ${Buffer.from(bytes).toString("hex")}`;
    let found = outcomes.get(key);
    if (found === undefined) {
      const { value, end, error } = interpretDecode(table, version, bytes, 0, bytes.length);
      found = error === undefined ? textOf([value?.type, plain(value), end]) : "refused";
      outcomes.set(key, found);
    }
    return found;
  };
  const isSeen = (messages: ReadonlySet<string>, version: number, other: number) =>
    vectors.some(
      ({ message, versions, not, bytes }) =>
        messages.has(message) &&
        [...versions, ...not].includes(version) &&
        outcome(bytes, version) !== outcome(bytes, other),
    );
  return [...table.messages, ...table.structs].flatMap((message) => {
    const messages = withStruct(table, message);
    return boundsOf(table, message).flatMap(({ before, after, isOfFlavors }) => {
      const ways = [
        [after, before],
        [before, after],
      ] as const;
      const unseen = ways.filter(([version, other]) => !isSeen(messages, version, other));
      if (isOfFlavors && unseen.length < ways.length) return [];
      return unseen.map(([version, other]) => {
        const [name, not] = [table.versions[version], table.versions[other]];
        return `${message.name}: bytes in ${name} that are something else in ${not}`;
      });
    });
  });
}

/** Two versions that a message differs in. */
interface Bound {
  readonly before: number;
  readonly after: number;
  /** They are one version, of two kinds: what one has beside the other is enough. */
  readonly isOfFlavors: boolean;
}

/**
 * Versions that a message differs in: those that follow each other, those that extend another one beside that, and the
 * newest of a kind beside the plain one.
 * What kinds share is written once for each of them, and is the same.
 */
function boundsOf(table: Table, message: MessageTable): Bound[] {
  const { versions, flavors = [] } = table;
  const kindOf = (version: number) =>
    flavors.find((range) => contains(range, version)) ?? flavors[0];
  const following = Array.from(versions.keys(), (after) => ({
    before: extendedBy(versions, after) ?? after - 1,
    after,
  }))
    .filter(({ before, after }) => before >= 0 && kindOf(before) === kindOf(after))
    .map((bound) => ({ ...bound, isOfFlavors: false }));
  const ofFlavors = flavors
    .slice(1)
    .map(({ to }) => ({ before: plainVersion(table, to), after: to, isOfFlavors: true }));
  const shape = (version: number) => {
    const { id, idBit, fields } = layoutOf(message, version) ?? {};
    // What is worth a warning changes no byte.
    return JSON.stringify([id, idBit, fields], (key, value: unknown) =>
      key === "max" ? undefined : value,
    );
  };
  return [...following, ...ofFlavors].filter(({ before, after }) => shape(before) !== shape(after));
}

/** A message, or the messages that a struct is in. */
function withStruct(table: Table, { name }: MessageTable): ReadonlySet<string> {
  const found = new Set([name]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { name: outer, layouts } of [...table.messages, ...table.structs])
      for (const { fields } of layouts)
        for (const field of allFields(fields))
          if (
            field.kind === "value" &&
            (field.type.kind === "struct" || field.type.kind === "list") &&
            found.has(table.structs[field.type.struct]!.name)
          )
            found.add(outer);
  }
  return found;
}
