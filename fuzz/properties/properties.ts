import type { MessageSubject, Subject } from "../values/subjects.ts";
import { anyNumber } from "./any-number.ts";
import { columnsHold } from "./columns.ts";
import { fieldsHold } from "./fields.ts";
import { manyRows } from "./many-rows.ts";
import { embedded, truncation } from "./cuts.ts";
import type { Property } from "./property.ts";
import { wrongMember } from "./refusals.ts";
import {
  bytesRoundTrip,
  canonicalForm,
  canonicalRoundTrip,
  hintedRoundTrip,
  interpreterAgrees,
} from "./round-trips.ts";
import { inARow } from "./rows.ts";
import { textProperties } from "./texts.ts";
import { skipAndVisit } from "./visits.ts";

/** What holds for each message in each version. */
export const messageProperties: readonly Property<MessageSubject>[] = [
  canonicalRoundTrip,
  hintedRoundTrip,
  bytesRoundTrip,
  canonicalForm,
  interpreterAgrees,
  skipAndVisit,
  columnsHold,
  manyRows,
  fieldsHold,
  truncation,
  embedded,
  wrongMember,
  ...textProperties(),
  anyNumber,
];

/** What holds for any bytes that are read message by message. */
export const rowProperties: readonly Property<Subject>[] = [inARow];
