import { basename, join } from "node:path";
import { loadFolder, withPackages } from "../generator/schemas/files.ts";
import { textOf } from "../generator/read/source.ts";
import { type Checked, Checker } from "./check.ts";
import { familiesOf, unitsOf } from "./symbols/families.ts";
import { FileCache, type Files } from "./symbols/files.ts";
import { Symbols } from "./symbols/symbols.ts";

/** A schema as an editor has it open. */
export interface OpenText {
  readonly path: string;
  readonly text: string;
}

/** The schemas of a folder, as the editor has those that are open, and as the disk has the others. */
export class SchemaFolder {
  readonly #cache = new FileCache();
  readonly #checker = new Checker();
  #saved: ReadonlyMap<string, string> | undefined;
  #packages: { readonly of: string; readonly texts: ReadonlyMap<string, string> } | undefined;
  #symbols: { readonly files: Files; readonly of: Symbols } | undefined;

  constructor(readonly path: string) {}

  /** How often a file was read whole, and a message resolved. */
  get work(): { readonly read: number; readonly resolved: number } {
    return { read: this.#cache.wholes, resolved: this.#checker.messages.resolved };
  }

  /** Files were changed by others than the editor. */
  forget(): void {
    this.#saved = undefined;
    this.#packages = undefined;
  }

  /** All schemas by name. A folder that cannot be read has those that are open. */
  async texts(open: readonly OpenText[]): Promise<ReadonlyMap<string, string>> {
    this.#saved ??= await loadFolder(this.path).catch(() => new Map<string, string>());
    const own = new Map([
      ...this.#saved,
      ...open.map((one) => [basename(one.path), one.text] as const),
    ]);
    return new Map([...own, ...(await this.#fromPackages(own))]);
  }

  /** The schemas of packages, read again when others are extended. */
  async #fromPackages(own: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
    const bases = [...this.#cache.read(own).values()].map(({ entry }) => textOf(entry, "extends"));
    const packages = [...new Set(bases)]
      .filter((base) => base?.includes("/"))
      .toSorted()
      .join();
    if (packages === "") return new Map();
    if (this.#packages?.of !== packages) {
      const all = await withPackages(own, this.path).catch(() => own);
      const texts = new Map([...all].filter(([name]) => name.includes("/")));
      this.#packages = { of: packages, texts };
    }
    return this.#packages.texts;
  }

  files(texts: ReadonlyMap<string, string>): Files {
    return this.#cache.read(texts);
  }

  symbols(files: Files): Symbols {
    const known = this.#symbols;
    const isSame =
      known !== undefined &&
      known.files.size === files.size &&
      [...files].every(([name, file]) => known.files.get(name) === file);
    if (!isSame) this.#symbols = { files, of: new Symbols(files) };
    return this.#symbols!.of;
  }

  /** What is wrong in each unit of a folder. */
  *check(files: Files): Generator<Checked & { readonly unit: ReadonlySet<string> }> {
    for (const unit of unitsOf(familiesOf(files))) {
      const broken = [...unit].flatMap((name) => files.get(name)?.faults ?? []);
      // What is no YAML says nothing of what else is wrong, and one that is too long is not checked at all.
      yield {
        unit,
        ...(broken.length > 0 ? { diagnostics: broken } : this.#checker.check(unit, files)),
      };
    }
  }

  /** The path of a schema by its name; of a package's none. */
  pathOf(name: string): string | undefined {
    return name.includes("/") ? undefined : join(this.path, name);
  }
}
