import type { ComponentChildren, JSX } from "preact";

interface ButtonProps {
  /** There is nothing for it to do. */
  readonly off?: boolean;
  readonly onClick?: () => void;
  readonly class?: string;
  readonly title?: string;
  readonly type?: "button" | "submit";
  readonly children: ComponentChildren;
}

/**
 * A button that keeps the keys where they are when there is nothing more for it to do: whoever undid the last edit by
 * keys would begin at the page's top again, as what is `disabled` has no focus.
 */
export function Button({
  off = false,
  onClick,
  type = "button",
  ...rest
}: ButtonProps): JSX.Element {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={off}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.();
      }}
    />
  );
}
