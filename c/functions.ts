import { selectingFields } from "../runtime/table/facts/selection.ts";
import { block, comment, integer } from "./code.ts";
import { selectingLines } from "./decode/selection.ts";
import { anyHeads } from "./dispatch.ts";
import { typeConstant, unionMember } from "./header.ts";
import { type Owner, type Unit } from "./unit.ts";

interface Outer {
  readonly doc: string;
  readonly head: string;
  readonly body: readonly string[];
  /** Its body is in the header, so that compilers can put it in place of a call. */
  readonly isInline?: true;
}

/** The functions that anybody calls. */
export function publicFunctions(unit: Unit): Outer[] {
  const { prefix, table } = unit;
  const input = "int version, const uint8_t *bytes, size_t size, size_t *at";
  const open = (arena: string) => [
    `ds_reader r = { bytes, ${arena}, error, version, 0, 0, NULL, NULL };`,
  ];
  return [
    {
      doc: "The index of the version of that name, or -1.",
      head: `int ${prefix}_version(const char *name)`,
      body: [
        `for (int i = 0; i < ${table.versions.length}; i++)`,
        `  if (strcmp(${prefix}_versions[i], name) == 0) return i;`,
        "return -1;",
      ],
    },
    {
      doc: "What the members of a message are, for whoever prints any.",
      head: `const ds_type *${prefix}_type_of(${prefix}_type type)`,
      body: [],
    },
    {
      doc:
        "Reads the message at `*at` and moves it after it. Texts and bytes are where they are in the input, elements of " +
        "lists in the arena. False: it is no message, and the error says why; it may be NULL.",
      head: `bool ${prefix}_decode(${input}, ${prefix}_message *m, ds_arena *arena, ds_error *error)`,
      isInline: true,
      body: [
        ...open("arena"),
        `const uint8_t *const after = ${prefix}_read(&r, bytes + *at, bytes + size, m);`,
        "if (after == NULL) return false;",
        "*at = (size_t)(after - bytes);",
        "return true;",
      ],
    },
    {
      doc: "Writes a message at `*at` and moves it after it.",
      head: `bool ${prefix}_encode(int version, const ${prefix}_message *m, uint8_t *bytes, size_t size, size_t *at, ds_error *error)`,
      body: [
        "ds_writer w = { bytes, bytes + size, version, 0, 0, NULL, 0, NULL, 0, error, NULL };",
        `const uint8_t *const after = ${prefix}_write(&w, bytes + *at, m);`,
        "if (after == NULL) return false;",
        "*at = (size_t)(after - bytes);",
        "return true;",
      ],
    },
    {
      doc: "Passes over the message at `*at`, and refuses what decode refuses.",
      head: `bool ${prefix}_skip(${input}, ${prefix}_type *type, ds_error *error)`,
      isInline: true,
      body: [
        ...open("NULL"),
        `const uint8_t *const after = ${prefix}_pass(&r, bytes + *at, bytes + size, type);`,
        "if (after == NULL) return false;",
        "*at = (size_t)(after - bytes);",
        "return true;",
      ],
    },
    {
      doc:
        "Reads messages up to the end of the bytes, and calls the visitor's functions with them. What it has no function " +
        "for is passed over. Each message uses the arena anew. False: some bytes are no message, or a function said so.",
      head: `bool ${prefix}_visit(${input}, const ${prefix}_visitor *visitor, void *context, ds_arena *arena, ds_error *error)`,
      body: visitBody(unit),
    },
    {
      doc:
        "The version of what follows a message that tells of versions: the same, if it tells of it, or the last of those " +
        "that it tells of; -1 where none is described. Of any other message the version itself.",
      head: `int ${prefix}_selected(int version, const ${prefix}_message *message)`,
      body: selectedBody(unit),
    },
  ];
}

