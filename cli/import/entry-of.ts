import type { Diagnostic } from "../../generator/read/diagnostics.ts";

/** The struct or the message that a diagnostic is about, as `structs thing`. */
export function entryOf(text: string, { span }: Diagnostic): string | undefined {
  let section = "";
  let entry: string | undefined;
  const end = text.indexOf("\n", span.start);
  for (const line of text.slice(0, end < 0 ? undefined : end).split("\n")) {
    const top = /^(\w+):/.exec(line)?.[1];
    if (top !== undefined) [section, entry] = [top, undefined];
    const own = /^ {2}(\w+):?/.exec(line)?.[1];
    if (own !== undefined) entry = own;
  }
  return entry !== undefined && /^(?:structs|messages)$/.test(section)
    ? `${section} ${entry}`
    : undefined;
}
