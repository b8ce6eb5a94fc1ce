import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLetterSender } from '../../../src/server/letters/letter-sender.ts';
import type { Message } from '../../../src/server/letters/mail.ts';
import { addLetters } from '../../../src/server/letters/store/outbox.ts';
import { createLetterSources } from '../../../src/server/orders/letter-values.ts';
import { startForTest, startServer } from '../../support/server/start-server.ts';
import { until } from '../../support/server/until.ts';

const beside = suite('letters beside requests');

/** Starts a server with one due letter, a sender of its letters, and a request that holds a turn until `endRequest`. */
const server = startForTest(beside, async () => {
  const started = await startServer();
  const { deps, clock } = started;
  await started.register('ada@example.com');
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
  const createSender = () =>
    createLetterSender({
      ...deps,
      ...createLetterSources(deps),
      mail,
      logError: () => assert.unreachable(),
    });
  const stop = async () => {
    endRequest();
    await started.stop();
  };
  return { ...started, sent, createSender, endRequest: () => endRequest(), stop };
});

beside('a letter waits for 0.1 s while the server has requests', async () => {
  const { deps, sent, createSender, endRequest } = server;
  assert.not(deps.shedding.isIdle());
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const sending = createSender().sendDueLetters();
    mock.timers.tick(99);
    await new Promise((resolve) => setImmediate(resolve));
    assert.is(sent.length, 0);
    mock.timers.tick(1);
    mock.timers.reset();
    await sending;
  } finally {
    mock.timers.reset();
  }
  assert.is(sent.length, 1);
  endRequest();
  await until('no request runs', () => deps.shedding.isIdle());
});

beside.run();
