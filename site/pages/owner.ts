import { placeText } from "../../diff/compare/protocol.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import { ROLES } from "../../runtime/table/words.ts";
import type { MessageTable } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { badge, versionBadges } from "../badges.ts";
import { layoutDiagram } from "../diagram/diagram.ts";
import { exampleMarkup } from "../example.ts";
import { fieldsTable, structIn } from "../fields.ts";
import type { Step } from "../history.ts";
import { html, type Html, joined } from "../html.ts";
import { type Shared, sharedLayouts, versionNames } from "../layouts.ts";
import { formatPath, messagePath, relative, structPath } from "../links.ts";
import type { Dialect, Example, Page } from "../model.ts";

/** What a page of a message or a struct is made of. */
export interface OwnerInput {
  readonly table: Table;
  readonly dialects: readonly Dialect[];
  readonly steps: readonly Step[];
  readonly example: Example | undefined;
}

/** The page of a message, or of a container's block. */
export function messagePage(message: MessageTable, input: OwnerInput): Page {
  const what = input.table.kind === "container" ? "block" : "message";
  return ownerPage(message, what, messagePath(input.table, message.name), input);
}

export function structPage(struct: MessageTable, input: OwnerInput): Page {
  return ownerPage(struct, "struct", structPath(input.table, struct.name), input);
}

function ownerPage(owner: MessageTable, what: string, path: string, input: OwnerInput): Page {
  const { table, dialects } = input;
  const layouts = sharedLayouts(table, owner);
  const { name, doc, ref, illegal, role } = owner;
  const body = html`<h1><code>${name}</code> <small>${what} of ${table.title}</small></h1>
<ul class="badges" aria-label="About it">${idBadge(layouts)}${role && badge("role", role)}${illegal && badge("warning", "not to be met")}</ul>
${doc && html`<p class="lead">${doc}</p>`}
${illegal && html`<p class="warning">It should not be met: ${illegal}.</p>`}
${role && html`<p>To the state of a game it is <strong>${role}</strong>: ${ROLES[role].doc}</p>`}
${ref && html`<p>The format's documents speak of it in ${ref}.</p>`}
${placed(name, table)}
${layouts.map((shared, i) => layoutSection(owner, shared, i === 0, input, path))}
${historySection(owner, input)}
${exampleSection(input)}
${usedSection(owner, what, path, input)}`;
  const members = [
    ...new Set(layouts.flatMap(({ layout }) => allFields(layout.fields).flatMap(namesIn))),
  ];
  return {
    path,
    title: `${name}, ${what} of ${table.title}`,
    above: [{ title: table.title, path: formatPath(table) }],
    body,
    found: {
      kind: `${what} of ${table.name}`,
      names: [name],
      members,
      text: [
        doc,
        versionNames(
          table,
          dialects,
          layouts.flatMap((one) => one.versions),
        )
          .map(({ dialect }) => dialect?.title)
          .join(" "),
      ].join(" "),
    },
  };
}

/** What says where in a file the message is. */
function placed(name: string, { places = [] }: Table): Html | undefined {
  const place = places.find(({ message }) => message === name);
  return place && html`<p>Its place in the file: <code>${placeText(place)}</code>.</p>`;
}

function namesIn(field: ReturnType<typeof allFields>[number]): string[] {
  if (field.kind === "split") return field.parts.map(({ name }) => name);
  if (field.kind === "interleave") return field.fields.map(({ name }) => name);
  return "name" in field ? [field.name] : [];
}

function idBadge(layouts: readonly Shared[]): Html | undefined {
  const ids = new Set(
    layouts.flatMap(({ layout: { id } }) =>
      id === undefined ? [] : [id[0] === id[1] ? `${id[0]}` : `${id[0]}–${id[1]}`],
    ),
  );
  return ids.size === 0 ? undefined : badge("id", `id ${[...ids].join(", ")}`);
}

function layoutSection(
  owner: MessageTable,
  { layout, versions }: Shared,
  isFirst: boolean,
  { table, dialects }: OwnerInput,
  path: string,
): Html {
  const names = versionNames(table, dialects, versions).map(({ text, dialect }) =>
    dialect === undefined ? text : `${text} (${dialect.title})`,
  );
  const few = names.length > 3 ? `${names.slice(0, 3).join(", ")} and others` : names.join(", ");
  const title = `${owner.name} in ${few}`;
  const showing = { table, version: versions.at(-1)!, path };
  const inside = html`${versionBadges(table, dialects, versions)}
${layout.fields.length === 0 && layout.id !== undefined ? html`<p>It has no fields: the id is all of it.</p>` : undefined}
${layoutDiagram(table, layout, title)}
${fieldsTable(layout.fields, showing, title)}`;
  return isFirst
    ? html`<section><h2>On the wire</h2>${inside}</section>`
    : html`<details class="layout"><summary><h2>In ${few}</h2></summary>${inside}</details>`;
}

function historySection({ name }: MessageTable, { steps }: OwnerInput): Html | undefined {
  const own = steps.flatMap(({ changes, ...step }) => {
    const mine = changes.filter(({ owner, ownerKind }) => owner === name && ownerKind !== "enum");
    return mine.length === 0 ? [] : [{ ...step, changes: mine }];
  });
  if (own.length === 0) return undefined;
  return html`<section><h2>What changed when</h2><dl class="history">${own.map(
    ({
      from,
      to,
      dialect,
      changes,
    }) => html`<dt><span class="badge ${dialect === undefined ? "version" : "dialect"}">${to}</span> ${dialect && `${dialect.title}, `}from ${from}</dt>
<dd><ul>${changes.map(({ text }) => html`<li>${text}</li>`)}</ul></dd>
`,
  )}</dl></section>`;
}

function exampleSection({ table, example }: OwnerInput): Html | undefined {
  const markup = example && exampleMarkup(table, example);
  return markup && html`<section class="example"><h2>An example</h2>${markup}</section>`;
}

/** What a struct is a member of. */
function usedSection(
  owner: MessageTable,
  what: string,
  path: string,
  { table }: OwnerInput,
): Html | undefined {
  if (what !== "struct") return undefined;
  const has = (other: MessageTable) =>
    other !== owner &&
    other.layouts.some(({ fields }) =>
      allFields(fields).some(
        (field) => field.kind === "value" && structIn(field.type, table) === owner.name,
      ),
    );
  const links = [
    ...table.messages.filter(has).map(({ name }) => [name, messagePath(table, name)] as const),
    ...table.structs.filter(has).map(({ name }) => [name, structPath(table, name)] as const),
  ].map(([name, to]) => html`<a href="${relative(path, to)}"><code>${name}</code></a>`);
  return links.length === 0
    ? undefined
    : html`<section><h2>Where it is</h2><p>In ${joined(links, ", ")}.</p></section>`;
}
