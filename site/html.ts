/** Markup. Whatever else is put into it is text. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** Markup with values in it: texts are escaped, markup stays, and what is undefined or false is nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(
    strings.map((text, i) => text + (i < values.length ? markupOf(values[i]) : "")).join(""),
  );
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(markupOf).join("");
  return escaped(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Texts and markup with a text between two of them. */
export function joined(parts: readonly Part[], between: Part): Html {
  return html`${parts.flatMap((part, i) => (i === 0 ? [part] : [between, part]))}`;
}
