/** Of C and of C++, whose programs include the headers. */
const KEYWORDS = new Set(
  (
    "alignas alignof auto bool break case char const constexpr continue default do double else enum extern false " +
    "float for goto if inline int long nullptr register restrict return short signed sizeof static static_assert " +
    "struct switch thread_local true typedef typeof union unsigned void volatile while asm near far " +
    "and and_eq bitand bitor catch char8_t char16_t char32_t class co_await co_return co_yield compl concept " +
    "consteval constinit const_cast decltype delete dynamic_cast explicit export friend mutable namespace new " +
    "noexcept not not_eq operator or or_eq private protected public reinterpret_cast requires static_cast template " +
    "this throw try typeid typename using virtual wchar_t xor xor_eq"
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
