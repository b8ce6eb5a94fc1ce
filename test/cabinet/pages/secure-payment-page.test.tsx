import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SecurePaymentPage } from '../../../src/cabinet/pages/secure-payment-page.tsx';
import { type Answers, ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { act } from '../../support/components/act.ts';

const page = suite('secure payment page');
const query = new URLSearchParams('orderCode=O-7K3M9Q&paymentSystemId=1');

const open = (answers: Answers, facts: { token: string | null } = { token: 'jwt' }) =>
  openPage(<SecurePaymentPage params={{}} query={query} />, answers, facts);
const ownOrder: Answers = {
  order: () => ok(order()),
  payment: () => ok({ way: 'manual', state: 'due', answerHours: 12 }),
};

page('ORD-15 a customer who comes from the order form sees the amount of that order', async () => {
  const { text, get } = await open(ownOrder);
  assert.is(get('[data-price="total"]').textContent, '$80.33');
  assert.match(text(), 'Order O-7K3M9Q');
  assert.match(text(), 'Nothing is charged on this page');
});

page('ORD-15 an expired hand-off code asks for a login and keeps the order visible', async () => {
  const { text, get, store } = await open(ownOrder, { token: null });
  assert.match(text(), 'Your order O-7K3M9Q is safe');
  get('form[name="login"]');
  act(() => {
    store.token = 'jwt';
  });
  await waitForResponses();
  assert.match(text(), '$80.33');
});

page('CAB-01 another customer’s order is refused with an explanation', async () => {
  const { text } = await open({}, { token: 'jwt' });
  assert.match(text(), 'There is no order O-7K3M9Q in your account');
  const bare = <SecurePaymentPage params={{}} query={new URLSearchParams()} />;
  const unnamed = await openPage(bare, {}, { token: 'jwt' });
  assert.match(unnamed.text(), 'There is no such order in your account.');
});

page.run();
