import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WritersPage } from '../../../src/cabinet/pages/account-pages.tsx';
import { type Answers, ok } from '../../support/cabinet/fake-cabinet.ts';
import { openPage } from '../../support/cabinet/open-page.tsx';

const page = suite('writers page');

const open = (answers: Answers, query = '') =>
  openPage(<WritersPage params={{}} query={new URLSearchParams(query)} />, answers);
const writer = (orderCode: string, code = 'W10042', isBookmarked = false) => ({
  code,
  gradeId: 3,
  isBookmarked,
  orderCode,
});

page('CAB-02 a writer is listed once, with all orders that the writer has completed', async () => {
  const { all, get } = await open({
    completedOrders: () => ok([writer('O-1'), writer('O-2', 'W7'), writer('O-3')]),
  });
  assert.is(all('.writer-row').length, 2);
  assert.match(get('.writer-row').textContent ?? '', /W10042.*O-1, O-3/);
  assert.is(get('.actions a').getAttribute('href'), '/order-now?writerCode=W10042');
});

page('API-04 CAB-02 the list of writers requests its page by a header and links to other pages', async () => {
  const { get, sent } = await open(
    { completedOrders: () => ok([writer('O-1')], 200, { 'x-pagination-page-count': '2' }) },
    'page=2',
  );
  assert.equal(sent[0]?.headers, { 'x-pagination-page-current': '2' });
  assert.is(get('[rel="prev"]').getAttribute('href'), '/writers?page=1');
});

page('CAB-02 a customer bookmarks a writer and removes the bookmark', async () => {
  let isBookmarked = false;
  const set = (wanted: boolean) => () => {
    isBookmarked = wanted;
    return ok(writer('O-1', 'W7', wanted));
  };
  const { press, text } = await open({
    completedOrders: () => ok([writer('O-1', 'W7', isBookmarked)]),
    bookmarkWriter: set(true),
    unbookmarkWriter: set(false),
  });
  await press('Add to preferred W7');
  assert.match(text(), 'W7Preferred');
  await press('Remove from preferred W7');
  assert.not.match(text(), 'W7Preferred');
});

page('CAB-02 a list without writers explains how writers get into it', async () => {
  const { text } = await open({ completedOrders: () => ok([]) });
  assert.match(text(), 'No writers yet');
});

page.run();
