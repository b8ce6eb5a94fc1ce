import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslator } from '../use-translator.tsx';
import { filterItems, flatten, type Items, isGroup, type SelectOption } from './select-options.ts';

/** Number of rows in the first frame of a list, slightly more than are visible. More rows would take a second frame. */
const firstRows = 15;

/** Returns the first rows to render: those around the active one, in their groups. */
const rowsAround = (items: Items, active: Props['active']): Items => {
  const options = flatten(items);
  const at = active ? options.indexOf(active) : 0;
  const start = Math.max(0, Math.min(options.length - firstRows, at - firstRows / 3));
  const shown = new Set(options.slice(start, start + firstRows));
  return filterItems(items, (option) => shown.has(option));
};

interface Props {
  id: string;
  items: Items;
  /** False in the first frame of the list, which has only the rows around the active one. */
  isWhole: boolean;
  value: string;
  active: SelectOption<string | number> | undefined;
  onChoose: (value: string) => void;
}

const rowsOf = (items: Items, id: string, value: string) => {
  const row = (option: SelectOption<string | number>) => (
    <div
      key={option.id}
      id={`${id}-${option.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={String(option.id) === value}
      data-value={option.id}
      part="option"
    >
      {option.name}
    </div>
  );
  return items.map((item) =>
    isGroup(item) ? (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot contain options
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
};

/** Returns the rows to render. New search results render their first rows in one frame and the others in the next. */
const useRows = ({ items, active, isWhole, id, value }: Props) => {
  const [rendered, setRendered] = useState(items);
  useEffect(() => setRendered(items), [items]);
  const shown = isWhole && rendered === items ? items : rowsAround(items, active);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first rows stay until all are rendered
  return useMemo(() => rowsOf(shown, id, value), [shown === items, items, id, value]);
};

/**
 * Renders the options of an open Select. The active row gets its class without rendering, because rendering a long list at
 * each key would be slow.
 */
export function SelectList(props: Props) {
  const t = useTranslator();
  const { id, items, active, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const rows = useRows(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: newly rendered rows need the class again, and move the active one
  useLayoutEffect(() => {
    const node = active ? list.current?.querySelector(`[data-value="${active.id}"]`) : null;
    node?.classList.add('active');
    node?.scrollIntoView({ block: 'nearest' });
    return () => node?.classList.remove('active');
  }, [active, rows]);
  const click = (event: MouseEvent<HTMLElement>) => {
    const option = (event.target as Element).closest<HTMLElement>('[role=option]');
    if (option?.dataset.value !== undefined) onChoose(option.dataset.value);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search input handles the keys
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('Options')}
      className="list"
      // Keeps the focus in the search input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={click}
    >
      {rows}
      {items.length === 0 && (
        <div role="option" aria-selected="false" tabIndex={-1} className="heading">
          {t('No results found')}
        </div>
      )}
    </div>
  );
}
