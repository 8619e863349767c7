import type { JSX } from "preact";
import { memo } from "preact/compat";
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";

/*
 * A list of any number of rows of one height, of which those are made that are seen. Browsers know no element as high
 * as the bytes of a large recording: after a fair height the scroll bar stands for more than its pixels, and what is
 * scrolled by wheel, finger or key still moves as far as it does elsewhere.
 *
 * Rows are in bands, some together, and a band stays at its place in the box that is scrolled: of a frame only the
 * bands are made, laid out and painted that were not there in the last one, and in most frames there is none.
 */

/** Pixels that an element may have in all browsers. */
const HIGHEST = 8_000_000;

/** Rows of a band. */
const BAND = 8;
/** Rows that are made above and below those that are seen: browsers scroll on while these are made. */
const AROUND = 12;

export interface VirtualProps {
  readonly class: string;
  readonly role: "tree" | "grid";
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick?: (event: MouseEvent) => void;
  readonly count: number;
  readonly rowHeight: number;
  readonly label: string;
  /** Makes a row: once, while it is seen and this stays the same function. */
  readonly row: (index: number) => JSX.Element;
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
  const place = useRef({ bar: 0, ahead: 0 });
  const [, redraw] = useReducer<number, void>((times) => times + 1, 0);
  const frame = useRef(0);
  const whole = count * rowHeight;
  const shown = Math.min(whole, HIGHEST);
  const most = Math.max(0, whole - height);

  /** Where the list is, how far its pixels are from those of the bar, and the first row that is made. */
  const now = (): { top: number; shift: number; from: number } => {
    const { bar, ahead } = place.current;
    const top = Math.min(bar + (whole <= HIGHEST ? 0 : ahead), most);
    const first = Math.floor((top / rowHeight - AROUND) / BAND) * BAND;
    return { top, shift: bar - top, from: Math.max(0, first) };
  };
  const { shift, from } = now();
  const to = Math.min(count, from + Math.ceil(height / rowHeight) + 2 * AROUND + BAND);

  /** The place of the scroll bar for a place in the list. */
  const barAt = (at: number): number =>
    Math.round(whole <= HIGHEST ? at : (at / Math.max(1, most)) * (shown - height));

  /** Draws the list anew where it needs other rows, or has them elsewhere. */
  const moved = (bar: number, ahead: number): void => {
    place.current = { bar, ahead };
    const next = now();
    if (next.from !== from || next.shift !== shift) redraw();
  };

  const moveTo = (at: number): void => {
    const next = Math.round(Math.max(0, Math.min(at, most)));
    const bar = barAt(next);
    moved(bar, next - bar);
    if (box.current !== null) box.current.scrollTop = bar;
  };

  useLayoutEffect(() => {
    const element = box.current!;
    const watched = new ResizeObserver(() => setHeight(element.clientHeight));
    watched.observe(element);
    return () => watched.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (target === undefined) return;
    const { top } = now();
    const at = target.row * rowHeight;
    if (at < top || at + rowHeight > top + height) moveTo(at - height / 3);
  }, [target]);

  // What was shown stays so where the list becomes shorter, as by what is known of it below. What is hidden cannot be
  // scrolled, and is when it is shown.
  const heightBefore = useRef(height);
  useLayoutEffect(() => {
    const before = heightBefore.current;
    heightBefore.current = height;
    const { top } = now();
    if (height === 0) return;
    if (before === 0) return moveTo(top);
    const end = ((target?.row ?? 0) + 1) * rowHeight;
    if (target !== undefined && end > top + height && end <= top + before) moveTo(end - height);
  }, [height]);

  useEffect(() => onSeen?.(from, to), [from, to, onSeen]);

  /** Where the list is when the bar was moved. */
  const scrolledTo = (bar: number): void => {
    const { bar: last, ahead } = place.current;
    const isNear = Math.abs(bar - last) <= 3 * height;
    const isEnd = bar <= 0 || bar >= shown - height - 1;
    if (whole <= HIGHEST || (isNear && !isEnd)) return moved(bar, ahead);
    const share = bar / Math.max(1, shown - height);
    moved(bar, Math.round(share * most) - bar);
  };

  // All places are read before anything is drawn, which would have them laid out once more.
  const onScroll = (): void => {
    const bar = Math.round(box.current!.scrollTop);
    cancelAnimationFrame(frame.current);
    if (bar !== place.current.bar) frame.current = requestAnimationFrame(() => scrolledTo(bar));
  };

  const bands: JSX.Element[] = [];
  for (let first = from; first < to; first += BAND) {
    const rows = Math.min(BAND, count - first);
    const top = first * rowHeight + shift;
    bands.push(<Band key={first} {...{ first, rows, top, height: rows * rowHeight, row }} />);
  }
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
        {bands}
      </div>
    </div>
  );
}

interface BandProps {
  readonly first: number;
  readonly rows: number;
  readonly top: number;
  readonly height: number;
  readonly row: VirtualProps["row"];
}

const Band = memo(function Band({ first, rows, top, height, row }: BandProps): JSX.Element {
  return (
    <div class="band" role="presentation" style={`top:${top}px;height:${height}px`}>
      {Array.from({ length: rows }, (_, i) => row(first + i))}
    </div>
  );
});
