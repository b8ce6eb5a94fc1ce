import { formatMoney } from '../../../order/price/money.ts';
import { currencies } from '../../../order/vocabulary/ids.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useOrder, useScope } from './scope.ts';
import { useMoney } from './use-money.ts';

/**
 * Returns a function that formats what is charged after the bonus: "Pay $11.96", and with another chosen currency
 * "Pay $11.96 (about €10.76)". With `isPlacing`, for a site that is paid by hand, the texts are "" and
 * "Place order · $11.96 (about €10.76)". The text is "" if nothing is charged. The currency has to be the React key of its user.
 */
export const usePayText = ({ isPlacing = false } = {}) => {
  const t = useTranslator();
  const { price } = useScope().form;
  const { money, currencyId } = useMoney();
  const [bonus] = useOrder((facts) => [facts.bonus.isUsed ? facts.bonus.balance : 0]);
  const read = () => {
    const charged = price.charged.value;
    const cents = Math.max(0, charged - bonus);
    if (!cents) return '';
    const amount = formatMoney(cents, undefined, t);
    if (currencyId === currencies.usd) return isPlacing ? '' : t('Pay %amount%', { amount });
    const converted = money(Math.round((price.total.value * cents) / charged));
    return isPlacing
      ? t('Place order · %amount% (about %price%)', { amount, price: converted })
      : t('Pay %amount% (about %price%)', { amount, price: converted });
  };
  return { read, currencyId };
};
