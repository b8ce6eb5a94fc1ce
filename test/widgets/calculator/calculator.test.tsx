import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act } from '../../support/components/act.ts';
import { click, type } from '../../support/components/render.tsx';
import { renderCalculator, waitFor } from '../../support/components/render-calculator.tsx';
import { ok } from '../../support/state/fixture-context.ts';

const calculator = suite('calculator');
let page: ReturnType<typeof renderCalculator>;

const open = (...scenario: Parameters<typeof renderCalculator>) => {
  page = renderCalculator(...scenario);
  return page;
};

const field = (name: string) => page.get(`[data-field="${name}"]`);
const text = (price: string) => page.get(`[data-price="${price}"]`).textContent;
/** Waits until the counting has reached this amount, which takes several frames. */
const total = async (amount: string) => {
  const deadline = Date.now() + 60_000;
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

calculator('CAL-02 the label of the quantity is slides, problems or pages, by paper type', async () => {
  open();
  assert.match(field('numberElements').textContent ?? '', 'Number of pages');
  page.choose('typeId', 2);
  await waitFor(() => /problems/.test(field('numberElements').textContent ?? ''));
  assert.match(field('numberElements').textContent ?? '', 'Number of problems');
  page.choose('typeId', 55);
  await waitFor(() => page.all('[data-field="numberSlides"]').length === 1);
  assert.match(field('numberSlides').textContent ?? '', 'Number of slides');
  assert.is(page.all('[data-field="numberElements"]').length, 0);
});

calculator('CAL-03 CAL-08 the price counts to the price of the new choice', async () => {
  open();
  assert.is(text('total'), '$11.96');
  assert.is(text('base'), '');
  type(page.get<HTMLInputElement>('[name="numberElements"]'), '3');
  await total('$35.88');
});

calculator('CAL-03 the price before the discount is struck through beside the saved amount', async () => {
  open({
    query: 'inputDiscountCode=WELCOME15',
    answers: { calculatePrice: () => priced(11.96, 10.17, 0.51) },
  });
  await total('$10.17');
  assert.is(page.get('s').textContent, '$11.96');
  assert.is(text('save'), 'You save $1.79 (−15%)');
});

calculator('CAL-03 the calculator names the discount as the site does', async () => {
  open({
    site: (site) => {
      site.config.redirect = { path: '/order/', inputDiscountCode: 'WELCOME15', discountName: 'First paper' };
      site.linkDiscount = { code: 'WELCOME15', type: 'percent', value: 15 };
    },
  });
  assert.is(text('total'), '$10.17');
  assert.is(text('save'), 'You save $1.79 (First paper −15%)');
});

calculator('CAL-03 a discount of half a percent more is not rounded', async () => {
  open({
    site: (site) => {
      site.config.redirect = { path: '/order/', inputDiscountCode: 'HALF' };
      site.linkDiscount = { code: 'HALF', type: 'percent', value: 12.5 };
    },
  });
  assert.is(text('total'), '$10.47');
  assert.is(text('save'), 'You save $1.49 (−12.5%)');
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
  open({ query: 'inputDiscountCode=X', answers: { calculatePrice: () => priced(11.96, 11.96, 0) } });
  assert.is(page.all('.info').length, 1, 'the tariff in hand gives one');
  await waitFor(() => page.all('.info').length === 0);
});

calculator('TYP-06 the level is disabled if the paper type has one level only', async () => {
  open();
  const level = () => page.get<HTMLSelectElement>('[name="academicLevelId"]');
  page.choose('typeId', 4);
  await waitFor(() => level().disabled);
  assert.ok(level().disabled);
});

calculator.run();
