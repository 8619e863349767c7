/** Names and values of a text such as `\name\Ranger\team\red`. What is not given twice comes last. */
export function infoOf(text: string): Map<string, string> {
  const parts = text.split("\\");
  const info = new Map<string, string>();
  // Before the first backslash there is nothing.
  for (let i = 1; i + 1 < parts.length; i += 2) info.set(parts[i]!, parts[i + 1]!);
  return info;
}
