import { type Entry, items, member, text } from "../read/source.ts";
import { textAt, withMember } from "./nodes.ts";

/*
 * An overlay whose `from` is a list describes a dialect of each version in it, called as that version and as itself:
 * `wide` of 1.09 is `1.09+wide`. So extensions that combine freely are each described once.
 */

/** The dialects of each overlay, as overlays with one origin. */
export function familiesOf(overlays: readonly Entry[]): readonly (readonly Entry[])[] {
  return overlays.map(asFamily(overlays));
}

/** What makes the dialects of an overlay: as many overlays, each with one origin. */
function asFamily(overlays: readonly Entry[]): (overlay: Entry) => readonly Entry[] {
  const families = new Map(
    overlays.filter(isFamily).map((overlay) => [text(member(overlay, "dialect")!), overlay]),
  );
  return (overlay) => {
    if (!isFamily(overlay)) return [overlay];
    const dialect = member(overlay, "dialect")!;
    return originsOf(overlay, families, []).map((origin) => {
      const named = withMember(
        overlay,
        "dialect",
        textAt(dialect, `${text(origin)}+${text(dialect)}`),
      );
      return withMember(named, "from", origin);
    });
  };
}

function isFamily(overlay: Entry): boolean {
  return items(member(overlay, "from")).length > 0;
}

/**
 * The versions that the dialects of an overlay branch from: in its list the name of another such overlay stands for all of
 * its dialects.
 *
 * @param outer the overlays whose lists led here: in a circle the name stands for itself, which is no version
 */
function originsOf(
  overlay: Entry,
  families: ReadonlyMap<string, Entry>,
  outer: readonly Entry[],
): Entry[] {
  return items(member(overlay, "from")).flatMap((origin) => {
    const family = families.get(text(origin));
    if (family === undefined || family === overlay || outer.includes(family)) return [origin];
    const own = text(member(family, "dialect")!);
    return originsOf(family, families, [...outer, overlay]).map((one) =>
      textAt(origin, `${text(one)}+${own}`),
    );
  });
}

/** Overlays after those that they branch from. Those of one list stay together. */
export function originsFirst(families: readonly (readonly Entry[])[]): Entry[] {
  const waiting = [...families];
  const sorted: Entry[] = [];
  while (waiting.length > 0) {
    const names = new Set(waiting.flat().map((overlay) => text(member(overlay, "dialect")!)));
    const next = waiting.findIndex((family) =>
      family.every((overlay) => !names.has(text(member(overlay, "from")!))),
    );
    // Those that branch from each other in a circle branch from nothing before them, which is reported.
    sorted.push(...waiting.splice(Math.max(0, next), 1).flat());
  }
  return sorted;
}
