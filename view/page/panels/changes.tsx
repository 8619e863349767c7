import type { JSX } from "preact";
import { selectAt } from "../store/actions.ts";
import { Hits } from "../controls/hits.tsx";
import { hexOffset, plural } from "../store/numbers.ts";
import { edits } from "../store/state.ts";

/** What was edited, and which bytes are other than in the file. */
export function ChangesPanel(): JSX.Element {
  const { edits: made, changes, size } = edits.value;
  if (made.length === 0 && changes.length === 0)
    return <p class="empty">Nothing was changed. Select a value in the tree to change it.</p>;
  return (
    <div class="changes">
      <EditList />
      <h2>Bytes</h2>
      <Hits
        label="Bytes that are other than in the file"
        items={changes.slice(0, 200)}
        keyOf={(one) => `${one.from}-${one.to}`}
        onChoose={(one) => void selectAt(one.from)}
        row={(one) => (
          <>
            <span class="offset">{hexOffset(one.from, size)}</span>
            <span class="was">{pairs(one.before)}</span>
            <span class="is">{pairs(one.after)}</span>
          </>
        )}
      />
    </div>
  );
}

/** The edits so far. */
export function EditList(): JSX.Element {
  const { edits: made } = edits.value;
  if (made.length === 0) return <></>;
  return (
    <>
      <h2>{plural(made.length, "edit")}</h2>
      <ol class="hits">
        {made.map((edit, i) => (
          <li key={i} class="edit">
            <span class="number">{edit.block ?? "file"}</span>
            <span class="text">{edit.label}</span>
            <span class="dim">
              {plural(edit.changed, edit.block === undefined ? "block" : "byte")}
              {edit.longer === 0 ? "" : `, ${edit.longer > 0 ? "+" : "−"}${Math.abs(edit.longer)}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function pairs(hex: string): string {
  return hex === "" ? "nothing" : (hex.match(/../g) ?? []).slice(0, 24).join(" ");
}
