import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { deliveredOrder, placedOrder } from '../../support/server/orders/delivered-order.ts';
import { otherSiteHost } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const writers = suite('preferred writers');
const server = startForSuite(writers, startServer);

const lookUp = (code: string, token?: string) =>
  server.send(calls.preferredWriter, { params: { code }, ...(token && { token }) });
const bookmark = (token: string, code: string) =>
  server.send(calls.bookmarkWriter, { token, params: { code } });
const unbookmark = (token: string, code: string) =>
  server.send(calls.unbookmarkWriter, { token, params: { code } });

writers('WRT-03 a visitor without a login can look up a writer’s code and grade', async () => {
  assert.equal((await lookUp('W10023')).body, { code: 'W10023', gradeId: 2, isBookmarked: false });
  assert.equal((await lookUp('w10042')).body, { code: 'W10042', gradeId: 3, isBookmarked: false });
  for (const code of ['W9', 'W', 'x', "W1' or 1=1", '%00', '..', 'W'.repeat(250)]) {
    const { status, body } = await lookUp(code);
    assert.ok(status === 404 || status === 422, `${code} ${status}`);
    assert.is(typeof body[0].property, 'string');
  }
  assert.equal((await lookUp('W9')).body, [{ property: 'writersPreferredCode', message: 'writerUnknown' }]);
});

writers('API-04 a client’s bookmark can be set and removed repeatedly, and is the client’s own', async () => {
  const [firstToken, secondToken] = [await server.register(), await server.register()];
  for (const _ of [1, 2]) {
    const { status, body } = await bookmark(firstToken, 'w10023');
    assert.is(status, 200);
    assert.equal(body, { code: 'W10023', gradeId: 2, isBookmarked: true });
  }
  assert.is((await lookUp('W10023', firstToken)).body.isBookmarked, true);
  assert.is((await lookUp('W10023', secondToken)).body.isBookmarked, false);
  assert.is((await lookUp('W10023')).body.isBookmarked, false);
  for (const _ of [1, 2]) assert.is((await unbookmark(firstToken, 'W10023')).status, 204);
  assert.is((await lookUp('W10023', firstToken)).body.isBookmarked, false);
  assert.is((await bookmark(firstToken, 'W9')).status, 404);
  assert.is((await unbookmark(firstToken, 'W9')).status, 404);
});

const completed = (token: string, page?: string) =>
  server.send(calls.completedOrders, {
    token,
    ...(page !== undefined && { headers: { 'x-pagination-page-current': page } }),
  });

writers('API-04 the writers of approved orders are listed in pages, the latest first', async () => {
  const token = await server.register();
  assert.equal((await completed(token)).body, []);
  const codes: string[] = [];
  for (let index = 0; index < 12; index++) {
    server.clock.now += 1000;
    const code = await deliveredOrder(server, token, index % 2 ? 'W10023' : 'W10042');
    await server.send(calls.approveOrder, { token, params: { id: code } });
    codes.unshift(code);
  }
  await deliveredOrder(server, token);
  await placedOrder(server, token);
  await bookmark(token, 'W10023');
  const first = await completed(token);
  assert.equal(
    first.body.map(({ orderCode }) => orderCode),
    codes.slice(0, 10),
  );
  assert.equal(first.body[0], { orderCode: codes[0], code: 'W10023', gradeId: 2, isBookmarked: true });
  assert.equal(first.body[1], { orderCode: codes[1], code: 'W10042', gradeId: 3, isBookmarked: false });
  const pages = ['x-pagination-page-current', 'x-pagination-page-count', 'x-pagination-total-count'];
  const headersOf = ({ headers }: typeof first) => pages.map((name) => headers[name]);
  assert.equal(headersOf(first), ['1', '2', '12']);
  const second = await completed(token, '2');
  assert.equal(headersOf(second), ['2', '2', '12']);
  assert.equal(
    second.body.map(({ orderCode }) => orderCode),
    codes.slice(10),
  );
  assert.equal(headersOf(await completed(token, '7')), ['7', '2', '12']);
  for (const invalidPage of ['0', '-3', 'x', '1.5', '9'.repeat(30), ''])
    assert.is((await completed(token, invalidPage)).status, 200, invalidPage);
});

writers('API-04 a client’s orders are listed by page and by status', async () => {
  const token = await server.register();
  for (let index = 0; index < 11; index++) await placedOrder(server, token);
  const delivered = await deliveredOrder(server, token);
  const list = (payload: object) => server.send(calls.orders, { token, payload: { ...payload } });
  assert.is((await list({})).body.length, 10);
  const second = await list({ page: 2 });
  assert.equal([second.body.length, second.headers['x-pagination-page-count']], [2, '2']);
  const completedList = await list({ statusId: 12 });
  assert.equal(
    completedList.body.map(({ code }) => code),
    [delivered],
  );
  assert.is((await list({ statusId: 'x' })).status, 422);
});

writers('API-04 a writer of one site cannot be found or bookmarked on another site', async () => {
  const token = await server.register('abroad@example.com', otherSiteHost);
  const onOtherSite = { token, site: otherSiteHost, params: { code: 'W10023' } };
  assert.is((await server.send(calls.bookmarkWriter, onOtherSite)).status, 200);
  assert.is((await bookmark(token, 'W10023')).status, 401);
  assert.is((await lookUp('W10023')).body.isBookmarked, false);
});

writers.run();
