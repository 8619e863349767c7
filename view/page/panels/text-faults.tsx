import type { JSX } from "preact";
import type { TextFault } from "../../edit-api.ts";
import { Hits } from "../controls/hits.tsx";

/** This many are shown: who mends them sees the others next. */
const MOST = 8;

/** What is wrong with a text, each with its place, which the editor goes to. */
export function TextFaults({
  faults,
  onChoose,
}: {
  readonly faults: readonly TextFault[];
  readonly onChoose: (line: number, column: number) => void;
}): JSX.Element {
  return (
    <Hits
      class="faults"
      label="Faults"
      items={faults.slice(0, MOST)}
      keyOf={({ line, column }) => `${line}:${column}`}
      onChoose={({ line, column }) => onChoose(line, column)}
      row={({ line, column, message }) => (
        <>
          <span class="offset">
            {line}:{column}
          </span>
          <span class="text">{message}</span>
        </>
      )}
    />
  );
}
