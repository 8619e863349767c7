import { parse } from "parse5";

/** The cells' texts of each listing of a page, row by row. */
export function listingsIn(page: string): string[][][] {
  return found(parse(page), isListing).map((table) =>
    found(found(table, named("tbody"))[0], named("tr")).map((row) =>
      found(row, ({ tagName }) => tagName === "th" || tagName === "td").map(textOf),
    ),
  );
}

function named(name: string): (node: any) => boolean {
  return ({ tagName }) => tagName === name;
}

function isListing({ attrs = [] }: any): boolean {
  return attrs.some(({ name, value }: any) => name === "class" && value === "listing");
}

/** All nodes inside of one that are such, in the order of the page. */
function found(from: any, isIt: (node: any) => boolean): any[] {
  const all: any[] = [];
  const waiting = [from];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isIt(node)) all.push(node);
    waiting.push(...(node.childNodes ?? []).toReversed());
  }
  return all;
}

function textOf(node: any): string {
  return found(node, ({ nodeName }) => nodeName === "#text")
    .map(({ value }) => value)
    .join("")
    .trim();
}
