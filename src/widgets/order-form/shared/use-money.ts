import { formatMoney } from '../../../order/price/money.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useOrder, useScope } from './scope.ts';

/**
 * Returns the formatter of amounts in the chosen currency. A component that stores the formatter needs the currency as
 * its React key.
 */
export const useMoney = () => {
  const t = useTranslator();
  const [currencyId] = useOrder(({ draft }) => [draft.currencyId]);
  const { currency } = useScope().context.site.dictionaries;
  const sign = currency.find(({ id }) => id === currencyId)?.sign;
  return { money: (cents: number) => formatMoney(cents, sign, t), currencyId };
};
