import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { deliveredOrder, placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { pdf } from '../../../support/server/samples.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const attachments = suite('attachments');
const server = startForSuite(attachments, startServer);

const newFile = async (token: string, name = 'notes.pdf', key = ''): Promise<number> => {
  const payload = { file: new File([new Uint8Array(pdf)], name) };
  const headers = key ? { 'idempotency-key': key } : {};
  return (await server.send(calls.uploadFile, { token, payload, headers })).body.id;
};
const listed = (token: string, orderId: string) =>
  server.send(calls.orderAttachments, { token, params: { orderId } });

attachments('API-03 a file that is attached several times reaches the writer once', async () => {
  const token = await server.register();
  const order = await placedOrder(server, token);
  const [one, two] = [await newFile(token, 'one.pdf'), await newFile(token, 'two.pdf')];
  assert.is((await server.attach(token, order, [one, two, one])).status, 204);
  assert.is((await server.attach(token, order, [one])).status, 204);
  const { body } = await listed(token, order);
  assert.equal(body.map(({ id }) => id).sort(), [one, two].sort());
  const [first] = body;
  assert.equal([first.receiverType, first.isNew, first.size], ['writer', false, pdf.length]);
  assert.match(first.createdAt, /^\d{4}-\d\d-\d\dT.*\+00:00$/);
  assert.is((await server.send(calls.attachments, { token })).body.length, 2);
  const count = await server.send(calls.newAttachmentCounter, { token, params: { orderId: order } });
  assert.equal(count.body, { count: 0 });
});

attachments('API-03 a file sent twice under one key is the same file, for its sender alone', async () => {
  const token = await server.register();
  const order = await placedOrder(server, token);
  const twice = await Promise.all([newFile(token, 'one.pdf', 'a-key'), newFile(token, 'one.pdf', 'a-key')]);
  assert.is(new Set(twice).size, 1);
  await server.attach(token, order, twice);
  await server.attach(token, order, [await newFile(token, 'one.pdf', 'a-key')]);
  assert.is((await listed(token, order)).body.length, 1);
  const others = [
    await newFile(token, 'two.pdf', 'a-key'),
    await newFile(token, 'one.pdf', 'another'),
    await newFile(await server.register(), 'one.pdf', 'a-key'),
  ];
  assert.is(new Set([...twice, ...others]).size, 4);
});

attachments('API-04 files of an order and of all orders come in pages of ten, new ones first', async () => {
  const token = await server.register();
  const order = await placedOrder(server, token);
  const ids: number[] = [];
  for (let index = 0; index < 12; index++) {
    ids.push(await newFile(token, `${index}.pdf`));
    await server.attach(token, order, ids.slice(-1));
    server.clock.now += 1000;
  }
  // The oldest file becomes one that the writer has delivered.
  await server.deps.db
    .updateTable('attachments')
    .set({ receiver_type: 'client' })
    .where('file_id', '=', ids[0] ?? 0)
    .execute();
  const pageOf = async (call: typeof calls.attachments | typeof calls.orderAttachments, page: number) => {
    const headers = { 'x-pagination-page-current': String(page) };
    const answer = await server.send(call, { token, params: { orderId: order }, headers });
    assert.is(answer.headers['x-pagination-page-count'], '2');
    assert.is(answer.headers['x-pagination-total-count'], '12');
    return answer.body.map(({ id }) => id);
  };
  const [delivered, ...own] = ids;
  const expected = [delivered, ...own.reverse()];
  for (const call of [calls.attachments, calls.orderAttachments])
    assert.equal([...(await pageOf(call, 1)), ...(await pageOf(call, 2))], expected);
});

attachments('API-03 a client cannot attach another client’s file', async () => {
  const [ownToken, otherToken] = [await server.register(), await server.register()];
  const ownOrder = await placedOrder(server, ownToken);
  const [ownFile, otherFile] = [await newFile(ownToken), await newFile(otherToken)];
  const attachedOfOther = await server.attach(ownToken, ownOrder, [ownFile, otherFile]);
  assert.equal([attachedOfOther.status, attachedOfOther.body[0].property], [422, 'file']);
  assert.is((await listed(ownToken, ownOrder)).body.length, 0);
});

attachments('API-04 an approved order is closed and accepts no more files', async () => {
  const token = await server.register();
  const order = await deliveredOrder(server, token);
  const [before, after] = [await newFile(token, 'before.pdf'), await newFile(token, 'after.pdf')];
  assert.is((await server.attach(token, order, [before])).status, 204);
  assert.is((await server.send(calls.approveOrder, { token, params: { id: order } })).status, 204);
  const { status, body } = await server.attach(token, order, [after]);
  assert.equal([status, body[0].property], [409, '']);
  assert.match(body[0].message, 'closed');
  const names = (await listed(token, order)).body.map(({ name }) => name);
  assert.equal(names.sort(), [`${order}.docx`, 'before.pdf'].sort());
});

attachments('API-03 an invalid attachment is refused with an error of its field', async () => {
  const token = await server.register();
  const order = await placedOrder(server, token);
  const id = await newFile(token);
  const fieldsOf = async (ids: readonly number[], receiverType = 'writer') => {
    const payload = { receiverType, 'file[id]': ids };
    const { status, body } = await server.send(calls.attachFiles, {
      token,
      params: { orderId: order },
      payload,
    });
    return [status, body[0].property];
  };
  assert.equal(await fieldsOf([id], 'client'), [422, 'receiverType']);
  const tooMany = Array.from({ length: 101 }, (_, index) => index + 1);
  for (const ids of [[], [1], [-5], [1e300], tooMany]) assert.equal(await fieldsOf(ids), [422, 'file']);
});

attachments.run();
