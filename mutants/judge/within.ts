import { Script } from "node:vm";

const CALL = new Script("globalThis.calledWithin()");

/**
 * What a function gives, which ends by itself or is ended: a mutant may loop for ever where nothing asks for mutants.
 *
 * @throws Error after that many milliseconds of a call; what goes on later, as after an `await`, is not ended
 */
export function within<T>(milliseconds: number, run: () => T): T {
  Object.assign(globalThis, { calledWithin: run });
  return CALL.runInThisContext({ timeout: milliseconds }) as T;
}
