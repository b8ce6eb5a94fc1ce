import type { KyselyPlugin } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addLetter, claimDueLetter } from '../../../src/server/stores/outbox.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';

const outbox = suite('outbox');
let server: TestServer;
outbox.before(async () => {
  server = await startServer();
});
outbox.after(() => server.stop());

/**
 * Creates a plugin that delays the first answers of the database until all senders have one, so that all read the same letters.
 */
const meetAfterFirstRead = (senders: number): KyselyPlugin => {
  let arrived = 0;
  let release = () => {};
  const allArrived = new Promise<void>((resolve) => {
    release = resolve;
  });
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

outbox('SRV-02 of two senders at once, the slower one claims a letter that was added meanwhile', async () => {
  const { now } = server.deps;
  const db = server.deps.db.withPlugin(meetAfterFirstRead(2));
  const addedAt = now();
  const letter = { siteId: 1, kind: 'reset', now: addedAt } as const;
  await addLetter(server.deps.db, { ...letter, address: 'ada@example.com' });
  await addLetter(server.deps.db, { ...letter, address: 'bob@example.com', now: addedAt + 1 });
  /** Creates a clock that advances by a millisecond after its first reading. */
  const createClock = () => {
    let readings = 0;
    return () => {
      readings += 1;
      return readings === 1 ? addedAt : addedAt + 1;
    };
  };
  const claimed = await Promise.all([
    claimDueLetter(db, createClock(), 60_000),
    claimDueLetter(db, createClock(), 60_000),
  ]);
  assert.equal(claimed.map((found) => found?.address).sort(), ['ada@example.com', 'bob@example.com']);
});

outbox('SRV-02 the lease of a letter begins after the sender’s wait for other writers', async () => {
  const { db, now } = server.deps;
  const addedAt = now();
  await addLetter(db, { siteId: 1, kind: 'reset', address: 'eve@example.com', now: addedAt });
  // The clock advances while the sender waits for other writers.
  const times = [addedAt + 1, addedAt + 30_000];
  const claimed = await claimDueLetter(db, () => times.shift() ?? addedAt + 30_000, 60_000);
  assert.is(claimed?.address, 'eve@example.com');
  const { due_at } = await db
    .selectFrom('letters')
    .select('due_at')
    .where('address', '=', 'eve@example.com')
    .executeTakeFirstOrThrow();
  assert.is(Number(due_at), addedAt + 90_000);
});

outbox.run();
