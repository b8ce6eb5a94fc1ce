import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import { placeBeside } from './place-beside.ts';
import { SelectList } from './select-list.tsx';
import { flatten } from './select-option.ts';
import styles from './select-popup.css';
import { type Items, page, useSearch } from './use-search.ts';

export interface SelectPopupProps {
  id: string;
  options: Items;
  value: string;
  isOpen: boolean;
  onTurn: (isOpen: boolean) => void;
  onChoose: (value: string) => void;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

// Any other single character opens the list too, and is searched for.
const opens = /^(Enter|Arrow(Up|Down)|.)$/;

/** Stands beside the native select once loaded: opens by its keys, and shows the list while it is open. */
export function SelectPopup({ isOpen, onTurn, ...list }: SelectPopupProps) {
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  // Before it opens: a new sheet has the whole widget styled anew.
  useLayoutEffect(() => {
    if (place.current) adoptStyles(place.current, sheet);
  }, []);
  useLayoutEffect(() => {
    const native = place.current?.parentElement?.querySelector('select');
    const press = (event: globalThis.KeyboardEvent) => {
      const { key } = event;
      const isCommand = event.ctrlKey || event.metaKey || !opens.test(key);
      if (isCommand || matchMedia('(pointer:coarse)').matches) return;
      event.preventDefault();
      typed.current = key.length === 1 ? key.trim() : '';
      onTurn(true);
    };
    native?.addEventListener('keydown', press);
    return () => native?.removeEventListener('keydown', press);
  }, [onTurn]);
  const close = (refocus: boolean) => {
    typed.current = '';
    onTurn(false);
    if (refocus) place.current?.parentElement?.querySelector('select')?.focus();
  };
  return <div ref={place}>{isOpen && <OpenList {...list} typed={typed.current} onClose={close} />}</div>;
}

interface OpenListProps extends Omit<SelectPopupProps, 'isOpen' | 'onTurn'> {
  /** What was typed on the closed control. */
  typed: string;
  /** `refocus` gives the focus back to the closed control. */
  onClose: (refocus: boolean) => void;
}

/** A search line that keeps the focus, and the options under it. */
function OpenList({ id, options, value, typed, onChoose, onClose }: OpenListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { query, found, active, hasMoved, ask, move } = useSearch(options, value, typed);
  const activeId = active && `${id}-${active.id}`;
  useLayoutEffect(() => {
    const node = popup.current;
    if (!node) return;
    const stop = placeBeside(node);
    input.current?.focus({ preventScroll: true });
    node.querySelector('.active')?.scrollIntoView({ block: 'center' });
    return stop;
  }, []);
  const take = (choice?: string) => {
    if (choice !== undefined) onChoose(choice);
    onClose(true);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    event.stopPropagation();
    if (key === 'Tab' ? hasMoved : key === 'Enter') take(active && String(active.id));
    else if (key === 'Tab' || key === 'Escape') take();
    else if (!move(key)) return;
    // The focus is back on the control: from there Tab goes its usual way.
    if (key !== 'Tab') event.preventDefault();
  };
  return (
    <div ref={popup} className="popup" popover="manual" part="popup">
      <input
        ref={input}
        type="text"
        role="combobox"
        className={flatten(options).length > page ? 'box search' : 'quiet-text'}
        aria-label="Search"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        placeholder="Search"
        value={query}
        onInput={(event) => ask(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => onClose(false)}
      />
      <SelectList id={id} items={found} value={value} activeId={activeId} onChoose={take} />
    </div>
  );
}
