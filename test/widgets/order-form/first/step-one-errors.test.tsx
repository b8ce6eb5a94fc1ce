import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { blur, click, press, type } from '../../../support/components/render.tsx';
import { offline, ok, refused } from '../../../support/state/fixture-context.ts';
import { choose, discounted, type OpenForm, openForm, until } from '../../../support/state/fixture-form.tsx';

const errors = suite('order form, errors on step 1');

let page: OpenForm;

errors.after.each(() => page.close());

errors('ORD-07 template m2_d1 checks the code while it is typed and explains its errors', async () => {
  page = await openForm({
    options: { template: 'm2_d1' },
    answers: {
      calculatePrice: ({ payload }) =>
        payload?.discountCode ? refused('discountCode', 'discountUnknown') : discounted(20, 20),
    },
  });
  click(page.button('I have a discount code'));
  assert.not(page.hasButton('Apply'));
  type(page.control('discountCode'), 'NOPE');
  await until(() => page.error('discountCode') === 'This discount code is not valid. Please check it');
  assert.is(page.all('.discount-state .spinner').length, 0);
});

errors('WRT-03 a code ruled out by a shorter deadline stays open to correction', async () => {
  page = await openForm();
  type(page.control('writersPreferredCode'), 'W10042');
  choose(page.control('deadlineId'), '2');
  assert.not(page.control('writersPreferredCode').disabled);
  click(page.button('Remove'));
  assert.ok(page.control('writersPreferredCode').disabled);
});

errors('UI-01 VAL-01 missing fields are named and summed up, and the first gets the focus', async () => {
  page = await openForm();
  page.submit();
  await until(() => page.error('topic'));
  assert.is(page.error('topic'), "Value is required and can't be empty.");
  assert.ok(page.error('details'));
  await until(() => document.activeElement === page.control('topic'));
  const summary = page.get('.summary');
  assert.is(summary.getAttribute('role'), 'alert');
  assert.match(summary.textContent ?? '', 'Please check:TopicPaper details');
  assert.is(page.step(), '1');
  click(page.all<HTMLButtonElement>('.summary button')[1] ?? page.get('form'));
  await until(() => document.activeElement === page.control('details'));
});

errors(
  'UI-01 the summary of errors waits for the first try, and a left field shows its own error',
  async () => {
    page = await openForm();
    type(page.control('topic'), 'a');
    blur(page.control('topic'));
    await until(() => page.error('topic'));
    assert.is(page.get('.summary').textContent, '');
    page.submit();
    await until(() => page.get('.summary').textContent);
    assert.match(page.get('.summary').textContent ?? '', 'Please check:Topic');
  },
);

errors('VAL-05 an edit clears the field’s error', async () => {
  page = await openForm();
  page.submit();
  await until(() => page.error('topic'));
  type(page.control('topic'), 'Margins');
  assert.is(page.error('topic'), '');
});

errors('ERR-01 template m2_d1 uses shorter error messages', async () => {
  page = await openForm({ options: { template: 'm2_d1' } });
  type(page.control('topic'), 'a');
  page.submit();
  await until(() => page.error('topic') === 'Please type at least 2 characters');
});

errors('ORD-17 a server refusal keeps the visitor on step 1', async () => {
  page = await openForm({ answers: { validateOrder: () => refused('topic', 'topicTooShort:9') } });
  type(page.control('topic'), 'Margins');
  type(page.control('details'), 'Three pages');
  page.submit();
  await until(() => page.error('topic'));
  assert.match(page.error('topic'), 'Please type at least 9 characters');
  assert.is(page.step(), '1');
});

errors('ORD-21 ERR-02 a lost connection keeps typed values and offers Retry', async () => {
  const answers = [offline, ok(null, 204)];
  page = await openForm({ answers: { validateOrder: () => answers.shift() ?? offline } });
  type(page.control('topic'), 'Margins');
  type(page.control('details'), 'Three pages');
  page.submit();
  await until(() => page.hasButton('Retry'));
  assert.match(page.get('.notice').textContent ?? '', 'Network Error');
  assert.is(page.control('topic').value, 'Margins');
  click(page.button('Retry'));
  await until(() => page.step() === '2');
});

errors('ORD-06 a row of the preview leads to its field', async () => {
  page = await openForm();
  assert.is(page.get('[data-preview="deadlineId"] dd').textContent, '14 days');
  click(page.button('Edit Deadline'));
  await until(() => document.activeElement === page.control('deadlineId'));
});

errors('UI-08 Enter in a line of text opens the next step, and in the login form it logs in', async () => {
  page = await openForm();
  assert.is(page.button('Checkout').type, 'submit');
  click(page.get('[data-tab="login"]'));
  type(page.control('email'), 'ada@example.com');
  type(page.control('password'), 'a quiet library');
  const event = press(page.control('password'), 'Enter');
  assert.ok(event.defaultPrevented);
  await until(() => page.sent.some(({ name }) => name === 'login'));
});

errors.run();
