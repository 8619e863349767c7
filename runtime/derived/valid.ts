import type { AnyMessage } from "../codec.ts";
import type { Table } from "../table/table.ts";
import { messagePlace } from "./derived.ts";
import { Place } from "./evaluate.ts";
import { DerivedError } from "./values.ts";

/** A value that is not as the schema says that it must be. */
export interface Invalid {
  /** Names and indexes from the message on: `boxes[2].width`. */
  readonly path: string;
  /** `is 7`, or why that cannot be computed. */
  readonly reason: string;
}

/**
 * The values of a decoded message, and of structs in it, of which that does not hold which the schema says of them,
 * `valid`. Codecs read and write them all the same. What is not there is not held against anything.
 *
 * @param version an index into `table.versions`
 */
export function invalidIn(table: Table, message: AnyMessage, version = table.current): Invalid[] {
  const invalid: Invalid[] = [];
  const next = [{ place: messagePlace(table, message, version), path: "" }];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const { place, path } = at;
    for (const { name, value } of place.message.valid ?? [])
      invalid.push(...wrongOf(place, name, (each) => place.holds(value, each), path));
    for (const name of Object.keys(place.value))
      for (const [own, each] of elements(name, place.of(name)))
        if (each instanceof Place) next.push({ place: each, path: `${path}${own}.` });
  }
  return invalid;
}

function wrongOf(
  place: Place,
  name: string,
  holds: (value: unknown) => boolean,
  path: string,
): Invalid[] {
  try {
    return elements(name, place.of(name)).flatMap(([own, each]) =>
      each === undefined || holds(each)
        ? []
        : [{ path: path + own, reason: `is ${shown(each)}`.slice(0, LONGEST) }],
    );
  } catch (error) {
    if (error instanceof DerivedError) return [{ path: path + name, reason: error.message }];
    throw error;
  }
}

const LONGEST = 200;

function elements(name: string, value: unknown): (readonly [string, unknown])[] {
  return Array.isArray(value)
    ? value.map((each, i) => [`${name}[${i}]`, each] as const)
    : [[name, value]];
}

function shown(value: unknown): string {
  if (value instanceof Place) return "another struct";
  if (value instanceof Uint8Array) return `the bytes ${value.subarray(0, 32).join(" ")}`;
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
