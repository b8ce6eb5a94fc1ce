// Figures of a site for the office.

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

/** Parts of the origin of a view or an order. */
export const sourceNames = ['widget', 'template', 'page', 'campaign', 'device'] as const;
export type SourceName = (typeof sourceNames)[number];
/** Origin of a view or an order: label of the widget, template, address of the page, campaign, device. Unknown parts are ''. */
export type Source = Record<SourceName, string>;

/** Difference between the shares of two groups of visitors. */
export interface Difference {
  /** The second share minus the first, from -1 to 1. */
  difference: number;
  /** Bounds of the 95 % confidence interval. */
  low: number;
  high: number;
  /**
   * Number of further visitors that each group needs, so that a test finds a difference of this size with 80 % probability; 0 if
   * there are enough, null if no number is enough because the shares are equal.
   */
  needed: number | null;
}

/** Numbers of visitors who saw the order form in one template, who then ordered, and who then paid. */
export interface TemplateVisitors {
  template: string;
  visitors: number;
  ordered: number;
  paid: number;
}

/** Visitors of a template, compared with those of the first template; null for the first one and for one without visitors. */
export interface TemplateFigures extends TemplateVisitors {
  orderedDifference: Difference | null;
  paidDifference: Difference | null;
}

export interface StaffFigures {
  /** Each day of the period that has any figure, oldest first. `day` is its start in UTC, ISO 8601. */
  days: (Figures & { day: string })[];
  sources: (Source & Figures)[];
  /** Sorted by their names. */
  templates: TemplateFigures[];
  /** Sentences about what the figures do not contain. */
  notices: string[];
}

/** Numbers of things that need the provider's attention now. */
export interface StaffHealth {
  /** Sentences about what the server refuses or does not do at present. */
  limits: string[];
  lettersWaiting: number;
  /** Minutes since the oldest waiting letter was written. */
  oldestLetterMinutes: number;
  /** Numbers of orders. */
  overdue: number;
  unread: number;
  unpaid: number;
}
