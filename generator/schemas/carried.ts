import { type Entry, items, member, members, textOf } from "../read/source.ts";

/** The folder before a name, with the slash: `demospec/`. */
export function folderIn(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

/** The protocols that a container's packets or blocks carry, with their folder. */
export function carriedBy(file: string, container: Entry | undefined): string[] {
  const names = items(member(member(container, "register"), "carries")).map((one) =>
    textOf(one, "of"),
  );
  const waiting: Entry[] = [member(container, "block") ?? []].flat();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    names.push(textOf(at, "carries"));
    waiting.push(...members(at), ...items(at));
  }
  return names.flatMap((name) => (name === undefined ? [] : [folderIn(file) + name]));
}
