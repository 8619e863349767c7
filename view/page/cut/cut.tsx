import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../controls/button.tsx";
import { clockText } from "../map/event-words.ts";
import { cue, data, now } from "../map/moment.ts";
import { Scrub, ViewText } from "../map/scrub.tsx";
import { plural } from "../store/numbers.ts";
import { EditList } from "../panels/changes.tsx";
import { type TextEditor, textEditor } from "../panels/editor.ts";
import { TextFaults } from "../panels/text-faults.tsx";
import { saveBlob } from "../store/save.ts";
import { guarded, summary } from "../store/state.ts";
import { addPoint, apply, beginCamera, beginSubtitles } from "./actions.ts";
import { draft, isFresh, preview } from "../store/draft.ts";

/** Edits of the whole file, by camera scripts and subtitles: what one would do is seen before it is made. */
export function CutPanel(): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor | undefined>(undefined);
  const script = draft.value;
  useEffect(() => {
    editor.current = textEditor(box.current!, "Script", "yaml", (text) => {
      if (draft.value !== undefined) draft.value = { ...draft.value, text };
    });
    return () => editor.current?.view.destroy();
  }, []);
  useEffect(() => editor.current?.show(script?.text ?? ""), [script?.text]);
  if (summary.value === undefined) return <p class="empty">No recording is open.</p>;
  return (
    <div class="editor-panel cut">
      <Actions />
      <Seen />
      <Outcome onChoose={(line, column) => editor.current?.goTo(line, column)} />
      <div class="editor" ref={box} hidden={script === undefined} />
      {script === undefined ? (
        <p class="empty">
          Open a camera script (.yaml) or subtitles (.srt, .vtt), or begin some here. What an edit
          would do is shown before it is made.
        </p>
      ) : (
        ""
      )}
      <EditList />
    </div>
  );
}

function Actions(): JSX.Element {
  const script = draft.value;
  const isReady = isFresh.value && preview.value!.faults.length === 0 && !preview.value!.error;
  const isUnknown = data.value === undefined;
  if (script === undefined)
    return (
      <div class="bar">
        <Button off={isUnknown} onClick={beginCamera}>
          New camera
        </Button>
        <Button off={isUnknown} onClick={beginSubtitles}>
          New subtitles
        </Button>
      </div>
    );
  return (
    <div class="bar">
      <b>{script.name}</b>
      {preview.value?.points.length ? (
        <Button off={isUnknown} onClick={() => void addPoint()}>
          Add a point
        </Button>
      ) : (
        ""
      )}
      <Button
        onClick={() => void guarded(saveBlob(script.name, async () => new Blob([script.text])))}
      >
        Save script
      </Button>
      <Button onClick={() => (draft.value = undefined)}>Close</Button>
      <Button class={isReady ? "main" : ""} off={!isReady} onClick={() => void apply()}>
        Apply
      </Button>
    </div>
  );
}

/** The time that is looked at, and what is then to be seen. */
function Seen(): JSX.Element {
  return (
    <>
      <div class="bar">
        <Scrub />
        <span class="mono">{clockText(now.value)}</span>
      </div>
      <ViewText />
      {preview.value?.cues === undefined ? "" : <p class="cue">{cue.value?.text}</p>}
    </>
  );
}

/** What is wrong with the script, or what it would do and cost. */
function Outcome({
  onChoose,
}: {
  readonly onChoose: (line: number, column: number) => void;
}): JSX.Element {
  const found = preview.value;
  if (draft.value === undefined) return <></>;
  if (found === undefined || !isFresh.value)
    return (
      <p class="outcome" role="status">
        What it does is looked at…
      </p>
    );
  if (found.faults.length > 0) return <TextFaults faults={found.faults} onChoose={onChoose} />;
  if (found.error !== undefined)
    return (
      <p class="outcome error" role="alert">
        {found.error}
      </p>
    );
  return (
    <div class="outcome" role="status">
      {plural(found.changed, "block")} changed, {plural(Math.abs(found.longer), "byte")}{" "}
      {found.longer < 0 ? "shorter" : "longer"}
      <ul>
        {found.notes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
