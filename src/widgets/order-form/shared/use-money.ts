import { usableBonus } from '../../../order/price/bonus.ts';
import { formatMoney } from '../../../order/price/money.ts';
import { currencies } from '../../../order/vocabulary/ids.ts';
import { isPaidByHand } from '../../../order/vocabulary/site.ts';
import { useLive } from '../../../ui/text/live-text.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useOrder, useScope } from './scope.ts';

/**
 * Returns the formatters of amounts in the chosen currency and of dollars that are converted to it, and its rate. A component that
 * stores a formatter needs the currency as its React key.
 */
export const useMoney = () => {
  const t = useTranslator();
  const [currencyId] = useOrder(({ draft }) => [draft.currencyId]);
  const { currency } = useScope().context.site.dictionaries;
  const { sign, rate = 1 } = currency.find(({ id }) => id === currencyId) ?? {};
  const money = (cents: number) => formatMoney(cents, sign, t);
  return { money, inCurrency: (usCents: number) => money(Math.round(usCents * rate)), rate, currencyId };
};

/**
 * Returns whether a bonus is used, and two functions: the first returns the charge after the bonus in US cents, the other whether
 * the bonus pays the whole order.
 */
export const useCharge = () => {
  const { charged } = useScope().form.price;
  const [bonus] = useOrder((facts) => [facts.bonus.isUsed ? facts.bonus.balance : 0]);
  const left = () => charged.value - usableBonus(charged.value, bonus);
  // An unknown charge is 0.
  return { left, isCovered: () => charged.value > 0 && left() === 0, isBonusUsed: bonus > 0 };
};

/** Returns whether the bonus pays the whole order. */
export const useIsCovered = (): boolean => useLive(useCharge().isCovered);

/** Returns whether the order is paid by hand after it was placed. One that the bonus pays begins at once. */
export const useIsPaidLater = (): boolean => {
  const isCovered = useIsCovered();
  return isPaidByHand(useScope().context.site) && !isCovered;
};

/**
 * Returns a function that formats the charge after the bonus: "Pay $11.96", and with another chosen currency "Pay $11.96
 * (about €10.76)". With `isPlacing`, for a site that is paid by hand, the texts are "Place order · $11.96 (about €10.76)", in
 * dollars "Place order · $1.70" after a bonus and otherwise "". It is "Pay $0.00" or "Place order · $0.00" if the bonus pays the
 * whole order, and "" if the charge is unknown. The currency has to be the React key of its user.
 */
export const usePayText = ({ isPlacing = false } = {}) => {
  const t = useTranslator();
  const { price } = useScope().form;
  const { money, currencyId } = useMoney();
  const { left, isCovered, isBonusUsed } = useCharge();
  const payText = () => {
    const cents = left();
    if (!cents && !isCovered()) return '';
    const amount = formatMoney(cents, undefined, t);
    if (currencyId === currencies.usd || !cents) {
      if (!isPlacing) return t('Pay %amount%', { amount });
      return isBonusUsed ? t('Place order · %amount%', { amount }) : '';
    }
    const converted = money(Math.round((price.total.value * cents) / price.charged.value));
    return isPlacing
      ? t('Place order · %amount% (about %price%)', { amount, price: converted })
      : t('Pay %amount% (about %price%)', { amount, price: converted });
  };
  return { payText, currencyId, isBonusUsed };
};
