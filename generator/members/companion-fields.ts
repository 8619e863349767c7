import type { ChecksumField } from "../../runtime/table/fields/checksum.ts";
import type { GapField } from "../../runtime/table/fields/gap.ts";
import { sentences } from "./sentences.ts";

const GAP_DOC = "Padding, where it is not all zero: a hint.";
const OPEN_GAP_DOC = "Padding, where it is not all zero, or the bytes end in it: a hint.";

/** The member of a field that is invalid but where its bytes are not as they should be. */
export function companionField(field: ChecksumField | GapField): {
  name: string;
  type: string;
  optional: true;
  doc: string;
} {
  const { name, doc } = field;
  if (field.kind === "gap")
    return {
      name,
      type: "Uint8Array",
      optional: true,
      doc: sentences(field.open ? OPEN_GAP_DOC : GAP_DOC, doc),
    };
  const own = `The number that came, where it is not the ${field.algorithm.name} that is computed: a hint.`;
  return { name, type: "number", optional: true, doc: sentences(own, doc) };
}
