import type { Table } from "../runtime/table/table.ts";

/** Where the pages are. A name of a schema is one of a file, too: letters, digits and `_`. */
export const HOME = "index.html";

export function formatPath({ name }: Pick<Table, "name">): string {
  return `formats/${name}/index.html`;
}

export function messagePath({ name }: Pick<Table, "name">, message: string): string {
  // A message may be called as the page of its format is.
  return `formats/${name}/message-${message}.html`;
}

export function structPath({ name }: Pick<Table, "name">, struct: string): string {
  return `formats/${name}/struct-${struct}.html`;
}

export function enumPath({ name }: Pick<Table, "name">, of: string): string {
  return `formats/${name}/enums.html#${of}`;
}

export function guidePath(name: string): string {
  return `guide/${name}.html`;
}

export function apiPath(module: string): string {
  return `api/${module.replaceAll("/", "-")}.html`;
}

/** A link from one page to another, which holds wherever the site is put. */
export function relative(from: string, to: string): string {
  const [path = "", anchor] = to.split("#");
  const after = anchor === undefined ? "" : `#${anchor}`;
  if (path === from) return after === "" ? from.split("/").at(-1)! : after;
  const [a, b] = [from.split("/").slice(0, -1), path.split("/")];
  let shared = 0;
  while (shared < a.length && shared < b.length - 1 && a[shared] === b[shared]) shared++;
  return "../".repeat(a.length - shared) + b.slice(shared).join("/") + after;
}
