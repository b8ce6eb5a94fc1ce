import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { abortFailure } from '../../../src/api/result.ts';
import { paymentSystems } from '../../../src/order/vocabulary/ids.ts';
import { offline, ok, refused } from '../../support/state/fixture-context.ts';
import { loggedIn, openForm, pdf, placed } from '../../support/state/fixture-order-form.ts';
import { deferred, until } from '../../support/state/until.ts';

const submission = suite('submission');
let page: ReturnType<typeof openForm>;
submission.after.each(() => page.form.destroy());

const keysOf = () => page.server.of('createOrder').map(({ headers }) => headers['idempotency-key']);
const created = () => page.heard.emitted.filter(({ type }) => type === 'order-created');
const target = () => new URL(page.heard.gone[0] ?? 'about:blank');

submission('SUB-01 an order cannot be placed without accepting the policy', async () => {
  page = openForm({ storage: loggedIn() });
  await page.known();
  page.write();
  await page.form.checkout();
  await page.form.proceed();
  assert.ok(page.store.errors.policyAccepted);
  assert.is(page.store.submitFailed, true);
  assert.is(page.server.of('createOrder').length, 0);
});

submission('ORD-15 ANA-01 the payment link has a one-time code and no session token', async () => {
  page = openForm({ storage: loggedIn() });
  await page.known();
  await page.arrive();
  await page.form.proceed();
  assert.is(target().origin + target().pathname, 'https://my.example.com/secure-payment');
  const query = Object.fromEntries(target().searchParams);
  assert.equal(query, {
    promoId: '2',
    affiliateId: 'A7',
    token: 'once',
    orderCode: 'O-7K3M9Q',
    paymentSystemId: '1',
  });
  assert.is(page.store.submitSucceeded, true);
  assert.equal(
    created().map(({ detail }) => 'code' in detail && detail.code),
    ['O-7K3M9Q'],
  );
  assert.equal(page.heard.recorded.slice(-2), [
    'Order Form: Order created',
    'Order Form: Proceed to Secure Payment',
  ]);
  assert.equal(page.heard.results.at(-2)?.payload, { code: 'O-7K3M9Q', paymentSystemId: 1 });
});

submission('ANA-01 the page gets the purchase as it was ordered, whatever is chosen meanwhile', async () => {
  page = openForm({ storage: loggedIn() });
  await page.known();
  await page.arrive();
  const { total } = page.form.price;
  const paid = total.peek();
  const answer = deferred<Result<unknown>>();
  page.server.answers.createOrder = () => answer.promise;
  const proceeding = page.form.proceed();
  await until(() => page.server.of('createOrder')[0]);
  page.form.edit('numberElements', '9');
  answer.settle(ok(placed, 201));
  await proceeding;
  assert.equal(created()[0]?.detail, {
    code: 'O-7K3M9Q',
    paymentSystemId: 1,
    total: paid,
    currencyId: 1,
    currency: 'USD',
    discount: null,
  });
  assert.ok(paid > 0 && paid !== total.peek());
});

submission('ORD-15 the payment link carries no tracking inside the cabinet', async () => {
  page = openForm({ storage: loggedIn(), isCabinet: true });
  await page.known();
  await page.arrive();
  await page.form.proceed();
  assert.equal([...target().searchParams.keys()].sort(), ['orderCode', 'paymentSystemId', 'token']);
});

submission('ORD-15 the payment page is opened even where no one-time code can be had', async () => {
  page = openForm({ storage: loggedIn(), answers: { handOff: () => offline } });
  await page.known();
  await page.arrive();
  await page.form.proceed();
  assert.is(target().searchParams.get('orderCode'), 'O-7K3M9Q');
  assert.is(target().searchParams.has('token'), false);
});

submission('ORD-15 a host page can lead the visitor elsewhere by cancelling the redirect', async () => {
  page = openForm({ storage: loggedIn(), hears: (type) => type !== 'redirect' });
  await page.known();
  await page.arrive();
  await page.form.proceed();
  assert.equal(page.heard.gone, []);
  assert.ok(page.heard.emitted.some(({ type, isCancelable }) => type === 'redirect' && isCancelable));
});

