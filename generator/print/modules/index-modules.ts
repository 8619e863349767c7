import type { Project, SourceFile } from "ts-morph";
import type { ContainerTable, Table } from "../../../runtime/table/table.ts";
import { type Import, importLines } from "./imports.ts";
import { BANNER } from "./module.ts";

/** The tables that there are, each with its module. */
export interface Listed {
  readonly protocols: readonly Table[];
  readonly containers: readonly ContainerTable[];
}

const HEADER = `${BANNER}all schemas. To change it, edit them and run \`npx demospec generate\`.`;

/** The module that lists all protocols and containers, for code that goes through them and knows none. */
export function indexModule(
  project: Project,
  { protocols, containers }: Listed,
  home?: string,
): SourceFile {
  const imports: Import[] = [
    ...protocols.map(({ name }) => ({ beside: name, names: [`codecs as ${name}`] })),
    ...containers.map(({ name }) => ({ beside: name, names: [name] })),
  ];
  return project.createSourceFile(
    "index.ts",
    [
      HEADER,
      ...importLines(imports, home),
      `\n/** The codecs of each protocol, oldest first. */\nexport const protocols: readonly [${types(protocols)}] = [${listed(protocols)}];`,
      `\n/** What has blocks that carry protocols. */\nexport const containers: readonly [${types(containers)}] = [${listed(containers)}];`,
    ].join("\n"),
    { overwrite: true },
  );
}

function listed(tables: readonly Table[]): string {
  return tables.map(({ name }) => name).join(", ");
}

function types(tables: readonly Table[]): string {
  return tables.map(({ name }) => `typeof ${name}`).join(", ");
}
