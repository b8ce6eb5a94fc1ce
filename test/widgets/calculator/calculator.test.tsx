import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCalculator } from '../../../src/state/calculator/calculator.ts';
import { Calculator } from '../../../src/widgets/calculator/calculator.tsx';
import { act } from '../../support/components/act.ts';
import { click, fire, type Rendered, render, type } from '../../support/components/render.tsx';
import { fixtureContext, ok, type Scenario } from '../../support/state/fixture-context.ts';
import { until } from '../../support/state/until.ts';

const calculator = suite('calculator');
let page: Rendered;
let destroy = () => {};

const open = ({ answers, ...scenario }: Scenario = {}) => {
  // A call without an answer in the test stays unanswered.
  const calculatePrice = answers?.calculatePrice ?? (() => new Promise<never>(() => {}));
  const { context, observed, server } = fixtureContext({ ...scenario, answers: { calculatePrice } });
  const state = createCalculator(context);
  const { template, theme } = context.options;
  page = render(<Calculator calculator={state} site={context.site} template={template} theme={theme} />);
  destroy = state.destroy;
  return { observed, server, state, context };
};
calculator.after.each(() => {
  destroy();
  page.unmount();
});

const field = (name: string) => page.get(`[data-field="${name}"]`);
const choose = (name: string, id: number) => {
  const select = page.get<HTMLSelectElement>(`[name="${name}"]`);
  select.value = String(id);
  fire(select, new Event('change', { bubbles: true }));
};
const renderTurn = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve)));
/** Waits for the code behind edits; earlier edits take effect with it. */
const waitFor = (condition: () => boolean) => until(condition, renderTurn);
/** Address of the link that a click on "Order now" follows. */
const clickOrderNow = async () => {
  await renderTurn();
  const link = page.get<HTMLAnchorElement>('.order');
  const click = fire(link, new MouseEvent('click', { bubbles: true, cancelable: true }));
  assert.not(click.defaultPrevented);
  return new URL(link.href);
};
const text = (price: string) => page.get(`[data-price="${price}"]`).textContent;
/** Waits for the animation to a new amount, which takes frames. */
const total = async (amount: string) => {
  const deadline = Date.now() + 5000;
  while (text('total') !== amount && Date.now() < deadline)
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
  assert.is(text('total'), amount);
};
const priced = (base: number, sum: number, bonus: number) =>
  ok({
    basePriceConverted: base,
    totalPriceConverted: sum,
    bonusPriceConverted: bonus,
    currencyId: 1,
    discount: { code: 'WELCOME15', type: 'percent', value: 15, amountConverted: base - sum },
  });

calculator('CAL-01 the calculator shows its title, four choices and the categories', () => {
  open();
  assert.is(page.get('h2').textContent, 'Calculate your price');
  for (const name of ['typeId', 'academicLevelId', 'deadlineId', 'numberElements']) assert.ok(field(name));
  assert.ok(page.all('[name="typeId"] optgroup').length > 1);
  assert.is(page.get<HTMLFormElement>('form').getAttribute('name'), 'calculator');
});

calculator('CAL-01 template m1_d1a shows the same fields', () => {
  open({ options: { template: 'm1_d1a' } });
  assert.ok(page.get('.m1_d1a form'));
  assert.is(page.all('[data-field]').length, 4);
});

calculator('CAL-02 the quantity is labelled slides, problems or pages as the paper type counts', async () => {
  open();
  assert.match(field('numberElements').textContent ?? '', 'Number of pages');
  choose('typeId', 2);
  await waitFor(() => /problems/.test(field('numberElements').textContent ?? ''));
  assert.match(field('numberElements').textContent ?? '', 'Number of problems');
  choose('typeId', 55);
  await waitFor(() => page.all('[data-field="numberSlides"]').length === 1);
  assert.match(field('numberSlides').textContent ?? '', 'Number of slides');
  assert.is(page.all('[data-field="numberElements"]').length, 0);
});

calculator('CAL-03 CAL-08 the price animates to that of the choice', async () => {
  open();
  assert.is(text('total'), '$11.96');
  assert.is(text('base'), '');
  type(page.get<HTMLInputElement>('[name="numberElements"]'), '3');
  await total('$35.88');
});

calculator('CAL-03 the base price is struck through beside the saved amount', async () => {
  open({
    query: 'inputDiscountCode=WELCOME15',
    answers: { calculatePrice: () => priced(11.96, 10.17, 0.51) },
  });
  await total('$10.17');
  assert.is(page.get('s').textContent, '$11.96');
  assert.is(text('save'), 'You save $1.79');
});

