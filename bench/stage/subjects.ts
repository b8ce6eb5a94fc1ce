import type { Watched } from '../measure/probe.ts';

/** A subject of measurements: a page with a widget, or with a peer in its place. */
export interface Subject {
  /** Name in the tables. */
  name: string;
  url: string;
  watched: Watched;
  /** True if only the first price is measured: the widget is that of another subject, or its days are no select. */
  isFirstPriceOnly?: boolean;
}

const total = '[data-price=total]';
const watchedOf = {
  calculator: { element: 'octavo-calculator', price: total },
  'order-form': { element: 'octavo-order-form', price: total },
  'price-list': { element: 'octavo-price-list', price: 'td a' },
} satisfies Record<string, Watched>;

/** Peers of the calculator, by the name of their source file in bench/peers. */
export const peers = {
  vanilla: 'vanilla JavaScript',
  'react-hook-form': 'React, react-hook-form, zod',
  surveyjs: 'SurveyJS',
} as const;

/** Name of Octavo's calculator in every table that compares it. */
export const octavoName = 'Octavo calculator';

/** Returns the page with a price in its markup and no widget. The cost of a widget is the difference from this page. */
export const pageAlone = (origin: string): Subject => ({
  name: 'the page alone',
  url: `${origin}/bench/empty.html`,
  watched: { element: 'octavo-nothing', price: total },
});

/** Returns every subject of the topic about the first price. */
export const subjectsAt = (origin: string): Subject[] => {
  const calculator = (name: string, url: string): Subject => ({ name, url, watched: watchedOf.calculator });
  const prerenderedSubject = (widget: 'calculator' | 'order-form', name: string): Subject => ({
    name,
    url: `${origin}/bench/prerendered-${widget}.html`,
    watched: { element: `octavo-${widget} > [slot=octavo]`, price: total },
    isFirstPriceOnly: true,
  });
  return [
    calculator(octavoName, `${origin}/bench/calculator.html`),
    ...Object.entries(peers).map(([peer, name]) => calculator(name, `${origin}/bench/${peer}.html`)),
    prerenderedSubject('calculator', 'Octavo calculator in the page’s HTML'),
    {
      name: 'Octavo price list',
      url: `${origin}/bench/price-list.html`,
      watched: watchedOf['price-list'],
    },
    {
      name: 'Octavo order form',
      url: `${origin}/bench/order-form.html`,
      watched: watchedOf['order-form'],
    },
    {
      name: 'Octavo checkout',
      url: `${origin}/bench/checkout.html`,
      watched: watchedOf['order-form'],
      isFirstPriceOnly: true,
    },
    prerenderedSubject('order-form', 'Octavo order form in the page’s HTML'),
  ];
};
