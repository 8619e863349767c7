import type { AnyMessage } from "../../runtime/codec.ts";
import { type Derived, withDerived } from "../../runtime/derived/derived.ts";
import { invalidIn } from "../../runtime/derived/valid.ts";
import { DerivedError } from "../../runtime/derived/values.ts";
import { ensureSame } from "./ensure.ts";
import type { MessageSubject } from "../values/subjects.ts";

/** Holds what is derived of a message against this: it is computed, or there is a reason why not; members are as they were. */
export function ensureDerived({ target: { table }, version }: MessageSubject, message: AnyMessage) {
  const isDerived = [...table.messages, ...table.structs].some(
    ({ derived, valid }) => derived ?? valid,
  );
  if (table.kind !== "protocol" || !isDerived) return;
  invalidIn(table, message, version);
  const all = withDerived(table, message, version);
  for (const [name, value] of Object.entries(message))
    if (typeof value !== "object") ensureSame(all[name], value, name);
  // What is derived may be what it is in.
  const seen = new Set<Derived>([all]);
  for (const each of seen)
    for (const name of Object.keys(each)) {
      const value = computed(each, name);
      for (const struct of [value].flat().filter(isStruct)) if (seen.size < MOST) seen.add(struct);
    }
}

/** That many structs are looked at: what is derived may have no end. */
const MOST = 1000;

function computed(of: Derived, name: string): unknown {
  try {
    return of[name];
  } catch (error) {
    if (error instanceof DerivedError) return undefined;
    throw error;
  }
}

function isStruct(value: unknown): value is Derived {
  return typeof value === "object" && value !== null && !ArrayBuffer.isView(value);
}
