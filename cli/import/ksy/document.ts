import { Document, type Node, Scalar, type YAMLMap } from "yaml";
import type { Enums } from "./fields/enums.ts";
import { textOf } from "./fields/fields.ts";
import { nameOf } from "./source/find.ts";
import { typeNotes } from "./fields/kept.ts";
import { type Type } from "./source/spec.ts";

/** What a schema has. */
interface Sections {
  readonly types: Readonly<Record<string, unknown>>;
  readonly enums: Enums;
  readonly structs: YAMLMap<Scalar, Node>;
  readonly message: Node;
}

/** The schema of a description, as text. */
export function documentText(root: Type, { types, enums, structs, message }: Sections): string {
  const name = nameOf(root.name);
  const document = new Document({
    protocol: name,
    title: textOf(root.meta.title ?? name),
    versions: ["1"],
    ids: "none",
  });
  if (Object.keys(types).length > 0) document.set("types", types);
  const named = enums.all.map(({ name: own, node }) => [own, { values: node }]);
  if (named.length > 0) document.set("enums", document.createNode(Object.fromEntries(named)));
  if (structs.items.length > 0) document.set("structs", structs);
  document.set("messages", { [`${name}_file`]: message });
  const notes = [`Imported by demospec from ${root.file}`, ...typeNotes(root)];
  document.commentBefore = notes.map((note) => ` ${note}`).join("\n");
  return document.toString({ lineWidth: 100 });
}
