/** A setting that a client tells of itself, by name. */
export type Settings = Readonly<Record<string, string | number>>;

/**
 * The settings as QuakeWorld's and Quake II's servers read them: `\name\Ranger\rate\25000`.
 *
 * @throws RangeError for what a server would read otherwise than it is meant, or cut
 */
export function userinfoText(settings: Settings): string {
  const text = Object.entries(settings)
    .map(([key, value]) => `\\${checked(key)}\\${checked(`${value}`)}`)
    .join("");
  if (text.length > LONGEST)
    throw new RangeError(
      `the settings have ${text.length} characters: expected ${LONGEST} at most`,
    );
  return text;
}

/** MAX_INFO_STRING of both games, without what ends it. */
const LONGEST = 511;

function checked(word: string): string {
  if (!/^[^\0\n\r"\\;\xff]{1,63}$/.test(word) || [...word].some((one) => one > "\u00fe"))
    throw new RangeError(
      `${JSON.stringify(word)} among the settings: expected 1 to 63 characters up to U+00FE, no quotes, backslashes, semicolons and no line's end`,
    );
  return word;
}
