import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { openMember } from "./actions.ts";
import { sizeText } from "./numbers.ts";
import { holding } from "./state.ts";

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
      <ul class="hits">
        {members.map((one, i) => (
          <li key={i}>
            <button type="button" class="hit" onClick={() => void openMember(found, i)}>
              <span class="name">{one.name}</span>
              <span class="place">{sizeText(one.size)}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => box.current?.close()}>
        None of them
      </button>
    </dialog>
  );
}
