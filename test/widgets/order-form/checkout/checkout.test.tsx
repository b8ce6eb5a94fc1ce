import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import arabic from '../../../../src/languages/ar.json';
import type { Bootstrap } from '../../../../src/order/vocabulary/site.ts';
import { click, fire } from '../../../support/components/render.tsx';
import { ok } from '../../../support/state/fixture-context.ts';
import {
  discounted,
  type OpenForm,
  openForm,
  openStepTwo,
  until,
} from '../../../support/state/fixture-form.tsx';

const checkout = suite('the checkout, template m3_d1');
const options = { template: 'm3_d1' } as const;
let page: OpenForm;

checkout('ORD-06 a finished card is folded to one line, and Edit opens the card', async () => {
  const query = '?typeId=1&deadlineId=5&numberElements=3';
  const answers = { validateOrder: () => ok(null, 204) };
  page = await openForm({ options, query, answers }, { isFolded: true });
  assert.match(page.get('.card-summary').textContent ?? '', '3\u00a0pages');
  assert.is(page.all('[data-field="typeId"]').length, 0);
  page.fillPaper();
  page.submit();
  await until(() => page.step() === '2');
  click(page.button('Edit'));
  await until(() => document.activeElement === page.control('typeId'));
});

checkout('ORD-16 files dropped or pasted on the task are attached, and text is pasted as text', async () => {
  page = await openForm({ options });
  const send = (type: 'drop' | 'paste', files: string[]) => {
    const data = { types: ['Files'], files: files.map((name) => new File(['%PDF-1.4'], name)) };
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { [type === 'drop' ? 'dataTransfer' : 'clipboardData']: data });
    return fire(page.control('details'), event).defaultPrevented;
  };
  assert.ok(send('drop', ['task.pdf']));
  assert.ok(send('paste', ['photo.pdf']));
  await until(() => page.hasButton('Remove photo.pdf'));
  assert.ok(page.hasButton('Remove task.pdf'));
  assert.not(send('paste', []));
});

const online = (site: Bootstrap) => {
  site.paysOnline = true;
  site.config.redirect = { path: '/', inputDiscountCode: 'SAVE', discountName: 'First paper' };
  Object.assign(site.config, { samplesUrl: '/samples/', supportHours: 'Every day, 8 AM to 10 PM' });
};

checkout('ORD-04 the button names the amount to pay, and the bar the saving with its reason', async () => {
  const calculatePrice = () => discounted(11.96, 10.17, { chargedCents: 1017 });
  const answers = { calculatePrice, validateOrder: () => ok(null, 204) };
  page = await openForm({ options, site: online, query: '?inputDiscountCode=SAVE', answers });
  assert.is(page.get('.go').textContent, 'Continue');
  await until(() => page.price('total') === '$10.17');
  page.fillPaper();
  page.submit();
  await until(() => page.step() === '2');
  assert.is(page.get('.go').textContent, 'Pay $10.17');
  assert.equal([page.price('save'), page.price('base')], ['First paper −15%', '$11.96']);
  assert.match(page.container.textContent ?? '', 'You pay on the secure page of the payment service.');
});

checkout('CHK-01 it shows samples and support hours of the site, and ratings if there are some', async () => {
  const questions = () => page.get('.questions').textContent ?? '';
  page = await openStepTwo({ options, site: online });
  assert.match(questions(), 'Every day, 8 AM to 10 PM');
  assert.not.match(questions(), 'Rated');
  assert.is(page.get('.questions a[target]').getAttribute('href'), '/samples/');
  const ratings = { average: 4.8, count: 1_200_000 };
  page = await openStepTwo({ options, site: (site) => Object.assign(site, { ratings }) });
  assert.match(questions(), 'Rated 4.8 of 5 by the customers of 1,200,000 orders.');
});

checkout('LNG-01 in Arabic, no line of the consent ends with the “and” before a link', async () => {
  const inArabic = { locale: 'ar', direction: 'rtl', texts: arabic.widgets };
  page = await openStepTwo({ options, site: (site) => Object.assign(site, inArabic) });
  assert.is(page.all('.consent > span')[1]?.textContent, 'وسياسة الخصوصية.');
});

checkout.run();
