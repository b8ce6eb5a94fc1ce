import type { MouseEvent, ReactNode } from 'react';

interface Props {
  kind?: 'primary' | 'quiet' | 'link' | undefined;
  type?: 'button' | 'submit' | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** Keeps its width, turns a wheel and takes no click. */
  isLoading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** For a button that shows and hides something. */
  isExpanded?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Style: button.css, button-states.css, turning.css. A loading button stays focusable: focus must not fall back to the page. */
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
