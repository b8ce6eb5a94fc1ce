import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure } from '../../../src/api/answer.ts';
import { OrdersPage } from '../../../src/cabinet/pages/orders-page.tsx';
import { click } from '../../render.tsx';
import { type Answers, order, success } from '../fake-cabinet.ts';
import { openPage, settle } from '../open-page.tsx';

const page = suite('orders page');

const open = (answers: Answers, query = '') =>
  openPage(<OrdersPage params={{}} query={new URLSearchParams(query)} />, answers);

page('CAB-01 lists each order with its status, amount and a way to it', async () => {
  const { get, all, text, unmount } = await open({
    orders: () => success([order({ statusId: 12 }), order({ code: 'O-1', topic: '', statusId: 99 })]),
  });
  assert.is(get('.order-row').getAttribute('href'), '/orders/O-7K3M9Q');
  assert.match(get('.order-row').textContent ?? '', /The printed page.*Delivered.*\$80\.33/);
  // Without a topic it is named by its type; a status that is news to the page by its number.
  assert.match(all('.order-row')[1]?.textContent ?? '', /^Essay.*Status 99/);
  assert.match(text(), '2 orders');
  unmount();
});

page('CAB-01 asks for the page and the status of the address, and keeps both in its links', async () => {
  const { get, sent, unmount } = await open(
    { orders: () => success([order({ statusId: 12 })], { 'x-pagination-page-count': '3' }) },
    'page=2&statusId=12',
  );
  assert.equal(sent[0]?.options.payload, { page: 2, statusId: 12 });
  assert.is(get('[rel="prev"]').getAttribute('href'), '/?page=1&statusId=12');
  assert.is(get('[rel="next"]').getAttribute('href'), '/?page=3&statusId=12');
  assert.is(get('.filter [aria-current]').textContent, 'Delivered');
  unmount();
});

page('CAB-01 takes rubbish in the address for the first page of all orders', async () => {
  const { get, sent, unmount } = await open({ orders: () => success([order()]) }, 'page=-3.7&statusId=x');
  assert.equal(sent[0]?.options.payload, { page: 1 });
  assert.is(get('.filter [aria-current]').textContent, 'All');
  unmount();
});

page('CAB-01 shows a newcomer where to begin', async () => {
  const { get, all, text, unmount } = await open({ orders: () => success([]) });
  assert.match(text(), 'No orders yet');
  get('a[href="/order-now"]');
  assert.is(all('.filter').length, 0);
  unmount();
});

page('CAB-01 says that a status has no orders, and leads back to all', async () => {
  const { get, text, unmount } = await open({ orders: () => success([]) }, 'statusId=13');
  assert.match(text(), 'None of your orders is “In revision” now.');
  get('.empty a[href="/"]');
  unmount();
});

page('ERR-02 says in a sentence why there is no list, and asks again', async () => {
  let isDown = true;
  const { button, all, text, unmount } = await open({
    orders: () => (isDown ? failure() : success([order()])),
  });
  assert.match(
    text(),
    'This could not be loaded. Network Error. Our server could not be reached. Check your connection. Please try again in a minute.',
  );
  isDown = false;
  click(button('Retry'));
  await settle();
  assert.is(all('.order-row').length, 1);
  unmount();
});

page.run();
