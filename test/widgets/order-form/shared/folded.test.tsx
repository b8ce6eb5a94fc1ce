import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act } from '../../../support/components/act.ts';
import { click, type } from '../../../support/components/render.tsx';
import { ok, refused } from '../../../support/state/fixture-context.ts';
import { type OpenForm, openForm, until } from '../../../support/state/fixture-form.tsx';

const folded = suite('order form, folded parts of step 1');

let page: OpenForm;
const lines = () => page.texts('.more-button');

folded('ORD-03 ORD-07 what no order needs is folded to lines, which name prices and choices', async () => {
  page = await openForm({ query: '?inputDiscountCode=SAVE' }, { isFolded: true });
  assert.equal(lines(), [
    'Useful Extrasfrom $9.99',
    'Materialsnone chosen',
    'Your detailsor on the next step',
    'Currency and discountUSD, Code SAVE',
  ]);
  click(page.button('Useful Extrasfrom $9.99'));
  click(page.control('abstractPage'));
  act(() => page.form.addFiles([new File(['%PDF'], 'notes.pdf')]));
  await until(() => lines()[1] === 'Materialsnotes.pdf');
  assert.is(lines()[0], 'Useful ExtrasAbstract page');
  click(page.button('Useful ExtrasAbstract page'));
  assert.is(page.container.querySelector('.extras'), null);
});

folded('ORD-03 UI-01 an error unfolds the part that has it, and no other', async () => {
  const answers = { validateOrder: () => refused('writersPreferredCode', 'writerUnknown') };
  page = await openForm({ answers }, { isFolded: true });
  page.fillPaper();
  page.submit();
  await until(() => page.error('writersPreferredCode'));
  const unfolded = page.all('.more-button').map((line) => line.getAttribute('aria-expanded'));
  assert.equal(unfolded, ['true', 'false', 'false', 'false']);
});

folded('ORD-03 UI-01 Checkout unfolds begun customer details, with the first error in focus', async () => {
  page = await openForm({}, { isFolded: true });
  page.fillPaper();
  click(page.button('Your detailsor on the next step'));
  type(page.control('email'), 'ada@example.com');
  click(page.button('Your detailsada@example.com'));
  assert.is(lines()[2], 'Your detailsada@example.com');
  page.submit();
  await until(() => page.error('firstName'));
  await until(() => document.activeElement === page.control('firstName'));
  click(page.button('Your detailsada@example.com'));
  assert.is(lines()[2], 'Your detailsada@example.comPlease check', 'the line says that errors are folded');
});

folded('ORD-06 Edit on step 2 unfolds the part that has the field, and focuses the field', async () => {
  const answers = { validateOrder: () => ok(null, 204) };
  page = await openForm({ query: '?inputDiscountCode=SAVE', answers }, { isFolded: true });
  act(() => {
    page.form.addFiles([new File(['%PDF'], 'notes.pdf')]);
    page.form.edit('writersPreferredCode', 'W10042');
  });
  page.fillPaper();
  for (const field of ['materials', 'writersPreferredCode', 'discountCode']) {
    page.submit();
    await until(() => page.step() === '2');
    click(page.get(`[data-preview="${field}"] button`));
    await until(() => page.step() === '1' && document.activeElement?.closest(`[data-field="${field}"]`));
  }
});

folded('WRT-02 the line says that something is wrong with the writer of a link', async () => {
  const answers = { preferredWriter: () => refused('', '', 404) };
  page = await openForm({ query: '?writerCode=W10042', answers }, { isFolded: true });
  await until(() => lines()[0] === 'Useful ExtrasWriter W10042Please check');
});

folded('the line of the folded options names the chosen ones', async () => {
  page = await openForm({ options: { template: 'm3_d1' } }, { isFolded: true });
  const button = () => page.get('.more-button');
  assert.is(button().textContent, 'More optionsService, subject, format, extras, discount');
  click(button());
  type(page.control('sources'), '2');
  click(button());
  assert.is(button().textContent, 'More options2 sources');
});

folded('ORD-20 an error of the payment method leaves the further options of m3_d1 folded', async () => {
  const answers = { validateOrder: () => refused('paymentSystemId', 'choiceUnavailable') };
  page = await openForm({ options: { template: 'm3_d1' }, answers }, { isFolded: true });
  page.fillPaper();
  page.submit();
  await until(() => page.error('paymentSystemId'));
  assert.ok(page.form.store.folded.includes('more'));
});

folded.run();
