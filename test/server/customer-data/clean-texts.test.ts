import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { deleteClient } from '../../../src/server/customer-data/delete-client.ts';
import { deleteExpired } from '../../../src/server/delete-expired.ts';
import { allRows } from '../../support/server/database/all-rows.ts';
import { liveFully, traces } from '../../support/server/orders/full-life.ts';
import { startServer } from '../../support/server/start-server.ts';
import { readMails } from '../../support/services/read-mail.ts';

const cleaning = suite('texts of a deleted account');

cleaning('SES-05 a deletion that is interrupted in its texts is completed within the hour', async () => {
  const server = await startServer({ settings: { trustedProxies: 1 } });
  const { deps, send } = server;
  const { token } = await liveFully(server);
  const { id } = (await send(calls.identity, { token })).body;
  const interrupted = deps.db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('text_revision')) throw new Error('The server stops.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const reason = await deleteClient(interrupted, { id, now: deps.now() }).catch(({ message }) => message);
  assert.is(reason, 'The server stops.');
  assert.is(
    (await send(calls.identity, { token })).status,
    401,
    'the account ends before its texts are read',
  );
  assert.match(await allRows(deps.db), /ada\.byron/i);
  deleteExpired(deps);
  deleteExpired(deps);
  await deps.background.finished();
  const after = await allRows(deps.db);
  const letters = (await readMails(server)).filter(({ subject }) => subject.endsWith('is deleted'));
  const addressedTo = /"address":"ada\.byron[^"]*"/gi;
  for (const trace of traces) assert.not.match(after.replace(addressedTo, ''), trace);
  assert.is(letters.length + (after.match(addressedTo)?.length ?? 0), 1, 'one letter confirms the deletion');
  await server.stop();
});

cleaning.run();
