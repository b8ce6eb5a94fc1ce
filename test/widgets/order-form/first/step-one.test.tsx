import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act } from '../../../support/components/act.ts';
import { click, press, type } from '../../../support/components/render.tsx';
import { offline, ok, refused } from '../../../support/state/fixture-context.ts';
import { choose, type OpenForm, openForm, until } from '../../../support/state/fixture-form.tsx';

const stepOne = suite('order form, step 1');
let page: OpenForm;
stepOne.after.each(() => page.close());

const priced = (base: number, total: number, more = {}) =>
  ok({
    ...more,
    basePriceConverted: base,
    totalPriceConverted: total,
    bonusPriceConverted: total / 20,
    currencyId: 1,
    discount:
      base === total ? null : { code: 'SAVE', type: 'percent', value: 15, amountConverted: base - total },
  });

stepOne('ORD-03 asks for everything an order needs under the title "Order Now"', async () => {
  page = await openForm();
  assert.is(page.get('h2').textContent, 'Order Now');
  const fields = ['typeId', 'serviceId', 'subjectId', 'formatId', 'topic', 'details', 'academicLevelId'];
  const more = [
    'numberElements',
    'deadlineId',
    'spacingType',
    'sources',
    'materials',
    'writersPreferredCode',
  ];
  for (const name of [...fields, ...more, 'currencyId', 'abstractPage']) assert.ok(page.control(name), name);
  assert.ok(page.button('Checkout'));
  assert.is(page.all('form').length, 1);
});

stepOne('ORD-14 names the groups of its one form', async () => {
  page = await openForm();
  assert.ok(page.get('[data-form="paperDetails"] [name="topic"]'));
  assert.ok(page.get('[data-form="registration"] [name="email"]'));
  click(page.get('[data-tab="login"]'));
  assert.ok(page.get('[data-form="login"] [name="password"]'));
});

stepOne('ORD-01 DOM-01 template m2_d1 starts with the topic "Writer\'s Choice"', async () => {
  page = await openForm({ options: { template: 'm2_d1', theme: 'minimal' } });
  assert.is(page.control('topic').value, "Writer's Choice");
  assert.is(page.control('numberElements').value, '1');
  assert.is(page.control('sources').value, '0');
  assert.is(page.control('writersPreferredCode').value, 'W');
  assert.is(page.all('[data-form="registration"] [data-field]').length, 2);
});

stepOne('UI-03 gives the topic two rows and the details more', async () => {
  page = await openForm();
  assert.is(page.control('topic').getAttribute('rows'), '2');
  assert.is(page.control('details').getAttribute('rows'), '5');
});

stepOne('TYP-06 CAL-02 asks for problems without spacing where the paper is counted in them', async () => {
  page = await openForm();
  choose(page.control('typeId'), '2');
  assert.match(page.get('[data-field="numberElements"]').textContent ?? '', 'Number of problems');
  assert.is(page.all('[data-field="spacingType"]').length, 0);
  choose(page.control('typeId'), '55');
  assert.is(page.all('[data-field="numberElements"]').length, 0);
  assert.ok(page.control('numberSlides'));
  choose(page.control('typeId'), '44');
  assert.ok(page.control('academicLevelId').disabled);
});

stepOne('ORD-09 shows when the paper is ready, and the clock goes on', async () => {
  let now = new Date(2026, 10, 20, 9, 5).getTime();
  page = await openForm({ now: () => now });
  choose(page.control('deadlineId'), '4');
  await until(() => page.get('time').textContent === 'Nov 21st, 2026, 9:05 AM');
  now += 60_000;
  await until(() => page.get('time').textContent === 'Nov 21st, 2026, 9:06 AM');
});

stepOne('CAL-03 CAL-04 shows base, saving and bonus once a discount is confirmed', async () => {
  page = await openForm({
    query: 'inputDiscountCode=SAVE',
    answers: { calculatePrice: () => priced(20, 17) },
  });
  await until(() => page.price('total') === '$17.00');
  assert.is(page.price('base'), '$20.00');
  assert.is(page.price('save'), 'You save $3.00');
  click(page.button('About your bonus'));
  assert.match(page.get('.bonus').textContent ?? '', '$0.85 will be saved in Your Bonus Storage');
});

stepOne('ORD-07 hides the discount behind a toggle, then shows a wheel and a check', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  page = await openForm({
    answers: { calculatePrice: async () => waiting.then(() => priced(20, 17)) },
  });
  assert.is(page.all('[data-field="discountCode"]').length, 0);
  click(page.button('I have a discount code'));
  type(page.control('discountCode'), 'SAVE');
  click(page.button('Apply'));
  await until(() => page.container.querySelector('.discount-state .spinner'));
  await act(async () => answer());
  await until(() => page.container.querySelector('.applied'));
  assert.is(page.all('.discount-state .spinner').length, 0);
  click(page.button('Hide the discount code'));
  assert.is(page.all('[data-field="discountCode"]').length, 0);
});

stepOne('ORD-07 m2_d1 asks while the code is typed and says what is wrong with it', async () => {
  page = await openForm({
    options: { template: 'm2_d1' },
    answers: {
      calculatePrice: ({ payload }) =>
        payload?.discountCode ? refused('discountCode', 'discountUnknown') : priced(20, 20),
    },
  });
  click(page.button('I have a discount code'));
  assert.not(page.hasButton('Apply'));
  type(page.control('discountCode'), 'NOPE');
  await until(() => page.error('discountCode') === 'This discount code is not valid');
  assert.is(page.all('.discount-state .spinner').length, 0);
});

