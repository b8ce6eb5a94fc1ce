import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../look/icons.tsx';
import { Spinner } from '../look/waiting/spinner.tsx';
import { useTranslator } from '../use-translator.tsx';

interface Props {
  title: string;
  /** Called after the Escape key, a click on the backdrop or on the close button. */
  onClose: () => void;
  isLoading?: boolean | undefined;
  children: ReactNode;
}

/**
 * Renders a modal dialog that is open as long as it is rendered. Before it is removed, it is closed, because only then
 * does the browser return the focus. Style: dialog.css, spinner.css, turning.css, button.css, icon.css.
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
    <dialog
      ref={node}
      className="dialog"
      aria-label={title}
      part="dialog"
      onClick={(event) => event.target === node.current && onClose()}
      // A dialog that the page has made itself stays open.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
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
