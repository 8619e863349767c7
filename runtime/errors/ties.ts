/** A bit that tells whether members are there, by their names. */
export interface NamedTie {
  readonly mask: string;
  readonly bit: number;
  /** Those that are there where it is set. */
  readonly set: readonly string[];
  /** Those that are there where it is clear. */
  readonly clear: readonly string[];
}

/** A member that is there, or is not, against what a bit says of it and of others. */
export interface TieFault {
  readonly name: string;
  readonly reason: string;
}

/** What no bit can say of members: that of those which it tells of together only some are there, or both sorts, or neither. */
export function tieFault(
  { mask, bit, set, clear }: NamedTie,
  isThere: (name: string) => boolean,
): TieFault | undefined {
  const flag = `bit ${bit} of ${mask}`;
  for (const [own, others] of [
    [set, clear],
    [clear, set],
  ] as const) {
    const found = own.find(isThere);
    const name = own.find((member) => !isThere(member));
    if (found === undefined || name === undefined) continue;
    const instead = others.length === 0 ? "none of them" : `${listed(others)} instead`;
    const reason = `is missing, and ${found} is there: ${flag} tells of ${listed(own)} at once: give all of them, or ${instead}`;
    return { name, reason };
  }
  const [one, other] = [set[0], clear[0]];
  if (one === undefined || other === undefined || isThere(one) !== isThere(other)) return undefined;
  const sides = `${flag} is set for ${listed(set)} and clear for ${listed(clear)}`;
  return isThere(one)
    ? {
        name: other,
        reason: `is there, and ${one} is, too: ${sides}: leave out the one or the other`,
      }
    : { name: one, reason: `is missing, and so is ${other}: ${sides}: give the one or the other` };
}

/** `a`, `a and b`, `a, b and c`. */
function listed(names: readonly string[]): string {
  const [last, ...others] = names.toReversed();
  return others.length === 0 ? last! : `${others.toReversed().join(", ")} and ${last}`;
}
