import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { redo, undo } from "./store/actions.ts";
import { save } from "./store/save.ts";
import { problem, summary } from "./store/state.ts";

/*
 * Keys that mean the same in all of the page. None is a letter alone, which a person who speaks to the machine would
 * press by saying it (WCAG 2.1.4).
 */

/** The parts of the page, each by what of it has the keys first: the first one that is seen. */
const PARTS = [
  [".top", "#search, .top input"],
  [".tree-pane", ".tree"],
  [".hex-pane", ".hex"],
  [
    ".side-pane",
    ".tabs [aria-selected=true], .panel:not([hidden]) :is(button, select, .cm-content)",
  ],
  [".foot", ".foot button"],
] as const;

/** Gives the keys to the tree, where there is one. */
export function focusTree(): void {
  const tree = document.querySelector<HTMLElement>(".tree");
  (tree ?? document.querySelector<HTMLElement>(".top input"))?.focus();
}

export function listenToKeys(target: HTMLElement): void {
  target.addEventListener("keydown", (event) => {
    // Whoever has a use of his own for a key has said so, and a dialog is above all.
    if (event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
    const done = actionOf(event);
    if (done === undefined) return;
    event.preventDefault();
    done();
  });
}

function actionOf(event: KeyboardEvent): (() => void) | undefined {
  const { key, shiftKey } = event;
  if (summary.value === undefined) return undefined;
  if (key === "F6") return () => focusPart(shiftKey ? -1 : 1);
  const isEditor = (event.target as Element).closest(".cm-editor") !== null;
  if (key === "Escape" && !isEditor) return () => leave(event.target as Element);
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isEditor) return undefined;
  if (key.toLowerCase() === "s") return () => void save();
  if (key.toLowerCase() === "f") return () => document.getElementById("search")?.focus();
  // Where a text is typed, that is what is taken back.
  if ((event.target as Element).matches("input:not([type=checkbox], [type=range], [type=file])"))
    return undefined;
  if (key.toLowerCase() === "z") return () => void (shiftKey ? redo() : undo());
  return key.toLowerCase() === "y" ? () => void redo() : undefined;
}

function leave(from: Element): void {
  if (problem.value !== undefined) problem.value = undefined;
  // On a phone the tree may not be seen.
  if (from.closest(".tree, .hex") === null) focusTree();
}

function focusPart(step: number): void {
  const seen = PARTS.flatMap(([part, firsts]) => {
    const all = [...document.querySelectorAll<HTMLElement>(firsts)];
    const first = all.find((one) => one.checkVisibility());
    return first === undefined ? [] : [{ part, first }];
  });
  const at = seen.findIndex(({ part }) => document.activeElement?.closest(part));
  const next = at < 0 ? (step > 0 ? 0 : seen.length - 1) : (at + step + seen.length) % seen.length;
  seen[next]?.first.focus();
}

/** Whether the list of keys is shown. */
const isShown = signal(false);

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ["F6, Shift F6", "the next part of the page: bar, tree, bytes, panels"],
  ["Tab, Shift Tab", "the next thing in it"],
  ["Arrows, Home, End, Page ↑ ↓", "through tree, bytes, tabs and lists"],
  ["→ ← and Space", "in the tree: opens and closes"],
  ["Enter", "in tree and bytes: to the value; in the value: changes it"],
  ["Escape", "back to the tree"],
  ["Ctrl F, Ctrl S", "to the search, saves"],
  ["Ctrl Z, Ctrl Y", "undo, redo"],
  ["Arrows, + −, 0", "in the plan: moves it, zooms, shows all of it"],
  ["Arrows, Page ↑ ↓", "at a point of a camera: moves it, also up and down; with Shift by little"],
  ["Escape, then Tab", "leaves an editor, where Tab indents"],
];

/** Tells which keys there are. */
export function Keys(): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (isShown.value) box.current!.showModal();
  }, [isShown.value]);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => (isShown.value = true)}>
        Keys
      </button>
      <dialog
        ref={box}
        class="choose"
        aria-labelledby="keys-title"
        onClose={() => (isShown.value = false)}
      >
        <h2 id="keys-title">Keys</h2>
        <dl class="keys">
          {KEYS.map(([keys, what]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <button type="button" onClick={() => box.current!.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}