submission('SUB-01 a new customer is registered, then the order is placed, then payment opens', async () => {
  page = openForm();
  page.register();
  await page.arrive();
  await page.form.proceed();
  const order = page.server.sent
    .map(({ name }) => name)
    .filter((name) => name !== 'calculatePrice' && name !== 'location');
  assert.equal(order, ['validateOrder', 'registration', 'identity', 'createOrder', 'handOff']);
  assert.is(page.heard.gone.length, 1);
});

submission('SUB-01 the login tab logs the customer in before the order', async () => {
  page = openForm();
  page.session.showTab('login');
  page.session.edit('login', 'email', 'ada@example.com');
  page.session.edit('login', 'password', 'a quiet library');
  await page.arrive();
  await page.form.proceed();
  assert.is(page.server.of('login').length, 1);
  assert.is(page.server.of('registration').length, 0);
  assert.is(page.heard.gone.length, 1);
});

submission('SUB-01 a refused registration places no order', async () => {
  page = openForm({ answers: { registration: () => refused('email', 'emailTaken') } });
  page.register();
  await page.arrive();
  await page.form.proceed();
  assert.is(page.session.store.errors.registration.email, 'emailTaken');
  assert.is(page.server.of('createOrder').length, 0);
  assert.is(page.store.isSubmitting, false);
  assert.is(page.store.draft.topic, 'Margins');
});

submission('ORD-18 a double click creates one order', async () => {
  const answer = deferred<Result<unknown>>();
  page = openForm({ storage: loggedIn(), answers: { createOrder: () => answer.promise } });
  await page.known();
  await page.arrive();
  const clicks = [page.form.proceed(), page.form.proceed()];
  await until(() => page.server.of('createOrder').length === 1);
  assert.is(page.store.isSubmitting, true);
  answer.settle(ok(placed, 201));
  await Promise.all(clicks);
  assert.is(page.server.of('createOrder').length, 1);
  assert.is(created().length, 1);
  assert.is(page.store.isSubmitting, false);
});

submission('ORD-18 an order whose answer was lost is repeated under the same idempotency key', async () => {
  page = openForm({ storage: loggedIn(), answers: { createOrder: () => offline } });
  await page.known();
  await page.arrive();
  await page.form.proceed();
  assert.match(page.store.notice?.text ?? '', 'Network Error');
  assert.is(page.store.notice?.retry, 'Retry');
  assert.is(page.store.activeStep, 2);
  page.server.answers.createOrder = () => ok(placed, 201);
  await page.form.retry();
  const [first, second] = keysOf();
  assert.ok(first);
  assert.is(first, second);
  assert.is(page.heard.gone.length, 1);
});

submission('ORD-18 another order gets another idempotency key once the first one exists', async () => {
  page = openForm({ storage: loggedIn(), hears: (type) => type !== 'redirect' });
  await page.known();
  await page.arrive();
  await page.form.proceed();
  page.form.edit('topic', 'Gutters');
  await page.form.proceed();
  const [first, second] = keysOf();
  assert.is.not(first, second);
  assert.is(created().length, 2);
});

submission('SUB-01 server errors are shown at their fields, on the step of those fields', async () => {
  page = openForm({
    storage: loggedIn(),
    answers: { createOrder: () => refused('topic', 'topicTooShort:9') },
  });
  await page.known();
  await page.arrive();
  await page.form.proceed();
  assert.is(page.store.errors.topic, 'topicTooShort:9');
  assert.is(page.store.activeStep, 1);
  assert.is(page.store.submitFailed, true);
  assert.is(created().length, 0);
});

submission('SUB-01 a refused order is reported as not placed, a server failure as unknown', async () => {
  for (const [status, said] of [
    [400, 'Your order has not been placed yet: Not now.'],
    [403, 'Your order has not been placed yet: Not now.'],
    [500, 'No answer says whether your order was placed: Not now.'],
  ] as const) {
    page = openForm({
      storage: loggedIn(),
      answers: { createOrder: () => refused('', 'Not now', status) },
    });
    await page.known();
    await page.arrive();
    await page.form.proceed();
    assert.match(page.store.notice?.text ?? '', said, `${status}`);
    if (status < 500) page.form.destroy();
  }
});

