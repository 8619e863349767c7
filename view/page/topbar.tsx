import type { JSX } from "preact";
import { openFile, redo, undo } from "./store/actions.ts";
import { Button } from "./controls/button.tsx";
import { plural, sizeText } from "./store/numbers.ts";
import { takeFiles } from "./drop.ts";
import { Keys } from "./keys.tsx";
import { save } from "./store/save.ts";
import { SearchBox } from "./panels/search.tsx";
import { edits, opening, progress, summary, type Theme, theme } from "./store/state.ts";

/** What is open, and what is done with all of it. */
export function TopBar(): JSX.Element {
  const opened = summary.value;
  const { edits: made, canRedo } = edits.value;
  return (
    <header class="top">
      <h1>demospec</h1>
      <label class="button">
        Open…
        <input
          type="file"
          multiple
          class="hidden"
          onChange={(event) => {
            void takeFiles([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      {opened === undefined ? (
        ""
      ) : (
        <>
          <span class="file" title={opened.title}>
            <b>{opened.name}</b>
            <FileFacts />
          </span>
          <label class="format">
            <span class="hidden">Format</span>
            <select
              value={opened.format}
              onChange={(event) =>
                void openFile({
                  ...opening.value!,
                  format: event.currentTarget.value,
                  version: undefined,
                })
              }
            >
              {opened.formats.map(({ name, title }) => (
                <option key={name} value={name} title={title}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {opened.live ? (
            <span class="badge" title="Read by the schemas as they are now">
              live schema
            </span>
          ) : (
            ""
          )}
          <SearchBox />
          <span class="group" role="group" aria-label="Edits">
            <Button off={made.length === 0} onClick={() => void undo()}>
              Undo
            </Button>
            <Button off={!canRedo} onClick={() => void redo()}>
              Redo
            </Button>
            <button type="button" class={made.length > 0 ? "main" : ""} onClick={() => void save()}>
              Save
            </button>
          </span>
        </>
      )}
      <Keys />
      <label class="theme">
        <span class="hidden">Colours</span>
        <select
          value={theme.value}
          onChange={(event) => {
            theme.value = event.currentTarget.value as Theme;
          }}
        >
          <option value="auto">System</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
    </header>
  );
}

function FileFacts(): JSX.Element {
  const now = progress.value;
  if (now === undefined) return <></>;
  return (
    <span class="facts">
      {sizeText(now.size)}, {plural(now.blocks, "block")}
      {now.done && !now.live ? "" : "…"}
    </span>
  );
}
