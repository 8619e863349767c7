/**
 * The version that another one extends, as an index: of `666+fte`, where there is `999+fte` as well, that is 666.
 * Undefined for those that extend none.
 */
export function extendedBy(versions: readonly string[], version: number): number | undefined {
  const name = versions[version]!;
  const extension = name.slice(Math.max(0, name.lastIndexOf("+")));
  const alike = versions.filter((other) => other.endsWith(extension));
  const base = versions.indexOf(name.slice(0, -extension.length));
  return base < 0 || alike.length < 2 ? undefined : base;
}
