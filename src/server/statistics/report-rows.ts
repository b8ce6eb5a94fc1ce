import { type Figure, type Figures, figures, type Origin } from '../../api/figures.ts';
import { mapFields } from '../../order/vocabulary/map-fields.ts';
import type { visitorActions } from '../../order/vocabulary/visitor-actions.ts';

type Actions = typeof visitorActions;

/** Figure that an action of a visitor increases, by the label of the widget. Other actions increase no figure. */
export const figureOf: { [Label in keyof Actions]: Partial<Record<Actions[Label][number], Figure>> } = {
  Calculator: { Show: 'views', Price: 'prices', 'Order Now': 'started' },
  'Price List': { Show: 'views', Follow: 'started' },
  'Order Form': { Show: 'views', Price: 'prices', Checkout: 'started', Registration: 'registered' },
};

/** Figures of one origin on one day. */
export interface ReportRow extends Figures {
  /** Start of the day in UTC. */
  day: number;
  origin: Origin;
}

export const noFigures: Readonly<Figures> = mapFields(
  figures.map(({ name }) => name),
  () => 0,
);

/** Adds up the figures of rows with the same key. The result has the sequence in which the keys first occur. */
export const addUpBy = <Key>(
  rows: readonly ReportRow[],
  keyOf: (row: ReportRow) => Key,
): Map<Key, Figures> => {
  const sums = new Map<Key, Figures>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key) ?? { ...noFigures };
    for (const { name } of figures) sum[name] += row[name];
    sums.set(key, sum);
  }
  return sums;
};
