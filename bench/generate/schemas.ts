/*
 * Schemas of any size: what grows is one thing, and the rest stays.
 */

/** A way in which a schema grows. */
export interface Growth {
  /** What there is more of. */
  readonly what: string;
  /** The largest that is measured. */
  readonly most: number;
  /** A schema with that many. */
  readonly schema: (count: number) => string;
}

export const GROWTHS = {
  fields: {
    what: "fields of a message",
    most: 20_000,
    schema: (count) => messageOf(lines(count, (i) => `f${i}: u16`)),
  },
  values: {
    what: "values of an enum",
    most: 10_000,
    schema: (count) => {
      const values = Array.from({ length: count }, (_, i) => `      v${i}: ${i}\n`);
      return `${messageOf(["of: { type: u16, enum: many }"])}enums:\n  many:\n    values:\n${values.join("")}`;
    },
  },
  messages: {
    what: "messages",
    most: 500,
    schema: (count) => {
      const fields = fieldList(["flags: { mask: u8 }", "a: { type: u16, when: flags.0 }", "b: u8"]);
      const messages = Array.from({ length: count }, (_, i) => `  m${i}:\n    id: ${i}\n${fields}`);
      return `${head(1)}ids: u16\nmessages:\n${messages.join("")}`;
    },
  },
  versions: {
    what: "versions, in each of which a field comes and one goes",
    most: 100,
    schema: (count) => {
      const until = (i: number) => (i + KEPT < count ? `, until: "${i + KEPT}"` : "");
      const fields = lines(count, (i) => `f${i}: { type: u16, since: "${i + 1}"${until(i)} }`);
      return messageOf(fields, count);
    },
  },
  structs: {
    what: "structs, each of which holds another one twice",
    most: 48,
    schema: (count) => {
      const inner = (i: number) => (i === 0 ? ["x: u8"] : [`a: s${i - 1}`, `b: s${i - 1}`]);
      const own = (i: number) => fieldList([`n${i}: { type: u8, since: "2" }`, ...inner(i)]);
      const structs = Array.from({ length: count }, (_, i) => `  s${i}:\n${own(i)}`);
      return `${messageOf([`top: s${count - 1}`], 2)}structs:\n${structs.join("")}`;
    },
  },
} as const satisfies Readonly<Record<string, Growth>>;

/** This many versions a field stays. */
const KEPT = 8;

function head(versions: number): string {
  const names = Array.from({ length: versions }, (_, i) => `"${i + 1}"`);
  return `protocol: large\ntitle: Large\nversions: [${names.join(", ")}]\n`;
}

function messageOf(fields: readonly string[], versions = 1): string {
  return `${head(versions)}messages:\n  all:\n    id: 1\n${fieldList(fields)}`;
}

function fieldList(fields: readonly string[]): string {
  return `    fields:\n${fields.map((field) => `      - ${field}\n`).join("")}`;
}

function lines(count: number, line: (i: number) => string): string[] {
  return Array.from({ length: count }, (_, i) => line(i));
}
