import type { AnyContainer } from "../recording/index.ts";

/*
 * The formats of `--schema`, for the present call of the command. Nothing is loaded with this file: each call begins here.
 */

let own: readonly AnyContainer[] = [];

export function ownFormats(): readonly AnyContainer[] {
  return own;
}

export function addOwn(formats: readonly AnyContainer[]): void {
  own = [...own, ...formats];
}

/** A call knows no formats of the call before: tests make several in one process. */
export function forgetOwn(): void {
  own = [];
}
