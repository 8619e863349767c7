type Members = Readonly<Record<string, unknown>>;

/** A member that is a number; nothing where it is invalid. */
export function numberIn(of: object | undefined, name: string): number | undefined {
  if (of === undefined) return undefined;
  const value = (of as Members)[name];
  return typeof value === "number" ? value : undefined;
}

/** A member that is a text; nothing where it is invalid. */
export function textIn(of: object, name: string): string | undefined {
  const value = (of as Members)[name];
  return typeof value === "string" ? value : undefined;
}

/** A member that is a point; nothing where it is invalid. */
export function pointIn(of: object, name: string): readonly [number, number, number] | undefined {
  const value = (of as Members)[name];
  return Array.isArray(value) && value.length === 3
    ? (value as unknown as readonly [number, number, number])
    : undefined;
}
