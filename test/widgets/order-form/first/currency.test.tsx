import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { choose, discounted, type OpenForm, openForm, until } from '../../../support/state/fixture-form.tsx';

const currency = suite('order form, currency');

let page: OpenForm;

currency('ORD-08 the currency selector lists five currencies with signs, and names the rate', async () => {
  page = await openForm();
  const select = page.get<HTMLSelectElement>('select[name="currencyId"]');
  const names = [...select.options].map(({ textContent }) => textContent);
  assert.equal(names, ['USD ($)', 'EUR (€)', 'GBP (£)', 'AUD (A$)', 'CAD (C$)']);
  for (const [id, rate] of [
    ['2', '$1 is €0.90.'],
    ['3', '$1 is £0.78.'],
    ['4', '$1 is A$1.46.'],
    ['5', '$1 is C$1.31.'],
  ] as const) {
    choose(select, id);
    await until(() => page.get('[data-field="currencyId"]').textContent?.includes(rate));
  }
});

currency('MON-01 ORD-08 the form names the charge in US dollars that the server has returned', async () => {
  page = await openForm({ answers: { calculatePrice: () => discounted(17, 14.53, { chargedCents: 1615 }) } });
  const currencyNotice = () => page.get('[data-field="currencyId"]').textContent ?? '';
  assert.match(currencyNotice(), 'You are charged $11.96 in USD.');
  choose(page.control('currencyId'), '2');
  await until(() => page.price('total') === '€14.53');
  assert.match(currencyNotice(), '$1 is €0.90. You are charged $16.15 in USD. Your bank may add');
});

currency('MON-01 ORD-08 the form names no charge if a server with its own prices returns none', async () => {
  page = await openForm({ answers: { calculatePrice: () => discounted(17, 14.53) } });
  choose(page.control('currencyId'), '2');
  await until(() => page.price('total') === '€14.53');
  assert.match(page.get('[data-field="currencyId"]').textContent ?? '', 'You are charged in USD.');
});

currency('PRM-01 a fixed discount for a first order is named in the chosen currency', async () => {
  page = await openForm({
    site: (site) => {
      site.linkDiscount = { code: 'TENOFF', type: 'fixed', value: 10, firstOrderOnly: true };
    },
    answers: { calculatePrice: () => discounted(10.76, 10.76) },
  });
  choose(page.control('currencyId'), '2');
  await until(() => page.price('total') === '€10.76');
  page.button('First order: €1.76 (−€9.00)');
});

currency('PRM-01 extras cost the same in the chosen currency in their list and folded line', async () => {
  page = await openForm();
  const noteOf = (fold: string) =>
    page.all('.more-button').find(({ textContent }) => textContent?.includes(fold))?.textContent ?? '';
  choose(page.control('currencyId'), '2');
  assert.match(noteOf('Useful Extras'), 'from €8.99');
  assert.match(page.get('[data-field="plagiarismReport"]').textContent ?? '', '+€8.99');
});

currency.run();
