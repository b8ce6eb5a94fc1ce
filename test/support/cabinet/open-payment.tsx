import type { Payment as PaymentState } from '../../../src/api/resources.ts';
import { type Cabinet, CabinetContext } from '../../../src/cabinet/context/cabinet-context.ts';
import { Payment } from '../../../src/cabinet/payment/payment.tsx';
import { click, render } from '../components/render.tsx';
import { type Answers, fakeCabinet, order, success } from './fake-cabinet.ts';
import { waitForResponses } from './open-page.tsx';

/** Creates the answer of the call `payment` for an order that is paid online and has this state. */
export const paymentIn = (state: PaymentState['state']) => () =>
  success({ way: 'checkout', state, answerHours: 12, card: null });

/** Renders the page of an order that is paid at a payment service, and records the addresses that its button opens. */
export const openPayment = async (
  answers: Answers,
  { returnFrom = null, site }: { returnFrom?: 'success' | 'cancelled' | null; site?: Cabinet['site'] } = {},
) => {
  const { cabinet, sent } = fakeCabinet(
    { order: () => success(order()), payment: paymentIn('due'), ...answers },
    { token: 'jwt' },
  );
  const openedUrls: string[] = [];
  const view = render(
    <CabinetContext value={site ? { ...cabinet, site } : cabinet}>
      <Payment
        orderCode="O-7K3M9Q"
        paymentSystemId={1}
        cameBack={returnFrom}
        openPaymentPage={(url) => openedUrls.push(url)}
      />
    </CabinetContext>,
  );
  await waitForResponses();
  const text = () => view.container.textContent ?? '';
  const pay = async () => {
    const button = [...view.container.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Pay '),
    );
    if (!button) throw new Error('there is no button to pay');
    click(button);
    await waitForResponses();
  };
  return { ...view, sent, openedUrls, text, pay };
};
