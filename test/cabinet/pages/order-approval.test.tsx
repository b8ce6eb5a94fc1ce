import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Order } from '../../../src/api/resources/order.ts';
import { failure } from '../../../src/api/result.ts';
import { type Answers, attachment, ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { approve, openOrderPage } from '../../support/cabinet/open-order-page.tsx';
import { until, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { click, type } from '../../support/components/render.tsx';

const approval = suite('approval of an order');

approval('CAB-04 approval is offered after the paper was opened, with the rights that it ends', async () => {
  let isNew = true;
  const { texts, press, text, sent } = await openOrderPage({
    order: () => ok(order({ statusId: 12 })),
    orderAttachments: () => ok([attachment({ id: 6, receiverType: 'writer' }), attachment({ isNew })]),
    downloadFile: () => {
      isNew = false;
      return ok(new Blob(['%PDF']));
    },
  });
  assert.equal(texts('.next-step button'), ['Open the paper']);
  await press('Open the paper');
  assert.equal(sent.find(({ name }) => name === 'downloadFile')?.params, { id: 5 });
  assert.equal(texts('.next-step button'), ['Open the paper', 'Approve', 'Send to revision']);
  assert.match(text(), 'Your right to a revision or a refund ends with it.');
});

approval('CAB-04 a revised paper must be opened before approval, even if the first version was', async () => {
  const revisions = [{ timeRevision: '', textRevision: 'Wider', createdAt: '2026-11-21T10:00:00+00:00' }];
  const { texts } = await openOrderPage({
    order: () => ok(order({ statusId: 12, revisions })),
    orderAttachments: () =>
      ok([attachment({ id: 9, createdAt: '2026-11-22T10:00:00+00:00' }), attachment({ isNew: false })]),
  });
  assert.equal(texts('.next-step button'), ['Open the paper']);
});

approval('CAB-04 a paper that could not be opened is explained, and the customer can try again', async () => {
  const { button, press, text } = await openOrderPage({
    order: () => ok(order({ statusId: 12 })),
    orderAttachments: () => ok([attachment()]),
    downloadFile: () => failure(),
  });
  await press('Open the paper');
  assert.match(text(), 'Network Error. Our server could not be reached.');
  button('Open the paper');
});

approval('API-04 a second tap on Approve does not confirm the approval', async () => {
  const { press, sent } = await openOrderPage({ order: () => ok(order({ statusId: 12 })) });
  await press('Approve');
  await press('Yes, approve');
  assert.not.ok(sent.some(({ name }) => name === 'approveOrder'));
});

approval('API-04 a delivered order is closed when its customer approves it', async () => {
  let statusId = 12;
  const { button, text, sent } = await openOrderPage({
    order: () => ok(order({ statusId })),
    approveOrder: () => {
      statusId = 16;
      return ok(null, 204);
    },
  });
  await approve(button);
  assert.equal(sent.find(({ name }) => name === 'approveOrder')?.params, { id: 'O-7K3M9Q' });
  assert.match(text(), 'Approved');
});

approval('API-04 an approval asks for a confirmation before it closes the order', async () => {
  const { press, text, sent } = await openOrderPage({ order: () => ok(order({ statusId: 12 })) });
  await press('Approve');
  assert.match(text(), 'Your files stay here.');
  await press('Not yet');
  assert.not.match(text(), 'Your files stay here.');
  assert.not.ok(sent.some(({ name }) => name === 'approveOrder'));
});

approval('API-04 stars and comments about service and writer are sent at one press', async () => {
  const given: Partial<Order> = {};
  const { get, all, text, sent } = await openOrderPage({
    order: () => ok(order({ statusId: 16, ...given })),
    rateService: () => ok(Object.assign(given, { serviceRating: 4 }) && null, 204),
    rateWriter: () => ok(Object.assign(given, { writerRating: 5 }) && null, 204),
  });
  const submit = () => get<HTMLFormElement>('form[name="rating"]').requestSubmit();
  const ratings = () =>
    sent.filter(({ name }) => name.startsWith('rate')).map(({ name, payload }) => [name, payload]);
  submit();
  await until(() => text().includes('Please choose from one to five stars'));
  assert.equal([ratings(), all('textarea[name$="comment"]').length], [[], 0]);
  click(get('[data-field="service-rate"] input[value="4"]'));
  submit();
  await until(() => text().includes('4 of 5'));
  click(get('[data-field="writer-rate"] input[value="5"]'));
  type(get<HTMLTextAreaElement>('[name="writer-comment"]'), 'Well read.');
  submit();
  await until(() => document.querySelector('form[name="rating"]') === null);
  assert.equal(ratings(), [
    ['rateService', { rate: 4, comment: '' }],
    ['rateWriter', { rate: 5, comment: 'Well read.' }],
  ]);
});

approval('API-04 both ratings stay in the form if one fails, which alone is then sent again', async () => {
  const given: Partial<Order> = {};
  let isOffline = true;
  const { get, sent } = await openOrderPage({
    order: () => ok(order({ statusId: 16, ...given })),
    rateService: () => ok(null, 204),
    rateWriter: () =>
      isOffline ? failure() : ok(Object.assign(given, { serviceRating: 3, writerRating: 3 }) && null, 204),
  });
  for (const subject of ['service', 'writer']) click(get(`[data-field="${subject}-rate"] input[value="3"]`));
  type(get<HTMLTextAreaElement>('[name="writer-comment"]'), 'Well read.');
  const submit = () => get<HTMLFormElement>('form[name="rating"]').requestSubmit();
  submit();
  submit();
  await until(() => sent.some(({ name }) => name === 'rateWriter'));
  await waitForResponses();
  assert.is(sent.filter(({ name }) => name === 'rateService').length, 1, 'a double press sends once');
  assert.ok(get<HTMLInputElement>('[data-field="writer-rate"] input[value="3"]').checked);
  assert.is(get<HTMLTextAreaElement>('[name="writer-comment"]').value, 'Well read.');
  isOffline = false;
  submit();
  await until(() => document.querySelector('form[name="rating"]') === null);
  const again = sent.filter(({ name }) => name.startsWith('rate')).map(({ name }) => name);
  assert.equal(again, ['rateService', 'rateWriter', 'rateWriter']);
});

approval('API-04 a rating changed and changed back after a failure is the one that counts', async () => {
  const { get, sent } = await openOrderPage({
    order: () => ok(order({ statusId: 16 })),
    rateService: () => ok(null, 204),
    rateWriter: () => failure(),
  });
  const rates = () => sent.flatMap(({ name, payload }) => (name === 'rateService' ? payload?.rate : []));
  click(get('[data-field="writer-rate"] input[value="3"]'));
  for (const rate of ['5', '4', '5']) {
    click(get(`[data-field="service-rate"] input[value="${rate}"]`));
    const failed = sent.filter(({ name }) => name === 'rateWriter').length;
    get<HTMLFormElement>('form[name="rating"]').requestSubmit();
    await until(() => sent.filter(({ name }) => name === 'rateWriter').length > failed);
    await waitForResponses();
  }
  assert.equal(rates(), [5, 4, 5]);
});

const delivered: Answers = { order: () => ok(order({ statusId: 12 })) };

approval('CAB-01 a customer sends a paper to revision with remarks and a time', async () => {
  const { button, get, sent } = await openOrderPage({ ...delivered, reviseOrder: () => ok(null, 204) });
  click(button('Send to revision'));
  type(get<HTMLTextAreaElement>('[name="textRevision"]'), 'Please cite the originals.');
  type(get<HTMLInputElement>('[name="timeRevision"]'), '2030-01-02T03:04');
  get<HTMLFormElement>('form[name="revision"]').requestSubmit();
  await until(() => sent.some(({ name }) => name === 'reviseOrder'));
  assert.equal(sent.find(({ name }) => name === 'reviseOrder')?.payload, {
    textRevision: 'Please cite the originals.',
    timeRevision: new Date('2030-01-02T03:04').toISOString(),
  });
});

approval('ORD-21 unsent remarks are kept until the next visit, and deleted once they are sent', async () => {
  const remarksField = () => document.querySelector<HTMLTextAreaElement>('[name="textRevision"]');
  const first = await openOrderPage(delivered);
  click(first.button('Send to revision'));
  type(first.get<HTMLTextAreaElement>('[name="textRevision"]'), 'Please cite the originals.');
  first.unmount();
  const second = await openOrderPage({ ...delivered, reviseOrder: () => ok(null, 204) });
  click(second.button('Send to revision'));
  assert.is(remarksField()?.value, 'Please cite the originals.');
  second.get<HTMLFormElement>('form[name="revision"]').requestSubmit();
  await until(() => second.sent.some(({ name }) => name === 'reviseOrder'));
  click(second.button('Send to revision'));
  assert.is(remarksField()?.value, '');
});

approval.run();
