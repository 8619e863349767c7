import type { SchemaFiles } from "../../generator/schemas/schemas.ts";
import { SchemaError } from "../../generator/read/diagnostics.ts";
import type { AnyContainer } from "../../recording/index.ts";
import type {
  EditState,
  Opening,
  Progress,
  Query,
  SchemaPlace,
  Selection,
  Summary,
  TextScope,
  WorkerApi,
  WorkerEvents,
} from "../api.ts";
import type { CutPreview, CutScript, Edited } from "../edit-api.ts";
import { Cutting } from "./cut/cutting.ts";
import { addPoint, movePoint } from "./cut/points.ts";
import { Blocks } from "./file/blocks.ts";
import { changedBlock } from "./edit/editor.ts";
import { Edits } from "./edit/edits.ts";
import { containerFor, type Formats, formatsOf, GENERATED } from "./schema/formats.ts";
import { withBundled } from "./schema/related.ts";
import { Indexing } from "./file/indexing.ts";
import { locatedIn, messageIn, rowsIn, spansIn, treeIn } from "./tree/looks.ts";
import { soughtBy } from "./tree/lookup.ts";
import { changeText } from "./edit/change-text.ts";
import { expectInRow, refuseOthers } from "./kinds.ts";
import { Pieces } from "./file/pieces.ts";
import { Plans, wallsIn } from "./file/plans.ts";
import { SchemaPlaces } from "./schema/schema-places.ts";
import { faultsOf, changedFiles } from "./schema/schemas.ts";
import { summaryOf } from "./summary.ts";
import { searched } from "./search/searching.ts";
import { Holdings } from "./file/holdings.ts";
import { blobSource, rangeSource } from "./file/source.ts";
import { compiled, textOf } from "./edit/texts.ts";
import type { Open } from "./open.ts";

/** Tells the page what it did not ask for. */
export type Tell = <E extends keyof WorkerEvents>(event: E, data: WorkerEvents[E]) => void;

/** All that the page asks for. One file is open at a time. */
export class Workbench implements WorkerApi {
  readonly #tell: Tell;
  readonly #bundled: SchemaFiles;
  #files: SchemaFiles;
  #formats: Formats = GENERATED;
  #places: SchemaPlaces;
  #open: Open | undefined;
  #generation = 0;
  #search = 0;
  #openings = 0;
  readonly #cutting = new Cutting();
  readonly #holdings = new Holdings((bytes, size) => this.#tell("loading", { bytes, size }));

  /** @param files the schemas that the generated codecs are of */
  constructor(files: SchemaFiles, tell: Tell) {
    this.#bundled = files;
    this.#files = files;
    this.#places = new SchemaPlaces(files);
    this.#tell = tell;
  }

  look = (file: Blob, isItself?: boolean) => this.#holdings.look(file, isItself);
  takeOut = (member: number) => this.#holdings.takeOut(member);