submission('a refused token asks for a login and keeps all values', async () => {
  page = openForm({ storage: loggedIn(), answers: { createOrder: () => refused('', 'Log in', 401) } });
  await page.known();
  await page.arrive();
  await page.form.proceed();
  assert.is(page.context.storage.get('token'), null);
  assert.is(page.session.store.activeTab, 'login');
  assert.is(page.store.draft.topic, 'Margins');
  assert.is(page.store.draft.policyAccepted, true);
  assert.ok(page.store.notice);
  page.server.answers.createOrder = () => ok(placed, 201);
  page.session.edit('login', 'email', 'ada@example.com');
  page.session.edit('login', 'password', 'a quiet library');
  await page.form.proceed();
  assert.is(page.heard.gone.length, 1);
});

submission('API-03 files are uploaded and attached once the order has a code', async () => {
  let id = 40;
  page = openForm({
    storage: loggedIn(),
    answers: {
      uploadFile: ({ onProgress }) => {
        onProgress?.(0.5);
        id += 1;
        return ok({ id, name: '', size: 4 }, 201);
      },
    },
  });
  await page.known();
  page.form.addFiles([pdf(), pdf('figures.pdf')]);
  await page.arrive();
  await page.form.proceed();
  assert.equal(page.server.of('attachFiles')[0]?.payload, { receiverType: 'writer', 'file[id]': [41, 42] });
  assert.is(page.server.of('attachFiles')[0]?.params.orderId, 'O-7K3M9Q');
  assert.equal(Object.values(page.store.uploads), [1, 1]);
  const names = page.server.sent.map(({ name }) => name);
  assert.ok(names.indexOf('createOrder') < names.indexOf('uploadFile'));
  assert.is(page.heard.gone.length, 1);
});

submission(
  'API-03 a file that fails is reported, and a retry resumes with it on the same order',
  async () => {
    let failures = 1;
    page = openForm({
      storage: loggedIn(),
      answers: {
        uploadFile: ({ payload }) =>
          payload.file instanceof File && payload.file.name === 'figures.pdf' && failures-- > 0
            ? offline
            : ok({ id: 41, name: '', size: 4 }, 201),
      },
    });
    await page.known();
    page.form.addFiles([pdf(), pdf('figures.pdf')]);
    await page.arrive();
    await page.form.proceed();
    const text = page.store.notice?.text ?? '';
    for (const said of ['O-7K3M9Q is placed', 'figures.pdf', 'Network Error']) assert.match(text, said);
    assert.is(page.store.notice?.retry, 'Retry');
    assert.is(page.store.notice?.goOn, 'Continue without it');
    assert.equal(page.heard.gone, []);
    await page.form.retry();
    assert.is(page.server.of('createOrder').length, 1);
    assert.is(page.server.of('uploadFile').length, 3, 'what was sent is not sent again');
    assert.is(page.heard.gone.length, 1);
  },
);

submission('API-03 payment opens without the file if the visitor goes on', async () => {
  page = openForm({
    storage: loggedIn(),
    answers: { uploadFile: () => refused('file', 'file-size-invalid', 413) },
  });
  await page.known();
  page.form.addFiles([pdf()]);
  await page.arrive();
  await page.form.proceed();
  assert.match(page.store.notice?.text ?? '', 'bigger than allowed');
  assert.is(page.store.notice?.retry, null, 'it would be refused again');
  assert.is(page.store.errors.materials, 'file-size-invalid');
  await page.form.continueToPayment();
  assert.is(page.heard.gone.length, 1);
});

submission('API-03 a file that replaces a refused one is sent before payment', async () => {
  const isRefused = (file: unknown) => file instanceof File && file.name === 'bad.pdf';
  page = openForm({
    storage: loggedIn(),
    answers: {
      uploadFile: ({ payload }) =>
        isRefused(payload.file)
          ? refused('file', 'file-type-invalid', 415)
          : ok({ id: 41, name: '', size: 4 }, 201),
    },
  });
  await page.known();
  page.form.addFiles([pdf('bad.pdf')]);
  await page.arrive();
  await page.form.proceed();
  page.form.removeFile(page.store.draft.materials[0]?.key ?? '');
  page.form.addFiles([pdf('good.pdf')]);
  await page.form.continueToPayment();
  const sent = page.server.of('uploadFile').map(({ payload }) => Object(payload.file).name);
  assert.equal(sent, ['bad.pdf', 'good.pdf']);
  assert.is(page.server.of('attachFiles').length, 1);
  assert.is(page.heard.gone.length, 1);
});

