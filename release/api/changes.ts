import { ts } from "ts-morph";
import type { Change } from "../level.ts";
import type { Surface } from "./surface.ts";

/**
 * What differs between two surfaces. What is gone, or has another form, is breaking: whether a program
 * notices cannot be known. New names, optional members, and members of classes and enums are additions.
 */
export function apiChanges(before: Surface, after: Surface): Change[] {
  const changes: Change[] = [];
  for (const [key, old] of before) {
    const now = after.get(key);
    if (now === old) continue;
    // What nobody can import is of importance where something that can be mentions it, which then has changed.
    if (now === undefined) {
      if (!isHidden(key)) changes.push({ level: "major", text: `${key}: removed` });
      continue;
    }
    const change = changeOf(key, old, now);
    if (change !== undefined) changes.push(change);
  }
  for (const key of after.keys())
    if (!before.has(key) && !isHidden(key)) changes.push({ level: "minor", text: `${key}: added` });
  return changes;
}

function isHidden(key: string): boolean {
  return key.startsWith("* ");
}

/** Nothing where only the order of members is another one. */
function changeOf(key: string, old: string, now: string): Change | undefined {
  const [before, after] = [membersOf(old), membersOf(now)];
  if (before === undefined || after === undefined || before.head !== after.head)
    return { level: "major", text: `${key}: another declaration` };
  const gone = [...before.members.keys()].filter((one) => !after.members.has(one));
  const added = [...after.members].filter(([one]) => !before.members.has(one));
  const needed = added.filter(([, isHarmless]) => !isHarmless);
  const names = (members: readonly string[]) => members.map((one) => one.split("\n")[0]).join(" ");
  if (gone.length > 0) return { level: "major", text: `${key}: gone or changed: ${names(gone)}` };
  if (needed.length > 0)
    return {
      level: "major",
      text: `${key}: to be given, too: ${names(needed.map(([one]) => one))}`,
    };
  if (added.length === 0) return undefined;
  return { level: "minor", text: `${key}: added: ${names(added.map(([one]) => one))}` };
}

/** The members of an interface, a class or an enum, and whether one that is added breaks nobody's code. */
function membersOf(text: string): { head: string; members: Map<string, boolean> } | undefined {
  const source = ts.createSourceFile("a.d.ts", text, ts.ScriptTarget.ESNext);
  const [node, ...others] = source.statements;
  if (node === undefined || others.length > 0) return undefined;
  const isOpen = ts.isClassDeclaration(node) || ts.isEnumDeclaration(node);
  if (!isOpen && !ts.isInterfaceDeclaration(node)) return undefined;
  const members = [...node.members].map((member): [string, boolean] => {
    const { questionToken } = member as ts.Node & { questionToken?: ts.Node };
    return [member.getText(source), isOpen || questionToken !== undefined];
  });
  return { head: text.slice(0, text.indexOf("{")), members: new Map(members) };
}
