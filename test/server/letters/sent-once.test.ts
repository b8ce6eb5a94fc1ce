import type { PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLetterSender } from '../../../src/server/letters/letter-sender.ts';
import type { Message } from '../../../src/server/letters/mail.ts';
import { addLetters } from '../../../src/server/letters/store/outbox.ts';
import { createLetterSources } from '../../../src/server/orders/letter-values.ts';
import { startServer } from '../../support/server/start-server.ts';

const once = suite('letters sent once');

/** Starts a server with one due letter, and a mail port that collects what is sent. */
const startWithLetter = async () => {
  const { deps, clock, register } = await startServer();
  await register('ada@example.com');
  await deps.background.finished();
  await deps.db.deleteFrom('letters').execute();
  const letter = { siteId: 1, kind: 'confirm-email', address: 'ada@example.com', now: clock.now } as const;
  await addLetters(deps.db, [letter]);
  const sent: Message[] = [];
  const mail = { send: async (message: Message) => void sent.push(message), close: async () => {} };
  const senderDeps = {
    ...deps,
    ...createLetterSources(deps),
    mail,
    logError: () => {},
    now: () => clock.now,
  };
  return { deps, clock, sent, senderDeps };
};

once(
  'a letter that was sent while the database failed is not sent again by another server within the lease',
  async () => {
    const { deps, clock, sent, senderDeps } = await startWithLetter();
    const refuseAfterSending = {
      transformQuery: ({ node }: PluginTransformQueryArgs) => {
        if (sent.length > 0) throw new Error('the database is silent');
        return node;
      },
      transformResult: async ({ result }: PluginTransformResultArgs) => result,
    };
    const first = createLetterSender({ ...senderDeps, db: deps.db.withPlugin(refuseAfterSending) });
    const second = createLetterSender(senderDeps);
    await first.sendDueLetters().catch(() => {});
    clock.now += 50_000;
    await second.sendDueLetters();
    assert.is(sent.length, 1);
  },
);

once.run();
