import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Layout } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";

/*
 * What schemas say of messages and no bytes show: engines' limits, and what LMPC knows. The facts are in
 * `test/vectors/facts/`.
 */
const FOLDER = join(import.meta.dirname, "..", "vectors", "facts");

interface Limits {
  readonly protocol: string;
  readonly limits: readonly {
    readonly limit: number;
    /** `message.member`. */
    readonly of: readonly string[];
    /** Without, all that no other of these names. */
    readonly versions?: readonly string[];
    readonly from: string;
  }[];
}

interface Unknown {
  readonly protocol: string;
  readonly messages?: readonly string[];
  readonly statements?: Readonly<Record<string, readonly string[]>>;
  readonly unread?: Readonly<Record<string, readonly string[]>>;
}

const LIMITS = facts<Limits>("limits.yaml");
const UNKNOWN = facts<Unknown>("lmpc-unknown.yaml");

function facts<T extends { readonly protocol: string }>(name: string): ReadonlyMap<string, T> {
  const all = parse(readFileSync(join(FOLDER, name), "utf8")) as T[];
  return new Map(all.map((one) => [one.protocol, one]));
}

/** What a table says and facts do not, or the other way round. Nothing where all is right. */
export function wrongFacts(table: Table): string[] {
  return [
    ...differences("limit", limitsOf(table), expectedLimits(table)),
    ...differences("unknown to LMPC", unknownOf(table), expectedUnknown(table)),
  ];
}

function differences(what: string, said: readonly string[], expected: readonly string[]) {
  return [
    ...said.filter((each) => !expected.includes(each)).map((each) => `${what}, no fact: ${each}`),
    ...expected.filter((each) => !said.includes(each)).map((each) => `${what}, not said: ${each}`),
  ];
}

/** `message.member version limit`, for each version that has one. */
function limitsOf({ messages, structs, versions }: Table): string[] {
  return [...messages, ...structs].flatMap(({ name, layouts }) =>
    layouts.flatMap((layout) =>
      limited(layout).flatMap(([member, limit]) =>
        versions.slice(layout.from, layout.to + 1).map((v) => `${name}.${member} ${v} ${limit}`),
      ),
    ),
  );
}

/** The members of a layout that have a limit, wherever they are in it. */
function limited(layout: Layout): [string, number][] {
  const found: [string, number][] = [];
  JSON.stringify(layout.fields, (_, value: unknown) => {
    const { name, max } = (value ?? {}) as { name?: unknown; max?: unknown };
    if (typeof name === "string" && typeof max === "number") found.push([name, max]);
    return value;
  });
  return found;
}

/** As `limitsOf`, of all versions that have the member. */
function expectedLimits(table: Table): string[] {
  const { limits = [] } = LIMITS.get(table.name) ?? {};
  const named = new Set(limits.flatMap(({ versions = [] }) => versions));
  return limits.flatMap(({ limit, of, versions }) =>
    of.flatMap((path) =>
      versionsWith(table, path)
        .filter((version) => versions?.includes(version) ?? !named.has(version))
        .map((version) => `${path} ${version} ${limit}`),
    ),
  );
}

function versionsWith({ messages, versions }: Table, path: string): string[] {
  const [name, member] = path.split(".");
  const { layouts = [] } = messages.find((message) => message.name === name) ?? {};
  return layouts
    .filter(({ fields }) => JSON.stringify(fields).includes(`"name":"${member}"`))
    .flatMap(({ from, to }) => versions.slice(from, to + 1));
}

/** `message`, `message: statement` and `message: statement unread`. */
function unknownOf({ messages, structs }: Table): string[] {
  return [...messages, ...structs].flatMap(({ name, text, layouts }) => {
    const entries: string[] = [];
    JSON.stringify([text?.entries, layouts], (_, value: unknown) => {
      const { token, legacy } = (value ?? {}) as { token?: unknown; legacy?: unknown };
      if (typeof token === "string" && legacy !== undefined)
        entries.push(`${name}: ${token}${legacy === "unread" ? " unread" : ""}`);
      return value;
    });
    return [...(text?.legacy === "unknown" ? [name] : []), ...new Set(entries)];
  });
}

function expectedUnknown({ name }: Table): string[] {
  const { messages = [], statements = {}, unread = {} } = UNKNOWN.get(name) ?? {};
  const listed = (of: typeof statements, mark: string) =>
    Object.entries(of).flatMap(([message, tokens]) =>
      tokens.map((token) => `${message}: ${token}${mark}`),
    );
  return [...messages, ...listed(statements, ""), ...listed(unread, " unread")];
}
