const KEYWORDS = new Set(
  (
    "alignas alignof auto bool break case char const constexpr continue default do double else enum extern false " +
    "float for goto if inline int long nullptr register restrict return short signed sizeof static static_assert " +
    "struct switch thread_local true typedef typeof union unsigned void volatile while asm near far"
  ).split(" "),
);

/** Names of one scope, which C has for a schema's: each is another. */
export class Names {
  readonly #known = new Map<string, string>();
  readonly #taken: Set<string>;

  /** @param taken names that nothing may have */
  constructor(...taken: readonly string[]) {
    this.#taken = new Set(taken);
  }

  /** The name of what the key says, as near as can be to what is wanted: the same each time. */
  of(key: string, wanted = key): string {
    let name = this.#known.get(key);
    if (name === undefined) {
      const own = identifier(wanted);
      name = own;
      for (let i = 2; this.#taken.has(name); i++) name = `${own}_${i}`;
      this.#taken.add(name);
      this.#known.set(key, name);
    }
    return name;
  }
}

/** A name as C allows it: other letters are underscores. */
export function identifier(name: string): string {
  const plain = Array.from(name, (letter) => (/[A-Za-z0-9_]/.test(letter) ? letter : "_")).join("");
  const own = /^[0-9]/.test(plain) ? `_${plain}` : plain;
  return KEYWORDS.has(own) ? `${own}_` : own;
}

/** The function that computes a checksum of one's own: no name of a protocol begins so. */
export function checksumFunction(name: string): string {
  return `checksum_${identifier(name)}`;
}
