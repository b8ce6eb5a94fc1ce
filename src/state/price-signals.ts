import { signal } from '@preact/signals-core';
import type { Cents } from '../order/tariff.ts';

/** Base, total and bonus in cents of one currency. */
export interface Amounts {
  base: Cents;
  total: Cents;
  bonus: Cents;
}

/** What a price block shows. Signals, so that a new price renders no component. */
export const createPriceSignals = () => {
  const [base, total, save, bonus] = [signal(0), signal(0), signal(0), signal(0)];
  /** False where these amounts are shown already. */
  const show = (next: Amounts): boolean => {
    const isNew = next.total !== total.peek() || next.base !== base.peek();
    base.value = next.base;
    total.value = next.total;
    save.value = next.base - next.total;
    bonus.value = next.bonus;
    return isNew;
  };
  return { base, total, save, bonus, show };
};
