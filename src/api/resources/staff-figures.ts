import { type Static, Type } from 'typebox';
import { mapFields } from '../../order/vocabulary/map-fields.ts';
import { figures, originParts } from '../figures.ts';
import { count, flagOf, integerOf, oneOf, orNull, text, textOf, time } from './schemas.ts';

const figureFields = mapFields(
  figures.map(({ name }) => name),
  () => Type.Integer(),
);

/** Difference between the shares of two groups of visitors. */
const Difference = Type.Object({
  difference: Type.Number({ description: 'The second share minus the first, from -1 to 1' }),
  low: Type.Number({ description: 'Lower bound of the 95 % confidence interval' }),
  high: Type.Number({ description: 'Upper bound of the 95 % confidence interval' }),
  needed: orNull(
    count,
    'Further visitors that each group needs, so that a test finds a difference of this size with 80 % probability; 0 if there are enough, null if no number is enough because the shares are equal',
  ),
});
export type Difference = Static<typeof Difference>;

const templateVisitors = { template: text, visitors: count, ordered: count, paid: count };
/** Numbers of visitors who saw the order form in one template, who then ordered, and who then paid. */
export type TemplateVisitors = Static<Type.TObject<typeof templateVisitors>>;

const compared = orNull(
  Difference,
  'From the first template; null for the first one and for one without visitors',
);
/** Visitors of a template, compared with those of the first template. */
const TemplateFigures = Type.Object({
  ...templateVisitors,
  orderedDifference: compared,
  paidDifference: compared,
});

const notices = Type.Array(text, { description: 'Sentences about what the figures do not contain' });

export const StaffFigures = Type.Object({
  days: Type.Array(
    Type.Object({
      day: textOf('Start of the day in UTC, ISO 8601'),
      ...figureFields,
    }),
    { description: 'Each day of the period that has any figure, oldest first' },
  ),
  origins: Type.Array(Type.Object({ part: oneOf(originParts), name: text, ...figureFields }), {
    description: 'Figures of each widget, template and so on; the name is empty where the part is unknown',
  }),
  notices,
});
export type StaffFigures = Static<typeof StaffFigures>;

/** Visitors of each template of the order form, and how many of them have ordered and paid. */
export const StaffTemplates = Type.Object({
  templates: Type.Array(TemplateFigures, { description: 'Sorted by their names' }),
  notices,
});
export type StaffTemplates = Static<typeof StaffTemplates>;

/** Numbers of things that need the provider's attention now. */
export const StaffHealth = Type.Object({
  limits: Type.Array(text, {
    description: 'Sentences about what the server refuses or does not do at present',
  }),
  freeMb: integerOf('Free megabytes of the disk with the data'),
  lastBackupAt: orNull(time, 'Time of the last backup by the command `backup`; null if none is known'),
  lettersWaiting: count,
  oldestLetterMinutes: integerOf('Minutes since the oldest waiting letter was written'),
  webhooksFailing: integerOf('Webhooks that fail, or are switched off because they failed'),
  overdue: integerOf('Number of orders'),
  refundsWaiting: integerOf('Number of orders with money that has still to go back'),
  unread: integerOf('Number of orders'),
  unpaid: integerOf('Number of orders'),
});
export type StaffHealth = Static<typeof StaffHealth>;

/** Sums of the payments and refunds of a day by one method in one currency. */
const PayoutDay = Type.Object({
  day: textOf('Day in the time zone of the site, such as `2030-12-31`'),
  isByHand: flagOf('False for the payment service'),
  currency: textOf('Code of the currency (ISO 4217), whose hundredths the amounts are'),
  payments: count,
  paymentCents: count,
  refunds: count,
  refundCents: count,
});
export type PayoutDay = Static<typeof PayoutDay>;

/** Sums of the payments and refunds of each day of a month. */
export const StaffPayouts = Type.Object({
  timeZone: textOf('Time zone of the site, in which its days begin and end'),
  days: Type.Array(PayoutDay, { description: 'Days without an amount are left out' }),
});
export type StaffPayouts = Static<typeof StaffPayouts>;
