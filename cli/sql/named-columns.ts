/** All columns, however they are asked for: `select *`, `count(k.*)`, `columns(…)`, `from kills` without `select`. */
const ALL =
  /(?:\bselect|\bdistinct|\ball|,|\.|\()\s*\*|\bcolumns\s*\(|\bnatural\b|(?:^|[(;]|\bas)\s*(?:from|table|summarize|describe)\b/;

/** Of some columns those that a query may ask for: none that it asks for is missing, and one more does no harm. */
export function namedColumns(query: string, names: readonly string[]): readonly string[] {
  const text = query.toLowerCase().replaceAll(/count\(\s*\*\s*\)/g, "count()");
  if (ALL.test(text)) return names;
  const words = new Set(text.match(/\w+/g));
  return names.filter((name) => words.has(name));
}
