import { effect } from '@preact/signals-core';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { Translator } from '../../../languages/translator.ts';
import { usableBonus } from '../../../order/price/bonus.ts';
import { formatMoney } from '../../../order/price/money.ts';
import { currencies } from '../../../order/vocabulary/ids.ts';
import { isPaidByHand } from '../../../order/vocabulary/site.ts';
import type { OrderFormState } from '../../../state/create-order-form.ts';
import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';
import type { OptionValues, SharedContext, WidgetContext } from '../../../state/page/context.ts';
import type { SessionStore } from '../../../state/session/session-store.ts';
import type { CreateOrderActions } from '../../../state/submission/order-actions.ts';
import { useLive } from '../../../ui/price/price.tsx';
import { useFacts } from '../../../ui/use-facts.ts';
import { useTranslator } from '../../../ui/use-translator.tsx';
import type { MessagePlace, OrderFormMessage } from '../../../validation/messages/notices.ts';

/** Properties that every arrangement gets. */
export interface StepsProps {
  step: 1 | 2;
  /** Heading that gets the focus when a step opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Number of the parts to render while the widget is still invisible; afterwards Infinity. */
  shown: number;
  isBusy: boolean;
}

/** Arrangement of the form for a group of templates: two pages, or the cards of the checkout template m3_d1. */
export interface Arrangement {
  Steps: ComponentType<StepsProps>;
  createOrderActions: CreateOrderActions;
  /** Returns the wording of a message in these templates. `field` is the field that the message concerns. */
  messageText(message: OrderFormMessage, t: Translator, place?: MessagePlace): string;
  beforeSubmit?(form: OrderFormState): void;
}

/** Parts with which a prerendered form works without scripts. */
export interface PlainForm {
  /** Address of the order page. */
  action: string;
  /** Content above the first field. */
  content: ReactNode;
  /** True if long lists are complete. Otherwise they hold only the chosen option. */
  isWhole: boolean;
}

/** Values that all parts of one mounted order form share. */
export interface Scope {
  form: OrderFormState;
  context: WidgetContext;
  options: OptionValues;
  /** True once the visitor has submitted a step. The form then shows a summary of errors. */
  hasSubmitted: boolean;
  /**
   * Present only in a prerendered form. Such a form has only what works without scripts, and shows no dates, because the server
   * does not know the visitor's time.
   */
  plain?: PlainForm | undefined;
  /** Returns the text of a message in the wording of the template. `field` is the field that the message concerns. */
  textOf(message: OrderFormMessage | undefined, field?: string): string | undefined;
}

export const ScopeContext = createContext<Scope | null>(null);

export const useScope = (): Scope => {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('an order form part stands outside its form');
  return scope;
};

type Reading<Store, Facts> = (facts: Snapshot<Store>) => Facts;

/**
 * Return values of the order's or of the session's store. The component is rendered again only when one of these values
 * changes.
 */
export const useOrder = <const Facts extends readonly unknown[]>(
  pick: Reading<OrderFormStore, Facts>,
): Facts => useFacts(useScope().form.store, pick);
export const useSession = <const Facts extends readonly unknown[]>(
  pick: Reading<SessionStore, Facts>,
): Facts => useFacts(useScope().form.session.store, pick);

/** Returns the errors of the order by field, with those of the registration or login if nobody is logged in. */
export const useErrors = () => {
  const [errors] = useOrder((facts) => [facts.errors]);
  const [personErrors] = useSession(({ identity, activeTab, errors }) => [
    identity ? null : errors[activeTab],
  ]);
  return { ...errors, ...personErrors };
};

export type OrderSnapshot = Snapshot<OrderFormStore>['draft'];

/**
 * Returns the start of the present minute by the server's time, in epoch milliseconds. Renders all components that use it again
 * at the same moment: when the minute changes, and when the server's time becomes known.
 */
export const useMinute = ({ now, skew }: Pick<SharedContext, 'now' | 'skew'>): number => {
  const presentMinute = () => Math.floor((now() + skew.value) / 60_000) * 60_000;
  const [minute, setMinute] = useState(presentMinute);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `presentMinute` uses nothing else
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      setMinute(presentMinute());
      // Asks each second, because a device that sleeps stops its timers.
      timer = setTimeout(tick, 1000 - (now() % 1000));
    };
    const stop = effect(tick);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [now, skew]);
  return minute;
};

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
 * Returns whether a bonus is used, and functions that calculate what is charged after it, in US cents, and whether it pays the whole
 * order.
 */
export const useCharge = () => {
  const { charged } = useScope().form.price;
  const [bonus] = useOrder((facts) => [facts.bonus.isUsed ? facts.bonus.balance : 0]);
  const left = () => charged.value - usableBonus(charged.value, bonus);
  // The charge is 0 where it is unknown.
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
 * Returns a function that formats what is charged after the bonus: "Pay $11.96", and with another chosen currency "Pay $11.96
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
