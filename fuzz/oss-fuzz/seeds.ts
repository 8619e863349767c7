import { CorpusFolder } from "../guided/store.ts";
import { targets } from "../all-targets.ts";
import { findSubject } from "../task.ts";
import { PREFIX, subjectsOf } from "./messages.ts";

/**
 * The corpus of guided fuzzing as the target `messages` takes it: each input after the bytes that say what it is of.
 * What no schema has any more is left out. Throws CorpusError.
 */
export async function seedsOf(corpus: string): Promise<Uint8Array[]> {
  const subjects = subjectsOf();
  const stored = await new CorpusFolder(corpus).read();
  return stored.flatMap(({ bytes, ...name }) => {
    const subject = findSubject(targets, name);
    const index = subject === undefined ? -1 : subjects.indexOf(subject);
    if (index < 0) return [];
    const seed = new Uint8Array(PREFIX + bytes.length);
    seed.set([index & 0xff, index >> 8]);
    seed.set(bytes, PREFIX);
    return [seed];
  });
}
