import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { isGroup, type SelectItem, type SelectOption } from './select-option.ts';

interface Props {
  id: string;
  items: readonly SelectItem<string | number>[];
  value: string;
  activeId: string | undefined;
  onChoose: (value: string) => void;
}

/**
 * The options of an open Select. A thousand of them stay quick: the rows are rendered only when the search
 * changes them, and the active row is marked by hand.
 */
export function SelectList({ id, items, value, activeId, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => {
    const row = (option: SelectOption<string | number>) => (
      <div
        key={option.id}
        id={`${id}-${option.id}`}
        role="option"
        tabIndex={-1}
        aria-selected={String(option.id) === value}
        aria-disabled={option.isDisabled}
        data-value={option.id}
        part="option"
      >
        {option.name}
      </div>
    );
    return items.map((item) =>
      isGroup(item) ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={`${item.name}-group`} role="group" aria-label={item.name}>
          <div className="heading" aria-hidden="true">
            {item.name}
          </div>
          {item.options.map(row)}
        </div>
      ) : (
        row(item)
      ),
    );
  }, [id, items, value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows have to be marked again
  useLayoutEffect(() => {
    const node = activeId && list.current?.querySelector(`[id="${activeId}"]`);
    if (!node) return;
    node.classList.add('active');
    node.scrollIntoView({ block: 'nearest' });
    return () => node.classList.remove('active');
  }, [activeId, rows]);
  const click = (event: MouseEvent<HTMLElement>) => {
    const option = (event.target as Element).closest<HTMLElement>('[role=option]:not([aria-disabled=true])');
    if (option?.dataset.value !== undefined) onChoose(option.dataset.value);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search line has the keys
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Options"
      className="list"
      // The focus stays in the search line.
      onMouseDown={(event) => event.preventDefault()}
      onClick={click}
    >
      {rows}
      {items.length === 0 && (
        <div role="option" aria-selected="false" tabIndex={-1} className="heading">
          No results found
        </div>
      )}
    </div>
  );
}
