import type { Extra } from '../vocabulary/dictionaries.ts';
import type { OrderDraft } from '../vocabulary/draft.ts';
import { extras, type WriterGradeId, writerGrades } from '../vocabulary/ids.ts';
import type { Bootstrap } from '../vocabulary/site.ts';

/** An extra of the site with its price. */
export interface OfferedExtra extends Extra {
  /** The writer grade that this extra stands for; such an extra is ordered as the grade. */
  gradeId: WriterGradeId | undefined;
  /** US cents once an order; for a writer grade percent of the elements. */
  amount: number;
}

const gradeOf: Readonly<Record<number, WriterGradeId>> = {
  [extras.top10Writer]: writerGrades.top10,
  [extras.premiumSpecialist]: writerGrades.premium,
};

/** The site's extras that have a price, in the order of its dictionary. */
export const offeredExtras = ({
  dictionaries,
  tariff,
}: Pick<Bootstrap, 'dictionaries' | 'tariff'>): OfferedExtra[] =>
  dictionaries.extra.flatMap((extra) => {
    const gradeId = gradeOf[extra.id];
    const amount = gradeId
      ? tariff.gradePercents.find((row) => row.gradeId === gradeId)?.percent
      : tariff.extraCents.find(({ extraId }) => extraId === extra.id)?.cents;
    return amount === undefined ? [] : [{ ...extra, gradeId, amount }];
  });

/** Whether a draft has an offered extra. */
export const hasExtra = (
  { extrasIds, writerGradeId }: Pick<OrderDraft, 'writerGradeId'> & { readonly extrasIds: readonly number[] },
  { id, gradeId }: OfferedExtra,
): boolean => (gradeId ? gradeId === writerGradeId : extrasIds.includes(id));

/** The name of an extra's control: the specification's where it has one. */
export const extraField = (id: number): string =>
  Object.entries(extras).find(([, known]) => known === id)?.[0] ?? `extra${id}`;
