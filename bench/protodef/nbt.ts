import { NBT_NATIVES } from "../../cli/import/protodef/nbt.ts";

/* NBT as ProtoDef has it, of the structs that imported schemas have. */

type Members = Readonly<Record<string, unknown>>;

/** ProtoDef's names of types, by their numbers, and the schema's members of them. */
const TYPES: readonly (readonly [type: string, member: string])[] = [
  ["end", "none"],
  ["byte", "byte"],
  ["short", "short"],
  ["int", "int"],
  ["long", "long"],
  ["float", "float"],
  ["double", "double"],
  ["byteArray", "bytes"],
  ["string", "text"],
  ["list", "items"],
  ["compound", "compound"],
  ["intArray", "ints"],
  ["longArray", "longs"],
];

/** A value of one of ProtoDef's natives; nothing where it is absent. Throws for other kinds. */
export function nbtOf(kind: string, tag: Members): unknown {
  if (!Object.hasOwn(NBT_NATIVES, kind)) throw new Error(`values of \`${kind}\` are not known`);
  if (tag["kind"] === 0) return kind.includes("ptional") ? undefined : { type: "end" };
  return tagOf(tag);
}

function tagOf(tag: Members): Members {
  const [type, member] = TYPES[Number(tag["kind"])]!;
  const name = tag["name"] === undefined ? {} : { name: tag["name"] };
  return { type, ...name, value: payloadOf(type, tag[member]) };
}

function payloadOf(type: string, value: unknown): unknown {
  if (type === "list") return listOf(value as Members);
  if (type !== "compound") return value;
  const { entries } = value as { readonly entries: readonly Members[] };
  return Object.fromEntries(
    entries.map((entry) => {
      const { name, ...rest } = tagOf(entry);
      return [String(name), rest];
    }),
  );
}

/** A list has values without names: of arrays each is a struct of the schema. */
function listOf(list: Members): Members {
  const [type, member] = TYPES[Number(list["kind"])]!;
  if (type === "end") return { type, value: [] };
  const isArray = type.endsWith("Array");
  const values = (list[member] as readonly unknown[]).map((each) =>
    payloadOf(type, isArray ? (each as Members)[member] : each),
  );
  return { type, value: values };
}
