import { useMemo, useState } from 'react';
import { searchText } from '../../languages/characters.ts';

/** A choice of a Select. Entries of a dictionary have this shape. */
export interface SelectOption<V extends string | number> {
  id: V;
  name: string;
}

interface SelectGroup<V extends string | number> {
  name: string;
  options: readonly SelectOption<V>[];
}

export type SelectItem<V extends string | number> = SelectOption<V> | SelectGroup<V>;

export const isGroup = <V extends string | number>(item: SelectItem<V>): item is SelectGroup<V> =>
  'options' in item;

/** Returns the choices in reading order, without the headings. */
export const flatten = <V extends string | number>(items: readonly SelectItem<V>[]): SelectOption<V>[] =>
  items.flatMap((item) => (isGroup(item) ? item.options : item));

export type Items = readonly SelectItem<string | number>[];

/** Number of rows by which Page Up and Page Down move. A list that is not longer has no search input. */
export const pageRows = 5;

/** Returns the choices that `keeps` accepts, in their groups. */
export const filterItems = (items: Items, keeps: (option: SelectOption<string | number>) => boolean): Items =>
  items.flatMap<SelectItem<string | number>>((item) => {
    if (!isGroup(item)) return keeps(item) ? item : [];
    const options = item.options.filter(keeps);
    return options.length ? { ...item, options } : [];
  });

const search = (items: Items, query: string): Items => {
  if (!query) return items;
  const words = searchText(query).trim().split(/\s+/);
  const fits = ({ name }: { name: string }) => words.every((word) => searchText(name).includes(word));
  return items.flatMap((item) => (isGroup(item) && fits(item) ? item : filterItems([item], fits)));
};

/** Functions that return the new index of the active row, by key. */
const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at < last ? at + 1 : 0),
  ArrowUp: (at, last) => (at > 0 ? at - 1 : last),
  PageDown: (at, last) => Math.min(last, at + pageRows),
  PageUp: (at) => Math.max(0, at - pageRows),
  Home: () => 0,
  End: (_, last) => last,
};

/** Returns the search text, the options that match it, and the active option. */
export const useSearch = (options: Items, value: string, typed: string) => {
  const [query, setQuery] = useState(typed);
  const [movedIndex, setMovedIndex] = useState<number | null>(null);
  const matches = useMemo(() => search(options, query), [options, query]);
  const rows = useMemo(() => flatten(matches), [matches]);
  const findChosen = () => rows.findIndex((row) => String(row.id) === value);
  const at = movedIndex ?? (query ? 0 : Math.max(0, findChosen()));
  return {
    query,
    matches,
    active: rows[at],
    hasMoved: movedIndex !== null,
    ask: (text: string) => {
      setQuery(text);
      setMovedIndex(null);
    },
    move: (key: string) => {
      const to = moves[key]?.(at, rows.length - 1);
      if (to !== undefined) setMovedIndex(to);
      return to !== undefined;
    },
  };
};
