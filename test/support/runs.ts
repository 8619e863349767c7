import { isWhole } from "./corpus.ts";

/** A quarter of a property's runs; all of them in `npm run test:recordings`. */
export function runs(whole: number): number {
  return isWhole ? whole : Math.ceil(whole / 4);
}
