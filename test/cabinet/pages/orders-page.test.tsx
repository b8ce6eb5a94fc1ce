import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure } from '../../../src/api/result.ts';
import { OrdersPage } from '../../../src/cabinet/pages/orders-page.tsx';
import { type Answers, ok, order, promisingSite } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { click } from '../../support/components/render.tsx';

const page = suite('orders page');

const open = (answers: Answers, query = '') =>
  openPage(<OrdersPage params={{}} query={new URLSearchParams(query)} />, answers);

page('CAB-01 each order is listed with its status, amount and link', async () => {
  const { get, all, text } = await open({
    orders: () => ok([order({ statusId: 3 }), order({ code: 'O-1', topic: '', statusId: 99 })]),
  });
  assert.is(get('.order-row a').getAttribute('href'), '/orders/O-7K3M9Q');
  assert.match(get('.order-row').textContent ?? '', /The printed page.*In progress.*\$80\.33/);
  // An order without a topic is named by its type, and an unknown status by its number.
  assert.match(all('.order-row')[1]?.textContent ?? '', /^Essay.*Status 99/);
  assert.match(text(), '2 orders');
});

page('CAB-01 an order that waits for its payment is paid from the list', async () => {
  const free = order({ code: 'O-2', statusId: 1, chargedCents: 0 });
  const { get, all } = await open({
    orders: () => ok([order({ statusId: 1 }), order({ code: 'O-1', statusId: 3 }), free]),
  });
  const pay = get('a[href^="/secure-payment"]');
  assert.is(pay.textContent, 'Pay $80.33');
  assert.match(pay.getAttribute('href') ?? '', 'orderCode=O-7K3M9Q');
  assert.is(all('a[href^="/secure-payment"]').length, 1);
});

page('CAB-01 a delivered order in the list leads to its paper and names the last day', async () => {
  const { get } = await open({
    orders: () => ok([order({ statusId: 12, deliveredAt: new Date().toISOString() })]),
    bootstrap: () => ok(promisingSite()),
  });
  assert.is(get('.rows .button').getAttribute('href'), '/orders/O-7K3M9Q');
  assert.match(get('.due-by').textContent ?? '', 'Approve or revise by');
});

page('CAB-01 the list says what waits for the customer, and one button of the page is primary', async () => {
  const { all } = await open({
    orders: () =>
      ok([
        order({ code: 'O-1', statusId: 12 }),
        order({ code: 'O-2', statusId: 2, dueCents: 500 }),
        order({ code: 'O-3', statusId: 3, newMessages: 1 }),
        order({ code: 'O-4', statusId: 3 }),
        order({ code: 'O-5', statusId: 16, newMessages: 1 }),
      ]),
  });
  const groups = all('.group').map((group) => [
    group.querySelector('h2')?.textContent,
    [...group.querySelectorAll('.about')].map(({ textContent }) => textContent?.slice(0, 3)),
  ]);
  assert.equal(groups, [
    ['Waiting for you', ['O-1', 'O-2', 'O-3']],
    ['Under way', ['O-4']],
    ['Closed', ['O-5']],
  ]);
  assert.equal(
    all('.order-row .button').map(({ textContent, className }) => [textContent, className]),
    [
      ['Open the paper', 'button primary'],
      ['Pay $5.00', 'button quiet'],
      ['Read the message', 'button quiet'],
    ],
  );
  assert.is(all('.order-row b').length, 5, 'every order has its amount');
});

page('CAB-01 the order list shows the page and status in its address, and its links keep both', async () => {
  const { get, sent } = await open(
    { orders: () => ok([order({ statusId: 12 })], 200, { 'x-pagination-page-count': '3' }) },
    'page=2&statusId=12',
  );
  assert.equal(sent[0]?.payload, { page: 2, statusId: 12, locale: undefined });
  assert.is(get('[rel="prev"]').getAttribute('href'), '/?page=1&statusId=12');
  assert.is(get('[rel="next"]').getAttribute('href'), '/?page=3&statusId=12');
  assert.is(get('.filter [aria-current]').textContent, 'Delivered');
});

page('CAB-01 an invalid address shows the first page of all orders', async () => {
  const orders = () => ok([order()], 200, { 'x-pagination-page-count': '2' });
  const { get, sent } = await open({ orders }, 'page=-3.7&statusId=x');
  assert.equal(sent[0]?.payload, { page: 1, locale: undefined });
  assert.is(get('.filter [aria-current]').textContent, 'All');
});

page('CAB-01 a list of one page has no filter', async () => {
  const { all } = await open({ orders: () => ok([order()]) });
  assert.is(all('.filter').length, 0);
});

page('CAB-01 a customer without orders reads how to place the first one', async () => {
  const { get, all, text } = await open({ orders: () => ok([]) });
  assert.match(text(), 'No orders yet');
  get('a[href="/order-now"]');
  assert.is(all('.filter').length, 0);
});

page('CAB-01 a status without orders is explained, with a link to all orders', async () => {
  const { get, text } = await open({ orders: () => ok([]) }, 'statusId=13');
  assert.match(text(), 'None of your orders is “In revision” now.');
  get('.empty a[href="/"]');
});

/** Shows the orders of one status, and all of them after a press on its button. */
function Orders() {
  const [query, setQuery] = useState('statusId=13');
  return (
    <>
      <button type="button" onClick={() => setQuery('')} />
      <OrdersPage params={{}} query={new URLSearchParams(query)} />
    </>
  );
}

page('CAB-01 the heading takes the focus of a link that disappears with its list', async () => {
  const { get } = await openPage(<Orders />, { orders: () => ok([]) });
  get('.empty a').focus();
  click(get('button'));
  await waitForResponses();
  assert.is(document.activeElement, get('h1'));
});

page('CAB-01 the filter keeps the focus while all orders of several pages load', async () => {
  const answer = ok([order()], 200, { 'x-pagination-page-count': '2' });
  const { get } = await openPage(<Orders />, { orders: () => answer });
  const all = get('.filter a');
  all.focus();
  click(get('button'));
  await waitForResponses();
  assert.is(document.activeElement, all);
});

for (const [statusId, name] of [
  [17, 'Cancelled'],
  [18, 'Refunded'],
] as const)
  page(`STS-01 a ${name} order has a label, and its filter lists only orders of that status`, async () => {
    const { get, sent } = await open({ orders: () => ok([order({ statusId })]) }, `statusId=${statusId}`);
    assert.equal(sent[0]?.payload, { page: 1, statusId, locale: undefined });
    assert.is(get('.filter [aria-current]').textContent, name);
    assert.is(get(`.filter a[href="/?statusId=${statusId}"]`).textContent, name);
    assert.is(get('.order-row .status.ended').textContent, name);
  });

page('ERR-02 a list that could not be loaded is explained and can be requested again', async () => {
  let isOffline = true;
  const { press, button, all, text } = await open({ orders: () => (isOffline ? failure() : ok([order()])) });
  assert.match(
    text(),
    'This could not be loaded. Network Error. Our server could not be reached. Check your connection. Please try again in a minute.',
  );
  isOffline = false;
  button('Retry').focus();
  await press('Retry');
  assert.is(all('.order-row').length, 1);
  assert.is(document.activeElement?.id, 'content', 'the focus is at the part that has loaded');
});

page.run();
