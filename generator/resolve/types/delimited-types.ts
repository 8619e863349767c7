import type { DelimitedType } from "../../../runtime/table/types/delimited.ts";
import type { Report } from "../../read/diagnostics.ts";
import { type Entry, integer, member, numberOf, text } from "../../read/source.ts";
import type { NamedType } from "../../facts/built-in.ts";
import { suggest } from "../../read/suggest.ts";

/** A text or bytes that tell where they end, where an entry says so; nothing for other types. */
export function deriveDelimited(
  name: string,
  base: NamedType,
  entry: Entry,
  report: Report,
  types: ReadonlyMap<string, NamedType>,
): NamedType | undefined {
  const length = member(entry, "length");
  const ends = member(entry, "ends");
  const isRaw = base.kind === "chars" || base.kind === "bytes";
  if (!isRaw) {
    const delimiter = ends ?? length;
    if (delimiter === undefined) return base.kind === "delimited" ? { ...base, name } : undefined;
    report.error(
      delimiter.key ?? delimiter,
      base.kind === "delimited"
        ? `"${base.name}" says already where it ends`
        : `only utf8, latin1 and bytes have "${delimiter.key!.text}", and ${base.name} is none of them`,
    );
    return undefined;
  }
  const as = base.kind === "bytes" ? "bytes" : base.as;
  const cut = member(entry, "cut");
  const open = member(entry, "open");
  if (open !== undefined && (base.kind === "chars" || (length ?? ends) !== undefined))
    reportOpen(open, base.name, report);
  if (length !== undefined) {
    const other = ends ?? cut;
    if (other !== undefined)
      report.error(other.key ?? other, "its length says where it ends", "Leave one out.");
    return prefixedBytes(name, as, length, report, types);
  }
  if (ends === undefined) {
    if (base.kind !== "chars") return undefined;
    if (cut !== undefined)
      report.error(
        cut.key ?? cut,
        "only a text with a byte that ends it is cut",
        "Give it `ends`.",
      );
    return { ...base, name };
  }
  const bytes = endsOf(ends, report);
  const most = cut === undefined ? {} : { cut: integer(cut) };
  return { kind: "delimited", name, as, ends: bytes, ...most };
}

/** Reports that what is no text is to end where the bytes end. */
export function reportOpen(open: Entry, name: string, report: Report): void {
  report.error(
    open.key ?? open,
    `only a text ends where the bytes end, and ${name} is not one`,
    "Leave `open` out, or take a type made of `text`.",
  );
}

function prefixedBytes(
  name: string,
  as: DelimitedType["as"],
  length: Entry,
  report: Report,
  types: ReadonlyMap<string, NamedType>,
): DelimitedType {
  const type = types.get(text(length));
  if (type === undefined)
    report.error(length, `there is no type "${text(length)}"`, suggest(text(length), types.keys()));
  else if (type.kind !== "int" || type.signed || type.scale !== undefined)
    report.error(
      length,
      "a length is an unsigned integer of up to 48 bits, without scale",
      "Choose one, such as `u8` or `u16be`.",
    );
  else return { kind: "delimited", name, as, length: type };
  return { kind: "delimited", name, as, ends: [0] };
}

/** The bytes that end it. */
function endsOf(ends: Entry, report: Report): number[] {
  const bytes = text(ends)
    .split(" ")
    .map((word) => numberOf(word));
  const wrong = bytes.find((byte) => byte > 0xff);
  if (wrong !== undefined) report.error(ends, `${wrong} is no byte`, "Bytes are from 0 to 0xff.");
  if (new Set(bytes).size < bytes.length)
    report.error(ends, "a byte is there twice", "Leave one out.");
  return bytes;
}
