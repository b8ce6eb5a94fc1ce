import { isGroup, type SelectItem } from './select-option.ts';

type Items = readonly SelectItem<string | number>[];

/** Height of a row of one line, in px (select-popup.css). */
const rowHeight = 40;

/** Number of rendered rows of a long list: the visible ones, and more around them than one wheel step scrolls. */
export const fullSize = 45;
/** Number of rows in the first frame: hardly more than can be visible, so that they can be rendered within a frame. */
export const firstSize = 15;
const isLong = (count: number, size: number) => count > (4 * size) / 3;

/** A part of a list's rows. */
export interface Window {
  items: Items;
  isPart: boolean;
  /** Index of the first row among all `count` rows, without headings. */
  first: number;
  count: number;
  /** Height of the rows before and after, in px. */
  above: number;
  below: number;
}

/**
 * Returns the first row of a window of `size` rows around row `at`, with at least a third of them on either side. The result
 * changes in steps, so that few scroll events cause rendering.
 */
export const windowStart = (at: number, count: number, size: number): number =>
  isLong(count, size) ? Math.max(0, Math.min(count - size, at - (at % (size / 3)) - size / 3)) : 0;

/** Returns the index of the first visible row of a list that is scrolled by `top` px. */
export const rowAt = (top: number): number => Math.floor(top / rowHeight);

/** Returns `size` rows from `first` on, in their groups, of a list of `count` rows. A short list is returned whole. */
export const windowOf = (items: Items, count: number, first: number, size: number): Window => {
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
