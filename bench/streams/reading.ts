import type { Update } from "../contestants/hand-written.ts";
import type { Text } from "./texts.ts";

/*
 * Reads all members of what was decoded, as those are there to be read: who makes values only when they are asked for
 * is asked. Each contestant gets a copy of this module of its own, so that nobody sees another one's objects in it.
 */

export type Readings = typeof import("./reading.ts");

/** A copy of this module. */
export async function readingsOf(name: string): Promise<Readings> {
  const url = new URL(import.meta.url);
  url.search = new URLSearchParams({ for: name }).toString();
  return (await import(url.href)) as Readings;
}

type Values<M> = readonly { readonly [K in keyof M]?: M[K] | null }[];

/** Reads the first `count` of `values`. */
export function readUpdates(values: Values<Update>, count: number): number {
  let sum = 0.5;
  for (let i = 0; i < count; i++) {
    const m = values[i]!;
    sum += (m.flags ?? 0) + (m.entity ?? 0) + (m.modelindex ?? 0) + (m.frame ?? 0);
    sum += (m.colormap ?? 0) + (m.skin ?? 0) + (m.effects ?? 0);
    sum += (m.origin1 ?? 0) + (m.origin2 ?? 0) + (m.origin3 ?? 0);
    sum += (m.angle1 ?? 0) + (m.angle2 ?? 0) + (m.angle3 ?? 0);
    if (m.nolerp) sum += 1;
  }
  return sum;
}

/** Reads the first `count` of `values`. Of a text that is not yet made, its length is asked for, and its last character. */
export function readTexts(values: Values<Text>, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const { type, text } = values[i]!;
    sum += text!.length + text!.charCodeAt(text!.length - 1);
    if (type === undefined) sum += 1;
  }
  return sum;
}
