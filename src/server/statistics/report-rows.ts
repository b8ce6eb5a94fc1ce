import { mapFields } from '../../order/vocabulary/map-fields.ts';
import type { visitorActions } from '../../order/vocabulary/visitor-actions.ts';

/** Origin of a view or an order in the report. Unknown parts are ''. */
export interface Source {
  /** Label of the widget: `Order Form`. */
  widget: string;
  template: string;
  /** Address of the page without its query. */
  page: string;
  /** Name of the campaign (`utm_campaign`). */
  campaign: string;
  /** `mobile`, `tablet` or `desktop`. */
  device: string;
}

export const sourceNames = [
  'widget',
  'template',
  'page',
  'campaign',
  'device',
] as const satisfies readonly (keyof Source)[];

/** Figures of the report with their headings, from the view to the paid order. Amounts are US cents. */
export const figures = [
  { name: 'views', heading: 'Views', isMoney: false },
  { name: 'prices', heading: 'Prices chosen', isMoney: false },
  { name: 'started', heading: 'Orders started', isMoney: false },
  { name: 'registered', heading: 'Registered', isMoney: false },
  { name: 'placed', heading: 'Placed', isMoney: false },
  { name: 'paid', heading: 'Paid', isMoney: false },
  { name: 'revenue', heading: 'Revenue', isMoney: true },
  { name: 'discounts', heading: 'Discounts', isMoney: true },
  { name: 'inTime', heading: 'Delivered in time', isMoney: false },
  { name: 'late', heading: 'Late', isMoney: false },
] as const;

export type Figure = (typeof figures)[number]['name'];
export type Figures = Record<Figure, number>;

type Actions = typeof visitorActions;

/** Figure that an action of a visitor increases, by the label of the widget. Other actions increase no figure. */
export const figureOf: { [Label in keyof Actions]: Partial<Record<Actions[Label][number], Figure>> } = {
  Calculator: { Show: 'views', Price: 'prices', 'Order Now': 'started' },
  'Price List': { Show: 'views', Follow: 'started' },
  'Order Form': { Show: 'views', Price: 'prices', Checkout: 'started', Registration: 'registered' },
};

/** Figures of one source on one day. */
export interface ReportRow extends Figures {
  /** Start of the day in UTC. */
  day: number;
  source: Source;
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
