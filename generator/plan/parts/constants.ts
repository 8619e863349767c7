import * as code from "../code/build.ts";
import { type Count, countExpr } from "../code/count.ts";
import type { Expr } from "../code/model.ts";
import { local, pascal, plainMask, snake, upper } from "../../facts/names.ts";

/** The constants that a module needs, by their names: tables of lengths, functions that add up what they say, forms. */
export class Constants {
  readonly declarations = new Map<string, Expr>();

  /** The table that holds these bytes by bit of the mask's n-th byte. */
  tableFor(layout: string, mask: string, byte: number, perBit: readonly Count[]): Expr {
    const table = code.use("bitLengths", code.list(perBit.map(countExpr)));
    const base = `${snake(layout)}_${upper(mask)}_LENGTHS_${byte}`;
    // A message with several runs has a table for each.
    return this.#declared(table, (run) => (run === 0 ? base : `${base}_RUN${run}`));
  }

  /** The function that adds these bytes up by the bits of a mask. */
  sumFor(layout: string, mask: string, sum: Expr): Expr {
    const base = `bytesOf${layout}${pascal(plainMask(mask))}`;
    const parameters = [{ name: local(mask), type: "number" }];
    const own: Expr = { kind: "lambda", parameters, returns: "number", body: sum };
    return this.#declared(own, (run) => (run === 0 ? base : `${base}Run${run}`));
  }

  /** The list of what members that tell versions say together. */
  rowsFor(rows: Expr): Expr {
    return this.#declared(rows, (run) =>
      run === 0 ? "ANNOUNCED_TOGETHER" : `ANNOUNCED_TOGETHER_${run}`,
    );
  }

  /** The constant that holds this: called `base`, unless that is another one's. */
  named(base: string, value: Expr): Expr {
    return this.#declared(value, (run) => (run === 0 ? base : `${base}_${run + 1}`));
  }

  /** The constant of a name that alone tells what it holds. */
  set(name: string, value: Expr): Expr {
    this.declarations.set(name, value);
    return code.name(name);
  }

  #declared(value: Expr, nameOf: (run: number) => string): Expr {
    const own = JSON.stringify(value);
    for (let run = 0; ; run++) {
      const known = this.declarations.get(nameOf(run));
      if (known !== undefined && JSON.stringify(known) !== own) continue;
      this.declarations.set(nameOf(run), value);
      return code.name(nameOf(run));
    }
  }
}
