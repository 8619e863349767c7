/** `90`, `90s`, `90.5s`, `1:30` or `1:02:03.5`, in seconds; undefined for what is none of them. */
export function seconds(text: string): number | undefined {
  if (/^\d+(?:\.\d+)?s?$/.test(text)) return Number.parseFloat(text);
  if (!/^(?:\d+:)?\d+:\d{1,2}(?:\.\d+)?$/.test(text)) return undefined;
  return text.split(":").reduce((sum, part) => 60 * sum + Number.parseFloat(part), 0);
}
