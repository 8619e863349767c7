import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../controls/button.tsx";
import { Hits } from "../controls/hits.tsx";
import { plural } from "../store/numbers.ts";
import { place } from "../store/state.ts";
import { type TextEditor, textEditor } from "./editor.ts";
import {
  checking,
  editSchema,
  faults,
  files,
  loadSchemas,
  originals,
  resetSchema,
  shown,
} from "./schemas.ts";

/** The schemas, to be edited: the recording is read by them at once. */
export function SchemaPanel(): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor | undefined>(undefined);
  useEffect(() => {
    editor.current = textEditor(box.current!, "Schema", "yaml", (text) =>
      editSchema(shown.peek(), text),
    );
    void loadSchemas();
    return () => editor.current?.view.destroy();
  }, []);
  useEffect(() => {
    if (place.value !== undefined && files.value.has(place.value.file))
      shown.value = place.value.file;
  }, [place.value]);
  useSignalEffect(() => {
    const text = files.value.get(shown.value);
    if (text === undefined || editor.current === undefined) return;
    editor.current.show(text);
    const own = faults.value.filter(({ file }) => file === shown.value);
    editor.current.faults(
      own.map(({ from, to, message, hint }) => ({
        from,
        to,
        severity: "error" as const,
        message: hint === undefined ? message : `${message}\n${hint}`,
      })),
    );
    const at = place.value;
    editor.current.mark(at !== undefined && at.file === shown.value ? at.line : undefined);
  });
  const isOther = files.value.get(shown.value) !== originals.value.get(shown.value);
  return (
    <div class="editor-panel">
      <div class="bar">
        <label>
          <span class="hidden">Schema file</span>
          <select
            value={shown.value}
            onChange={(event) => {
              shown.value = event.currentTarget.value;
            }}
          >
            {[...files.value.keys()].toSorted().map((name) => (
              <option key={name} value={name}>
                {name}
                {files.value.get(name) === originals.value.get(name) ? "" : " •"}
              </option>
            ))}
          </select>
        </label>
        <span class="state" role="status">
          <State />
        </span>
        <Button off={!isOther} onClick={() => resetSchema(shown.value)}>
          Reset
        </Button>
      </div>
      <Faults />
      <div class="editor" ref={box} />
    </div>
  );
}

function State(): JSX.Element {
  if (checking.value) return <>checking…</>;
  const { length } = faults.value;
  return length === 0 ? <>right</> : <span class="error">{plural(length, "fault")}</span>;
}

function Faults(): JSX.Element | null {
  if (faults.value.length === 0) return null;
  return (
    <Hits
      class="faults"
      label="Faults"
      items={faults.value.slice(0, 8)}
      keyOf={(fault) => `${fault.file}:${fault.from}:${fault.message}`}
      onChoose={(fault) => {
        shown.value = fault.file;
        place.value = { file: fault.file, line: fault.line, column: 1 };
      }}
      row={(fault) => (
        <>
          <span class="offset">
            {fault.file}:{fault.line}
          </span>
          <span class="text">{fault.message}</span>
        </>
      )}
    />
  );
}
