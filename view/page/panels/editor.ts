import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import {
  Compartment,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
} from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";

/*
 * CodeMirror in the page's colours.
 */

const COLOURS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--name)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--string)" },
  { tag: [tags.comment, tags.lineComment], color: "var(--dim)", fontStyle: "italic" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--enum)" },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: "var(--dim)" },
]);

const THEME = EditorView.theme({
  "&": { height: "100%", fontSize: "12.5px", backgroundColor: "var(--pane)", color: "var(--text)" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5" },
  ".cm-gutters": {
    backgroundColor: "var(--pane)",
    color: "var(--dim)",
    borderRight: "1px solid var(--line)",
  },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--hover)" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  "&.cm-focused": { outline: "2px solid var(--focus)", outlineOffset: "-2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { backgroundColor: "var(--selected)" },
  ".cm-marked": { backgroundColor: "var(--selected)", boxShadow: "inset 3px 0 var(--accent)" },
  ".cm-tooltip": {
    backgroundColor: "var(--pane)",
    color: "var(--text)",
    border: "1px solid var(--line)",
  },
  ".cm-panels": { backgroundColor: "var(--bar)", color: "var(--text)" },
  ".cm-diagnostic": { fontFamily: "var(--sans)", whiteSpace: "pre-wrap" },
});

const markLine = StateEffect.define<number | undefined>();
const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(markLine)) continue;
      if (effect.value === undefined) return Decoration.none;
      const line = transaction.state.doc.line(effect.value);
      return Decoration.set([Decoration.line({ class: "cm-marked" }).range(line.from)]);
    }
    return lines.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** As the tab key indents, people are shown how the keys go on. */
const LEAVING = "Escape, then Tab, leaves the editor";

/** An editor of a text. */
export interface TextEditor {
  readonly view: EditorView;
  /** Shows another text, without telling of it. */
  show(text: string): void;
  /** Shows what is wrong. */
  faults(found: readonly Diagnostic[]): void;
  /** Puts the cursor there, from 1, and gives it the keys. */
  goTo(line: number, column: number): void;
  /** Marks a line, from 1, and shows it. */
  mark(line: number | undefined): void;
}

/**
 * @param label what it is called for those who do not see it
 * @param onChange takes the text when somebody typed
 */
export function textEditor(
  parent: HTMLElement,
  label: string,
  language: "yaml" | "plain",
  onChange: (text: string) => void,
): TextEditor {
  let isShowing = false;
  const quiet = new Compartment();
  const extensions: Extension[] = [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    lintGutter(),
    syntaxHighlighting(COLOURS),
    marked,
    THEME,
    quiet.of([]),
    EditorView.contentAttributes.of({ "aria-label": label, "aria-description": LEAVING }),
    keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, indentWithTab]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !isShowing) onChange(update.state.doc.toString());
    }),
    ...(language === "yaml" ? [yaml()] : [EditorView.lineWrapping]),
  ];
  parent.dataset["hint"] = LEAVING;
  const view = new EditorView({ parent, state: EditorState.create({ extensions }) });
  // What is scrolled must be reached by keys, too.
  view.scrollDOM.tabIndex = 0;
  view.scrollDOM.setAttribute("role", "group");
  view.scrollDOM.setAttribute("aria-label", `${label}, scrolled`);
  return {
    view,
    show(text) {
      if (text === view.state.doc.toString()) return;
      isShowing = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      isShowing = false;
    },
    faults(found) {
      const { length } = view.state.doc;
      const inside = found.map((one) => ({
        ...one,
        from: Math.min(one.from, length),
        to: Math.min(Math.max(one.to, one.from), length),
      }));
      view.dispatch(setDiagnostics(view.state, inside));
    },
    goTo(line, column) {
      const { doc } = view.state;
      const { from, to } = doc.line(Math.min(line, doc.lines));
      view.dispatch({
        selection: { anchor: Math.min(from + column - 1, to) },
        scrollIntoView: true,
      });
      view.focus();
    },
    mark(line) {
      const isThere = line !== undefined && line <= view.state.doc.lines;
      const effects: StateEffect<unknown>[] = [markLine.of(isThere ? line : undefined)];
      if (isThere)
        effects.push(EditorView.scrollIntoView(view.state.doc.line(line).from, { y: "center" }));
      view.dispatch({ effects });
    },
  };
}
