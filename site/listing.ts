import { html, type Html } from "./html.ts";

/** A table of a page. Each row has a cell for each column. */
export interface Listing {
  readonly label: string;
  readonly caption?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface Column {
  readonly title: string;
  /** Its cells say what their rows are of. */
  readonly isHead?: true;
  /** The class of its cells. */
  readonly look?: string;
}

export interface Row {
  readonly cells: readonly Html[];
  /** Further attributes, with a space before it. */
  readonly attributes?: Html;
}

/** A table that scrolls by itself, without the columns in which no row has anything. On a phone rows are paragraphs. */
export function listing({ label, caption, columns, rows }: Listing): Html {
  const shown = columns.map((column, at) => ({ ...column, at })).filter(isUsed);
  function isUsed({ at }: { at: number }): boolean {
    return rows.some(({ cells }) => cells[at]!.markup !== "");
  }
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table class="listing">${caption !== undefined && html`<caption>${caption}</caption>`}
<thead><tr>${shown.map(({ title }) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ({ cells, attributes }) => html`<tr${attributes}>${shown.map(({ at, isHead, look }) => {
    const named = look !== undefined && html` class="${look}"`;
    return isHead
      ? html`<th scope="row"${named}>${cells[at]}</th>`
      : html`<td${named}>${cells[at]}</td>`;
  })}</tr>
`,
)}</tbody></table></div>`;
}
