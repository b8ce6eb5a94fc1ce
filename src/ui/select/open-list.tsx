import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../fields/composing.ts';
import { useTranslator } from '../use-translator.tsx';
import { placeBeside } from './place-beside.ts';
import { SelectList } from './select-list.tsx';
import { flatten, type Items, pageRows, useSearch } from './select-options.ts';

export interface ListProps {
  id: string;
  options: Items;
  value: string;
  isOpen: boolean;
  onChoose: (value: string) => void;
}

export interface CloseOptions {
  /** Returns the focus to the control when the list closes. */
  refocus: true;
}

interface Props extends ListProps {
  /** Text that the visitor typed on the closed control. */
  typed: string;
  onClose: (options?: CloseOptions) => void;
}

interface KeyActs extends Pick<ReturnType<typeof useSearch>, 'hasMoved' | 'active' | 'move'> {
  chooseAndClose(choice?: string): void;
}

/** Returns the key listener of the search: it moves among the options, chooses the active one or closes the list. */
const createKeyListener =
  ({ hasMoved, active, move, chooseAndClose }: KeyActs) =>
  (event: KeyboardEvent) => {
    const { key } = event;
    event.stopPropagation();
    if (isComposing(event)) return;
    if (key === 'Tab' ? hasMoved : key === 'Enter') chooseAndClose(active && String(active.id));
    else if (key === 'Tab' || key === 'Escape') chooseAndClose();
    else if (!move(key)) return;
    // Lets the browser handle Tab, so that the focus moves on from the control.
    if (key !== 'Tab') event.preventDefault();
  };

/**
 * Renders the popup of a Select: a search input, which keeps the focus, and the options below it. Before the popup is
 * open, it is invisible and has no role, so that screen readers ignore it.
 */
export function OpenList({ id, options, value, isOpen, typed, onChoose, onClose }: Props) {
  const t = useTranslator();
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { query, matches, active, hasMoved, ask, move } = useSearch(options, value, typed);
  const frame = useOpening({ isOpen, popup, input });
  const chooseAndClose = (choice?: string) => {
    if (choice !== undefined) onChoose(choice);
    onClose({ refocus: true });
  };
  return (
    <div ref={popup} className="popup" style={{ opacity: frame && 1 }} popover="manual" part="popup">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it gets its role when the list is open */}
      <input
        ref={input}
        type="text"
        role={isOpen ? 'combobox' : undefined}
        className={flatten(options).length > pageRows ? 'box search' : 'quiet-text'}
        aria-label={t('Search')}
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={frame && active ? `${id}-${active.id}` : undefined}
        autoComplete="off"
        placeholder={t('Search')}
        value={query}
        onInput={(event) => ask(event.currentTarget.value)}
        onKeyDown={createKeyListener({ hasMoved, active, move, chooseAndClose })}
        onBlur={() => onClose()}
      />
      {frame > 0 && (
        <SelectList
          id={id}
          items={matches}
          isWhole={frame > 1}
          value={value}
          active={active}
          onChoose={chooseAndClose}
        />
      )}
    </div>
  );
}

type Target = RefObject<HTMLElement | null>;

/**
 * Opens a list in three frames: first the invisible popup with the focus, then the rows around the active one, then all rows.
 * Returns the number of the frame, from 0.
 */
const useOpening = ({ isOpen, popup, input }: { isOpen: boolean; popup: Target; input: Target }): number => {
  const [frame, setFrame] = useState(0);
  const placement = useRef<ReturnType<typeof placeBeside>>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (popup.current) placement.current = placeBeside(popup.current);
    input.current?.focus({ preventScroll: true });
    return () => placement.current?.stop();
  }, [isOpen, popup, input]);
  useLayoutEffect(() => {
    if (!frame) return;
    if (frame === 1) placement.current?.place();
    // Scrolls again after all rows were rendered, because those above the active row have moved it.
    popup.current?.querySelector('.active')?.scrollIntoView({ block: 'center' });
  }, [popup, frame]);
  useEffect(() => {
    if (isOpen) setFrame(frame ? 2 : 1);
  }, [isOpen, frame]);
  return frame;
};
