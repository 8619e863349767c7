/** A change, for people: `sound.origin[1] = 5`. */
export function changeText(type: string, path: readonly (string | number)[], text: string): string {
  const way = path
    .map((key, i) => (typeof key === "number" ? `[${key}]` : i > 0 ? `.${key}` : key))
    .join("");
  return `${type}${way} ${text.trim() === "" ? "left out" : `= ${text.trim()}`}`;
}
