import type { MouseEvent, ReactNode } from 'react';

interface Props {
  kind?: 'primary' | 'quiet' | 'link' | undefined;
  type?: 'button' | 'submit' | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** Shows a spinner instead of the label and ignores clicks. The button keeps its width. */
  isLoading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** True while the content that the button controls is shown. A password may be such a content. */
  isExpanded?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Renders a button. It stays focusable while it is loading, so that the focus is not lost. Style: button.css,
 * button-states.css, turning.css.
 */
export function Button(props: Props) {
  const { kind = 'primary', type = 'button', onClick, isLoading, disabled, isExpanded, children } = props;
  const click = (event: MouseEvent) => {
    // The second click of a double click would meet the button of the next step in the same place, and place an order unread.
    const isRepeated = type === 'submit' && event.detail > 1;
    if (isLoading || isRepeated) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={`button ${kind} ${props.className ?? ''}`}
      part={`button button-${kind}`}
      disabled={disabled}
      aria-busy={isLoading}
      aria-disabled={isLoading || undefined}
      aria-expanded={isExpanded}
      onClick={click}
    >
      {children}
    </button>
  );
}
