import type { AnyMessage } from "../../runtime/codec.ts";
import { ITSELF, type PlaceTable, type PlacingMembers } from "../../runtime/table/places.ts";

type Members = Record<string | number, unknown>;

/** What says where one message is: a message, a struct or a number in it. */
export interface Pointer {
  /** Names and indexes, from the message on: `["directory", "entries[3]"]`. */
  readonly path: readonly string[];
  /** What it is a member of, and as which: a message is of nothing. */
  readonly owner: Members | undefined;
  readonly key: string | number;
  readonly value: unknown;
}

/** All that say where a message is, in their order. */
export function pointersIn({ path }: PlacingMembers, message: AnyMessage): Pointer[] {
  let found: Pointer[] = [{ path: [message.type], owner: undefined, key: "", value: message }];
  for (const name of path) {
    const next: Pointer[] = [];
    for (const pointer of found) {
      const owner = pointer.value as Members;
      const value = owner[name];
      if (value === undefined) continue;
      if (!isList(value)) next.push({ path: [...pointer.path, name], owner, key: name, value });
      else
        for (const [i, element] of [...value].entries())
          next.push({
            path: [...pointer.path, `${name}[${i}]`],
            owner: value as unknown as Members,
            key: i,
            value: element,
          });
    }
    found = next;
  }
  return found;
}

function isList(value: unknown): value is ArrayLike<unknown> & Iterable<unknown> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

/** A number that a place has, or that a pointer's member is; undefined where that is not there. */
export function numberAt(
  said: number | string | undefined,
  pointer: Pointer | undefined,
): number | undefined {
  if (typeof said !== "string") return said;
  const value = said === ITSELF ? pointer!.value : (pointer!.value as Members)[said];
  return value as number | undefined;
}

/** How many bytes a place may take; undefined where nothing says it. */
export function sizeAt(
  { size, unit = 1 }: PlaceTable,
  pointer: Pointer | undefined,
): number | undefined {
  const number = numberAt(size, pointer);
  return number === undefined ? undefined : unit * number;
}

/** What holds a number that a pointer's member is, and as which. */
export function holderOf(said: string, pointer: Pointer): [owner: Members, key: string | number] {
  return said === ITSELF ? [pointer.owner!, pointer.key] : [pointer.value as Members, said];
}

/** The path of a number, for errors. */
export function pathOf(said: number | string | undefined, pointer: Pointer | undefined): string[] {
  const path = pointer?.path ?? [];
  return typeof said === "string" && said !== ITSELF ? [...path, said] : [...path];
}
