import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslator } from '../use-translator.tsx';
import { flatten, type Items, isGroup, type SelectItem, type SelectOption } from './select-options.ts';

/** Height of a row with one line of text, in px. It repeats the one of select-popup.css. */
const rowHeight = 40;

/**
 * Number of rows of a long list that are rendered: the visible ones, and more rows around them than one step of a mouse
 * wheel scrolls.
 */
export const fullSize = 45;
/**
 * Number of rows that are rendered in the first frame. It is little more than the number of visible rows, so that one
 * frame is enough.
 */
export const firstSize = 15;
const isLong = (count: number, size: number) => count > (4 * size) / 3;

/** Rows of a list that are rendered. */
interface Window {
  items: Items;
  isPart: boolean;
  /** Index of the first rendered row among all `count` rows. Headings are not counted. */
  first: number;
  count: number;
  /** Height of all rows before and after the rendered ones, in px. */
  above: number;
  below: number;
}

/**
 * Returns the index of the first of `size` rows around row `at`, with at least a third of them on either side. The
 * result changes in steps of a third, so that few scroll events cause rendering.
 */
const windowStart = (at: number, count: number, size: number): number =>
  isLong(count, size) ? Math.max(0, Math.min(count - size, at - (at % (size / 3)) - size / 3)) : 0;

/** Returns the index of the first visible row of a list that is scrolled down by `top` px. */
const rowAt = (top: number): number => Math.floor(top / rowHeight);

/**
 * Returns `size` rows of a list of `count` rows, from the index `first` on and in their groups. A short list is
 * returned whole.
 */
const windowOf = (items: Items, count: number, first: number, size: number): Window => {
  if (!isLong(count, size)) return { items, isPart: false, first: 0, count, above: 0, below: 0 };
  const end = first + size;
  const shown: SelectItem<string | number>[] = [];
  let passedRows = 0;
  for (const item of items) {
    if (passedRows >= end) break;
    const options = isGroup(item) ? item.options : [item];
    if (passedRows + options.length > first) {
      const kept = options.slice(Math.max(0, first - passedRows), end - passedRows);
      shown.push(isGroup(item) ? { ...item, options: kept } : item);
    }
    passedRows += options.length;
  }
  const above = first * rowHeight;
  return { items: shown, isPart: true, first, count, above, below: (count - end) * rowHeight };
};

interface Props {
  id: string;
  items: Items;
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
