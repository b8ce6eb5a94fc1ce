import { extras, writerGrades } from '../../order/vocabulary/ids.ts';
import type { Tariff } from '../../order/vocabulary/tariff.ts';

/** Surcharges of both demo sites. */
export const surcharges: Omit<Tariff, 'grids'> = {
  gradePercents: [
    { gradeId: writerGrades.premium, percent: 20 },
    { gradeId: writerGrades.top10, percent: 35 },
  ],
  extraCents: [
    { extraId: extras.abstractPage, cents: 1499 },
    { extraId: extras.plagiarismReport, cents: 999 },
    { extraId: extras.personalSupport, cents: 999 },
  ],
  bonusPercent: 5,
};
