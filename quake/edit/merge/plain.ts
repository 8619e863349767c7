/** A message as text: the same for the same values. */
export function plain(message: object): string {
  return JSON.stringify(message, (_, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
}
