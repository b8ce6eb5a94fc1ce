import type { DiscountSeed } from '../stores/sites/site-seed.ts';

/** One code of each type, and an expired one. */
export const discounts: DiscountSeed[] = [
  { code: 'WELCOME15', type: 'percent', value: 15, activeFrom: null, activeTo: null },
  { code: 'TENOFF', type: 'fixed', value: 10, activeFrom: null, activeTo: null },
  {
    code: 'SPRING10',
    type: 'percent',
    value: 10,
    activeFrom: Date.UTC(2024, 2, 1),
    activeTo: Date.UTC(2024, 5, 1),
  },
];
