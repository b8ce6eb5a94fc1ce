import type { ReactNode } from 'react';
import { separator } from './paper-line.ts';

/**
 * Renders the items of a line with a separator before each but the first. The styles clip a separator at the start of a row, where
 * it would look like a bullet.
 */
export const LineItems = ({ items }: { items: readonly ReactNode[] }) =>
  items.flatMap((item, nth) => [
    nth > 0 && ' ',
    // biome-ignore lint/suspicious/noArrayIndexKey: an item has no state
    <span key={nth} className="item">
      {nth > 0 && <i>·&nbsp;</i>}
      {item}
    </span>,
  ]);

/** Renders the lines of an order's summary that are not empty, each in the direction of its text. */
export const SummaryLines = ({ lines }: { lines: readonly string[] }) =>
  lines.filter(Boolean).map((line) => (
    <p key={line} dir="auto">
      <LineItems items={line.split(separator)} />
    </p>
  ));
