import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { createLetterSender } from '../../../src/server/letters/letter-sender.ts';
import type { Message } from '../../../src/server/letters/mail.ts';
import { addLetters } from '../../../src/server/letters/store/outbox.ts';
import { createLetterSources } from '../../../src/server/orders/letter-values.ts';
import { startServer } from '../../support/server/start-server.ts';
import { startForEach } from '../../support/start-for-each.ts';

const beside = suite('letters beside requests');

/** Starts a server with one due letter, a sender of its letters, and a request that holds a turn until `endRequest`. */
const server = startForEach(
  beside,
  async () => {
    const started = await startServer();
    const { deps, clock } = started;
    const token = await started.register('ada@example.com');
    await deps.background.finished();
    const letter = { siteId: 1, kind: 'confirm-email', address: 'ada@example.com', now: clock.now } as const;
    await addLetters(deps.db, [letter]);
    let endRequest = () => {};
    const begun = new Promise<void>((resolve) => {
      void deps.shedding.begin('customers', () => {
        resolve();
        return new Promise<void>((end) => {
          endRequest = end;
        });
      });
    });
    await begun;
    const sent: Message[] = [];
    const mail = { send: async (message: Message) => void sent.push(message), close: async () => {} };
    const createSender = (shedding = deps.shedding) =>
      createLetterSender({
        ...deps,
        ...createLetterSources(deps),
        shedding,
        mail,
        logError: () => assert.unreachable(),
      });
    return { ...started, token, sent, createSender, endRequest: () => endRequest() };
  },
  async ({ endRequest, stop }) => {
    endRequest();
    await stop();
  },
);

beside('a letter waits for a moment without requests', async () => {
  const { deps, send, token, sent, createSender, endRequest } = server();
  const { shedding } = deps;
  // Without this change, the letter would not wait for longer than its limit.
  const sender = createSender({ ...shedding, whenIdle: () => shedding.whenIdle(600_000) });
  const sending = sender.sendDueLetters();
  assert.is((await send(calls.orders, { token })).status, 200);
  assert.is(sent.length, 0, 'another request still runs');
  endRequest();
  await sending;
  assert.is(sent.length, 1);
});

beside('a letter is sent although requests never pause', async () => {
  const { sent, createSender } = server();
  await createSender().sendDueLetters();
  assert.is(sent.length, 1);
});

beside.run();
