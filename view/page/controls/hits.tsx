import type { ComponentChildren, JSX } from "preact";
import { useRef, useState } from "preact/hooks";

interface HitsProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T, index: number) => string | number;
  readonly row: (item: T) => ComponentChildren;
  readonly onChoose: (item: T) => void;
  /** It is what is shown elsewhere. */
  readonly isAt?: (item: T) => boolean;
  readonly class?: string;
}

/** Places that lead somewhere: one stop for the tab key, from which arrows, Home and End go to the others. */
export function Hits<T>(props: HitsProps<T>): JSX.Element {
  const { label, items, keyOf, row, onChoose, isAt, class: name } = props;
  const [at, setAt] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const stop = Math.min(at, items.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = [...list.current!.querySelectorAll<HTMLElement>(".hit")];
    const next = moved(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <ol
      ref={list}
      class={name === undefined ? "hits" : `hits ${name}`}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {items.map((item, i) => {
        const isHere = isAt?.(item) === true;
        return (
          <li key={keyOf(item, i)}>
            <button
              type="button"
              class={isHere ? "hit at" : "hit"}
              aria-current={isHere ? "true" : undefined}
              tabIndex={i === stop ? 0 : -1}
              onFocus={() => setAt(i)}
              onClick={() => onChoose(item)}
            >
              {row(item)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function moved(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowDown") return Math.min(count - 1, at + 1);
  if (key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
