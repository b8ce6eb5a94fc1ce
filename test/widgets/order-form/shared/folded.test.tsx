import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act } from '../../../support/components/act.ts';
import { click, type } from '../../../support/components/render.tsx';
import { refused } from '../../../support/state/fixture-context.ts';
import { type OpenForm, openForm, until } from '../../../support/state/fixture-form.tsx';

const folded = suite('order form, folded parts of step 1');

let page: OpenForm;

folded('ORD-03 ORD-07 what no order needs is folded to lines, which name prices and choices', async () => {
  page = await openForm({ query: '?inputDiscountCode=SAVE' }, { isFolded: true });
  const lines = () => page.all('.more-button').map(({ textContent }) => textContent);
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

folded('ORD-03 UI-01 an error unfolds the field that has it', async () => {
  const answers = { validateOrder: () => refused('writersPreferredCode', 'writerUnknown') };
  page = await openForm({ answers }, { isFolded: true });
  type(page.control('topic'), 'Margins');
  type(page.control('details'), 'Three pages');
  page.submit();
  await until(() => page.error('writersPreferredCode'));
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

folded.run();
