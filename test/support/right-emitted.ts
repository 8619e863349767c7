import { emitTables, resolveSchemas, type Tables } from "../../generator/generate.ts";
import { Emitted } from "./emitted.ts";
import { Once } from "./once.ts";
import { rightSchemas } from "./right-schemas.ts";

/** The right schemas, and the code that they become. */
export interface RightEmitted {
  readonly tables: Tables;
  readonly code: ReadonlyMap<string, string>;
  /** Not to be removed: other tests have it, too. It goes with the run's folder. */
  readonly emitted: Emitted;
}

let right: Promise<RightEmitted> | undefined;

/** All right schemas, emitted once for all tests of a run: it takes ten seconds. */
export function rightEmitted(): Promise<RightEmitted> {
  return (right ??= emit());
}

async function emit(): Promise<RightEmitted> {
  const tables = resolveSchemas(rightSchemas());
  const once = new Once("right-schemas");
  await once.makeInTurns(() => emitInto(once.folder, tables));
  const emitted = Emitted.in(once.folder);
  return { tables, code: emitted.files(), emitted };
}

async function emitInto(folder: string, tables: Tables): Promise<void> {
  Emitted.from(await emitTables(tables, { printWidth: 100 }), folder);
}
