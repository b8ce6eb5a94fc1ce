import type { Payment as PaymentState } from '../../../src/api/resources/order.ts';
import { SecurePaymentPage } from '../../../src/cabinet/pages/secure-payment-page.tsx';
import { click } from '../components/render.tsx';
import { type Answers, ok, order } from './fake-cabinet.ts';
import { openPage, waitForResponses } from './open-page.tsx';

/** Creates the answer of the call `payment` for an order that is paid online and has this state. */
export const paymentIn = (state: PaymentState['state']) => () =>
  ok({ way: 'checkout', state, answerHours: 12, card: null });

/** Renders the page of an order that is paid at a payment service, and records the addresses that its button opens. */
export const openPayment = async (answers: Answers, payment = '') => {
  const openedUrls: string[] = [];
  window.location.assign = (url) => void openedUrls.push(String(url));
  const query = new URLSearchParams({ orderCode: 'O-7K3M9Q', paymentSystemId: '1', payment });
  const page = <SecurePaymentPage params={{}} query={query} />;
  const view = await openPage(page, { order: () => ok(order()), payment: paymentIn('due'), ...answers });
  const pay = async () => {
    const button = view.all('button').find(({ textContent }) => textContent?.startsWith('Pay '));
    if (!button) throw new Error('there is no button to pay');
    click(button);
    await waitForResponses();
  };
  return { ...view, openedUrls, pay };
};