submission('ORD-18 files of another order than the one on the page have no Retry', async () => {
  const answer = deferred<Result<unknown>>();
  page = openForm({
    storage: loggedIn(),
    answers: { createOrder: () => answer.promise, uploadFile: () => offline },
  });
  await page.known();
  page.form.addFiles([pdf()]);
  await page.arrive();
  const placing = page.form.proceed();
  await until(() => page.server.of('createOrder').length > 0);
  page.form.edit('details', 'Six pages on gutters.');
  answer.settle(ok({ code: 'O-7K3M9Q', paymentSystemId: 1 }, 201));
  await placing;
  await page.form.continueToPayment();
  assert.match(page.store.notice?.text ?? '', 'could not be sent: notes.pdf');
  assert.is(page.store.notice?.retry, null);
  await page.form.continueToPayment();
  assert.is(page.server.of('createOrder').length, 1);
  assert.is(page.heard.gone.length, 1);
});

submission('API-03 a file removed during its upload is left out', async () => {
  let isGone = false;
  page = openForm({
    storage: loggedIn(),
    answers: {
      uploadFile: ({ payload, signal }) =>
        payload.file instanceof File && payload.file.name === 'notes.pdf'
          ? ok({ id: 41, name: '', size: 4 }, 201)
          : new Promise((resolve) =>
              signal?.addEventListener('abort', () => {
                isGone = true;
                resolve(abortFailure());
              }),
            ),
    },
  });
  await page.known();
  page.form.addFiles([pdf('film.zip'), pdf()]);
  await page.arrive();
  const sent = page.form.proceed();
  const [film] = page.store.draft.materials;
  await until(() => film && page.store.uploads[film.key] === 0);
  page.form.removeFile(film?.key ?? '');
  await sent;
  assert.ok(isGone);
  assert.equal(page.server.of('attachFiles')[0]?.payload, { receiverType: 'writer', 'file[id]': [41] });
  assert.is(page.store.notice, null);
  assert.is(page.heard.gone.length, 1);
});

submission('API-03 a file removed after a failed upload is not attached', async () => {
  page = openForm({
    storage: loggedIn(),
    answers: {
      uploadFile: ({ payload }) =>
        payload.file instanceof File && payload.file.name === 'notes.pdf'
          ? ok({ id: 41, name: '', size: 4 }, 201)
          : offline,
    },
  });
  await page.known();
  page.form.addFiles([pdf(), pdf('figures.pdf')]);
  await page.arrive();
  await page.form.proceed();
  for (const { key } of page.store.draft.materials) page.form.removeFile(key);
  await page.form.proceed();
  assert.is(page.server.of('createOrder').length, 1);
  assert.is(page.server.of('attachFiles').length, 0);
  assert.is(page.heard.gone.length, 1);
});

submission('API-03 no further file is tried on a lost connection, and all of them are named', async () => {
  page = openForm({ storage: loggedIn(), answers: { uploadFile: () => offline } });
  await page.known();
  page.form.addFiles([pdf(), pdf('figures.pdf'), pdf('tables.pdf')]);
  await page.arrive();
  await page.form.proceed();
  assert.is(page.server.of('uploadFile').length, 1);
  assert.match(page.store.notice?.text ?? '', 'notes.pdf, figures.pdf, tables.pdf');
});

submission('an existing order is paid by the method chosen last', async () => {
  page = openForm({ storage: loggedIn(), answers: { uploadFile: () => offline } });
  await page.known();
  page.form.addFiles([pdf()]);
  await page.arrive();
  await page.form.proceed();
  page.form.edit('paymentSystemId', paymentSystems.creditCard);
  await page.form.continueToPayment();
  assert.is(target().searchParams.get('paymentSystemId'), '3');
  assert.is(page.server.of('createOrder').length, 1);
});

submission.run();
