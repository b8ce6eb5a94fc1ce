import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../look/icons.tsx';
import { Spinner } from '../look/waiting/spinner.tsx';
import { useTranslator } from '../use-translator.ts';

interface Props {
  title: string;
  /** Called by the Escape key, a click on the backdrop and the close button. */
  onClose: () => void;
  isLoading?: boolean | undefined;
  children: ReactNode;
}

/**
 * A modal dialog that is open while it is rendered. It is closed before it is removed, because the browser then returns
 * the focus. Style: dialog.css, spinner.css, turning.css, button.css, icon.css.
 */
export function Dialog({ title, onClose, isLoading, children }: Props) {
  const t = useTranslator();
  const node = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = node.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively
    <dialog
      ref={node}
      className="dialog"
      aria-label={title}
      part="dialog"
      onClick={(event) => event.target === node.current && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-sheet">
        <header>
          <h2>{title}</h2>
          <button type="button" className="icon-button" aria-label={t('Close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the focus makes it scrollable by keyboard */}
        <div className="dialog-body" tabIndex={0}>
          {isLoading ? <Spinner /> : children}
        </div>
      </div>
    </dialog>
  );
}
