import type { BytesType, Layer } from "../../../../runtime/table/types/bytes.ts";
import { type Entry, member, text } from "../../../read/source.ts";
import { suggest } from "../../../read/suggest.ts";
import type { Scope } from "../../scope/scope.ts";

/** The keys of bytes that are further messages. */
export const LAYER_KEYS = ["carries", "packed", "unpacked", "each", "flavor"] as const;

/** What bytes of a message carry: further messages, perhaps packed. A block's bytes are the container's to resolve. */
export function layerOf(name: string, entry: Entry, scope: Scope): Pick<BytesType, "layer"> {
  const { report } = scope.schema;
  const [carries, packed, unpacked, each, kind] = LAYER_KEYS.map((key) => member(entry, key));
  for (const other of [packed, unpacked, each, kind])
    if (other !== undefined && carries === undefined)
      report.error(
        other.key ?? other,
        `"${other.key?.text}" belongs to "carries"`,
        "Say `carries`, too, or leave it out.",
      );
  if (carries === undefined) return {};
  if (scope.of === "block") return inBlock([packed, unpacked, each], scope);
  reportPlace(name, carries, kind, scope);
  const alike = each === undefined ? {} : { each: text(each) };
  if (packed === undefined && unpacked === undefined) return { layer: alike };
  if (packed === undefined || unpacked === undefined) {
    const one = (packed ?? unpacked)!;
    report.error(
      one.key ?? one,
      "how bytes are packed and how many they are unpacked need each other",
      "Give it `packed` and `unpacked`.",
    );
    return {};
  }
  reportSize(unpacked, scope);
  const way = text(packed) as Layer["packed"] & string;
  return { layer: { packed: way, size: text(unpacked), ...alike } };
}

function inBlock(keys: readonly (Entry | undefined)[], { schema: { report } }: Scope): {} {
  for (const key of keys)
    if (key !== undefined)
      report.error(key.key ?? key, "a block's messages are kept as they are", "Leave it out.");
  return {};
}

/** Bytes that are messages are in a message itself, and are always looked for in one place. */
function reportPlace(
  name: string,
  carries: Entry,
  kind: Entry | undefined,
  { of, outer, schema: { name: own, report }, values }: Scope,
): void {
  const key = carries.key ?? carries;
  if (text(carries) !== own)
    report.error(
      carries,
      `a message carries messages of its own protocol, "${own}"`,
      "Name that one, or let a container carry the other.",
    );
  if (kind !== undefined)
    report.error(kind.key ?? kind, "messages in a message are of its own kind", "Leave it out.");
  if (of !== "message" || outer !== undefined)
    report.error(
      key,
      "only a field of a message carries others, and not in an arm",
      "Move it into the message, outside of its switch, or into a message of its own.",
    );
  const other = [...values.values()].find(({ type }) => type.kind === "bytes" && type.layer);
  if (other !== undefined)
    report.error(key, `"${other.name}" carries messages already`, `Let "${name}" be bytes.`);
}

/** Reports a number of unpacked bytes that is invalid, or need not be there. */
function reportSize(unpacked: Entry, { choosers, names, schema: { report } }: Scope): void {
  const name = text(unpacked);
  const chooser = choosers.get(name);
  if (chooser?.chooses === true && !chooser.type.signed) return;
  if (names.has(name))
    report.error(
      unpacked,
      `"${name}" cannot tell how many bytes are unpacked`,
      "Expected an unsigned integer without scale, of one width, always there.",
    );
  else
    report.error(
      unpacked,
      `there is no field "${name}" before this`,
      suggest(name, choosers.keys()),
    );
}
