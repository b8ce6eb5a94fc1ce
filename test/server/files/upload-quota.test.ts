import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reserveUpload } from '../../../src/server/files/store/uploads.ts';
import { startServer } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const quota = suite('upload quota');

quota('LIM-01 an IPv6 network of 48 bits cannot exceed ten upload quotas of a network', async () => {
  const server = await startServer();
  const { db } = server.deps;
  await server.register();
  const client = await db.selectFrom('clients').selectAll().executeTakeFirstOrThrow();
  const ids = Array.from({ length: 101 }, (_, index) => 9_000_000 + index);
  const clients = ids.map((id) => ({
    ...client,
    id,
    email: `${id}@x.example`,
    email_key: `${id}@x.example`,
  }));
  await db.insertInto('clients').values(clients).execute();
  const results: string[] = [];
  for (const [index, clientId] of ids.entries()) {
    const upload = { bytes: 1, allowance: { bytes: 100, files: 1 }, now: server.clock.now };
    const reserved = reserveUpload(db, { clientId, network: `2001:db8:0:${index}` }, upload);
    results.push(
      await reserved.then(
        () => 'reserved',
        ({ reason }) => reason,
      ),
    );
  }
  assert.equal(results, [...Array(100).fill('reserved'), 'tooManyFiles']);
});

quota.run();
