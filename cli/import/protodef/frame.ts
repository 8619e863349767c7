import { Unsayable } from "../ksy/fields/expression.ts";
import { nameOf } from "../ksy/source/find.ts";
import { isInteger, snake } from "./scalars.ts";

/** A member that conditions may ask for. */
interface Member {
  readonly name: string;
  /** The schema's type of it; nothing where it is no integer. */
  readonly type: string | undefined;
  /** The numbers of its names. */
  readonly numbers: ReadonlyMap<string, number>;
}

type Field = Record<string, unknown>;

/** A condition in the schema's words. */
export type Condition = string | undefined;

/** The members of a container, as its fields are read one after the other. */
export class Frame {
  readonly #members = new Map<string, Member>();
  readonly #taken: Set<string>;
  /** What a struct must be given of what it is in, by name. */
  readonly outer = new Map<string, string>();
  /** Members of members that conditions ask for, by their path: numbers that are computed after the first one. */
  readonly #parts = new Map<string, { readonly after: string; readonly part: Member }>();

  /**
   * @param above of the container that this one is in; without, it is the packet's
   * @param isNameless its members are those of the container that it is in
   */
  constructor(
    readonly above?: Frame,
    readonly isNameless = false,
  ) {
    this.#taken = isNameless && above !== undefined ? above.#taken : new Set();
  }

  /** A name for a member that no other one has. */
  take(name: string): string {
    const plain = nameOf(snake(name));
    let own = plain;
    for (let n = 2; this.#taken.has(own); n++) own = `${plain}_${n}`;
    this.#taken.add(own);
    return own;
  }

  /** @param known the name in the description */
  add(known: string, name: string, type: unknown, numbers: ReadonlyMap<string, number>): void {
    const text = typeof type === "string" && isInteger(type) ? type : undefined;
    this.#members.set(known, { name, type: text, numbers });
    if (this.isNameless) this.above?.add(known, name, type, numbers);
  }

  /** The member of a path such as `../action`, which a struct then asks for. Throws Unsayable. */
  member(path: string): Member {
    const parts = path.split("/");
    const ups = parts.filter((part) => part === "..").length;
    const [name, ...deeper] = parts.slice(ups);
    const above = this.#above(ups);
    const holder = above.at(-1);
    const own = name === undefined || holder === undefined ? undefined : holder.#find(name);
    const found = deeper.length === 0 || own === undefined ? own : holder!.#part(own.name, deeper);
    if (found?.type === undefined)
      throw new Unsayable(`a choice by "${path}", which is no integer`);
    for (const frame of above.slice(0, -1))
      if (!frame.isNameless) frame.outer.set(found.name, found.type);
    return found;
  }

  #find(name: string): Member | undefined {
    const own = this.#members.get(name);
    if (own !== undefined || !this.isNameless || this.above === undefined) return own;
    return this.above.#find(name);
  }

  /** A number that is a member of a member. */
  #part(after: string, deeper: readonly string[]): Member {
    if (this.isNameless && this.above !== undefined) return this.above.#part(after, deeper);
    const path = [after, ...deeper.map((each) => nameOf(snake(each)))].join(".");
    const known = this.#parts.get(path);
    if (known !== undefined) return known.part;
    const name = this.take(path.replaceAll(".", "_"));
    const part = { name, type: "u32", numbers: new Map<string, number>() };
    this.#parts.set(path, { after, part });
    return part;
  }

  /** A container's fields with the numbers that are computed of them. Throws Unsayable. */
  withParts(fields: readonly Field[]): Field[] {
    const left = [...fields];
    for (const [path, { after, part }] of this.#parts) {
      const at = left.findIndex((field) => Object.hasOwn(field, after));
      if (at < 0) throw new Unsayable(`a choice by "${path}", which is not beside it`);
      left.splice(at + 1, 0, { [part.name]: { computed: path } });
    }
    return left;
  }

  /** This one and those that it is in, up to one that is that far above; none where there is none. */
  #above(ups: number): Frame[] {
    const found: Frame[] = [this];
    for (let n = 0; n < ups; n++) {
      const { above } = found.at(-1)!;
      if (above === undefined) return [];
      found.push(above);
    }
    return found;
  }

  /** What a member must be, for a case of a switch. Throws Unsayable. */
  is(path: string, values: readonly string[]): string {
    const { name, numbers } = this.member(path);
    const all = values.map((value) => {
      const number = numbers.get(value) ?? numberOf(value);
      if (number === undefined) throw new Unsayable(`a choice by the text "${value}"`);
      return number;
    });
    return `${name} in [${all.join(", ")}]`;
  }

  /** The member that has a count. Throws Unsayable. */
  count(path: string): string {
    const { name } = this.member(path);
    if (path.includes("/")) throw new Unsayable("a count by a member of what it is in");
    return name;
  }
}

function numberOf(text: string): number | undefined {
  if (text === "true" || text === "false") return text === "true" ? 1 : 0;
  return /^-?(?:\d{1,10}|0x[0-9a-f]{1,8})$/i.test(text) ? Number(text) : undefined;
}

/** Both of two conditions. */
export function both(a: Condition, b: Condition): Condition {
  return a === undefined || b === undefined ? (a ?? b) : `${a} and ${b}`;
}
