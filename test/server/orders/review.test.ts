import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { runDeliver } from '../../../src/server/provider/orders/orders.ts';
import { deliveredOrder, placedOrder } from '../../support/server/orders/delivered-order.ts';
import { bodyEncodings, refusedFields } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const review = suite('review');
const server = startForSuite(review, startServer);

const revision = { timeRevision: 'by Friday noon', textRevision: 'The second page wants a source.' };
const approve = (token: string, id: string) => server.send(calls.approveOrder, { token, params: { id } });
const revise = (token: string, id: string, payload = revision) =>
  server.send(calls.reviseOrder, { token, params: { id }, payload });
const statusOf = async (token: string, id: string) => (await server.readOrder(token, id)).statusId;

review('API-04 a delivered order can be approved once', async () => {
  const token = await server.register();
  const id = await deliveredOrder(server, token);
  assert.is(await statusOf(token, id), 12);
  const answers = await Promise.all([approve(token, id), approve(token, id)]);
  assert.equal(answers.map(({ status }) => status).sort(), [204, 409]);
  assert.is(await statusOf(token, id), 16);
  assert.is((await revise(token, id)).status, 409);
});

review('API-04 an order that is not delivered can be neither approved nor sent to revision', async () => {
  const token = await server.register();
  const id = await placedOrder(server, token);
  const { status, body } = await approve(token, id);
  assert.is(status, 409);
  assert.equal(body, [
    {
      property: '',
      message:
        'The status of the order does not allow this, so nothing was changed. Please reload the page to see it',
    },
  ]);
  assert.is((await revise(token, id)).status, 409);
  assert.is(await statusOf(token, id), 1);
});

review('API-04 a revision states what must change and by when, and is delivered again', async () => {
  const token = await server.register();
  const id = await deliveredOrder(server, token);
  const empty = await revise(token, id, { timeRevision: ' ', textRevision: '' });
  assert.is(empty.status, 422);
  assert.equal(refusedFields(empty), ['timeRevision', 'textRevision']);
  assert.is((await revise(token, id)).status, 204);
  assert.is(await statusOf(token, id), 13);
  assert.is((await approve(token, id)).status, 409);
  server.clock.now += 60_000;
  await runDeliver(server.deps, [id, `${server.dataFolder}/${id}.docx`, 'W1001']);
  const second = { timeRevision: '2030-01-01T10:00:00.000Z', textRevision: 'And the third a title.' };
  assert.is((await revise(token, id, second)).status, 204);
  const { revisions } = await server.readOrder(token, id);
  assert.equal(
    revisions.map(({ createdAt, ...remarks }: { createdAt: string }) => remarks),
    [second, revision],
  );
  const listed = (await server.send(calls.orders, { token })).body;
  assert.equal(listed[0].revisions, revisions);
  await runDeliver(server.deps, [id, `${server.dataFolder}/${id}.docx`, 'W1001']);
  assert.is((await approve(token, id)).status, 204);
});

review('API-04 a revision is refused with a sentence once its free days have passed', async () => {
  const token = await server.register();
  const id = await deliveredOrder(server, token);
  const event = server.deps.db.updateTable('order_events').where('status_id', '=', 12);
  const deliverDaysAgo = (days: number) =>
    event.set({ created_at: server.clock.now - days * 86_400_000 }).execute();
  await deliverDaysAgo(14.1);
  const { status, body } = await revise(token, id);
  assert.is(status, 409);
  assert.match(body[0].message, 'The days in which revisions are free have passed');
  await deliverDaysAgo(13.9);
  assert.is((await revise(token, id)).status, 204);
});

review('API-04 service and writer can be rated after a delivery, in every body encoding', async () => {
  const token = await server.register();
  const early = await placedOrder(server, token);
  const id = await deliveredOrder(server, token);
  const rate = (
    call: typeof calls.rateService | typeof calls.rateWriter,
    of: string,
    value: number | string,
  ) => server.send(call, { token, params: { id: of }, payload: { rate: value, comment: 'Well read.' } });
  assert.is((await rate(calls.rateService, early, 5)).status, 409);
  for (const encoding of bodyEncodings) {
    const sent = { token, params: { id }, encoding, payload: { rate: 4, comment: '' } };
    assert.is((await server.send(calls.rateService, sent)).status, 204, encoding);
  }
  assert.is((await rate(calls.rateWriter, id, 3)).status, 204);
  assert.is((await rate(calls.rateWriter, id, 5)).status, 204);
  const { serviceRating, serviceComment, writerRating, writerComment } = await server.readOrder(token, id);
  assert.equal([serviceRating, serviceComment, writerRating, writerComment], [4, '', 5, 'Well read.']);
  for (const value of [0, 6, 4.5, 'x', '', '1e1']) {
    const { status, body } = await rate(calls.rateService, id, value);
    assert.equal([status, body[0]], [422, { property: 'rate', message: 'ratingMissing' }], `${value}`);
  }
});

review('API-03 a delivered file is new until it has been downloaded', async () => {
  const token = await server.register();
  const id = await deliveredOrder(server, token);
  const countUnseenFiles = async () => {
    const { count } = (await server.send(calls.newAttachmentCounter, { token, params: { orderId: id } }))
      .body;
    const listed = (await server.send(calls.orders, { token })).body;
    assert.equal(
      listed.map(({ newFiles }) => newFiles),
      [count],
      'the list counts alike',
    );
    return count;
  };
  const list = async () =>
    (await server.send(calls.orderAttachments, { token, params: { orderId: id } })).body;
  const [file] = await list();
  assert.equal([file.name, file.receiverType, file.isNew], [`${id}.docx`, 'client', true]);
  assert.is(await countUnseenFiles(), 1);
  const otherToken = await server.register();
  const download = { params: { id: file.id } };
  assert.is((await server.send(calls.downloadFile, { ...download, token: otherToken })).status, 404);
  assert.is(await countUnseenFiles(), 1);
  assert.is((await server.send(calls.downloadFile, { ...download, token })).bytes.length, file.size);
  assert.is(await countUnseenFiles(), 0);
  assert.is((await list())[0].isNew, false);
});

review.run();
