import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslator } from '../use-translator.ts';
import { flatten, isGroup, type SelectItem, type SelectOption } from './select-option.ts';
import { firstSize, fullSize, rowAt, type Window, windowOf, windowStart } from './window-of.ts';

interface Props {
  id: string;
  items: readonly SelectItem<string | number>[];
  /** Number of rows of a long list that are rendered. */
  size: number;
  value: string;
  active: SelectOption<string | number> | undefined;
  onChoose: (value: string) => void;
}

/**
 * Renders the rows of a window of the list. Each row of a long list states its position and the total number of rows for screen
 * readers.
 */
const rowsOf = ({ items, first, count, isPart }: Window, id: string, value: string) => {
  let position = first;
  const row = (option: SelectOption<string | number>) => {
    position += 1;
    return (
      <div
        key={option.id}
        id={`${id}-${option.id}`}
        role="option"
        tabIndex={-1}
        aria-selected={String(option.id) === value}
        aria-posinset={isPart ? position : undefined}
        aria-setsize={isPart ? count : undefined}
        data-value={option.id}
        part="option"
      >
        {option.name}
      </div>
    );
  };
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

/**
 * Returns the number of rows to render. New search results render their first rows in one frame and the others in the
 * next.
 */
const useSize = ({ items, size }: Props) => {
  const [rendered, setRendered] = useState(items);
  useEffect(() => setRendered(items), [items]);
  return rendered === items ? size : Math.min(size, firstSize);
};

/** Returns the rows around the active row, or after scrolling, around the scroll position. */
const useWindow = (props: Props) => {
  const { items, active } = props;
  const size = useSize(props);
  const options = useMemo(() => flatten(items), [items]);
  const count = options.length;
  const startAt = (row: number) => windowStart(row, count, size);
  const [scrolled, setScrolled] = useState<Partial<Props> & { first: number }>({ first: 0 });
  const isScrolled = scrolled.items === items && scrolled.active === active;
  const first = isScrolled ? scrolled.first : startAt(active ? options.indexOf(active) : 0);
  const showRowsAt = (top: number) => {
    const next = startAt(rowAt(top));
    if (size === fullSize && next !== first) setScrolled({ items, active, first: next });
  };
  return {
    shown: useMemo(() => windowOf(items, count, first, size), [items, count, first, size]),
    follow: showRowsAt,
  };
};

/**
 * Renders the options of an open Select. Of a long list, only the rows around the visible ones are rendered. The active
 * row gets its class without rendering, because rendering a long list at each key would be slow.
 */
export function SelectList(props: Props) {
  const t = useTranslator();
  const { id, items, value, active, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const { shown, follow } = useWindow(props);
  const rows = useMemo(() => rowsOf(shown, id, value), [shown, id, value]);
  const find = () => (active ? list.current?.querySelector(`[data-value="${active.id}"]`) : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: newly rendered rows need the class again
  useLayoutEffect(() => {
    const node = find();
    node?.classList.add('active');
    return () => node?.classList.remove('active');
  }, [active, rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rendering after a scroll must not scroll back
  useLayoutEffect(() => {
    find()?.scrollIntoView({ block: 'nearest' });
  }, [active, items]);
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
      onScroll={(event) => follow(event.currentTarget.scrollTop)}
    >
      <div role="presentation" style={{ paddingBlock: `${shown.above}px ${shown.below}px` }}>
        {rows}
      </div>
      {items.length === 0 && (
        <div role="option" aria-selected="false" tabIndex={-1} className="heading">
          {t('No results found')}
        </div>
      )}
    </div>
  );
}
