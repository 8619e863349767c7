import type { IntType } from "../../runtime/table/types/integers.ts";
import type { MessageTable } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { type VersionRange, encloses } from "../../runtime/table/versions.ts";
import { RUNTIME } from "./library.ts";

/** What cannot be the name of a constant, or means something else where generated code would have one. */
const TAKEN: ReadonlySet<string> = new Set([
  ...Object.values(RUNTIME).flat(),
  ..."r w m id view bytes at undefined arguments eval await async".split(" "),
  // Beside what a message is read into, where it becomes text.
  ..."chars to out names depth outer".split(" "),
  // Constants of the code itself, and what its functions' names begin with.
  ..."next bits element hinted first raw word i values decode encode".split(" "),
  ..."break case catch class const continue debugger default delete do else enum export extends".split(
    " ",
  ),
  ..."false finally for function if import in instanceof new null return super switch this throw".split(
    " ",
  ),
  ..."true try typeof var void while with yield let static implements interface package".split(" "),
  ..."private protected public".split(" "),
]);

/** The constant that holds a member: named as it is where that can be, `class$` where it cannot. */
export function local(name: string): string {
  return TAKEN.has(name) || /^more\d+$/.test(name) ? `${name}$` : name;
}

/** What the language has, and generated modules speak of: a type of that name would be in its place. */
export const GLOBALS = "Array Error Math Readonly Record Uint8Array".split(" ");

/** What the functions are about that choose among messages, for each class of versions. */
export const CHOOSING = ["Message", "Messages", "Numbered"];

/** Types that generated modules have or import, and messages whose `skip…` or `read…` the runtime has already. */
const TYPES_TAKEN: ReadonlySet<string> = new Set([
  ...GLOBALS,
  ...CHOOSING,
  ..."Handlers States RoleStates Scratch Reader Writer Codec AnyMessage AnyLayout View Viewed".split(
    " ",
  ),
  ...Object.values(RUNTIME)
    .flat()
    .flatMap((name) => /^(?:skip|read)([A-Z]\w*)$/.exec(name)?.[1] ?? []),
]);

/** The parameter that holds outer parameters. */
export function outerLocal(name: string): string {
  return `${name}$outer`;
}

/** `updateentity` → `Updateentity`, `temp_entity` → `TempEntity`. */
export function pascal(name: string): string {
  return name
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/** `ClientdataUntil106` → `CLIENTDATA_UNTIL106`. */
export function snake(name: string): string {
  return upper(name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_"));
}

const LIVE = "$live";

/** The mask itself, also of what it is where nothing stops before. */
export function plainMask(name: string): string {
  return name.endsWith(LIVE) ? name.slice(0, -LIVE.length) : name;
}

/** `temp_entity` → `TEMP_ENTITY`. */
export function upper(name: string): string {
  return name.toUpperCase();
}

/**
 * `Until106` for what ends at version 1.06, `From666` for what begins with a dialect, nothing for what is current.
 * What is of a further kind has the kind's name before it: `Server`, `RelayUntil31`.
 */
export function versionSuffix({ from, to }: VersionRange, current: number, table: Table): string {
  const [, ...further] = table.flavors ?? [];
  const kind = further.find((one) => encloses(one, { from, to }));
  if (kind !== undefined) {
    const plain = (version: number) => version - kind.from + kind.base;
    // Only a kind of some dialects alone has nothing that is current.
    const last = Math.max(kind.base, Math.min(current, plain(kind.to)));
    const own = versionSuffix({ from: plain(from), to: plain(to) }, last, table);
    return pascal(kind.name) + own;
  }
  if (to < current) return `Until${lettersOf(table, to)}`;
  return from > current ? `From${lettersOf(table, from)}` : "";
}

function lettersOf(table: Table, version: number): string {
  return table.versions[version]!.replaceAll(/\W/g, "");
}

/** The name of a message's interface. A container's block bears the container's name. */
export function typeName(table: Table, message: MessageTable): string {
  if (table.kind === "container") return pascal(table.name) + pascal(message.name);
  const name = pascal(message.name);
  return TYPES_TAKEN.has(name) ? `${name}$` : name;
}

/** `U8`, `I16`: how the runtime's functions call an integer on the wire. */
export function wireName(type: IntType): string {
  return `${type.signed ? "I" : "U"}${type.bits}`;
}
