import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { blur, click, press, type } from '../../../support/components/render.tsx';
import { offline, ok, refused } from '../../../support/state/fixture-context.ts';
import { choose, discounted, type OpenForm, openForm, until } from '../../../support/state/fixture-form.tsx';

const errors = suite('order form, errors on step 1');

/** Presses Enter in a text field. Unless the page prevents this, the form is submitted by its first submit button. */
const pressEnter = (field: HTMLInputElement) => {
  const button = field.form?.querySelector<HTMLElement>('[type="submit"]');
  if (!press(field, 'Enter').defaultPrevented && button) click(button);
};

let page: OpenForm;

errors('ORD-07 m2_d1 checks a discount code while it is typed, and explains its error', async () => {
  page = await openForm({
    options: { template: 'm2_d1' },
    answers: {
      calculatePrice: ({ payload }) =>
        payload?.discountCode ? refused('discountCode', 'discountUnknown') : discounted(20, 20),
    },
  });
  assert.not(page.hasButton('Apply'));
  type(page.control('discountCode'), 'NOPE');
  await until(() => page.error('discountCode') === 'This discount code is not valid. Please check it');
  assert.is(page.all('.discount-state .spinner').length, 0);
});

errors('WRT-03 a writer code that a shorter deadline excludes can still be changed', async () => {
  page = await openForm();
  type(page.control('writersPreferredCode'), 'W10042');
  choose(page.control('deadlineId'), '2');
  assert.not(page.control('writersPreferredCode').disabled);
  click(page.button('Remove'));
  assert.ok(page.control('writersPreferredCode').disabled);
});

errors('UI-01 VAL-01 Checkout lists the missing fields and focuses the first one', async () => {
  page = await openForm();
  page.submit();
  await until(() => page.error('topic'));
  assert.is(page.error('topic'), 'Please give your paper a topic');
  assert.ok(page.error('details'));
  await until(() => document.activeElement === page.control('topic'));
  const summary = page.get('.summary');
  assert.is(summary.getAttribute('role'), 'alert');
  assert.match(summary.textContent ?? '', 'Please checkTopicPaper details');
  assert.is(page.step(), '1');
  click(page.all<HTMLButtonElement>('.summary button')[1] ?? page.get('form'));
  await until(() => document.activeElement === page.control('details'));
});

errors('UI-01 the error list appears only after Checkout; a field shows its error when left', async () => {
  page = await openForm();
  type(page.control('topic'), 'a');
  blur(page.control('topic'));
  await until(() => page.error('topic'));
  assert.is(page.get('.summary').textContent, '');
  page.submit();
  await until(() => page.get('.summary').textContent);
  assert.match(page.get('.summary').textContent ?? '', 'Please checkTopic');
});

errors('UI-01 VAL-01 m3_d1 lists the errors in its own sequence, and typing removes one', async () => {
  page = await openForm({ options: { template: 'm3_d1' } });
  blur(page.control('topic'));
  type(page.control('details'), 'x');
  type(page.control('details'), '');
  assert.is(page.all('[data-error-for]').length, 0, 'an empty field that is left shows no error');
  page.submit();
  await until(() => page.error('details') === 'Please tell your writer what to do');
  assert.is(page.get('.summary').textContent, 'Please checkWhat should the writer do?Topic');
  await until(() => document.activeElement === page.control('details'));
  type(page.control('details'), 'Three pages');
  assert.is(page.get('.summary').textContent, 'Please checkTopic');
});

errors('ERR-01 m2_d1 shows shorter error messages', async () => {
  page = await openForm({ options: { template: 'm2_d1' } });
  type(page.control('topic'), 'a');
  page.submit();
  await until(() => page.error('topic') === 'Please type at least 2 characters');
});

