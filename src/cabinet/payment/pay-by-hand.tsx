import { formatHours } from '../../order/format.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { chargedText } from '../order/summary/order-texts.ts';
import { Sheet } from '../shared/sheet.tsx';
import type { PaymentProps } from './bill.tsx';
import { Questions } from './questions.tsx';

interface Props extends PaymentProps {
  /** Hours within which the provider writes how to pay. */
  answerHours: number;
}

/** Renders how to pay without a payment service. The provider confirms such a payment by marking the order as paid. */
export function PayByHand({ order, site, method, answerHours }: Props) {
  const t = useTranslator();
  const { code, contact } = order;
  const { email } = contact;
  const provider = site?.config.title ?? t('The provider');
  if (order.chargedCents === 0)
    return (
      <section className="sheet">
        <p>
          {t(
            'Nothing is left to pay. %provider% confirms order %code% and writes to %email% when your writer begins.',
            { provider, code, email },
          )}{' '}
          <Questions order={order} site={site} />
        </p>
      </section>
    );
  return (
    <Sheet id="how-to-pay" title={t('Pay %amount% by %method%', { amount: chargedText(order, t), method })}>
      <p>
        {t(
          '%provider% confirms every payment personally. We write to %email% within %hours% how to pay by %method%. Once the money has arrived, we mark order %code% as paid, write to you again, and your writer begins.',
          { provider, email, hours: formatHours(answerHours, t), method, code },
        )}
      </p>
      <p className="muted">
        {t('Nothing is charged on this page and no card details are asked for here.')}{' '}
        <Questions order={order} site={site} />
      </p>
    </Sheet>
  );
}
