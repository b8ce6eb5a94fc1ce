import type { ReactNode } from 'react';
import * as calls from '../../api/calls.ts';
import type { Order } from '../../api/resources/order.ts';
import type { Text } from '../../languages/text.ts';
import { formatHours } from '../../order/format.ts';
import { Button } from '../../ui/look/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { dollarText, mailLink, wholeCode } from '../shared/order-texts.tsx';
import { billedCents, payText } from '../shared/payment-texts.ts';
import { Sheet } from '../shared/sheet.tsx';
import { useSite } from '../shared/use-load.ts';
import { useRequest } from '../shared/use-request.tsx';
import type { PlacedProps } from './placed-notice.tsx';

interface Props {
  order: Order;
  /** Called if the order's status has changed meanwhile. */
  onStale: () => void;
}

/** Renders the button that opens the page of the payment service. An order has one such page at a time. */
export function PayOnline({ order, onStale }: Props) {
  const { t, client } = useCabinet();
  const site = useSite();
  // The button is not busy after the customer has left, because the browser's back button may restore this page as it
  // was.
  const { isBusy, problem, send } = useRequest();
  const pay = async () => {
    const result = await send(() => client.send(calls.beginPayment, { params: { id: order.code } }));
    if (!result.failed) window.location.assign(result.payload.url);
    else if (result.status === 409) onStale();
  };
  return (
    <Sheet id="how-to-pay" title={t('Pay online')}>
      <p>
        {order.dueCents
          ? t(
              'You pay on the page of our payment service, which brings you back here. The amount is what a change of your order has left to pay.',
            )
          : t(
              'You pay on the page of our payment service, which brings you back here. Your writer begins as soon as the payment is confirmed.',
            )}
      </p>
      <div className="pay-bar">
        {problem && <Notice kind="error">{problem}</Notice>}
        <Button isLoading={isBusy} onClick={pay}>
          {payText(order, site, t)}
        </Button>
      </div>
      <p className="muted">
        {t('What you type there never reaches us.')} <Questions code={order.code} />
      </p>
    </Sheet>
  );
}

/** Renders how to pay without a payment service. The provider confirms such a payment by marking the order as paid. */
export function PayByHand({ order, method, payment }: PlacedProps & { method: string }) {
  const { t } = useCabinet();
  const { code } = order;
  const { answerHours, howToPay } = payment;
  const provider = useSite()?.config.title ?? t('The provider');
  const values = { provider, hours: formatHours(answerHours, t), method, code: wholeCode(code) };
  if (order.chargedCents === 0)
    return (
      <section className="sheet">
        <p>
          {t.parts<ReactNode>(
            'Nothing is left to pay. %provider% confirms order %code% and writes to you when your writer begins.',
            values,
          )}{' '}
          <Questions code={code} />
        </p>
      </section>
    );
  return (
    <Sheet
      id="how-to-pay"
      title={t.parts<ReactNode>(howToPay ? 'Pay %amount% by %method%' : 'To pay by %method%: %amount%', {
        amount: dollarText(billedCents(order), t),
        method: (
          <span key="method" className="whole">
            {method}
          </span>
        ),
      })}
    >
      <p>
        {t.parts<ReactNode>((howToPay ? payAsTold : payWhenAsked)[order.dueCents ? 'due' : 'whole'], values)}
      </p>
      {howToPay && <p className="typed">{howToPay}</p>}
      <p className="muted">
        {t('Nothing is charged on this page and no card details are asked for here.')}{' '}
        <Questions code={code} />
      </p>
    </Sheet>
  );
}

/** Texts for a provider who writes how to pay: the whole order, or the amount due after a change of it. */
const payWhenAsked: Record<'whole' | 'due', Text> = {
  whole:
    '%provider% confirms every payment personally. Once the money has arrived, we mark order %code% as paid, write to you, and your writer begins.',
  due: 'The amount is what a change of your order has left to pay. We write to you within %hours% how to pay it by %method%.',
};

/** The same texts for a provider who has described the payment for all orders. */
const payAsTold: typeof payWhenAsked = {
  whole:
    'Please pay as follows, and name order %code% with the payment. Within %hours% of its arrival we mark the order as paid, write to you, and your writer begins.',
  due: 'The amount is what a change of your order has left to pay. Please pay it as follows, and name order %code% with the payment.',
};

/** Renders an e-mail link for questions about an order, if the site has an e-mail address. */
function Questions({ code }: Pick<Order, 'code'>) {
  const { t } = useCabinet();
  const mail = useSite()?.config.contact_email;
  return mail && t.parts('Questions: %email%', { email: mailLink(mail, t('Order %code%', { code })) });
}
