import { formatPercent } from '../../order/format.ts';
import { extras, writerGrades } from '../../order/ids.ts';
import { formatMoney } from '../../order/money.ts';
import type { Tariff } from '../../order/tariff.ts';

export type ExtraField =
  | 'abstractPage'
  | 'plagiarismReport'
  | 'personalSupport'
  | 'top10Writer'
  | 'premiumSpecialist';

const extraCost = (id: number) => (tariff: Tariff) => {
  const found = tariff.extraCents.find(({ extraId }) => extraId === id);
  return found ? `+${formatMoney(found.cents)}` : '';
};
const gradeCost = (id: number) => (tariff: Tariff) => {
  const found = tariff.gradePercents.find(({ gradeId }) => gradeId === id);
  return found ? `+${formatPercent(found.percent)}` : '';
};

/** An extra of the form: what it is called, what it is and what it adds to the price. */
export interface Extra {
  field: ExtraField;
  name: string;
  about: string;
  costOf: (tariff: Tariff) => string;
}

/** Useful Extras, in their order on the form. */
export const extraRows: readonly Extra[] = [
  {
    field: 'abstractPage',
    name: 'Abstract page',
    about: 'A page that sums up the paper',
    costOf: extraCost(extras.abstractPage),
  },
  {
    field: 'plagiarismReport',
    name: 'Plagiarism report',
    about: 'Proof that the text is original',
    costOf: extraCost(extras.plagiarismReport),
  },
  {
    field: 'personalSupport',
    name: 'Personal support',
    about: 'A manager who looks after this order alone',
    costOf: extraCost(extras.personalSupport),
  },
  {
    field: 'top10Writer',
    name: 'TOP-10 writer',
    about: 'One of the ten writers whom customers rate best',
    costOf: gradeCost(writerGrades.top10),
  },
  {
    field: 'premiumSpecialist',
    name: 'Premium writer',
    about: 'A senior writer in your subject',
    costOf: gradeCost(writerGrades.premium),
  },
];
