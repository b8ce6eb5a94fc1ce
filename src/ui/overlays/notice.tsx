import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../look/button.tsx';
import { focusPartOf } from '../look/focus-part.ts';

interface Props {
  kind?: 'error' | 'info' | 'success' | undefined;
  children: ReactNode;
  /** Text of the button beside the message. A press removes the notice, so the part around it gets the focus. */
  action?: string | null | undefined;
  onAction?: (() => void) | undefined;
  /** Further buttons or links, after the button with `action`. */
  more?: ReactNode;
}

/**
 * Renders a message about the whole form. Screen readers announce errors at once and other kinds politely. Style:
 * notice.css, button.css.
 */
export function Notice({ kind = 'info', children, action, onAction, more }: Props) {
  const act = (event: MouseEvent) => {
    focusPartOf(event);
    onAction?.();
  };
  return (
    <div
      className={`notice is-${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
      part={`notice notice-${kind}`}
    >
      <div>{children}</div>
      {(action || more) && (
        <div className="ways">
          {action && (
            <Button kind="quiet" onClick={act}>
              {action}
            </Button>
          )}
          {more}
        </div>
      )}
    </div>
  );
}