errors('ORD-21 ERR-02 a lost connection keeps typed values and offers Retry', async () => {
  const answers = [offline, ok(null, 204)];
  page = await openForm({ answers: { validateOrder: () => answers.shift() ?? offline } });
  page.fillPaper();
  page.submit();
  await until(() => page.hasButton('Retry'));
  assert.match(page.get('.notice').textContent ?? '', 'Network Error');
  assert.is(page.control('topic').value, 'Margins');
  click(page.button('Retry'));
  await until(() => page.step() === '2');
});

errors('ERR-02 a lost connection is told until it is back unless an order may have been placed', async () => {
  page = await openForm({ answers: { validateOrder: () => offline } });
  page.fillPaper();
  page.submit();
  await until(() => page.hasButton('Retry'));
  page.button('Retry').focus();
  const login = page.form.session.store;
  login.problem = { key: 'loginFailed', values: ['networkError'] };
  dispatchEvent(new Event('online'));
  await until(() => !page.hasButton('Retry'));
  assert.is(login.problem, null);
  assert.is(document.activeElement, page.get('.go'), 'does what Retry does');
  for (const [key, stays] of [
    ['loginFailed', false],
    ['unanswered', true],
  ] as const) {
    page.form.store.notice = { message: { key, values: ['networkError'] }, retry: 'Retry', goOn: null };
    await until(() => page.hasButton('Retry'));
    dispatchEvent(new Event('online'));
    await until(() => page.hasButton('Retry') === stays);
  }
});

errors('UI-08 Enter in a text field opens step 2', async () => {
  page = await openForm({ answers: { validateOrder: () => ok(null, 204) } });
  page.fillPaper();
  pressEnter(page.control('topic'));
  await until(() => page.step() === '2');
});

errors('UI-08 Enter in the login form logs in, and step 1 stays open', async () => {
  page = await openForm();
  click(page.get('[data-tab="login"]'));
  type(page.control('email'), 'ada@example.com');
  type(page.control('password'), 'a quiet library');
  pressEnter(page.control('password'));
  await until(() => page.sent.some(({ name }) => name === 'login'));
  assert.not(page.sent.some(({ name }) => name === 'validateOrder'));
  assert.is(page.step(), '1');
});

errors('ORD-20 a site without a payment method says so before the visitor types anything', async () => {
  page = await openForm({
    site: ({ config }) => {
      config.payment = config.payment.map((one) => ({ ...one, isAvailable: false }));
    },
  });
  assert.match(page.get('.notice').textContent ?? '', 'No payment method is available at the moment');
  assert.match(page.get<HTMLAnchorElement>('.notice a').href, 'mailto:');
});

const firstOrderDiscount = { code: 'WELCOME15', type: 'percent', value: 15, firstOrderOnly: true };

errors('PRM-01 a refused first-order discount says why beside the price if its field is folded', async () => {
  page = await openForm(
    {
      site: (site) => Object.assign(site, { linkDiscount: firstOrderDiscount }),
      answers: {
        calculatePrice: ({ payload }) =>
          payload.discountCode ? refused('discountCode', 'discountFirstOrder') : discounted(11.96, 11.96),
      },
    },
    { isFolded: true },
  );
  click(page.button('First order: $10.17 (−15%)'));
  await until(() => page.container.querySelector('.bar [role="alert"] p'));
  assert.is(page.price('total'), '$11.96');
  click(page.button('Currency and discountUSD, Code WELCOME15Please check'));
  await until(() => page.get('[data-field="discountCode"] .field-error'));
  assert.is(page.container.querySelector('.bar [role="alert"] p'), null, 'the field has the error then');
});

errors('PRM-01 the first-order offer names no sum where the server’s price is not the tariff’s', async () => {
  page = await openForm({
    site: (site) => Object.assign(site, { linkDiscount: firstOrderDiscount }),
    answers: { calculatePrice: () => discounted(20, 20) },
  });
  type(page.control('numberElements'), '2');
  await until(() => page.price('total') === '$20.00');
  assert.ok(page.button('15% off a first order'));
});

errors.run();
