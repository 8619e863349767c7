/** Lines of C. */
export type Code = readonly string[];

/** Lines in braces after what they belong to. */
export function block(head: string, ...body: readonly Code[]): string[] {
  return [`${head} {`, ...body.flatMap((lines) => lines.map((line) => `  ${line}`)), "}"];
}

/** A block, and after it what is done where its test does not hold. */
export function choice(test: string, yes: Code, no: Code): string[] {
  const first = block(`if (${test})`, yes);
  if (no.length === 0) return first;
  const second = block("} else", no);
  return [...first.slice(0, -1), ...second];
}

/** An integer as a constant that its type holds. */
export function integer(value: number | bigint): string {
  const digits = String(value);
  if (value >= 2n ** 63n) return `UINT64_C(${digits})`;
  // The lowest is the negative of what no type holds.
  if (value === -(2n ** 63n)) return "INT64_MIN";
  if (value > 0xffffffff || value < -0x7fffffff) return `INT64_C(${digits})`;
  return value > 0x7fffffff ? `${digits}u` : digits;
}

/** A set of bits as a constant. */
export function bits(value: number): string {
  return `0x${(value >>> 0).toString(16)}u`;
}

/** A number as a constant that is a double. */
export function double(value: number): string {
  const digits = String(value);
  return /^-?\d+$/.test(digits) ? `${digits}.0` : digits;
}

/** Numbers as lines of a table. */
export function numbers(values: readonly number[]): string[] {
  const rows = Math.ceil(values.length / 24);
  return Array.from(
    { length: rows },
    (_, i) => `${values.slice(24 * i, 24 * (i + 1)).join(", ")},`,
  );
}

/** A string as C has it, in UTF-8. */
export function text(value: string): string {
  const letters = Array.from(new TextEncoder().encode(value), (byte) => {
    const letter = String.fromCharCode(byte);
    if (letter === '"' || letter === "\\" || letter === "?") return `\\${letter}`;
    return byte >= 0x20 && byte < 0x7f ? letter : `\\${byte.toString(8).padStart(3, "0")}`;
  });
  return `"${letters.join("")}"`;
}

/** Texts as lines of a comment. */
export function comment(...texts: readonly (string | undefined)[]): string[] {
  const given = texts.filter((one) => one !== undefined && one !== "") as string[];
  if (given.length === 0) return [];
  const words = given.join(" ").split(/\s+/);
  const lines: string[] = [];
  for (const word of words.map((own) => own.split("*/").join("* /").split("/*").join("/ *"))) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > 108) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  if (lines.length === 1) return [`/** ${lines[0]} */`];
  return ["/**", ...lines.map((line) => ` * ${line}`), " */"];
}

/** What integers of a type of C are at least and at most. */
const LIMITS: Readonly<Record<string, readonly [number | bigint, number | bigint]>> = {
  bool: [0, 1],
  uint8_t: [0, 0xff],
  uint16_t: [0, 0xffff],
  uint32_t: [0, 0xffffffff],
  uint64_t: [0, 2n ** 64n - 1n],
  int8_t: [-0x80, 0x7f],
  int16_t: [-0x8000, 0x7fff],
  int32_t: [-0x80000000, 0x7fffffff],
  int64_t: [-(2n ** 63n), 2n ** 63n - 1n],
};

/** Whether an integer of a type of C is in a range, without what is always so. */
export function rangeTest(
  value: string,
  type: string,
  low: number | bigint,
  high: number | bigint,
): string {
  const [least, most] = LIMITS[type]!;
  const own = type.startsWith("u") || type === "bool" ? `(uint64_t)${value}` : `(int64_t)${value}`;
  if (low === high) return low < least || low > most ? "false" : `${own} == ${integer(low)}`;
  const tests = [
    ...(low > least ? [`${own} >= ${integer(low)}`] : []),
    ...(high < most ? [`${own} <= ${integer(high)}`] : []),
  ];
  if (tests.length === 0) return "true";
  return tests.length === 1 ? tests[0]! : `(${tests.join(" && ")})`;
}
