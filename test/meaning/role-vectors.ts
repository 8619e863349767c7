import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { EACH, Meaning } from "../../runtime/table/facts/roles.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { LastsTable, Word } from "../../runtime/table/words.ts";
import { wrongValue } from "./state-vectors.ts";

/*
 * What messages are to a game, what they tell of it and for how long: worked out from the documents and from what
 * engines do with them. `test/vectors/README.md` has the format.
 */
const FOLDER = join(import.meta.dirname, "..", "vectors", "roles");

type TypedMessage = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A role, and either the types that have it or a message of it and what that tells. */
interface RoleVector {
  readonly role?: string;
  readonly of?: readonly string[];
  readonly message?: TypedMessage;
  readonly tells?: Readonly<Record<string, unknown>>;
  readonly from: string;
}

/** Messages, and the places of those that who comes later must still be given. */
interface LastingVector {
  readonly messages: readonly TypedMessage[];
  readonly left: readonly number[];
  /** The places of those that may be lost with their packet. */
  readonly passing?: readonly number[];
  readonly from: string;
}

export interface RoleVectors {
  readonly protocol: string;
  readonly roles: readonly RoleVector[];
  readonly lasting: readonly LastingVector[];
}

type MessageTable = Table["messages"][number];
type Messages = Pick<Table, "messages">;

/** The vectors of all tables whose messages or blocks are something to a game. */
export function roleVectors(): RoleVectors[] {
  return readdirSync(FOLDER).flatMap((name) => {
    const read = parse(readFileSync(join(FOLDER, name), "utf8")) as RoleVectors | RoleVectors[];
    return read;
  });
}

/** What is wrong with what a table says of its messages; undefined when nothing is. */
export function wrongRoles(table: Messages, { roles, lasting }: RoleVectors): string | undefined {
  const meanings = new Map(table.messages.map((one) => [one.name, new Meaning(one)]));
  return (
    first(roles, (vector) => wrongRole(meanings, vector)) ??
    first(lasting, (vector) => wrongLasting(meanings, vector)) ??
    first(table.messages, (message) => unseen(message, roles))
  );
}

type Tellings = ReadonlyMap<string, Meaning>;

function wrongRole(meanings: Tellings, { role, of, message, tells = {}, from }: RoleVector) {
  return first(of ?? [message!.type], (type) => {
    const meaning = meanings.get(type);
    if (meaning === undefined) return `${from}: there is no message ${type}`;
    if (meaning.role !== role) return `${from}: ${type} is ${meaning.role}, not ${role}`;
    if (message === undefined) return undefined;
    const said = Object.keys(tells).map((word) => [word, sayingOf(meaning, message, word)]);
    return wrongValue(Object.fromEntries(said), tells, `${from}: ${type}`);
  });
}

/** What a message says: times in seconds, of elements of a list the first one's. */
function sayingOf(meaning: Meaning, message: TypedMessage, word: string): unknown {
  if (word === "seconds") return meaning.seconds(message);
  if (word === "step") {
    const step = meaning.step(message);
    return step && step.step / step.rate;
  }
  const [member, ...inside] = meaning.path(word as Word);
  if (member === undefined) return undefined;
  if (inside.length === 0) return message[member];
  const [element] = message[member] as readonly unknown[];
  return inside.reduce<unknown>((value, name) => (value as TypedMessage)[name], element);
}

function wrongLasting(meanings: Tellings, { messages, left, passing = [], from }: LastingVector) {
  const kept = new Map<unknown, number>();
  const passed: number[] = [];
  for (const [place, message] of messages.entries()) {
    const meaning = meanings.get(message.type);
    if (meaning === undefined) return `${from}: there is no message ${message.type}`;
    if (meaning.isMomentary) passed.push(place);
    const lasts = meaning.lasting(message);
    if (lasts !== undefined) kept.set(lasts === EACH ? message : lasts, place);
  }
  const places = [...kept.values()].toSorted((a, b) => a - b);
  if (places.join() !== left.join())
    return `${from}: ${places.join()} are left, not ${left.join()}`;
  return passed.join() === passing.join()
    ? undefined
    : `${from}: ${passed.join()} may be lost, not ${passing.join()}`;
}

/** What a message says and no vector shows. */
function unseen({ name, role, tells }: MessageTable, roles: readonly RoleVector[]) {
  const own = roles.find(({ of, message }) => of?.includes(name) ?? message?.type === name);
  const words = Object.keys(tells?.members ?? {});
  const seen = own?.tells ?? {};
  if (role !== undefined && own === undefined) return `no vector shows the role of ${name}`;
  const word = words.find((each) => !(each in seen));
  return word === undefined ? undefined : `no vector shows the ${word} that ${name} tells`;
}

/** How else a message could last. */
export function otherLasts({ name, lasts }: MessageTable): (LastsTable | undefined)[] {
  if (lasts === undefined) return [];
  const { how, as, by = [] } = lasts;
  const others: (LastsTable | undefined)[] = (["moment", "each", "last"] as const)
    .filter((other) => other !== how || by.length > 0 || as !== undefined)
    .map((other) => ({ how: other }));
  const fewer = by.map((member) => ({ ...lasts, by: by.filter((each) => each !== member) }));
  const alone = as === undefined ? [] : [{ ...lasts, as: name }];
  return [...others, ...fewer, ...alone, undefined];
}

function first<T>(list: readonly T[], wrong: (each: T) => string | undefined) {
  for (const each of list) {
    const found = wrong(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
