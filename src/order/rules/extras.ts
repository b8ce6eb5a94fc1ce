import type { Extra } from '../vocabulary/dictionaries.ts';
import type { OrderDraft } from '../vocabulary/fields.ts';
import { extras, type WriterGradeId, writerGrades } from '../vocabulary/ids.ts';
import { fieldsOf } from '../vocabulary/map-fields.ts';
import type { Bootstrap } from '../vocabulary/site.ts';

export interface OfferedExtra extends Extra {
  /** The writer grade that this extra stands for. The order then contains the grade instead of the extra. */
  gradeId: WriterGradeId | undefined;
  /** Percent of the price of the elements if the extra stands for a writer grade; otherwise US cents per order. */
  amount: number;
}

const gradeOf: Readonly<Record<number, WriterGradeId>> = {
  [extras.top10Writer]: writerGrades.top10,
  [extras.premiumSpecialist]: writerGrades.premium,
};

/** Returns the extras of the site that have a price, in the sequence of its dictionary. */
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

export const hasExtra = (
  { extrasIds, writerGradeId }: Pick<OrderDraft, 'writerGradeId'> & { readonly extrasIds: readonly number[] },
  { id, gradeId }: OfferedExtra,
): boolean => (gradeId ? gradeId === writerGradeId : extrasIds.includes(id));

/** Returns the field name of an extra: its name in `extras`, or `extra` with its id for an extra of the site's own. */
export const extraField = (id: number): string =>
  fieldsOf(extras).find((name) => extras[name] === id) ?? `extra${id}`;
