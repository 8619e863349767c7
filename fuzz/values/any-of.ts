import type fc from "fast-check";
import type { Reader } from "../../runtime/bytes/reader.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { anyMessage, structsOf } from "./messages.ts";

/** Any message of a type that a codec knows. Throws RangeError where its version has none. */
export function anyOf<M extends AnyMessage, T extends M["type"]>(
  { table, to }: Pick<Codec<M>, "table" | "to" | "read">,
  type: T,
  hints = false,
): fc.Arbitrary<Extract<M, { readonly type: T }>> {
  const message = table.messages.find(({ name }) => name === type);
  const layout = message && layoutOf(message, to);
  if (layout === undefined)
    throw new RangeError(`${table.name} has no message ${type} in version ${table.versions[to]}`);
  return anyMessage(table, message!, layout, hints) as fc.Arbitrary<never>;
}

/** Any block of a container. */
export function anyBlockOf<B extends object>(
  { table }: { readonly table: Table; decodeBlock(r: Reader): B },
  hints = false,
): fc.Arbitrary<B> {
  const [message] = table.messages;
  return anyMessage(table, message!, message!.layouts[0]!, hints) as unknown as fc.Arbitrary<B>;
}

/** Any value of a struct, by its name in the schema, in a version. */
export function anyStructOf<S extends object>(
  { table, to }: Pick<Codec, "table" | "to">,
  name: string,
  hints = false,
): fc.Arbitrary<S> {
  const index = table.structs.findIndex((struct) => struct.name === name);
  if (index < 0) throw new RangeError(`${table.name} has no struct ${name}`);
  return structsOf(table, to, hints)(index) as fc.Arbitrary<S>;
}
