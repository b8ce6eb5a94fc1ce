import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../look/button.tsx';

interface Props {
  kind?: 'error' | 'info' | 'success' | undefined;
  children: ReactNode;
  /** Text of the button beside the message. */
  action?: string | null | undefined;
  onAction?: ((event: MouseEvent) => void) | undefined;
  /** Further buttons or links, after the button with `action`. */
  more?: ReactNode;
}

/**
 * Renders a message about the whole form. Screen readers announce errors at once and other kinds politely. Style:
 * notice.css, button.css.
 */
export function Notice({ kind = 'info', children, action, onAction, more }: Props) {
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
            <Button kind="quiet" onClick={onAction}>
              {action}
            </Button>
          )}
          {more}
        </div>
      )}
    </div>
  );
}
