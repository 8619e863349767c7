/** Joins what there is to sentences. */
export function sentences(...texts: readonly (string | undefined)[]): string {
  return texts
    .filter((t) => t !== undefined && t !== "")
    .map((t) => sentence(t!))
    .join(" ");
}

/** A text with a capital and a full stop. */
export function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?:]$/.test(capital) ? capital : `${capital}.`;
}

/** A name as code, with the article that it is spoken with: "an `entity`", "a `usercmd`". */
export function withArticle(name: string): string {
  return `${/^(?:[aeio]|u(?!ni|s))/.test(name) ? "an" : "a"} \`${name}\``;
}
