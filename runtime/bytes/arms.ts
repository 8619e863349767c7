/** The names of a switch's arms by the values that choose them, which are bytes. */
export function armsOf<Name extends string>(
  arms: Readonly<Record<Name, readonly number[]>>,
): readonly (Name | undefined)[] {
  const names: (Name | undefined)[] = Array.from({ length: 256 });
  for (const [name, values] of Object.entries<readonly number[]>(arms))
    for (const value of values) names[value] = name as Name;
  return names;
}
