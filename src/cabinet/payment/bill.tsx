import type { ReactNode } from 'react';
import type { Card, Order } from '../../api/resources.ts';
import { deadlineText } from '../../order/ordered-paper.ts';
import { formatMoney } from '../../order/price/money.ts';
import { currencies } from '../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { useTranslator } from '../../ui/use-translator.tsx';
import {
  amountText,
  cardText,
  chosenCurrency,
  momentText,
  OrderSummary,
} from '../order/summary/order-summary.tsx';

export interface PaymentProps {
  order: Order;
  /** Data of the site; null until they are loaded. */
  site: Bootstrap | null;
  /** Name of the payment system. */
  method: string;
}

interface Props extends PaymentProps {
  /** Label of the amount, such as "Amount due". */
  label: string;
  /** Card with which the order was paid. */
  card?: Card | null;
}

type Priced = Pick<PaymentProps, 'order' | 'site'>;

/** Renders the price in the chosen currency, and the price before the discount if there was one. */
function ChosenPrice({ order, site }: Priced) {
  const t = useTranslator();
  const { basePriceConverted: base, totalPriceConverted: total } = order;
  return (
    <>
      {base > total && <s>{amountText(base, { order, site, t })}</s>} {amountText(total, { order, site, t })}
    </>
  );
}

/** Renders the charged amount in US dollars. A price in another currency is only for information. */
function AmountCharged({ label, order, site }: Priced & { label: string }) {
  const t = useTranslator();
  const { basePriceConverted: base, totalPriceConverted: total } = order;
  const currency = chosenCurrency(order, site);
  return (
    <>
      <p className="due">
        <span>{label}</span>
        {order.currencyId === currencies.usd && base > total && <s>{amountText(base, { order, site, t })}</s>}
        <strong data-price="total">
          {formatMoney(order.refundedCents ?? order.chargedCents, undefined, t)}
        </strong>
      </p>
      {currency && (
        <p className="muted">
          {t.parts<ReactNode>('In %currency%, for your information: %price%.', {
            currency: currency.title,
            price: <ChosenPrice key="price" order={order} site={site} />,
          })}{' '}
          {t('You are charged in USD. Your bank may add a conversion fee, and VAT may apply.')}
        </p>
      )}
    </>
  );
}

/**
 * Renders order, payment method and amount of a payment. Its lines are folded, because the order's page shows them,
 * too.
 */
export function Bill({ order, site, method, label, card }: Props) {
  const t = useTranslator();
  return (
    <section className="sheet bill" aria-labelledby="bill">
      <h2 id="bill">{t('Order %code%', { code: order.code })}</h2>
      <p className="topic">{order.topic}</p>
      <details className="fold">
        <summary>{t('What you ordered')}</summary>
        <OrderSummary order={order} />
      </details>
      <p className="due">
        <span>{t(card ? 'Paid with' : 'Payment method')}</span> <b>{card ? cardText(card) : method}</b>
      </p>
      <p className="due">
        <span>{t('Deadline')}</span> <b>{deadlineText(order, (time) => momentText(time, t), t)}</b>
      </p>
      {order.bonusUsedCents > 0 && (
        <p className="due">
          <span>{t('Bonus used')}</span> <b>{formatMoney(-order.bonusUsedCents, undefined, t)}</b>
        </p>
      )}
      <AmountCharged label={label} order={order} site={site} />
    </section>
  );
}
