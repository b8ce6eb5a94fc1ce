import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currencyId } from '../../../../src/order/vocabulary/ids.ts';
import type { Bootstrap } from '../../../../src/order/vocabulary/site.ts';
import { act } from '../../../support/components/act.ts';
import { click, type } from '../../../support/components/render.tsx';
import { controlledPromise } from '../../../support/controlled-promise.ts';
import { ada, offline, ok, token } from '../../../support/state/fixture-context.ts';
import { type OpenForm, openForm, openStepTwo, until } from '../../../support/state/fixture-form.tsx';

const stepTwo = suite('order form, step 2');

let page: OpenForm;

const withPromises = ({ config }: Bootstrap) => {
  const refundPercents = { beforeWriter: 100, firstHalf: 70, secondHalf: 50 };
  config.promises = { revisionDays: 10, refundPercents, latePercent: 100, firstOrderCode: '' };
};

const consentOf = ({ get }: OpenForm) => get('[data-field="policyAccepted"] label').textContent;

stepTwo('PRM-01 a site without promises names no guarantee, and asks to accept two rules', async () => {
  page = await openStepTwo();
  assert.is(page.container.querySelector('svg[role="img"]'), null);
  assert.match(consentOf(page) ?? '', 'I have read and accept the Terms of Use and the Privacy Policy');
});

stepTwo('ORD-06 a row of the preview moves the focus to its field', async () => {
  page = await openStepTwo();
  assert.is(page.get('[data-preview="deadlineId"] dd').textContent, '14 days');
  click(page.button('Edit Deadline'));
  await until(() => document.activeElement === page.control('deadlineId'));
});

stepTwo('ORD-04 step 2 shows the whole order and everything that payment needs', async () => {
  page = await openStepTwo({ site: withPromises });
  assert.is(page.get('h2').textContent, 'Check Your Order');
  assert.match(page.get('[part="preview"]').textContent ?? '', 'Margins');
  assert.ok(page.button('Edit'));
  assert.ok(page.get('[data-price="total"]'));
  assert.is(page.get('svg[role="img"]').getAttribute('aria-label'), 'Money-Back Guarantee');
  assert.is(page.get('svg[role="img"] .figure').textContent, '100%');
  assert.match(page.get('.promise p').textContent ?? '', ': 100% before a writer has begun, 70% in ');
  assert.ok(page.get('[data-field="paymentSystemId"] input[value="1"]:checked'));
  assert.not(page.control('policyAccepted').checked);
  assert.is(page.container.querySelector('label button'), null, 'a press on a link is none on the checkbox');
  assert.ok(page.get('[data-form="registration"]'));
  const ahead = document.querySelector('link[rel="preconnect"]') ?? page.get('link[rel="preconnect"]');
  assert.is(ahead.getAttribute('href'), 'https://my.example.com');
  assert.ok(page.button('Go back'));
  assert.ok(page.button('Proceed to secure payment'));
});

stepTwo('ORD-04 where payments are confirmed by hand, step 2 says so', async () => {
  page = await openStepTwo({ site: (site) => Object.assign(site, { paysOnline: false }) });
  assert.match(page.get('.assurance').textContent ?? '', 'We tell you how to pay.');
});

stepTwo('ORD-17 ORD-18 the visitor cannot go back while the order is being sent', async () => {
  page = await openStepTwo();
  const goBack = () => page.button('Go back') as HTMLButtonElement;
  assert.not(goBack().disabled);
  act(() => {
    page.form.store.submission = { state: 'sending', step: null };
  });
  await until(() => goBack().disabled);
  click(goBack());
  assert.is(page.step(), '2');
  act(() => {
    page.form.store.submission = { state: 'failed' };
  });
  await until(() => !goBack().disabled);
});

stepTwo('ORD-17 a new step scrolls to the top and focuses its heading', async () => {
  page = await openForm({ answers: { validateOrder: () => ok(null, 204) } });
  let scrolls = 0;
  page.context.host.scrollIntoView = () => {
    scrolls += 1;
  };
  page.fillPaper();
  page.submit();
  await until(() => page.step() === '2');
  assert.is(scrolls, 1);
  assert.is(document.activeElement, page.get('h2'));
  click(page.button('Go back'));
  await until(() => page.step() === '1');
  assert.equal([scrolls, page.control('topic').value], [2, 'Margins']);
});

const lines = () => page.texts('[part="preview"] p').map((line) => line?.replaceAll('\u00a0', ' '));

