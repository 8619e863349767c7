import type { AnyMessage } from "../codec.ts";
import { layoutOf } from "../table/messages.ts";
import type { Table } from "../table/table.ts";
import { Place } from "./evaluate.ts";
import { listIn } from "./values.ts";

/** A message with its members, and what is derived from them. */
export type Derived = Readonly<Record<string, unknown>>;

/**
 * A decoded message with what its schema derives from its members, and from those of structs in it. Each value is
 * computed when it is asked for: asking may throw a DerivedError, as where it would be divided by 0. Whole numbers that
 * no `number` holds exactly are bigints; what is computed of something that is not there is undefined.
 *
 * @param version an index into `table.versions`
 */
export function withDerived(table: Table, message: AnyMessage, version = table.current): Derived {
  return shownPlace(messagePlace(table, message, version));
}

/** A message as expressions see it. Throws TypeError for one that the version does not have. */
export function messagePlace(table: Table, message: AnyMessage, version: number): Place {
  const own = table.messages.find(
    (each) => each.name === message.type && layoutOf(each, version) !== undefined,
  );
  if (own === undefined) throw new TypeError(`there is no message "${message.type}"`);
  return new Place(table, own, message as unknown as Place["value"], version);
}

const shown = new WeakMap<Place, Derived>();

function shownPlace(place: Place): Derived {
  let view = shown.get(place);
  if (view === undefined) {
    const derived = (place.message.derived ?? []).flatMap(({ name }) =>
      name.startsWith("_") ? [] : [name],
    );
    view = {};
    shown.set(place, view);
    for (const name of new Set([...Object.keys(place.value), ...derived])) {
      const isPlain = !derived.includes(name);
      const get = () => (isPlain ? memberOf(place, name) : outside(place.of(name)));
      Object.defineProperty(view, name, { enumerable: true, get });
    }
  }
  return view;
}

/** Members are as they were decoded, but for structs in them. */
function memberOf(place: Place, name: string): unknown {
  const found = place.of(name);
  const isStruct = found instanceof Place || (Array.isArray(found) && found[0] instanceof Place);
  return isStruct ? outside(found) : place.value[name];
}

function outside(value: unknown): unknown {
  if (value instanceof Place) return shownPlace(value);
  if (typeof value === "bigint") {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : value;
  }
  return value instanceof Uint8Array ? value : (listIn(value)?.map(outside) ?? value);
}
