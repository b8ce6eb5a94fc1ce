import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currencyId } from '../../../../src/order/vocabulary/ids.ts';
import { act } from '../../../support/components/act.ts';
import { click } from '../../../support/components/render.tsx';
import {
  type Answers,
  ada,
  loggedInStorage,
  offline,
  ok,
  priced,
  refused,
  type Scenario,
} from '../../../support/state/fixture-context.ts';
import { type OpenForm, openStepTwo, until } from '../../../support/state/fixture-form.tsx';

const field = suite('bonus in the order form');
let page: OpenForm;

/** Opens step 2 with a price of 11.96. The customer is logged in if `storage` contains a token. */
const openStepTwoWith = async ({ answers, ...scenario }: Scenario = {}) => {
  page = await openStepTwo({ ...scenario, answers: { identity: () => ok(ada), ...answers } });
};
const bonusAnswer = (balanceCents: number) => () => ok({ balanceCents, entries: [] });
/** Opens step 2 for a logged-in customer with a bonus, and waits for the checkbox of the bonus. */
const openWithBonus = async (
  balanceCents: number,
  options: Scenario['options'] = {},
  answers: Answers = {},
) => {
  const storage = loggedInStorage();
  await openStepTwoWith({ options, storage, answers: { bonus: bonusAnswer(balanceCents), ...answers } });
  await until(box);
};
const box = () => page.container.querySelector<HTMLElement>('[data-field="useBonus"]');
const orders = () => page.sent.filter(({ name }) => name === 'createOrder');

field('BON-01 a customer who uses a bonus sees at once what is left to pay', async () => {
  await openWithBonus(500, {}, { createOrder: () => offline });
  assert.match(box()?.textContent ?? '', 'Use $5.00 of your Bonus Storage');
  assert.not.match(box()?.textContent ?? '', 'You pay');
  assert.ok(box()?.closest('fieldset')?.querySelector('.payments'), 'below the payment methods');
  const total = page.form.price.charged.peek();
  click(page.control('useBonus'));
  const left = ((total - 500) / 100).toFixed(2);
  assert.match(box()?.textContent ?? '', `You pay $${left}.`);
  assert.is(page.get('.bar .aside-note b').textContent, `Pay $${left}`, 'the prominent sum of the bar');
  page.form.edit('policyAccepted', true);
  page.submit();
  await until(() => orders().length);
  assert.is(orders()[0]?.payload.useBonus, 500);
});

field('BON-01 the button of template m3_d1 names what is left to pay, beside the price', async () => {
  await openWithBonus(500, { template: 'm3_d1' });
  click(page.control('useBonus'));
  assert.match(page.get('.bar-amounts').textContent ?? '', /^Price:\$11\.96/);
  assert.is(page.get('.go').textContent?.replaceAll('\u00a0', ' '), 'Place order · $6.96');
});

for (const template of ['m1_d1', 'm3_d1'] as const)
  field(`BON-01 if a bonus pays the whole order, nothing is said about paying (${template})`, async () => {
    await openWithBonus(99_999, { template });
    act(() => page.form.edit('currencyId', currencyId(2)));
    const total = (page.form.price.charged.peek() / 100).toFixed(2);
    assert.match(box()?.textContent ?? '', `Use $${total} of`);
    const ofPaying = () => [
      page.all('.payments').length,
      Number(page.container.textContent?.includes('$1 is')),
    ];
    assert.equal(ofPaying(), [1, 1]);
    click(page.control('useBonus'));
    assert.match(box()?.textContent ?? '', 'You pay $0.00.');
    assert.equal(ofPaying(), [0, 0]);
    if (template === 'm1_d1') assert.is(page.get('.bar .aside-note').textContent, 'Pay $0.00');
    else {
      assert.is(page.get('.go').textContent?.replaceAll('\u00a0', ' '), 'Place order · $0.00');
      assert.match(page.get('.afterwards').textContent ?? '', 'Your bonus pays the whole price');
    }
    click(page.control('useBonus'));
    assert.equal(ofPaying(), [1, 1]);
  });

field('BON-01 the button names the least chargeable amount if the bonus would leave less', async () => {
  await openWithBonus(1190);
  click(page.control('useBonus'));
  assert.match(box()?.textContent ?? '', 'You pay $0.50.');
  assert.match(page.get('.bar').textContent ?? '', 'Pay $0.50');
});

field('BON-01 an unchecked bonus is not sent, and after a refusal the balance is loaded again', async () => {
  let balance = 500;
  const message = 'Your Bonus Storage holds less than that now. Please choose again whether to use it';
  const createOrder: Answers['createOrder'] = ({ payload }) =>
    payload.useBonus ? refused('useBonus', message) : offline;
  await openWithBonus(0, {}, { bonus: () => bonusAnswer(balance)(), createOrder });
  click(page.control('useBonus'));
  page.form.edit('policyAccepted', true);
  balance = 200;
  page.submit();
  await until(() => box()?.textContent?.includes('Use $2.00'));
  assert.equal([page.step(), page.control('useBonus').checked], ['2', false]);
  assert.match(page.container.textContent ?? '', message);
  page.submit();
  await until(() => orders().length > 1);
  assert.not('useBonus' in (orders()[1]?.payload ?? {}));
});

for (const [customer, scenario] of [
  ['a visitor who has not logged in', {}],
  ['a customer without a bonus', { storage: loggedInStorage(), answers: { bonus: bonusAnswer(0) } }],
  [
    'a site without a Bonus Storage',
    { storage: loggedInStorage(), answers: { bonus: () => refused('', '', 404) } },
  ],
] as const)
  field(`BON-01 ${customer} is offered no bonus`, async () => {
    await openStepTwoWith({
      ...scenario,
      answers: { calculatePrice: () => priced(11.96), ...Object(scenario).answers },
    });
    assert.is(box(), null);
  });

field.run();
