import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as calls from '../../../src/api/calls.ts';
import { runDeliver, runPaid, runStart } from '../../../src/server/provider/orders/orders.ts';
import { docx, essay, pdf } from '../../../test/support/server/samples.ts';
import { password, type TestServer } from '../../../test/support/server/start-server.ts';

/** Text of an ordinary order, 600 characters. */
const details = 'Compare two editions and say which readers each of them was made for. '
  .repeat(9)
  .slice(0, 600);
const origin = {
  utm_source: 'search',
  utm_medium: 'cpc',
  utm_campaign: 'spring',
  gclid: 'Cj0KCQiA-a1b2c3d4e5f6g7h8i9j0',
  fv_landing: 'https://papers.example/articles/how-to-quote',
  fv_device: 'mobile',
};

/**
 * Lets new customers order. Each attaches a file, passes to the cabinet, writes a message, logs in again and approves the
 * delivered paper; the provider's commands do the rest, and every letter is sent.
 */
export const liveOrders = async (server: TestServer, count: number): Promise<void> => {
  const { send, deps, clock, dataFolder } = server;
  const paper = join(dataFolder, 'paper.docx');
  await writeFile(paper, docx);
  for (let index = 0; index < count; index += 1) {
    const visitorId = randomUUID();
    const payload = { email: `${visitorId}@example.com`, password };
    const { token } = (await send(calls.registration, { payload })).body;
    const headers = { 'idempotency-key': randomUUID() };
    const order = { ...essay, ...origin, visitorId, topic: 'The margins of a page, old and new', details };
    const { code } = (await send(calls.createOrder, { token, headers, payload: order })).body;
    const file = new File([pdf], 'lecture-notes.pdf');
    const { id } = (await send(calls.uploadFile, { token, payload: { file } })).body;
    const params = { id: code, orderId: code };
    const attached = { receiverType: 'writer', 'file[id]': [id] };
    await send(calls.attachFiles, { token, params, payload: attached });
    await send(calls.handOff, { token });
    await runPaid(deps, [code]);
    await runStart(deps, [code]);
    await send(calls.sendMessage, { token, params, payload: { text: 'Please quote the second edition.' } });
    await runDeliver(deps, [code, paper, 'W10042']);
    const returned = await server.logIn(payload.email);
    await send(calls.approveOrder, { token: returned, params });
    clock.now += 8640;
    if (index % 50 === 49) await deps.letterSender.sendDueLetters();
  }
  clock.now += 3_600_000;
  await deps.letterSender.sendDueLetters();
};
