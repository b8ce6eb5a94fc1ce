import type { MouseEvent, ReactNode } from 'react';

interface Props {
  kind?: 'primary' | 'quiet' | 'link' | undefined;
  type?: 'button' | 'submit' | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** Shows a spinner, keeps the button's width and ignores clicks. */
  isLoading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** State of the content that the button shows and hides; the content may be a password. */
  isExpanded?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A button. A loading button stays focusable, so that the focus is not lost. Style: button.css, button-states.css, turning.css. */
export function Button(props: Props) {
  const { kind = 'primary', type = 'button', onClick, isLoading, disabled, isExpanded, children } = props;
  const click = (event: MouseEvent) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={`button ${kind} ${props.className ?? ''}`}
      part={`button button-${kind}`}
      disabled={disabled}
      aria-busy={isLoading}
      aria-disabled={isLoading}
      aria-expanded={isExpanded}
      onClick={click}
    >
      {children}
    </button>
  );
}
