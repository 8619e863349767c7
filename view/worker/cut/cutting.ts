import { SchemaError } from "../../../generator/read/diagnostics.ts";
import {
  cameraNoteText,
  type Edit,
  EditError,
  noteText,
  parseCues,
  recam,
  subtitle,
  Survey,
} from "../../../quake/edit/index.ts";
import { type AnyContainer, RecordingDecoder, RecordingEncoder } from "../../../recording/index.ts";
import { takeWritten, Writer } from "../../../runtime/bytes/writer.ts";
import { pointsOf, type ScriptPoint } from "../../../scripts/points.ts";
import { readScript } from "../../../scripts/read-script.ts";
import type { CutPreview, CutScript, CutShot, TextFault } from "../../edit-api.ts";
import { Texts } from "../file/texts.ts";
import type { Open } from "../open.ts";
import { Shots } from "./shots.ts";
import { visibilityIn } from "./walls.ts";

/** Bytes that are read at once, and about as many that are written: others have their turn in between. */
const PIECE = 1 << 18;

/** A file as an edit makes it. */
export interface Cut {
  readonly script: CutScript;
  readonly file: Blob;
  readonly preview: CutPreview;
}

/** What a script says, and what may be moved of it. */
interface Ready {
  readonly edit: Edit;
  readonly notes: () => readonly string[];
  readonly shots: () => readonly CutShot[];
  readonly points: readonly ScriptPoint[];
  /** What collects the texts of the result. */
  readonly texts?: Texts;
}

const NOTHING = { faults: [], notes: [], shots: [], points: [], changed: 0, longer: 0 } as const;

/** Edits the whole of a file by a script: a result is kept until it is taken, or another one is asked for. */
export class Cutting {
  #asked = 0;
  #surveyed: { readonly state: string; readonly survey: Survey } | undefined;
  #made: (Cut & { readonly state: string }) | undefined;

  /**
   * What an edit would do. Throws Error where another one was asked for meanwhile, or the file changed.
   *
   * @param state of the file's bytes: changes with them
   */
  async preview(
    open: Open,
    script: CutScript,
    state: () => string,
    walls?: Blob,
  ): Promise<CutPreview> {
    const own = ++this.#asked;
    const began = state();
    this.#made = undefined;
    const expectWanted = (): void => {
      if (own !== this.#asked || state() !== began)
        throw new Error("another edit was asked for meanwhile, or the file changed");
    };
    try {
      if (open.file.isLive)
        throw new EditError("the file grows: it can be edited when it is whole");
      const ready = isSubtitles(script)
        ? subtitled(open.container, script, open.opening.version)
        : await this.#filmed(open, script, began, expectWanted, walls);
      const done = await run(open, ready, expectWanted);
      this.#made = { script, state: began, ...done };
      return done.preview;
    } catch (error) {
      if (error instanceof SchemaError) return { ...NOTHING, faults: faultsOf(error) };
      if (!(error instanceof EditError)) throw error;
      return { ...NOTHING, points: pointsIn(script), error: error.message };
    }
  }

  /** What was asked for last. Throws Error where there is nothing, or the file changed. */
  take(state: string): Cut {
    const made = this.#made;
    if (made?.state !== state) throw new Error("the edit is not ready: look at what it does first");
    this.#made = undefined;
    return made;
  }

  async #filmed(
    open: Open,
    { name, text }: CutScript,
    state: string,
    expectWanted: () => void,
    walls: Blob | undefined,
  ): Promise<Ready> {
    const script = readScript(name, text);
    const { container } = open;
    const survey = await this.#survey(open, state, expectWanted);
    const maps = await visibilityIn(walls, [...survey.maps]);
    const edit = recam(container, script, survey, maps);
    const shots = new Shots(script);
    edit.watch = shots.see;
    return {
      edit,
      notes: () => edit.notes.map(cameraNoteText),
      shots: () => shots.end(),
      points: pointsOf(name, text),
    };
  }

  async #survey(open: Open, state: string, expectWanted: () => void): Promise<Survey> {
    if (this.#surveyed?.state === state) return this.#surveyed.survey;
    const survey = new Survey(open.container);
    for await (const parts of partsOf(open, expectWanted))
      for (const part of parts) survey.take(part);
    this.#surveyed = { state, survey };
    return survey;
  }
}

function isSubtitles({ name }: CutScript): boolean {
  return /\.(?:srt|vtt)$/i.test(name);
}

/** Those that may be moved where the script is right, and does not fit the recording. */
function pointsIn(script: CutScript): ScriptPoint[] {
  return isSubtitles(script) ? [] : pointsOf(script.name, script.text);
}

function subtitled(
  container: AnyContainer,
  { text }: CutScript,
  version: string | undefined,
): Ready {
  const edit = subtitle(container, parseCues(text));
  return {
    edit,
    notes: () => edit.notes.map(noteText),
    shots: () => [],
    points: [],
    texts: new Texts(container, version),
  };
}

async function run(
  open: Open,
  { edit, notes, shots, points, texts }: Ready,
  expectWanted: () => void,
): Promise<{ readonly file: Blob; readonly preview: CutPreview }> {
  const encoder = new RecordingEncoder(open.container);
  const pieces: Blob[] = [];
  let changed = 0;
  const w = new Writer(PIECE);
  const write = (): void => {
    const bytes = takeWritten(w);
    texts?.push(bytes);
    pieces.push(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  };
  for await (const parts of partsOf(open, expectWanted)) {
    for (const part of parts)
      for (const made of edit.take(part)) {
        if (made !== part) changed++;
        encoder.write(w, made);
      }
    write();
  }
  for (const made of edit.end()) encoder.write(w, made);
  write();
  const file = new Blob(pieces);
  const cues = texts?.end();
  const longer = file.size - open.file.size;
  const said = { faults: [], notes: notes(), shots: shots(), points, changed, longer };
  return { file, preview: { ...said, ...(cues !== undefined && { cues }) } };
}

/** The parts of a file, those of some bytes at a time. */
async function* partsOf(open: Open, expectWanted: () => void) {
  const { container, file, opening } = open;
  const decoder = new RecordingDecoder<any, any, any, any>(container, {
    version: opening.version,
  });
  for (let at = 0; at < file.size; at += PIECE) {
    yield decoder.push(await file.read(at, Math.min(file.size, at + PIECE)));
    expectWanted();
  }
  yield decoder.end();
}

function faultsOf(error: SchemaError): TextFault[] {
  return error.diagnostics.map(({ span, message, hint }) => {
    const { line, col } = span.source.lines.linePos(span.start);
    const text = hint === undefined ? message : `${message}. ${hint}`;
    return { line, column: col, message: text };
  });
}
