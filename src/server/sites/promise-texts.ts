import { formatMoney, toCents } from '../../order/price/money.ts';
import type { Promises } from '../../order/vocabulary/site.ts';
import type { Discount } from '../../order/vocabulary/tariff.ts';

/** Texts of what a site promises, by name: `refundFirstHalf` is "70 %". A promise that the site does not make has no text. */
export type PromiseTexts = ReadonlyMap<string, string>;

type Table = Omit<Promises, 'firstOrderCode'>;

/** Texts of the promises, by the names that rules and pages use. The text is empty if the site does not make the promise. */
const rows = {
  revisionDays: ({ revisionDays }: Table) => `${revisionDays}`,
  refundBeforeWriter: ({ refundPercents }: Table) => `${refundPercents.beforeWriter} %`,
  refundFirstHalf: ({ refundPercents }: Table) => `${refundPercents.firstHalf} %`,
  refundSecondHalf: ({ refundPercents }: Table) => `${refundPercents.secondHalf} %`,
  refundLate: ({ latePercent }: Table) => (latePercent ? `${latePercent} %` : ''),
  firstOrderCode: (_: Table, discount?: Discount) => discount?.code ?? '',
  firstOrder: (_: Table, discount?: Discount) => {
    if (!discount) return '';
    return discount.type === 'percent' ? `${discount.value} %` : formatMoney(toCents(discount.value));
  },
};

/** Names of all promises. */
export const promiseNames: readonly string[] = Object.keys(rows);

/**
 * Returns the texts of what a site promises. `firstOrder` is the discount of the promised code; it is absent if that code is
 * unknown, has ended or is valid for a limited time.
 */
export const promiseTexts = (
  promises: Promises | undefined,
  firstOrder: Discount | undefined,
): PromiseTexts =>
  new Map(
    promises
      ? Object.entries(rows)
          .map(([name, textOf]) => [name, textOf(promises, firstOrder)] as const)
          .filter(([, text]) => text)
      : [],
  );
