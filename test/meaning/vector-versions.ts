/**
 * The version that another one extends, as an index: of `666+fte`, where there is `999+fte` as well, that is 666, and of
 * `fte+float-mvd`, beside `fte+float`, `fte-mvd`. Undefined for those that extend none.
 */
export function extendedBy(versions: readonly string[], version: number): number | undefined {
  const [plain, kind] = kindOf(versions[version]!);
  const extension = plain.slice(Math.max(0, plain.lastIndexOf("+")));
  const alike = versions.filter((other) => kindOf(other)[0].endsWith(extension));
  const base = versions.indexOf(plain.slice(0, -extension.length) + kind);
  return base < 0 || alike.length < 2 ? undefined : base;
}

/** A version's name, and what a kind adds to it. */
function kindOf(name: string): readonly [plain: string, kind: string] {
  const [kind = ""] = /-[a-z]+$/.exec(name) ?? [];
  return [name.slice(0, name.length - kind.length), kind];
}
