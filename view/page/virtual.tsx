import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/*
 * A list of any number of rows of one height, of which those are made that are seen. Browsers know no element as high
 * as the bytes of a large recording: behind a fair height the scroll bar stands for more than its pixels, and what is
 * scrolled by wheel, finger or key still moves as far as it does elsewhere.
 *
 * A row stays at its place in the box that is scrolled, and is a layer of its own to what paints: of a frame only the
 * rows are made, laid out and painted that were not there in the last one.
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
  /** @param top where it stands, in pixels: its `style` says so */
  readonly row: (index: number, top: number) => ComponentChildren;
  /** Rows `[from, to)` are seen. */
  readonly onSeen?: (from: number, to: number) => void;
  /** Is scrolled to when it changes. */
  readonly target?: { readonly row: number } | undefined;
  readonly active?: string | undefined;
}

export function Virtual(props: VirtualProps): JSX.Element {
  const { count, rowHeight, row, onSeen, target, label, active } = props;
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(600);
  /** Where the scroll bar is, and how much further the list is than it: 0 where all pixels are the bar's, too. */
  const [seen, setSeen] = useState({ bar: 0, ahead: 0 });
  const last = useRef(0);
  const frame = useRef(0);
  const whole = count * rowHeight;
  const shown = Math.min(whole, HIGHEST);
  const most = Math.max(0, whole - height);
  const ahead = whole <= HIGHEST ? 0 : seen.ahead;
  const top = Math.min(seen.bar + ahead, most);

  /** The place of the scroll bar for a place in the list. */
  const barAt = (at: number): number =>
    Math.round(whole <= HIGHEST ? at : (at / Math.max(1, most)) * (shown - height));

  const moveTo = (at: number): void => {
    const next = Math.round(Math.max(0, Math.min(at, most)));
    last.current = barAt(next);
    setSeen({ bar: last.current, ahead: next - last.current });
    if (box.current !== null) box.current.scrollTop = last.current;
  };

  useLayoutEffect(() => {
    const element = box.current!;
    const watched = new ResizeObserver(() => setHeight(element.clientHeight));
    watched.observe(element);
    return () => watched.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (target === undefined) return;
    const at = target.row * rowHeight;
    if (at < top || at + rowHeight > top + height) moveTo(at - height / 3);
  }, [target]);

  // What was shown stays so where the list becomes shorter, as by what is told of it below.
  const heightBefore = useRef(height);
  useLayoutEffect(() => {
    const before = heightBefore.current;
    heightBefore.current = height;
    const end = ((target?.row ?? 0) + 1) * rowHeight;
    if (target !== undefined && end > top + height && end <= top + before) moveTo(end - height);
  }, [height]);

  const from = Math.max(0, Math.floor(top / rowHeight) - AROUND);
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + AROUND);
  useEffect(() => onSeen?.(from, to), [from, to, onSeen]);

  /** Where the list is when the bar was moved. */
  const scrolledTo = (bar: number): void => {
    const moved = bar - last.current;
    last.current = bar;
    if (whole <= HIGHEST) return setSeen({ bar, ahead: 0 });
    const isNear = Math.abs(moved) <= 3 * height;
    const isEnd = bar <= 0 || bar >= shown - height - 1;
    if (isNear && !isEnd) return setSeen((now) => ({ ...now, bar }));
    const share = bar / Math.max(1, shown - height);
    setSeen({ bar, ahead: Math.round(share * most) - bar });
  };

  // All places are read before anything is drawn, which would have them laid out once more.
  const onScroll = (): void => {
    const bar = Math.round(box.current!.scrollTop);
    cancelAnimationFrame(frame.current);
    if (bar !== last.current) frame.current = requestAnimationFrame(() => scrolledTo(bar));
  };

  const shift = seen.bar - Math.min(seen.bar + ahead, most);
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, i) =>
    row(from + i, (from + i) * rowHeight + shift),
  );
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
        {rows}
      </div>
    </div>
  );
}