stepTwo('ORD-04 with default options, an order summary has two lines, and Edit leads to step 1', async () => {
  page = await openStepTwo();
  assert.equal(lines().slice(1), ['Margins · Three pages']);
  assert.match(lines()[0] ?? '', /^Essay · Undergraduate · 1 page · \w{3} \d+ \w{3}$/);
  assert.is(page.texts('button').filter((name) => name === 'Edit').length, 1);
  click(page.button('Edit'));
  await until(() => page.step() === '1');
  await until(() => document.activeElement === page.control('typeId'));
});

stepTwo('ORD-04 the third line of the summary names the options that are not the default', async () => {
  page = await openStepTwo();
  act(() => {
    page.form.edit('sources', '2');
    page.form.edit('spacingType', 'single');
    page.form.edit('writersPreferredCode', 'W10042');
  });
  await until(() => lines().length === 3);
  assert.is(lines()[2], '2 sources · Single spaced · Writer W10042');
});

stepTwo('ORD-11 VAL-01 a link of nonsense opens a form, which shows markup as text', async () => {
  const markup = '"><img src=x onerror="throw 1"><script>throw 2</script>';
  page = await openForm({
    query: `typeId=3&serviceId=%00&academicLevelId=constructor&numberElements=1e9&subjectId=[object Object]&deadlineId=5&deadlineId=1&writerCode=W999999&cp=%&x=%E0%A4%A&topic=${encodeURIComponent(markup)}`,
    answers: { validateOrder: () => ok(null, 204), preferredWriter: () => offline },
  });
  assert.equal([page.form.store.draft.deadlineId, page.control('topic').value], [5, markup]);
  type(page.control('details'), 'Three pages');
  page.submit();
  await until(() => page.container.querySelector('[part="preview"]')?.textContent?.includes(markup));
  assert.is(page.all('img, script').length, 0);
});

stepTwo('MON-01 in a non-dollar currency, the step names the rate, and the bar only amounts', async () => {
  page = await openStepTwo();
  assert.not(page.get('.side').textContent?.includes('$1 is'));
  act(() => page.form.edit('currencyId', currencyId(2)));
  await until(() => page.get('.assurance').textContent?.includes('$1 is €0.90.'));
  assert.match(page.get('.bar').textContent?.replaceAll('\u00a0', ' ') ?? '', 'Pay $11.96 (about €10.76)');
  assert.not(page.get('.bar').textContent?.includes('$1 is'));
});

stepTwo('ORD-10 a rule opens in a dialog over the form and is loaded once', async () => {
  let requestCount = 0;
  page = await openStepTwo({
    answers: {
      rule: ({ params }) => {
        requestCount += 1;
        return ok({ slug: params?.slug, title: 'Terms of Use', html: '<p>Be kind.</p>' });
      },
    },
  });
  click(page.button('Terms of Use'));
  await until(() => page.container.querySelector('dialog')?.textContent?.includes('Be kind.'));
  click(page.button('Close'));
  assert.is(page.all('dialog').length, 0);
  click(page.button('Terms of Use'));
  await until(() => page.container.querySelector('dialog')?.textContent?.includes('Be kind.'));
  assert.is(requestCount, 1);
});

stepTwo('ORD-15 ORD-18 the button is busy while one order is placed, and then payment opens', async () => {
  const { promise: orderPlaced, resolvePromise: place } = controlledPromise<void>();
  localStorage.setItem('octavo:test:token', JSON.stringify(token));
  page = await openStepTwo({
    answers: {
      identity: () => ok(ada),
      createOrder: async () => orderPlaced.then(() => ok({ code: 'O-7K3M9Q', paymentSystemId: 1 }, 201)),
      handOff: () => ok({ token: 'once' }),
    },
  });
  click(page.control('policyAccepted'));
  page.submit();
  page.submit();
  await until(() => page.container.querySelector('[type="submit"][aria-busy="true"]'));
  await until(() => page.sent.some(({ name }) => name === 'createOrder'));
  await act(async () => place());
  await until(() => page.openedUrls[0]);
  assert.is(page.sent.filter(({ name }) => name === 'createOrder').length, 1);
  const { origin, pathname, searchParams } = new URL(page.openedUrls[0] ?? '');
  assert.is(origin + pathname, 'https://my.example.com/secure-payment');
  assert.equal([searchParams.get('token'), searchParams.get('orderCode')], ['once', 'O-7K3M9Q']);
});

stepTwo.run();