function visitBody(unit: Unit): string[] {
  const { prefix, messages } = unit;
  const cases = messages.map((owner) => {
    const name = unionMember(owner, unit);
    return [
      `case ${typeConstant(owner, unit)}:`,
      `  if (visitor->${name} == NULL) break;`,
      `  if (!${prefix}_decode(version, bytes, size, at, &m, arena, error)) return false;`,
      `  if (!visitor->${name}(context, first, &m.as.${name})) return false;`,
      "  continue;",
    ];
  });
  return [
    `${prefix}_message m;`,
    "const size_t used = arena != NULL ? arena->used : 0;",
    ...block("while (*at < size)", [
      "const size_t first = *at;",
      "size_t after = first;",
      "if (arena != NULL) arena->used = used;",
      `if (!${prefix}_skip(version, bytes, size, &after, &m.type, error)) return false;`,
      ...block("switch (m.type)", ...cases),
      "if (after == first) return true;",
      "*at = after;",
    ]),
    "return true;",
  ];
}

function selectedBody(unit: Unit): string[] {
  const { versions } = unit.table;
  const cases = unit.messages.flatMap((owner) => {
    const fields = owner.message.layouts.flatMap((layout) => selectingFields(layout.fields));
    if (fields.length === 0) return [];
    const merged = [...new Set(fields.map(({ name }) => name))].map((name) => {
      const own = fields.filter((field) => field.name === name);
      return { ...own.at(-1)!, selects: own.flatMap(({ selects }) => selects) };
    });
    const member = unionMember(owner, unit);
    return block(
      `if (message->type == ${typeConstant(owner, unit)})`,
      [`const ${owner.type} *const m = &message->as.${member};`],
      selectingLines(merged, owner.members, { skips: false }, () => "NULL"),
      [
        ...flavorLines(unit, owner),
        `return ds_followed(announced, ${merged.length}, ${versions.length}, version, flavor);`,
      ],
    );
  });
  return ["(void)message;", ...cases, "return version;"];
}

/** The flavor of what follows a message: the one that it picks, or the present one. */
function flavorLines({ table: { flavors } }: Unit, owner: Owner): string[] {
  if (flavors === undefined) return ["const ds_flavor *const flavor = NULL;"];
  const rows = flavors.map(({ from, to, base }) => `{ ${from}, ${to}, ${base} }`).join(", ");
  const picks = owner.message.layouts.flatMap(({ fields }) =>
    fields.filter((field) => field.kind === "value" && field.selectsFlavor !== undefined),
  );
  const [pick] = picks;
  const open = [
    `static const ds_flavor flavors[] = { ${rows} };`,
    "const ds_flavor *flavor = NULL;",
  ];
  if (pick?.kind === "value" && pick.selectsFlavor !== undefined) {
    const member = owner.members.named(pick.name);
    return [
      ...open,
      ...pick.selectsFlavor.map(
        ({ value, flavor }) =>
          `if ((int64_t)m->${member.id} == ${integer(value)}) flavor = &flavors[${flavor}];`,
      ),
    ];
  }
  const present = "version >= flavors[i].from && version <= flavors[i].to";
  return [
    ...open,
    `for (size_t i = 0; i < ${flavors.length}; i++)`,
    `  if (${present}) flavor = &flavors[i];`,
  ];
}

/** The prototypes of what anybody calls, and the definitions of what may be in place of calls. */
export function prototypes(unit: Unit, functions: readonly Outer[]): string[] {
  const inlines = functions.filter(({ isInline }) => isInline);
  const heads = Object.values(anyHeads(unit));
  return [
    ...functions.flatMap(({ doc, head, isInline }) => [
      ...comment(doc),
      `${isInline ? "inline " : ""}${head};`,
    ]),
    "",
    "/* ---- reading: what compilers may put in place of calls */",
    "",
    ...heads.map((head) => `${head};`),
    ...inlines.flatMap(({ head, body }) => block(`inline ${head}`, body)),
  ];
}

export function definitions(functions: readonly Outer[]): string[] {
  return functions.flatMap(({ head, body, isInline }) => {
    if (isInline) return [`extern inline ${head};`];
    return body.length === 0 ? [] : block(head, body);
  });
}
