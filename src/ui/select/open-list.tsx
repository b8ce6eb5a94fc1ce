import { type KeyboardEvent, useRef } from 'react';
import { SelectList } from './select-list.tsx';
import { flatten } from './select-option.ts';
import { useOpening } from './use-opening.ts';
import { type Items, page, useSearch } from './use-search.ts';

export interface ListProps {
  id: string;
  options: Items;
  value: string;
  isOpen: boolean;
  onChoose: (value: string) => void;
}

interface Props extends ListProps {
  /** What was typed on the closed control. */
  typed: string;
  /** `refocus` gives the focus back to the closed control. */
  onClose: (refocus: boolean) => void;
}

/** A search line that keeps the focus, and the options under it. Until it is open it is out of sight, and of every list. */
export function OpenList({ id, options, value, isOpen, typed, onChoose, onClose }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { query, found, active, hasMoved, ask, move } = useSearch(options, value, typed);
  const size = useOpening(isOpen, popup, input);
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
    <div ref={popup} className="popup" style={{ opacity: size && 1 }} popover="manual" part="popup">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has its role as soon as it is shown */}
      <input
        ref={input}
        type="text"
        role={isOpen ? 'combobox' : undefined}
        className={flatten(options).length > page ? 'box search' : 'quiet-text'}
        aria-label="Search"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={size && active ? `${id}-${active.id}` : undefined}
        autoComplete="off"
        placeholder="Search"
        value={query}
        onInput={(event) => ask(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => onClose(false)}
      />
      {size > 0 && (
        <SelectList id={id} items={found} size={size} value={value} active={active} onChoose={take} />
      )}
    </div>
  );
}
