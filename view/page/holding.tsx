import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { openMember } from "./store/actions.ts";
import { Hits } from "./controls/hits.tsx";
import { focusTree } from "./keys.tsx";
import { sizeText } from "./store/numbers.ts";
import { holding } from "./store/state.ts";

/** Asks which of the recordings is meant that a file holds. */
export function Choose(): JSX.Element | null {
  const found = holding.value;
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => box.current?.showModal(), [found]);
  if (found === null || found === undefined) return null;
  const { name, title, members } = found;
  return (
    <dialog
      ref={box}
      class="choose"
      aria-labelledby="choose-title"
      onClose={() => {
        holding.value = undefined;
      }}
    >
      <h2 id="choose-title">{`${name} is a ${title}: which of its recordings?`}</h2>
      <Hits
        label="Recordings"
        items={members}
        keyOf={(_, i) => i}
        onChoose={(one) => void openMember(found, members.indexOf(one)).then(focusTree)}
        row={(one) => (
          <>
            <span class="name">{one.name}</span>
            <span class="place">{sizeText(one.size)}</span>
          </>
        )}
      />
      <button type="button" onClick={() => box.current?.close()}>
        None of them
      </button>
    </dialog>
  );
}
