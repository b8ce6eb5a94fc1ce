import { isGroup, type SelectItem } from './select-option.ts';

type Items = readonly SelectItem<string | number>[];

/** Height of a row of one line, in px (select-popup.css). */
const rowHeight = 40;

/** So many rows of a long list are rendered: those in sight, and more around them than one turn of a wheel passes. */
export const fullSize = 45;
/** So many at first, hardly more than can be in sight: they show within a frame. */
export const firstSize = 15;
const isLong = (count: number, size: number) => count > (4 * size) / 3;

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
  isLong(count, size) ? Math.max(0, Math.min(count - size, at - (at % (size / 3)) - size / 3)) : 0;

/** The row that stands first where a list has been scrolled by `top` px. */
export const rowAt = (top: number): number => Math.floor(top / rowHeight);

/** Of a list of `count` rows, `size` from `first` on, in their groups; a short list whole. */
export const windowOf = (items: Items, count: number, first: number, size: number): Window => {
  if (!isLong(count, size)) return { items, isPart: false, first: 0, count, above: 0, below: 0 };
  const end = first + size;
  const shown: SelectItem<string | number>[] = [];
  let passed = 0;
  for (const item of items) {
    if (passed >= end) break;
    const options = isGroup(item) ? item.options : [item];
    if (passed + options.length > first) {
      const kept = options.slice(Math.max(0, first - passed), end - passed);
      shown.push(isGroup(item) ? { ...item, options: kept } : item);
    }
    passed += options.length;
  }
  const above = first * rowHeight;
  return { items: shown, isPart: true, first, count, above, below: (count - end) * rowHeight };
};
