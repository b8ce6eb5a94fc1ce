/** Figures from the view to the paid order, with their headings. Amounts are US cents. */
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

/** Parts of the origin of a view or an order. A view has no discount code. */
export const originParts = [
  'widget',
  'template',
  'page',
  'campaign',
  'source',
  'affiliate',
  'code',
  'device',
] as const;
export type OriginPart = (typeof originParts)[number];
/** Origin of a view or an order: label of the widget, address of the page, names of the others. Unknown parts are ''. */
export type Origin = Record<OriginPart, string>;
