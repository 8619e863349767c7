import { findSubject } from "../task.ts";
import type { Target } from "../values/target.ts";
import { IN_A_ROW, type Subject } from "../values/subjects.ts";
import { Corpus } from "./corpus.ts";
import { lookAt } from "./look.ts";
import { keyOf } from "./plan.ts";
import type { Stored } from "./store.ts";

/** Longer inputs are left to the corpus that they are of. */
const LONGEST = 512;

/**
 * Of a corpus what is worth keeping beside the code: short inputs that show as much as all short ones do, each layout in
 * one class of versions, since others run the same functions. What is not described now is left out.
 */
export function shortest(targets: readonly Target[], stored: readonly Stored[]): Stored[] {
  const byClass = new Map<string, Stored[]>();
  for (const one of stored) {
    if (one.bytes.length > LONGEST) continue;
    const own = byClass.get(keyOf(one));
    if (own === undefined) byClass.set(keyOf(one), [one]);
    else own.push(one);
  }
  const layouts = new Map<
    unknown,
    { readonly subject: Subject; readonly own: readonly Stored[] }
  >();
  for (const own of byClass.values()) {
    const subject = findSubject(targets, own[0]!);
    if (subject === undefined) continue;
    const code = "layout" in subject ? subject.layout : codeOf(subject);
    const known = layouts.get(code);
    // The class with the most inputs was tried the longest.
    if (known === undefined || known.own.length < own.length) layouts.set(code, { subject, own });
  }
  return [...layouts.values()].flatMap(({ subject, own }) => distilled(subject, own));
}

/** Messages in a row have no functions of their own. */
function codeOf({ target, message, versions }: Subject): string {
  return message === IN_A_ROW ? `${target.name} ${versions}` : `${target.name} ${message}`;
}

function distilled(subject: Subject, own: readonly Stored[]): Stored[] {
  const corpus = new Corpus();
  for (const { bytes } of own)
    corpus.add({ bytes, features: [...lookAt(subject, bytes).features] });
  const { target, message, version } = own[0]!;
  return corpus.distilled().map(({ bytes }) => ({ target, message, version, bytes }));
}
