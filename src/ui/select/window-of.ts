import { isGroup, type SelectItem } from './select-option.ts';

type Items = readonly SelectItem<string | number>[];

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
export interface Window {
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
export const windowStart = (at: number, count: number, size: number): number =>
  isLong(count, size) ? Math.max(0, Math.min(count - size, at - (at % (size / 3)) - size / 3)) : 0;

/** Returns the index of the first visible row of a list that is scrolled down by `top` px. */
export const rowAt = (top: number): number => Math.floor(top / rowHeight);

/**
 * Returns `size` rows of a list of `count` rows, from the index `first` on and in their groups. A short list is
 * returned whole.
 */
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
