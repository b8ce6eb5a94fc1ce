import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure } from '../../../src/api/result.ts';
import { type Answers, attachment, ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { approve, openOrderPage } from '../../support/cabinet/open-order-page.tsx';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const page = suite('order page');

page('SHW-01 an order shows every choice about the paper, and each part of its price', async () => {
  const { get, text } = await openOrderPage({
    order: () =>
      ok(
        order({
          statusId: 3,
          extras: [{ id: 1, name: 'Abstract page', priceConverted: 14.99 }],
          preferredWriterCode: 'W10042',
          writerGradeName: 'Top 10',
          bonusUsedCents: 200,
          chargedCents: 7833,
          additionalMaterialStatusId: 3,
        }),
      ),
  });
  for (const part of [
    'The printed page',
    'Three pages.',
    'Type of paperEssay',
    'ServiceWriting from scratch',
    'Academic levelBachelor',
    'Length3 pages, double spaced (825\u00a0words)',
    'DeadlineNov 22nd, 2026',
    'Abstract page$14.99',
    'Discount WELCOME15−$14.17',
    'Total$80.33',
    'Bonus used−$2.00',
    'Charged in US dollars$78.33',
    'SubjectHistory',
    'Paper formatAPA',
    'Sources2',
    'WriterW10042, Top 10',
    'MaterialsNeeded, not provided',
    'ada@example.com or +15551234567',
  ])
    assert.ok(text().includes(part), `${part} in ${text()}`);
  assert.is(get('.due strong').textContent, '$78.33', 'the amount that is charged, as in the list of orders');
});

page('MON-01 beside another currency and a bonus, the amounts in dollars add up', async () => {
  const { text } = await openOrderPage({
    order: () => ok(order({ currencyId: 2, bonusUsedCents: 200, chargedCents: 7833 })),
    bootstrap: () => ok(fixtureSite(1)),
  });
  assert.match(text(), 'Total€80.33Total in US dollars$80.33Bonus used−$2.00Charged in US dollars$78.33');
});

page('MON-01 beside a bonus, a changed order names its new price in dollars', async () => {
  const { text } = await openOrderPage({
    order: () =>
      ok(order({ statusId: 2, currencyId: 2, bonusUsedCents: 200, chargedCents: 9000, priceCents: 8033 })),
    bootstrap: () => ok(fixtureSite(1)),
  });
  assert.match(text(), 'Total€80.33Total in US dollars$80.33');
});

page('API-03 a customer can add files for the writer until the order is closed', async () => {
  for (const statusId of [1, 2, 3, 12, 13, 16]) {
    const { all } = await openOrderPage({ order: () => ok(order({ statusId })) });
    assert.is(all('input[type="file"]').length, statusId === 16 ? 0 : 1, `${statusId}`);
  }
});

page('API-04 the page of an order shows the customer’s remarks and comments about the paper', async () => {
  const { text } = await openOrderPage({
    order: () =>
      ok(
        order({
          statusId: 16,
          serviceRating: 4,
          serviceComment: 'Quick answers.',
          revisions: [
            {
              timeRevision: 'by Friday noon',
              textRevision: 'The second page wants a source.',
              createdAt: '2030-01-01T10:00:00+00:00',
            },
          ],
        }),
      ),
  });
  assert.match(text(), 'The second page wants a source.');
  assert.match(text(), 'wanted by: by Friday noon');
  assert.match(text(), 'Quick answers.');
});

const delivered: Answers = { order: () => ok(order({ statusId: 12 })) };

page('CAB-01 another customer’s order is refused with an explanation', async () => {
  const { text } = await openOrderPage({});
  assert.match(text(), 'There is no such order in your account');
});

page('ERR-02 an order stays on the screen when loading it again fails', async () => {
  let isOffline = false;
  const { button, press, text } = await openOrderPage({
    order: () => (isOffline ? failure() : ok(order({ statusId: 12 }))),
    approveOrder: () => httpFailure(409, [{ property: '', message: 'The order has moved on' }]),
  });
  isOffline = true;
  await approve(button);
  assert.match(
    text(),
    'This could not be loaded. Network Error. Our server could not be reached. Check your connection. Please try again in a minute.',
  );
  assert.match(text(), 'What you ordered');
  isOffline = false;
  await press('Retry');
  assert.not.match(text(), 'could not be loaded');
});

page('CAB-01 files of both sides are listed, new ones marked, failed downloads explained', async () => {
  const { text, press, texts } = await openOrderPage({
    ...delivered,
    orderAttachments: () =>
      ok([attachment(), attachment({ id: 6, name: 'notes.pdf', receiverType: 'writer' })]),
    downloadFile: () =>
      httpFailure(404, [{ property: '', message: 'Please check it, or reload the page that led here' }]),
  });
  assert.match(text(), /2\.9 MB · Received/);
  assert.match(text(), /· Sent/);
  assert.is(texts('.status').filter((status) => status === 'New').length, 1);
  await press('Download Paper.pdf');
  assert.match(text(), 'or reload the page that led here.');
});

page('API-04 an order’s files are shown page by page, and its new paper can be opened on each', async () => {
  const files = ['client', 'writer'].map((receiverType, id) => [
    attachment({ id, name: `${receiverType}.pdf`, receiverType }),
  ]);
  const { text, get, button, sent } = await openOrderPage(
    {
      ...delivered,
      orderAttachments: (sent) => {
        const { 'x-pagination-page-current': page } = sent.headers;
        return ok(files[Number(page) - 1] ?? [], 200, { 'x-pagination-page-count': '2' });
      },
    },
    'page=2',
  );
  assert.match(text(), 'writer.pdf');
  assert.not.match(text(), 'client.pdf');
  assert.ok(button('Open the paper'));
  assert.is(get('[rel="prev"]').getAttribute('href'), '/orders/O-7K3M9Q?page=1');
  assert.is(sent.filter(({ name }) => name === 'orderAttachments').length, 2);
});

page.run();
