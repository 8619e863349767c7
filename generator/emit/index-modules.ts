import type { Project, SourceFile } from "ts-morph";
import type { ContainerTable, Table } from "../../runtime/table/table.ts";
import { BANNER } from "./module.ts";

/** The tables that there are, each with its module. */
export interface Listed {
  readonly protocols: readonly Table[];
  readonly containers: readonly ContainerTable[];
}

const HEADER = `${BANNER}all schemas. To change it, edit them and run \`npx demospec generate\`.`;

/** The module that lists all protocols and containers, for code that goes through them and knows none. */
export function indexModule(project: Project, { protocols, containers }: Listed): SourceFile {
  return project.createSourceFile(
    "index.ts",
    [
      HEADER,
      ...protocols.map(({ name }) => `import { codecs as ${name} } from "./${name}.ts";`),
      ...containers.map(({ name }) => `import { ${name} } from "./${name}.ts";`),
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

/** The module that lists the code for texts, of the protocols that have some. */
export function textIndexModule(project: Project, names: readonly string[]): SourceFile {
  return project.createSourceFile(
    "index.text.ts",
    [
      HEADER,
      ...names.map((name) => `import { table as ${name}Table } from "./${name}.table.ts";`),
      ...names.map((name) => `import { textCodes as ${name} } from "./${name}.text.ts";`),
      `\n/** The code for the texts of a table's messages. */\nexport const textCodes = [${names.map((name) => `[${name}Table, ${name}]`).join(", ")}] as const;`,
    ].join("\n"),
    { overwrite: true },
  );
}
