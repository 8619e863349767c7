import type { Layout, MaskField, MessageTable } from "../../../runtime/table/table.ts";
import { hex, pascal, upper } from "../code/code.ts";
import { layoutName } from "../layouts/layout-names.ts";
import type { Emitting, FunctionCode } from "../code/emitting.ts";
import { passage } from "./passage.ts";

/** `passUpdateentities(r)`, where two bytes tell how long such a message is: the fastest way to where others are. */
export function passRunFunction(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode | undefined {
  const table = pairsOf(emitting, message, layout);
  if (table === undefined) return undefined;
  return {
    name: `pass${pascal(layoutName(emitting.table, message, layout))}Run`,
    isLocal: true,
    parameters: [{ name: "r", type: "Reader" }],
    returns: "void",
    body: [
      "const { view, end } = r;",
      "let at = r.offset;",
      "const last = end - 2;",
      "while (at <= last) {",
      `const length = ${table}[view.getUint16(at, true)]!;`,
      "if (length === 0 || at + length > end) break;",
      "at += length;",
      "}",
      "r.offset = at;",
    ].join("\n"),
    doc: `Passes over \`${message.name}\`s as long as one follows another: its first two bytes tell how long it is.`,
  };
}

/** The name of the table that tells by two bytes how long such a message is, where they do. */
function pairsOf(emitting: Emitting, message: MessageTable, layout: Layout): string | undefined {
  const lengths = pairedLengths(layout);
  if (lengths === undefined) return undefined;
  const table = `${upper(layoutName(emitting.table, message, layout))}_PAIRS`;
  emitting.lengths.declarations.set(table, `${emitting.imports.use("pairLengths")}(${lengths})`);
  return table;
}

/**
 * The method of a view that hands over such messages as long as one follows another. What the next one hangs on are two
 * bytes and a table, and nothing that is in memory between them: that halves the time.
 *
 * @param keep what keeps the mask, and where the bytes behind it begin
 */
export function runMethod(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
  keep: (mask: string, at: string) => readonly string[],
): string[] {
  const table = pairsOf(emitting, message, layout);
  const mask = layout.fields.find((field) => field.kind === "mask");
  if (table === undefined || mask === undefined) return [];
  const [part, more] = mask.parts;
  const low = `(pair & ${hex(2 ** part!.bits - 1)})`;
  return [
    `\n/** Hands over \`${message.name}\`s as long as one follows another, and its first two bytes tell how long it is. What the handler throws goes through. */`,
    "visitRun(r: Reader, handlers: Handlers): void {",
    "if (this.#r !== r) this.#r = r;",
    "const { view, end } = r;",
    "let at = r.offset;",
    "const last = end - 2;",
    "while (at <= last) {",
    "const pair = view.getUint16(at, true);",
    `const length = ${table}[pair]!;`,
    "if (length === 0 || at + length > end) break;",
    `const more = ${more!.when === 0 ? "pair" : `(pair >>> ${more!.when})`} & 1;`,
    ...keep(`${low} | (pair & 0xff00 & -more)`, "at + 1 + more"),
    "at += length;",
    "r.offset = at;",
    `handlers.${message.name}?.(this);`,
    "}",
    "}",
  ];
}

/** Whether `runMethod` makes one. */
export function hasRun(layout: Layout): boolean {
  return pairedLengths(layout) !== undefined;
}

/** What `pairLengths` is told, where a message is such a one. */
function pairedLengths({ id, fields }: Layout): string | undefined {
  const [first, ...rest] = passage(fields);
  const mask = first?.kind === "one" ? first.field : undefined;
  if (id === undefined || mask?.kind !== "mask" || !isPaired(mask)) return undefined;
  const refused = rest
    .slice(0, -1)
    .map((stretch) =>
      stretch.kind === "one" && stretch.field.kind === "refuse" ? stretch.field.bit.bit : undefined,
    );
  const run = rest.at(-1);
  if (
    run?.kind !== "run" ||
    refused.includes(undefined) ||
    run.size.terms.length > 0 ||
    run.size.most > 0xf0
  )
    return undefined;
  const bits = run.size.masks.get(mask.name) ?? new Map<number, number>();
  const perBit = Array.from({ length: 16 }, (_, bit) => bits.get(bit) ?? 0);
  const bitsOfRefused = refused.reduce<number>((sum, bit) => sum | (1 << bit!), 0);
  const [part, more] = mask.parts;
  return `{ ids: [${hex(id[0])}, ${hex(id[1])}], bits: ${part!.bits}, more: ${more!.when}, bytes: ${run.size.constant + 1}, perBit: [${perBit.join(", ")}], refused: ${hex(bitsOfRefused)} }`;
}

function isPaired({ parts }: MaskField): boolean {
  const [first, more] = parts;
  const isByte = more?.bits === 8 && more.at === 8 && more.unless === undefined;
  return parts.length === 2 && first!.from === "id" && isByte;
}
