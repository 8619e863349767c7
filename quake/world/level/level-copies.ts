import type { Level } from "../world.ts";

/** Copies of a level at several times: what was not given anew in between, they share. */
export class LevelCopies {
  #last: Level | undefined;

  /** The level as it is now. */
  save(level: Level): Readonly<Level> {
    const last = this.#last;
    this.#last = {
      ...level,
      models: listLike(level.models, last?.models),
      sounds: listLike(level.sounds, last?.sounds),
      lightstyles: mapLike(level.lightstyles, last?.lightstyles),
      settings: mapLike(level.settings, last?.settings),
    };
    return this.#last;
  }
}

/** A level of its own that is as one that was saved. */
export function levelLike(saved: Readonly<Level>): Level {
  return {
    ...saved,
    models: [...saved.models],
    sounds: [...saved.sounds],
    lightstyles: new Map(saved.lightstyles),
    settings: new Map(saved.settings),
  };
}

function listLike(now: readonly string[], last: string[] | undefined): string[] {
  const isSame = last?.length === now.length && last.every((text, i) => text === now[i]);
  return isSame ? last : [...now];
}

function mapLike<K>(now: ReadonlyMap<K, string>, last: Map<K, string> | undefined): Map<K, string> {
  if (last?.size !== now.size) return new Map(now);
  for (const [key, value] of now) if (last.get(key) !== value) return new Map(now);
  return last;
}
