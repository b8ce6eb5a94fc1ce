import type { WidgetName } from '../order/vocabulary/site.ts';

interface ElementRow {
  widget: WidgetName;
  /** Attributes that the element requires. */
  needs?: string;
  /** Content of the element, as the guide describes it. */
  shows: string;
}

/** Every element; `<octavo-NAME>` is the element of the widget NAME. */
export const elements: readonly ElementRow[] = [
  { widget: 'calculator', shows: 'the price of a paper and the link to the order form' },
  { widget: 'order-form', shows: 'the order in two steps, with registration and login' },
  { widget: 'price-list', shows: 'the price table with a filter; every price is a link' },
  { widget: 'service-rules', needs: 'rule="terms-of-use"', shows: "one of the provider's rule pages" },
  { widget: 'service-info', shows: 'three cards on quality, quantity and anonymity' },
];

export const everyWidget = elements.map(({ widget }) => widget);

/** Widgets that the server also serves as finished HTML, at `/embed/NAME.html`. */
export const prerenderedWidgets = [
  'calculator',
  'price-list',
  'order-form',
] as const satisfies readonly WidgetName[];

export type PrerenderedWidget = (typeof prerenderedWidgets)[number];