  async open(opening: Opening): Promise<Summary> {
    const { size, blob, url, live } = opening;
    const source = blob === undefined ? rangeSource(url!, size, live) : blobSource(blob);
    const file = new Pieces(source);
    const own = ++this.#openings;
    // Whatever was open stays so where this is invalid.
    const container = await containerFor(this.#formats, opening, file);
    await refuseOthers(opening, file, container, this.#formats);
    if (own !== this.#openings) throw new Error("another file was opened meanwhile");
    return this.#begin(opening, file, container);
  }

  /** Reads a file from its beginning: its first blocks are known when this is done. */
  async #begin(
    opening: Opening,
    file: Pieces,
    container: AnyContainer,
    edits?: Edits,
  ): Promise<Summary> {
    this.#open?.indexing.stop();
    this.#search++;
    const generation = ++this.#generation;
    const { version } = opening;
    const indexing = new Indexing(container, file, generation, version);
    const blocks = new Blocks(container, file, indexing);
    const own = edits ?? new Edits(file);
    const plans = new Plans(container, file, version);
    this.#open = { opening, container, file, indexing, blocks, edits: own, plans };
    await new Promise<void>((begun, failed) => {
      const reported = (progress: Progress): void => {
        begun();
        // An edit counts one further, and what grows goes on being read.
        if (this.#open?.indexing !== indexing) return;
        this.#tell("progress", { ...progress, generation: this.#generation });
      };
      indexing.run(reported).then(begun, failed);
    });
    return this.#summary();
  }

  #summary(): Summary {
    const { opening, container, indexing } = this.#opened();
    return summaryOf(opening.name, container, indexing, this.#formats);
  }

  #opened(): Open {
    if (this.#open === undefined) throw new Error("no file is open");
    return this.#open;
  }

  async schemas(): Promise<[string, string][]> {
    return [...this.#files];
  }

  async useSchemas(files: readonly (readonly [string, string])[]) {
    const all = withBundled(new Map(files));
    const open = this.#open;
    let formats: Formats;
    try {
      formats = formatsOf(all, changedFiles(all, this.#bundled), open?.container.table.name);
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      return { faults: faultsOf(error) };
    }
    this.#files = new Map(files);
    const isNew = formats.containers.length > this.#formats.containers.length;
    this.#formats = formats;
    this.#places = new SchemaPlaces(all);
    if (open === undefined) return { faults: [] };
    const { opening, file, edits } = open;
    // What a file is, is asked again where there is a format more; while one is edited, it stays.
    const known = { ...opening, format: opening.format ?? open.container.table.name };
    const container = await containerFor(formats, isNew ? opening : known, file);
    const summary = await this.#begin(opening, file, container, edits);
    return { faults: [], summary };
  }

  async bytes(from: number, to: number): Promise<Uint8Array> {
    return this.#opened().file.read(from, to);
  }

  rows = async (from: number, to: number) => rowsIn(this.#opened(), from, to);
  spans = async (from: number, to: number) => spansIn(this.#opened(), from, to);
  block = async (index: number) => treeIn(this.#opened(), index);
  message = async (block: number, message: number) => messageIn(this.#opened(), block, message);
  locate = async (offset: number, bit?: number) => locatedIn(this.#opened(), offset, bit);

  async place(selection: Selection): Promise<SchemaPlace | undefined> {
    const { blocks } = this.#opened();
    const sought = soughtBy(blocks, await blocks.read(selection.block), selection);
    return this.#places.find(blocks.container.table.name, sought);
  }

  async stopSearch(): Promise<void> {
    this.#search++;
  }

  async search(query: Query): Promise<{ hits: number; isCut: boolean }> {
    const own = ++this.#search;
    const { blocks, indexing } = this.#opened();
    const tell = (data: WorkerEvents["hits"]): void => this.#tell("hits", data);
    return searched(blocks, indexing, query, tell, () => own !== this.#search);
  }

  async change(change: Parameters<WorkerApi["change"]>[0]): Promise<Edited> {
    const { blocks } = this.#opened();
    expectInRow(blocks.container);
    const whole = await blocks.read(change.block);
    const { block, message, path, text } = change;
    const type = message === undefined ? "" : `${whole.block.messages[message]!.type}.`;
    const label = changeText(type, path, text);
    return this.#replace(block, changedBlock(blocks, whole, change), label);
  }

  /** Puts bytes in the place of a block, and reads on from there where they tell another version. */
  async #replace(index: number, bytes: Uint8Array, label: string): Promise<Edited> {
    const { blocks, edits, indexing } = this.#opened();
    const whole = await blocks.read(index);
    const { offset } = whole.block;
    const after = blocks.parse(bytes, { index, offset });
    const isSame = blocks.codecAfter(whole.block) === blocks.codecAfter(after);
    const front = whole.block.bodyOffset - offset;
    const edited = edits.make({
      block: index,
      offset,
      before: whole.bytes,
      after: bytes,
      front,
      label,
    });
    await this.#settle(indexing, index, edited.longer, isSame);
    return edited;
  }

  async #settle(indexing: Indexing, block: number, longer: number, isSame: boolean): Promise<void> {
    const { opening, file, container, edits } = this.#opened();
    // An index that is still made, or that is of other versions, is made anew.
    if (!isSame || !indexing.progress.done)
      return void (await this.#begin(opening, file, container, edits));
    indexing.index.lengthen(block, longer);
    this.#tell("progress", { ...indexing.progress, generation: ++this.#generation });
  }

  async undo(): Promise<Edited | undefined> {
    const { edits } = this.#opened();
    const other = edits.other(true);
    if (other !== undefined) return this.#goTo(other, edits.whole!.edited, -1);
    return this.#step(edits.lastMade, () => edits.undo()!);
  }

  async redo(): Promise<Edited | undefined> {
    const { edits } = this.#opened();
    const other = edits.other(false);
    if (other !== undefined) return this.#goTo(other, other.whole!.edited, 1);
    return this.#step(edits.lastUndone, () => edits.redo()!);
  }

  /** Reads on in the file that an edit of the whole made, or that it was made of. */
  async #goTo(edits: Edits, edited: Edited, sign: 1 | -1): Promise<Edited> {
    const { opening, container } = this.#opened();
    await this.#begin(opening, edits.file, container, edits);
    return { ...edited, longer: sign * edited.longer };
  }

  async cut(script: CutScript, walls?: Blob): Promise<CutPreview> {
    const state = () => `${this.#generation}`;
    return this.#cutting.preview(this.#opened(), script, state, walls);
  }

  async applyCut(): Promise<Edited> {
    const { edits: before } = this.#opened();
    const { script, file, preview } = this.#cutting.take(`${this.#generation}`);
    const { changed, longer } = preview;
    const edited = { label: script.name, changed, longer, script };
    return this.#goTo(new Edits(new Pieces(blobSource(file)), { before, edited }), edited, 1);
  }

  async #step(index: number | undefined, step: () => Edited): Promise<Edited | undefined> {
    if (index === undefined) return undefined;
    const { blocks, edits, indexing } = this.#opened();
    const { block } = await blocks.read(index);
    const edited = step();
    const { offset } = block;
    const after = blocks.parse(edits.bytesOf(index)!, { index, offset });
    const isSame = blocks.codecAfter(block) === blocks.codecAfter(after);
    await this.#settle(indexing, index, edited.longer, isSame);
    return edited;
  }

  async edits(): Promise<EditState> {
    const { edits, file, indexing } = this.#opened();
    return { ...edits.state((block) => indexing.index.offset(block)), size: file.size };
  }

  async save(): Promise<Blob> {
    return this.#opened().file.blob();
  }

  movePoint = movePoint;
  addPoint = addPoint;
  map = async () => this.#opened().plans.map(this.#generation, (own) => own !== this.#generation);
  things = async (seconds: number) => this.#opened().plans.things(seconds);
  walls = wallsIn;

  async text(scope: TextScope): Promise<string> {
    const { blocks } = this.#opened();
    return textOf(blocks, await blocks.read(scope.block), scope);
  }

  async compile(scope: TextScope, text: string) {
    const { blocks } = this.#opened();
    expectInRow(blocks.container);
    const whole = await blocks.read(scope.block);
    const made = await compiled(blocks, whole, scope, text);
    if ("faults" in made) return made;
    const what = scope.message === undefined ? "block" : whole.block.messages[scope.message]!.type;
    const edited = await this.#replace(scope.block, made.bytes, `${what} from text`);
    return { faults: [], edited };
  }
}