calculator('CAL-04 the bonus icon opens the text about the bonus', async () => {
  open();
  const icon = page.get<HTMLButtonElement>('.info');
  assert.is(page.all('[data-price="bonus"]').length, 0);
  click(icon);
  assert.match(page.get('.bonus').textContent ?? '', '$0.60 will be saved in Your Bonus Storage');
  click(icon);
  assert.is(page.all('[data-price="bonus"]').length, 0);
});

calculator('CAL-04 no icon is shown without a bonus', async () => {
  open({ query: 'inputDiscountCode=X', answers: { calculatePrice: () => priced(11.96, 11.96, 0) } });
  assert.is(page.all('.info').length, 1, 'the tariff in hand gives one');
  await waitFor(() => page.all('.info').length === 0);
});

for (const field of ['deadlineId', 'academicLevelId', 'serviceId'])
  calculator(
    `CAL-05 CAL-06 a missing ${field} is explained under the price and blocks the order`,
    async () => {
      const { state, observed } = open();
      // The code of the first price creates its own draft and checks it for errors.
      const { draft } = state.store;
      await waitFor(() => state.store.draft !== draft);
      act(() => {
        state.store.errors = { [field]: 'combinationUnavailable' };
      });
      await waitFor(() => page.all('.price [data-error-for]').length > 0);
      assert.match(page.get(`.price [data-error-for="${field}"]`).textContent ?? '', 'not available');
      const link = page.get<HTMLAnchorElement>('.order');
      assert.is(link.getAttribute('aria-disabled'), 'true');
      assert.not(link.hasAttribute('href'), 'nothing to follow with any button, and nothing to copy');
      fire(link, new PointerEvent('pointerdown', { bubbles: true }));
      fire(link, new MouseEvent('click', { bubbles: true, cancelable: true }));
      fire(page.get('form'), new Event('submit', { bubbles: true, cancelable: true }));
      assert.not(link.hasAttribute('href'));
      assert.not(observed.recordedActions.includes('Calculator: Order Now'));
    },
  );

calculator('CAL-06 "Order now" opens the cabinet’s order page with the choice and the tracking', async () => {
  const { observed } = open({ query: 'inputDiscountCode=WELCOME15' });
  choose('academicLevelId', 2);
  await renderTurn();
  const address = await clickOrderNow();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  fire(page.get('form'), submit);
  assert.ok(submit.defaultPrevented);
  assert.is(address.origin + address.pathname, 'https://my.example.com/order-now');
  const sent = Object.fromEntries(address.searchParams);
  assert.is(sent.academicLevelId, '2');
  assert.is(sent.inputDiscountCode, 'WELCOME15');
  assert.is(sent.affiliateId, 'A7');
  assert.is(sent.promoId, '1');
  const orderNowActions = observed.recordedActions.filter((event) => event === 'Calculator: Order Now');
  assert.is(orderNowActions.length, 2, 'by the click and by Enter in a field');
});

calculator('CAL-06 "Order now" is followed by the keys that press a button', async () => {
  const { observed } = open();
  await clickOrderNow();
  const press = (key: string) =>
    fire(page.get('.order'), new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  assert.ok(press(' ').defaultPrevented, 'and the page does not scroll');
  assert.not(press('Tab').defaultPrevented);
  const orderNowActions = observed.recordedActions.filter((event) => event === 'Calculator: Order Now');
  assert.is(orderNowActions.length, 2, 'by the click and by Space');
});

calculator('CAL-06 "Order now" follows the redirect of its element', async () => {
  open({ options: { redirect: '/order/?inputDiscountCode=WELCOME15' } });
  const address = await clickOrderNow();
  assert.is(address.host + address.pathname, 'example.com/order/');
  assert.is(address.searchParams.get('inputDiscountCode'), 'WELCOME15');
});

calculator('EMB-04 the link has no tracking on the cabinet', async () => {
  open({ isCabinet: true });
  const { href } = await clickOrderNow();
  assert.match(href, 'order-now');
  assert.not.match(href, 'affiliateId');
});

calculator(
  'CAL-07 the server is asked at the start only if the query differs from the defaults',
  async () => {
    const undiscounted = open();
    await renderTurn();
    await renderTurn();
    assert.is(undiscounted.server.sent.length, 0);
    destroy();
    page.unmount();
    const chosen = open({ query: 'deadlineId=5' });
    await renderTurn();
    await renderTurn();
    assert.is(chosen.server.sent.length, 1);
    assert.is(page.get('[data-field="deadlineId"] .select').dataset.value, '5');
  },
);

calculator('CAL-09 the calculator exposes its active step', () => {
  open();
  assert.is(page.get('form').dataset.step, '1');
});

calculator('TYP-06 the level is disabled where the paper type has only one', async () => {
  open();
  const level = () => page.get<HTMLSelectElement>('[name="academicLevelId"]');
  choose('typeId', 4);
  await waitFor(() => level().disabled);
  assert.ok(level().disabled);
});

calculator.run();
