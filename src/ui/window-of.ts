import { flatten, isGroup, type SelectItem } from './select-option.ts';

type Items = readonly SelectItem<string | number>[];

/** Height of a row of one line, in px (select-popup.css). */
const rowHeight = 40;

/** So many rows of a long list are rendered: those in sight, and more around them than one turn of a wheel passes. */
export const fullSize = 45;
/** So many as it opens, hardly more than can be in sight: they show within a frame. */
const sizeAtFirst = 15;
const isLong = (count: number) => count > 2 * fullSize;

/** How many rows an opening list of `count` has at first. */
export const firstSize = (count: number): number => (isLong(count) ? sizeAtFirst : fullSize);

/** Some rows of a list. */
export interface Window {
  items: Items;
  isPart: boolean;
  /** Place of the first row among all of them, which are `count`; headings are no rows. */
  first: number;
  count: number;
  /** Room of the rows before and after, in px. */
  above: number;
  below: number;
}

/**
 * The first row of a window of `size` around row `at`, with a third of them or more on either side; it changes in steps,
 * so that few scrolls render anything.
 */
export const windowStart = (at: number, count: number, size: number): number =>
  isLong(count) ? Math.max(0, Math.min(count - size, at - (at % (size / 3)) - size / 3)) : 0;

/** The row that stands first where a list has been scrolled by `top` px. */
export const rowAt = (top: number): number => Math.floor(top / rowHeight);

/** A long list's rows from `first` on, in their groups; a short list whole. */
export const windowOf = (items: Items, first: number, size: number): Window => {
  const count = flatten(items).length;
  if (!isLong(count)) return { items, isPart: false, first: 0, count, above: 0, below: 0 };
  const end = first + size;
  let passed = 0;
  const shown = items.flatMap((item): Items => {
    const options = isGroup(item) ? item.options : [item];
    const kept = options.slice(Math.max(0, first - passed), Math.max(0, end - passed));
    passed += options.length;
    return isGroup(item) && kept.length ? [{ ...item, options: kept }] : kept;
  });
  const above = first * rowHeight;
  return { items: shown, isPart: true, first, count, above, below: (count - end) * rowHeight };
};
