import { DeleteQueryNode, type KyselyPlugin } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLetterSender } from '../../../src/server/letters/letter-sender.ts';
import type { Message } from '../../../src/server/letters/mail.ts';
import { addLetters } from '../../../src/server/letters/store/outbox.ts';
import { createLetterSources } from '../../../src/server/orders/letter-values.ts';
import { startForTest, startServer } from '../../support/server/start-server.ts';

const once = suite('letters sent once');
const server = startForTest(once, async () => {
  const started = await startServer();
  await started.register('ada@example.com');
  await started.deps.background.finished();
  await started.deps.db.deleteFrom('letters').execute();
  await started.deps.db.deleteFrom('sent_letters').execute();
  return started;
});

/** Starts a sender with its own database connection, whose deletions fail while `outage.isOn`. */
const startSender = (onSend: () => void = () => {}) => {
  const { deps, clock } = server;
  const outage = { isOn: false };
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (outage.isOn && DeleteQueryNode.is(node)) throw new Error('the database is silent');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const sent: Message[] = [];
  const mail = {
    send: async (message: Message) => {
      sent.push(message);
      onSend();
    },
    close: async () => {},
  };
  const db = deps.db.withPlugin(failing);
  const sender = createLetterSender({
    ...deps,
    ...createLetterSources(deps),
    db,
    mail,
    logError: () => {},
    now: () => clock.now,
  });
  return { ...sender, outage, sent, mail, db };
};

const addConfirmation = () => {
  const { deps, clock } = server;
  return addLetters(deps.db, [
    {
      siteId: 1,
      kind: 'confirm-email',
      address: 'ada@example.com',
      now: clock.now,
    },
  ]);
};
const readRows = async () => {
  const { db } = server.deps;
  const waiting = await db.selectFrom('letters').select('id').execute();
  const recorded = await db.selectFrom('sent_letters').select('kind').execute();
  return { waiting: waiting.length, recorded: recorded.length };
};

once('a sent letter is not sent again if the database fails to record the sending', async () => {
  const { outage, sent, sendDueLetters } = startSender(() => {
    outage.isOn = true;
  });
  await addConfirmation();
  for (const waitedMs of [0, 5000, 90_000]) {
    server.clock.now += waitedMs;
    await sendDueLetters();
  }
  assert.is((await readRows()).waiting, 1);
  outage.isOn = false;
  server.clock.now += 20_000;
  await Promise.all([sendDueLetters(), sendDueLetters()]);
  assert.is(sent.length, 1);
  assert.equal(await readRows(), { waiting: 0, recorded: 1 });
});

once(
  'a letter that was sent while the database failed is not sent again by another server within the lease',
  async () => {
    const first = startSender(() => {
      first.outage.isOn = true;
    });
    const second = startSender();
    await addConfirmation();
    await first.sendDueLetters().catch(() => {});
    server.clock.now += 50_000;
    await second.sendDueLetters();
    first.outage.isOn = false;
    await first.sendDueLetters();
    server.clock.now += 90_000;
    await second.sendDueLetters();
    assert.equal([first.sent.length, second.sent.length], [1, 0]);
    assert.equal(await readRows(), { waiting: 0, recorded: 1 });
  },
);

once('a letter that took too long to compose is not sent before the next attempt', async () => {
  const { deps, clock } = server;
  const slow = startSender();
  const slowSites = {
    ...deps.sites,
    all: async () => {
      clock.now += 45_000;
      return deps.sites.all();
    },
  };
  const { sendDueLetters } = createLetterSender({
    ...deps,
    ...createLetterSources(deps),
    sites: slowSites,
    mail: slow.mail,
    logError: () => {},
    now: () => clock.now,
  });
  await addConfirmation();
  await sendDueLetters();
  assert.is(slow.sent.length, 0, 'another server could send it at the same time');
  clock.now += 10_000;
  await slow.sendDueLetters();
  assert.is(slow.sent.length, 1);
});

once.run();
