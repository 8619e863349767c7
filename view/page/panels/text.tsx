import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { TextScope } from "../../api.ts";
import type { TextFault } from "../../edit-api.ts";
import { settled } from "../store/actions.ts";
import { Button } from "../controls/button.tsx";
import { client, generation, ofFile, selected } from "../store/state.ts";
import { type TextEditor, textEditor } from "./editor.ts";
import { TextFaults } from "./text-faults.tsx";

const form = signal<TextScope["form"]>("lmpc");
/** All of the block, also where a message is selected. */
const whole = signal(false);

/** What is selected as text, which can be edited. */
export function TextPanel(): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor | undefined>(undefined);
  const [text, setText] = useState("");
  const [edited, setEdited] = useState("");
  const [faults, setFaults] = useState<readonly TextFault[]>([]);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const at = selected.value;
  const scope = at === undefined ? undefined : scopeOf(at.block, at.message);

  useEffect(() => {
    editor.current = textEditor(box.current!, "Text", "plain", setEdited);
    return () => editor.current?.view.destroy();
  }, []);
  useEffect(() => {
    let isOver = false;
    const take = (read: string): void => {
      if (isOver) return;
      setText(read);
      setEdited(read);
      setFaults([]);
      setFault(undefined);
      editor.current?.show(read);
    };
    if (scope === undefined) take("");
    else void ofFile(client.text(scope)).then((read) => take(read ?? ""));
    return () => {
      isOver = true;
    };
  }, [scope?.block, scope?.message, scope?.form, generation.value]);
  useEffect(() => {
    const doc = editor.current?.view.state.doc;
    if (doc === undefined) return;
    const found = faults
      .filter(({ line }) => line <= doc.lines)
      .map(({ line, column, message }) => {
        const { from, to } = doc.line(line);
        const start = Math.min(from + column - 1, to);
        return { from: start, to: Math.min(start + 1, to), severity: "error" as const, message };
      });
    editor.current!.faults(found);
  }, [faults]);

  const compile = async (): Promise<void> => {
    setFault(undefined);
    try {
      const done = await client.compile(scope!, edited);
      setFaults(done.faults);
      await settled(done.edited);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <div class="editor-panel">
      <div class="bar">
        <label>
          <span class="hidden">Form</span>
          <select
            value={form.value}
            onChange={(event) => {
              form.value = event.currentTarget.value as TextScope["form"];
            }}
          >
            <option value="lmpc">LMPC</option>
            <option value="json">JSON</option>
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={whole.value}
            onChange={(event) => {
              whole.value = event.currentTarget.checked;
            }}
          />
          whole block
        </label>
        <span class="state" role="status">
          {scope === undefined ? "nothing is selected" : whatOf(scope)}
        </span>
        <Button
          class={edited === text ? "" : "main"}
          off={scope === undefined || edited === text}
          onClick={() => void compile()}
        >
          Compile
        </Button>
      </div>
      {fault === undefined ? (
        ""
      ) : (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
      {faults.length === 0 ? (
        ""
      ) : (
        <TextFaults
          faults={faults}
          onChoose={(line, column) => editor.current?.goTo(line, column)}
        />
      )}
      <div class="editor" ref={box} />
    </div>
  );
}

function scopeOf(block: number, message: number | undefined): TextScope {
  return { block, message: whole.value ? undefined : message, form: form.value };
}

function whatOf({ block, message }: TextScope): string {
  return message === undefined ? `block ${block}` : `block ${block}, message ${message + 1}`;
}
