/** Who a client says it is. */
export interface Identity {
  /** A character a byte, in Quake's character set. Most servers cut it after 15. */
  readonly name: string;
  /** Shirt and trousers, 0 to 13. */
  readonly colors: readonly [shirt: number, pants: number];
  /** What the level before left to this one: mostly nothing. */
  readonly spawnParms: string;
}

/** Throws RangeError where a server would read something else than what is meant. */
export function checkIdentity({ name, colors, spawnParms }: Identity): void {
  if (!/^[^\0\n\r"\xff]{1,31}$/.test(name) || !isBytes(name))
    throw new RangeError(
      `the name ${JSON.stringify(name)}: expected 1 to 31 characters up to U+00FE, no quotes and no line's end`,
    );
  for (const color of colors)
    if (!Number.isInteger(color) || color < 0 || color > 13)
      throw new RangeError(`the colour ${color}: expected a whole number from 0 to 13`);
  if (!/^[\x20-\x7e]{0,255}$/.test(spawnParms))
    throw new RangeError("the spawn parameters: expected up to 255 ASCII characters");
}

function isBytes(text: string): boolean {
  return [...text].every((character) => character.codePointAt(0)! <= 0xfe);
}

/** What a client answers to each stage of the sign-on: commands that go in one message (ERRATA 115). */
export function signonCommands(stage: number, identity: Identity): readonly string[] {
  const { name, colors, spawnParms } = identity;
  switch (stage) {
    case 1:
      return ["prespawn"];
    case 2:
      return [`name "${name}"\n`, `color ${colors[0]} ${colors[1]}\n`, `spawn ${spawnParms}`];
    case 3:
      return ["begin"];
    default:
      return [];
  }
}
