import { CorpusFolder } from "../guided/store.ts";
import { PREFIX, subjectsOf } from "./messages.ts";

/**
 * The corpus of guided fuzzing as the target `messages` takes it: each input behind the bytes that say what it is of.
 * What no schema has any more is left out. Throws CorpusError.
 */
export async function seedsOf(corpus: string): Promise<Uint8Array[]> {
  const subjects = subjectsOf();
  const stored = await new CorpusFolder(corpus).read();
  return stored.flatMap(({ target, message, version, bytes }) => {
    const index = subjects.findIndex((subject) => {
      const at = subject.target.table.versions.indexOf(version);
      const isVersion = subject.codec.from <= at && at <= subject.codec.to;
      return isVersion && subject.target.name === target && subject.message === message;
    });
    if (index < 0) return [];
    const seed = new Uint8Array(PREFIX + bytes.length);
    seed.set([index & 0xff, index >> 8]);
    seed.set(bytes, PREFIX);
    return [seed];
  });
}
