import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCalculator } from '../../../src/state/calculator/calculator.ts';
import { Calculator } from '../../../src/widgets/calculator/calculator.tsx';
import { act } from '../../support/components/act.ts';
import { click, fire, type Rendered, render, type } from '../../support/components/render.tsx';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { fixtureContext, priced, type Scenario } from '../../support/state/fixture-context.ts';
import { until } from '../../support/until.ts';

const calculator = suite('calculator');
let page: Rendered;

/** Renders a calculator until the test ends. */
const open = ({ answers, ...scenario }: Scenario = {}) => {
  // Without an answer of the test, the price call is never answered.
  const calculatePrice = answers?.calculatePrice ?? (() => new Promise<never>(() => {}));
  const { context, observed } = fixtureContext({ ...scenario, answers: { calculatePrice } });
  const state = createCalculator(context);
  stopAfter(state.destroy);
  const { template, theme } = context.options;
  page = render(<Calculator calculator={state} site={context.site} template={template} theme={theme} />);
  return { observed, state };
};

const choose = (name: string, id: number) => {
  const select = page.get<HTMLSelectElement>(`[name="${name}"]`);
  select.value = String(id);
  fire(select, new Event('change', { bubbles: true }));
};

/** Waits until all changes so far are rendered. */
const renderTurn = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve)));

/** Waits for a condition, and renders the calculator meanwhile. */
const waitFor = (condition: () => boolean) => until(condition, renderTurn);

/** Waits until the counting has reached this amount, which takes several frames. */
const total = (amount: string) => waitFor(() => text('total') === amount);

const field = (name: string) => page.get(`[data-field="${name}"]`);
const text = (price: string) => page.get(`[data-price="${price}"]`).textContent;
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

calculator('CAL-02 the label of the quantity is slides, problems or pages, by paper type', async () => {
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

calculator('CAL-03 CAL-08 the price counts to the price of the new choice', async () => {
  open();
  assert.equal([text('total'), text('base')], ['$11.96', '']);
  type(page.get<HTMLInputElement>('[name="numberElements"]'), '3');
  await total('$35.88');
});

calculator('CAL-03 the price before the discount is struck through beside the saved amount', async () => {
  const discount = { code: 'WELCOME15', type: 'percent', value: 15, amountConverted: 1.79 };
  open({
    query: 'inputDiscountCode=WELCOME15',
    answers: { calculatePrice: () => priced(10.17, discount, 11.96) },
  });
  await total('$10.17');
  assert.equal([page.get('s').textContent, text('save')], ['$11.96', 'You save $1.79 (−15%)']);
});

calculator('CAL-03 the calculator names the discount as the site does', async () => {
  open({
    site: (site) => {
      site.config.redirect = { path: '/order/', inputDiscountCode: 'WELCOME15', discountName: 'First paper' };
      site.linkDiscount = { code: 'WELCOME15', type: 'percent', value: 15 };
    },
  });
  assert.equal([text('total'), text('save')], ['$10.17', 'You save $1.79 (First paper −15%)']);
});

calculator('CAL-03 a discount of half a percent more is not rounded', async () => {
  open({
    site: (site) => {
      site.config.redirect = { path: '/order/', inputDiscountCode: 'HALF' };
      site.linkDiscount = { code: 'HALF', type: 'percent', value: 12.5 };
    },
  });
  assert.equal([text('total'), text('save')], ['$10.47', 'You save $1.49 (−12.5%)']);
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

calculator('CAL-04 without a bonus there is no bonus icon', async () => {
  const calculatePrice = () => priced(11.96, null, 11.96, { bonusPriceConverted: 0 });
  open({ query: 'inputDiscountCode=X', answers: { calculatePrice } });
  assert.is(page.all('.info').length, 1, 'the tariff in hand gives one');
  await waitFor(() => page.all('.info').length === 0);
});

calculator('TYP-06 the level is disabled if the paper type has one level only', async () => {
  open();
  const level = () => page.get<HTMLSelectElement>('[name="academicLevelId"]');
  choose('typeId', 4);
  await waitFor(() => level().disabled);
  assert.ok(level().disabled);
});

/** Clicks "Order now" and returns the address that the browser would open. */
const clickOrderNow = async () => {
  await renderTurn();
  const link = page.get<HTMLAnchorElement>('.order');
  const click = fire(link, new MouseEvent('click', { bubbles: true, cancelable: true }));
  assert.not(click.defaultPrevented);
  return new URL(link.href);
};

for (const field of ['deadlineId', 'academicLevelId', 'serviceId'])
  calculator(`CAL-05 CAL-06 a missing ${field}, explained under the price, blocks "Order now"`, async () => {
    const { state, observed } = open();
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
  });

calculator('CAL-06 Enter in a field, Enter and Space follow "Order now"', async () => {
  const { observed } = open();
  await clickOrderNow();
  const press = (key: string) =>
    fire(page.get('.order'), new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  assert.ok(press(' ').defaultPrevented, 'and the page does not scroll');
  assert.not(press('Tab').defaultPrevented);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  fire(page.get('form'), submit);
  assert.ok(submit.defaultPrevented);
  const orderNowActions = observed.recordedActions.filter((event) => event === 'Calculator: Order Now');
  assert.is(orderNowActions.length, 3, 'by the click, by Space and by Enter in a field');
});

calculator.run();
