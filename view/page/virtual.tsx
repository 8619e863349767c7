import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/*
 * A list of any number of rows of one height, of which those are made that are seen. Browsers know no element as high
 * as the bytes of a large recording: behind a fair height the scroll bar stands for more than its pixels, and what is
 * scrolled by wheel, finger or key still moves as far as it does elsewhere.
 */

/** Pixels that an element may have in all browsers. */
const HIGHEST = 8_000_000;

/** Rows that are made above and below those that are seen. */
const AROUND = 6;

export interface VirtualProps {
  readonly class: string;
  readonly role: "tree" | "grid";
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick?: (event: MouseEvent) => void;
  readonly count: number;
  readonly rowHeight: number;
  readonly label: string;
  readonly row: (index: number) => ComponentChildren;
  /** Rows `[from, to)` are seen. */
  readonly onSeen?: (from: number, to: number) => void;
  /** Is scrolled to when it changes. */
  readonly target?: { readonly row: number } | undefined;
  readonly active?: string | undefined;
}

export function Virtual(props: VirtualProps): JSX.Element {
  const { count, rowHeight, row, onSeen, target, label, active } = props;
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  const last = useRef(0);
  const whole = count * rowHeight;
  const shown = Math.min(whole, HIGHEST);
  const most = Math.max(0, whole - seen.height);
  const top = Math.min(seen.top, most);

  /** The place of the scroll bar for a place in the list. */
  const barAt = (at: number): number =>
    whole <= HIGHEST ? at : (at / Math.max(1, most)) * (shown - seen.height);

  const moveTo = (at: number): void => {
    const next = Math.max(0, Math.min(at, most));
    setSeen((now) => ({ ...now, top: next }));
    last.current = Math.round(barAt(next));
    if (box.current !== null) box.current.scrollTop = last.current;
  };

  useLayoutEffect(() => {
    const element = box.current!;
    const watched = new ResizeObserver(() =>
      setSeen((now) => ({ ...now, height: element.clientHeight })),
    );
    watched.observe(element);
    return () => watched.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (target === undefined) return;
    const at = target.row * rowHeight;
    if (at < top || at + rowHeight > top + seen.height) moveTo(at - seen.height / 3);
  }, [target]);

  // What was shown stays so where the list becomes shorter, as by what is told of it below.
  const height = useRef(seen.height);
  useLayoutEffect(() => {
    const before = height.current;
    height.current = seen.height;
    const end = ((target?.row ?? 0) + 1) * rowHeight;
    if (target !== undefined && end > top + seen.height && end <= top + before)
      moveTo(end - seen.height);
  }, [seen.height]);

  const from = Math.max(0, Math.floor(top / rowHeight) - AROUND);
  const to = Math.min(count, Math.ceil((top + seen.height) / rowHeight) + AROUND);
  useEffect(() => onSeen?.(from, to), [from, to, onSeen]);

  const onScroll = (): void => {
    const { scrollTop } = box.current!;
    const moved = scrollTop - last.current;
    if (moved === 0) return;
    last.current = scrollTop;
    if (whole <= HIGHEST) return setSeen((now) => ({ ...now, top: scrollTop }));
    const isNear = Math.abs(moved) <= 3 * seen.height;
    const isEnd = scrollTop <= 0 || scrollTop >= shown - seen.height - 1;
    if (isNear && !isEnd) return setSeen((now) => ({ ...now, top: now.top + moved }));
    const share = scrollTop / Math.max(1, shown - seen.height);
    setSeen((now) => ({ ...now, top: share * most }));
  };

  // Where rows stand beside the bar's own place, which is not theirs.
  const shift = box.current?.scrollTop ?? 0;
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, i) => row(from + i));
  return (
    <div
      ref={box}
      class={`virtual ${props.class}`}
      role={props.role}
      onKeyDown={props.onKeyDown}
      onClick={props.onClick}
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={active}
      onScroll={onScroll}
    >
      <div class="virtual-whole" role="presentation" style={{ height: `${shown}px` }}>
        <div
          class="virtual-rows"
          role="presentation"
          style={{ transform: `translateY(${Math.round(shift + from * rowHeight - top)}px)` }}
        >
          {rows}
        </div>
      </div>
    </div>
  );
}
