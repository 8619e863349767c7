import { type Entry, items, member, members, textOf } from "../read/source.ts";

/** The folder before a name, with the slash: `demospec/`. */
export function folderIn(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

/** The protocols that a container's block carries, with their folder. */
export function carriedBy(file: string, container: Entry | undefined): string[] {
  const names: (string | undefined)[] = [];
  const waiting: Entry[] = [member(container, "block") ?? []].flat();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    names.push(textOf(at, "carries"));
    waiting.push(...members(at), ...items(at));
  }
  return withFolder(file, names);
}

/** The protocols that a container's `register` names, with their folder: no code reads them by it. */
export function registeredBy(file: string, container: Entry | undefined): string[] {
  const carries = items(member(member(container, "register"), "carries"));
  return withFolder(
    file,
    carries.map((one) => textOf(one, "of")),
  );
}

function withFolder(file: string, names: readonly (string | undefined)[]): string[] {
  return names.flatMap((name) => (name === undefined ? [] : [folderIn(file) + name]));
}
