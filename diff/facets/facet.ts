import type { Severity } from "../changes/change.ts";

/** Something of a field that may be otherwise, and how bad that is. */
export interface Facet {
  readonly what: string;
  readonly severity: Severity;
  /** It for people; nothing where the field has no such thing. */
  readonly text: string | undefined;
  /** What is compared; the text without. */
  readonly data?: unknown;
}

export function wire(what: string, text: string | undefined, data?: unknown): Facet {
  return { what, severity: "wire", text, ...(data === undefined ? {} : { data }) };
}

export function docs(what: string, text: string | undefined): Facet {
  return { what, severity: "documentation", text };
}
