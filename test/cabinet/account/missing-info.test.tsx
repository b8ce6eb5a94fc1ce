import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OrdersPage } from '../../../src/cabinet/pages/orders-page.tsx';
import { type Answers, ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, until } from '../../support/cabinet/open-page.tsx';
import { ada, submit } from '../../support/cabinet/open-profile.tsx';
import { type } from '../../support/components/render.tsx';

const missing = suite('question for missing names and phone');

const short = { email: 'ada@example.com', firstName: '', lastName: '', phone: '' };
const title = 'Complete your profile';

/** Opens the orders of a customer, who is another one in each test, and waits for the question. */
const open = async (owner: string, contact = short, answers: Answers = {}) => {
  const view = await openPage(
    <OrdersPage params={{}} query={new URLSearchParams()} />,
    { orders: () => ok([order({ contact })]), ...answers },
    { token: 'jwt', owner },
  );
  const names = () => view.all<HTMLInputElement>('[name="primary"] input').map(({ name }) => name);
  const input = (name: string) => view.get<HTMLInputElement>(`input[name="${name}"]`);
  const fillIn = () => {
    type(input('firstName'), 'Ada');
    type(input('lastName'), 'Reader');
    type(input('phone'), '+1 555 123 4567');
  };
  return { ...view, names, input, fillIn };
};
const openAsked = async (...args: Parameters<typeof open>) => {
  const view = await open(...args);
  await until(() => view.names().length > 0);
  return view;
};

missing('the list of orders asks a customer who registered short for name and phone, and once', async () => {
  const view = await openAsked('1', short, { changePrimaryInfo: () => ok(ada) });
  assert.match(view.text(), title);
  assert.equal(view.names(), ['firstName', 'lastName', 'phone']);
  view.fillIn();
  submit(view, 'primary');
  await until(() => view.text().includes('Saved.'));
  const { name, payload } = view.sent.at(-1) ?? {};
  assert.is(name, 'changePrimaryInfo');
  assert.equal(payload, { firstName: 'Ada', lastName: 'Reader', phone: '+15551234567' });
  assert.equal(view.names(), []);
  assert.is(document.activeElement?.textContent, 'Saved.');
  view.unmount();
  const later = await open('1');
  assert.not.match(later.text(), title);
});

missing('“Not now” ends the question for this customer, not for another one', async () => {
  const view = await openAsked('2');
  await view.press('Not now');
  assert.is(document.activeElement?.textContent, 'You can add it in your profile at any time.');
  assert.equal(view.names(), []);
  view.unmount();
  const later = await open('2');
  assert.not.match(later.text(), title);
  await openAsked('3');
});

missing('only missing fields are asked for, and the others are sent as they are', async () => {
  const view = await openAsked(
    '4',
    { ...short, firstName: 'Ada', lastName: 'Reader' },
    { changePrimaryInfo: () => ok(ada) },
  );
  assert.equal(view.names(), ['phone']);
  type(view.input('phone'), '+15551234567');
  submit(view, 'primary');
  await until(() => view.text().includes('Saved.'));
  assert.equal(view.sent.at(-1)?.payload, { firstName: 'Ada', lastName: 'Reader', phone: '+15551234567' });
});

missing('a customer with name and phone, or without orders, is asked nothing', async () => {
  for (const answers of [{}, { orders: () => ok([]) }]) {
    const view = await open('5', ada, answers);
    assert.not.match(view.text(), title);
  }
});

missing.run();
