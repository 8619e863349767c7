import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A package as a file. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  /** The file. */
  readonly path: string;
  /** Bytes of the file. */
  readonly packed: number;
  /** Bytes of what is in it: code, declarations, the rest; and apart from them maps, and sources that these lead to. */
  readonly parts: Readonly<Record<Part, number>>;
  readonly dependencies: readonly string[];
}

export const PARTS = ["code", "declarations", "page", "others", "maps", "sources"] as const;
type Part = (typeof PARTS)[number];

/** Packs a staged package into a folder, as npm does it. Throws what npm throws. */
export function packInto(folder: string, home: string): Packed {
  const options = ["--json", "--ignore-scripts", "--pack-destination", folder];
  const stdout = execFileSync("npm", ["pack", ...options, "."], { cwd: home, encoding: "utf8" });
  const [report] = JSON.parse(stdout) as [
    {
      readonly name: string;
      readonly version: string;
      readonly filename: string;
      readonly files: readonly { readonly path: string; readonly size: number }[];
    },
  ];
  const { name, version, filename, files } = report;
  const path = join(folder, filename);
  if (!existsSync(path)) throw new Error(`npm pack has not written ${path}`);
  const parts = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;
  for (const file of files) parts[partOf(file.path)] += file.size;
  const { dependencies = {} } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as {
    dependencies?: Record<string, string>;
  };
  const packed = statSync(path).size;
  return { name, version, path, packed, parts, dependencies: Object.keys(dependencies) };
}

function partOf(path: string): Part {
  if (path.startsWith("src/")) return "sources";
  if (path.endsWith(".map")) return "maps";
  if (path.startsWith("dist/page/")) return "page";
  if (path.endsWith(".d.ts")) return "declarations";
  return path.startsWith("dist/") ? "code" : "others";
}

/** A table in Markdown of what is in packages, in kB. */
export function sizeTable(all: readonly Packed[]): string {
  const kB = (bytes: number) => Math.round(bytes / 1000).toLocaleString("en");
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const sum = ({ parts }: Packed, names: readonly Part[]) =>
    names.reduce((all, name) => all + parts[name], 0);
  const measured = PARTS.filter((part) => part !== "maps" && part !== "sources");
  return [
    row(["kB", ...all.map(({ name }) => `\`${name}\``)]),
    row(["---", ...all.map(() => "---:")]),
    ...PARTS.map((part) => row([part, ...all.map(({ parts }) => kB(parts[part]))])),
    row(["without maps and sources", ...all.map((one) => kB(sum(one, measured)))]),
    row(["packed, with all", ...all.map(({ packed }) => kB(packed))]),
    row(["dependencies", ...all.map(({ dependencies }) => String(dependencies.length))]),
  ].join("\n");
}
