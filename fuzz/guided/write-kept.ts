import { targets } from "../all-targets.ts";
import { shortest } from "./shortest.ts";
import { CorpusFolder } from "./store.ts";

/* Makes the corpus that is kept beside the code, of one of guided fuzzing: `npm run corpus:keep -- CORPUS FOLDER`. */

const [corpus, folder] = process.argv.slice(2);
if (corpus === undefined || folder === undefined) throw new Error("expected a corpus and a folder");
const kept = shortest(targets, await new CorpusFolder(corpus).read());
await new CorpusFolder(folder).replace(kept);
process.stdout.write(`${kept.length} inputs\n`);
