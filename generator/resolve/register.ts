import type { PortRange, RegisterTable, Sender } from "../../runtime/table/register.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { Report } from "../read/diagnostics.ts";
import { suggest } from "../read/suggest.ts";
import { type Entry, items, member, text, textOf } from "../read/source.ts";

type Register = { readonly register?: RegisterTable };

/** Where a protocol is met. */
export function registerOf(schema: Entry, report: Report): Register {
  const entry = member(schema, "register");
  if (entry === undefined) return {};
  const [udp, tcp] = ["udp", "tcp"].map((key) => portsOf(member(entry, key), report));
  const sender = textOf(entry, "sender") as Sender | undefined;
  const isHeuristic = member(entry, "heuristic") !== undefined;
  if (udp === undefined && tcp === undefined && !isHeuristic)
    report.error(
      entry.key ?? entry,
      "nothing says where it is met",
      "Give it ports: `udp: [26000]`.",
    );
  return {
    register: {
      ...(udp === undefined ? {} : { udp }),
      ...(tcp === undefined ? {} : { tcp }),
      ...(sender === undefined ? {} : { sender }),
      ...(isHeuristic ? { heuristic: true } : {}),
    },
  };
}

/** Where a container is met, and what its blocks carry. */
export function packetRegisterOf(
  schema: Entry,
  fields: readonly Field[],
  protocols: readonly string[],
  report: Report,
): Register {
  const { register } = registerOf(schema, report);
  if (register === undefined) return {};
  const entry = member(schema, "register")!;
  const all = allFields(fields);
  const nameOf = (at: Entry, key: string, what: string, isIt: (field: Field) => boolean) => {
    const place = member(at, key)!;
    const known = all.flatMap((field) => (isIt(field) ? namesOf(field) : []));
    const name = text(place);
    if (!known.includes(name))
      report.error(place, `the block has no ${what} "${name}"`, suggest(name, known));
    return name;
  };
  const carries = items(member(entry, "carries")).map((item) => {
    const place = member(item, "of")!;
    const protocol = text(place);
    if (!protocols.includes(protocol))
      report.error(place, `there is no protocol "${protocol}"`, suggest(protocol, protocols));
    const sender = textOf(item, "sender") as Sender | undefined;
    return {
      member: nameOf(item, "in", "member of type bytes", isBytes),
      protocol,
      ...(sender === undefined ? {} : { sender }),
    };
  });
  const at = member(entry, "parts");
  const parts = at && {
    of: nameOf(at, "of", "member of type bytes", isBytes),
    when: nameOf(at, "when", "flag", isFlag),
    last: nameOf(at, "last", "flag", isFlag),
    number: nameOf(at, "number", "integer", isInteger),
  };
  return {
    register: {
      ...register,
      ...(carries.length === 0 ? {} : { carries }),
      ...(parts === undefined ? {} : { parts }),
    },
  };
}

function isBytes(field: Field): boolean {
  return field.kind === "value" && field.type.kind === "bytes";
}

function isFlag(field: Field): boolean {
  return field.kind === "bit";
}

function isInteger(field: Field): boolean {
  if (field.kind === "value") return field.type.kind === "int" && field.type.scale === undefined;
  return field.kind === "split" || field.kind === "number";
}

function namesOf(field: Field): string[] {
  if (field.kind === "split") return field.parts.map(({ name }) => name);
  return "name" in field ? [field.name] : [];
}

const HIGHEST_PORT = 65535;

function portsOf(entry: Entry | undefined, report: Report): PortRange[] | undefined {
  if (entry === undefined) return undefined;
  return items(entry).map((item) => {
    const [first, last = first] = text(item).split("..").map(Number) as [number, number?];
    if (first > last || last > HIGHEST_PORT)
      report.error(item, `${text(item)} are no ports`, `They go from 0 to ${HIGHEST_PORT}.`);
    return [first, last];
  });
}
