import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLetterSender } from '../../../../src/server/letters/letter-sender.ts';
import type { MailMessage } from '../../../../src/server/letters/mail.ts';
import { exchangeLetters, lanes } from '../../../../src/server/letters/store/exchange-letters.ts';
import { createLetterClaims } from '../../../../src/server/letters/store/letter-claims.ts';
import { addLetters, type OutboxRow } from '../../../../src/server/letters/store/outbox.ts';
import { createLetterSources } from '../../../../src/server/start/outbox-senders.ts';
import { controlledPromise } from '../../../support/controlled-promise.ts';
import { startForTest, startServer } from '../../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const outbox = suite('exchange of letters');
const server = startForTest(outbox, startServer);

const leaseMs = 60_000;
const claimed = ['ada', 'bob', 'cyd', 'dan'].map((name) => `${name}@example.com`);

/** Adds letters that have become due one after another. */
const addDueLetters = (addresses: readonly string[]) => {
  const { deps, clock } = server;
  const since = clock.now - addresses.length;
  return addLetters(
    deps.db,
    addresses.map((address, index) => ({ siteId: 1, kind: 'reset', address, now: since + index })),
  );
};

const claim = (limit: number, changes: Partial<Parameters<typeof exchangeLetters>[0]> = {}) =>
  exchangeLetters({ ...server.deps, lane: lanes.letters, leaseMs, ...changes }, { sent: [], limit });
const addressesOf = (letters: readonly OutboxRow[]) => letters.map(({ address }) => address);

/** Creates a plugin that delays each answer of the database until all senders have one, so that all read the same letters. */
const meetAtEachRead = (senders: number): KyselyPlugin => {
  let arrived = 0;
  const { promise: allArrived, resolvePromise: release } = controlledPromise<void>();
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      arrived += 1;
      if (arrived === senders) release();
      await allArrived;
      return result;
    },
  };
};

const claimAtOnce = async () => {
  await addDueLetters(claimed);
  const db = server.deps.db.withPlugin(meetAtEachRead(2));
  const [one, other] = await Promise.all([claim(2, { db }), claim(2, { db })]);
  assert.equal([...addressesOf(one), ...addressesOf(other)].sort(), claimed);
};

outbox('a login code passes the letters about orders that wait, because its customer waits too', async () => {
  const { deps, clock } = server;
  const earlier = clock.now - 60_000;
  await addLetters(deps.db, [
    { siteId: 1, kind: 'paid', address: 'ada@example.com', about: 'A', now: earlier },
    { siteId: 1, kind: 'login-code', address: 'bob@example.com', about: '1', now: clock.now },
  ]);
  assert.equal(addressesOf(await claim(1)), ['bob@example.com']);
});

// The embedded database has one server.
if (process.env.TEST_DATABASE_URL)
  outbox('SRV-02 two servers that look for letters at the same moment claim different ones', claimAtOnce);

outbox('SRV-02 letters that a killed server has claimed are claimed by another after the lease', async () => {
  await addDueLetters(claimed);
  assert.is((await claim(4)).length, 4);
  server.clock.now += leaseMs - 1;
  assert.equal(await claim(4), []);
  server.clock.now += 1;
  const again = await claim(4);
  assert.equal(addressesOf(again), claimed);
  assert.ok(again.every(({ tries }) => tries === 1));
});

outbox('the letters about one order to one address are sent one after another', async () => {
  const { deps, clock } = server;
  const about = { siteId: 1, address: 'ada@example.com', about: 'O-AAAAAA' };
  await addLetters(deps.db, [
    { ...about, kind: 'ordered', now: clock.now - 2 },
    { ...about, kind: 'paid', now: clock.now - 1 },
    { siteId: 1, kind: 'provider-ordered', about: about.about, now: clock.now - 2 },
  ]);
  const first = await claim(5);
  assert.equal(first.map(({ kind }) => kind).sort(), ['ordered', 'provider-ordered']);
  assert.equal(await claim(5), []);
  const sent = first.map((letter) => ({ letter, clientId: null }));
  const next = await exchangeLetters({ ...deps, lane: lanes.letters, leaseMs }, { sent, limit: 5 });
  assert.equal(
    next.map(({ kind }) => kind),
    ['paid'],
  );
});

/** Starts a server with one due letter, and a mail port that collects what is sent. */
const startWithLetter = async () => {
  const { deps, clock, register } = await startServer();
  await register('ada@example.com');
  await deps.background.finished();
  await deps.db.deleteFrom('letters').execute();
  const letter = { siteId: 1, kind: 'confirm-email', address: 'ada@example.com', now: clock.now } as const;
  await addLetters(deps.db, [letter]);
  const sent: MailMessage[] = [];
  const mail = { send: async (message: MailMessage) => void sent.push(message), close: async () => {} };
  const senderDeps = {
    ...deps,
    ...createLetterSources(deps),
    mail,
    logError: () => {},
    now: () => clock.now,
  };
  return { deps, clock, sent, senderDeps };
};

outbox('within the lease no other server resends a letter sent while the database failed', async () => {
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
});

outbox('an address that is busy gets one letter at a time, and others do not wait for it', async () => {
  const { deps } = server;
  await addDueLetters(['ada@example.com', 'ada@example.com', 'bob@example.com']);
  const busyAddresses = new Set<string>();
  const given = { ...deps, lane: lanes.letters, leaseMs, logError: () => assert.unreachable() };
  const claims = createLetterClaims({ ...given, busyAddresses });
  const claimed = await Promise.all([claims.claim(), claims.claim(), claims.claim()]);
  assert.equal(
    claimed.map((letter) => letter?.address),
    ['ada@example.com', 'bob@example.com', undefined],
  );
  busyAddresses.delete('ada@example.com');
  assert.is((await claims.claim())?.address, 'ada@example.com');
});

outbox.run();
