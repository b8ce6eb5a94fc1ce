import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act } from '../../../support/components/act.ts';
import { click, type } from '../../../support/components/render.tsx';
import { controlledPromise } from '../../../support/controlled-promise.ts';
import { ok } from '../../../support/state/fixture-context.ts';
import { choose, discounted, type OpenForm, openForm, until } from '../../../support/state/fixture-form.tsx';

const stepOne = suite('order form, step 1');

let page: OpenForm;

stepOne('ORD-03 step 1 has the title "Order Now" and every field that an order needs', async () => {
  page = await openForm();
  assert.is(page.get('h2').textContent, 'Order Now');
  const fields = ['typeId', 'serviceId', 'subjectId', 'formatId', 'topic', 'details', 'academicLevelId'];
  const more = ['numberElements', 'deadlineId', 'spacingType', 'sources', 'materials', 'currencyId'];
  for (const name of [...fields, ...more, 'writersPreferredCode', 'abstractPage', 'discountCode'])
    assert.ok(page.control(name), name);
  assert.ok(page.get('[data-delivery-time]').textContent);
  assert.ok(page.get('[data-form="registration"]'));
  assert.ok(page.get('[data-tab="login"]'));
  assert.ok(page.button('Checkout'));
  assert.is(page.all('form').length, 1);
});

stepOne('ORD-14 the groups of the form’s fields have names', async () => {
  page = await openForm();
  assert.ok(page.get('[data-form="paperDetails"] [name="topic"]'));
  assert.ok(page.get('[data-form="registration"] [name="email"]'));
  click(page.get('[data-tab="login"]'));
  assert.ok(page.get('[data-form="login"] [name="password"]'));
});

stepOne('ORD-01 DOM-01 m2_d1 starts with the topic "Writer’s Choice"', async () => {
  page = await openForm({ options: { template: 'm2_d1', theme: 'minimal' } });
  assert.is(page.control('topic').value, "Writer's Choice");
  assert.is(page.control('numberElements').value, '1');
  assert.is(page.control('sources').value, '0');
  assert.is(page.control('writersPreferredCode').value, 'W');
  assert.is(page.all('[data-form="registration"] [data-field]').length, 2);
});

stepOne('UI-03 the topic has two rows, and the details have more', async () => {
  page = await openForm();
  assert.is(page.control('topic').getAttribute('rows'), '2');
  assert.is(page.control('details').getAttribute('rows'), '5');
});

stepOne('TYP-06 CAL-02 a paper type that counts problems asks for problems and for no spacing', async () => {
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

stepOne('ORD-09 the form shows the delivery time, which moves on with the clock', async () => {
  let now = new Date(2026, 10, 20, 9, 5).getTime();
  page = await openForm({ now: () => now });
  choose(page.control('deadlineId'), '4');
  await until(() => page.get('.delivery').textContent === 'Ready by about Nov 21st, 2026, 9:05 AM');
  now += 60_000;
  await until(() => page.get('.delivery').textContent === 'Ready by about Nov 21st, 2026, 9:06 AM');
});

stepOne('DUE-01 where payments are confirmed by hand, delivery time counts from the payment', async () => {
  page = await openForm({
    site: (site) => Object.assign(site, { paysOnline: false }),
  });
  await until(() => page.get('.delivery').textContent?.endsWith('. The time starts with your payment.'));
});

stepOne('PRM-01 one press takes the discount for a first order, whose sum is beside the price', async () => {
  page = await openForm({
    site: (site) => {
      site.linkDiscount = { code: 'WELCOME15', type: 'percent', value: 15, firstOrderOnly: true };
    },
    answers: { calculatePrice: ({ payload }) => discounted(23.92, payload.discountCode ? 20.33 : 23.92) },
  });
  assert.ok(page.button('First order: $10.17 (−15%)').closest('.bar'));
  type(page.control('numberElements'), '2');
  await until(() => page.price('total') === '$23.92');
  click(page.button('First order: $20.33 (−15%)'));
  await until(() => page.price('total') === '$20.33');
  assert.is(page.form.store.draft.discountCode, 'WELCOME15');
  assert.is(page.container.querySelector('.offer'), null);
});

stepOne('ORD-07 the field of the discount code shows loading and then a check mark', async () => {
  const { promise: responseHeld, resolvePromise: answer } = controlledPromise<void>();
  page = await openForm({
    answers: { calculatePrice: async () => responseHeld.then(() => discounted(20, 17)) },
  });
  type(page.control('discountCode'), 'SAVE');
  click(page.button('Apply'));
  await until(() => page.container.querySelector('.discount-state .spinner'));
  await act(async () => answer());
  await until(() => page.container.querySelector('.applied'));
  assert.is(page.all('.discount-state .spinner').length, 0);
  assert.not(page.button('Apply').hasAttribute('disabled'), 'the button keeps the focus');
});

stepOne('ORD-16 PRC-04 "Single spaced" has 550 words a page and costs twice "Double spaced"', async () => {
  page = await openForm();
  const spacing = () => page.get('[data-field="spacingType"]').textContent ?? '';
  const press = (name: string) => {
    const label = page.all('[data-field="spacingType"] label').find((node) => node.textContent === name);
    click(label?.querySelector('input') ?? page.get(`[data-missing="${name}"]`));
  };
  assert.match(spacing(), 'About 275 words');
  assert.is(page.price('total'), '$11.96');
  press('Single spaced');
  await until(() => page.price('total') === '$23.92');
  assert.match(spacing(), 'About 550 words');
  press('Double spaced');
  await until(() => page.price('total') === '$11.96');
});

stepOne('WRT-02 WRT-03 ORD-16 preferred writer and surcharge are named; the code is removable', async () => {
  page = await openForm({
    answers: { preferredWriter: () => ok({ code: 'W10042', gradeId: 3, isBookmarked: false }) },
  });
  type(page.control('writersPreferredCode'), 'x10042999');
  assert.is(page.control('writersPreferredCode').value, 'W10042');
  await until(() =>
    page
      .get('[data-field="writersPreferredCode"]')
      .textContent?.includes('W10042 is a TOP-10 writer, +35%, $4.19'),
  );
  assert.ok(page.control('top10Writer').checked);
  click(page.button('Remove'));
  assert.is(page.control('writersPreferredCode').value, 'W');
  assert.not(page.hasButton('Remove'));
});

stepOne('WRT-03 with a deadline under 24 hours, the form offers no preferred writer', async () => {
  page = await openForm();
  choose(page.control('deadlineId'), '2');
  assert.ok(page.control('writersPreferredCode').disabled);
  assert.match(page.get('[data-field="writersPreferredCode"]').textContent ?? '', 'less than 24 hours');
});

stepOne('ORD-16 ORD-21 chosen files are listed, and lost ones ask to be chosen again', async () => {
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

stepOne('ORD-03 below the price stands what it is the price of', async () => {
  page = await openForm();
  click(page.control('abstractPage'));
  const [paper, chosen] = page.texts('.made-of p');
  assert.match(paper ?? '', /^Essay ·\sUndergraduate ·\s1\spage ·\s/);
  assert.is(chosen, 'Abstract page');
  assert.not(page.texts('.side button').includes('Edit'));
});

stepOne.run();