stepOne('ORD-08 shows the price in another currency and says what is charged', async () => {
  page = await openForm();
  assert.match(
    page.get('[data-field="currencyId"]').textContent ?? '',
    /charged \$11\.96 in USD.*conversion fee.*VAT/,
  );
  choose(page.control('currencyId'), '2');
  await until(() => page.price('total') === '€10.76');
  assert.match(page.get('[data-field="currencyId"]').textContent ?? '', '$1 is €0.90. You are charged');
});

stepOne('MON-01 ORD-08 names the dollars that are charged, and follows the server in them', async () => {
  page = await openForm({ answers: { calculatePrice: () => priced(17, 14.53, { chargedCents: 1615 }) } });
  const notice = () => page.get('[data-field="currencyId"]').textContent ?? '';
  assert.match(notice(), 'You are charged $11.96 in USD.');
  choose(page.control('currencyId'), '2');
  await until(() => page.price('total') === '€14.53');
  assert.match(notice(), '$1 is €0.90. You are charged $16.15 in USD. Your bank may add');
});

stepOne('MON-01 ORD-08 names no dollars where a server with prices of its own says none', async () => {
  page = await openForm({ answers: { calculatePrice: () => priced(17, 14.53) } });
  choose(page.control('currencyId'), '2');
  await until(() => page.price('total') === '€14.53');
  assert.match(page.get('[data-field="currencyId"]').textContent ?? '', 'You are charged in USD.');
});

stepOne('WRT-01 never has the premium and the TOP-10 writer checked together', async () => {
  page = await openForm();
  click(page.control('top10Writer'));
  assert.ok(page.control('top10Writer').checked);
  assert.ok(page.control('premiumSpecialist').disabled);
  click(page.control('top10Writer'));
  assert.not(page.control('premiumSpecialist').disabled);
});

stepOne('WRT-02 WRT-03 ORD-16 says who the preferred writer is and takes the code back', async () => {
  page = await openForm({
    answers: { preferredWriter: () => ok({ code: 'W10042', gradeId: 3, isBookmarked: false }) },
  });
  type(page.control('writersPreferredCode'), 'x10042999');
  assert.is(page.control('writersPreferredCode').value, 'W10042');
  await until(() =>
    page.get('[data-field="writersPreferredCode"]').textContent?.includes('W10042 is a TOP-10 writer'),
  );
  assert.ok(page.control('top10Writer').checked);
  click(page.button('Remove'));
  assert.is(page.control('writersPreferredCode').value, 'W');
  assert.not(page.hasButton('Remove'));
});

stepOne('WRT-03 leaves a code that a shorter deadline rules out open to correction', async () => {
  page = await openForm();
  type(page.control('writersPreferredCode'), 'W10042');
  choose(page.control('deadlineId'), '2');
  assert.not(page.control('writersPreferredCode').disabled);
  click(page.button('Remove'));
  assert.ok(page.control('writersPreferredCode').disabled);
});

stepOne('WRT-03 offers no preferred writer for a deadline under 24 hours', async () => {
  page = await openForm();
  choose(page.control('deadlineId'), '2');
  assert.ok(page.control('writersPreferredCode').disabled);
  assert.match(page.get('[data-field="writersPreferredCode"]').textContent ?? '', 'less than 24 hours');
});

stepOne('ORD-16 ORD-21 lists chosen files, and asks again for those that a reload has lost', async () => {
  page = await openForm();
  act(() => page.form.addFiles([new File(['%PDF'], 'notes.pdf')]));
  await until(() => page.hasButton('Remove notes.pdf'));
  assert.match(page.control('materials').accept, '.pdf');
  page.form.destroy();
  page.unmount();
  page = await openForm();
  await until(() => page.get('[data-field="materials"]').textContent?.includes('choose this file again'));
  click(page.button('Remove notes.pdf'));
  assert.not(page.hasButton('Remove notes.pdf'));
});

stepOne(
  'UI-01 VAL-01 names what is missing, sums it up and puts the caret into the first of it',
  async () => {
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
  },
);

stepOne('VAL-05 clears the error of a field that is edited', async () => {
  page = await openForm();
  page.submit();
  await until(() => page.error('topic'));
  type(page.control('topic'), 'Margins');
  assert.is(page.error('topic'), '');
});

stepOne('ERR-01 m2_d1 says it in fewer words', async () => {
  page = await openForm({ options: { template: 'm2_d1' } });
  type(page.control('topic'), 'a');
  page.submit();
  await until(() => page.error('topic') === 'Please type at least 2 characters');
});

stepOne('ORD-17 stays on step 1 with what the server has refused', async () => {
  page = await openForm({ answers: { validateOrder: () => refused('topic', 'topicTooShort:9') } });
  type(page.control('topic'), 'Margins');
  type(page.control('details'), 'Three pages');
  page.submit();
  await until(() => page.error('topic'));
  assert.match(page.error('topic'), 'Please type at least 9 characters');
  assert.is(page.step(), '1');
});

stepOne('ORD-21 ERR-02 a lost connection keeps what was typed and offers to retry', async () => {
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

stepOne('ORD-06 leads from a row of the preview to its field', async () => {
  page = await openForm();
  assert.is(page.get('[data-preview="deadlineId"] dd').textContent, '14 days');
  click(page.button('Edit Deadline'));
  await until(() => document.activeElement === page.control('deadlineId'));
});

stepOne(
  'UI-08 Enter in a line of text goes on to the next step and in the login form it logs in',
  async () => {
    page = await openForm();
    assert.is(page.button('Checkout').type, 'submit');
    click(page.get('[data-tab="login"]'));
    type(page.control('email'), 'ada@example.com');
    type(page.control('password'), 'a quiet library');
    const event = press(page.control('password'), 'Enter');
    assert.ok(event.defaultPrevented);
    await until(() => page.sent.some(({ name }) => name === 'login'));
  },
);

stepOne.run();
