import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { completeDeletions, deleteClient } from '../../../src/server/customer-data/store/delete-client.ts';
import { deleteExpired } from '../../../src/server/delete-expired.ts';
import type { Deps } from '../../../src/server/deps.ts';
import { errorMessage } from '../../../src/server/errors.ts';
import { allRows } from '../../support/server/database/all-rows.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { liveFully, traces } from '../../support/server/orders/full-life.ts';
import { password, startServer } from '../../support/server/start-server.ts';
import { readMails } from '../../support/services/read-mail.ts';
import { startFakeStripe } from '../../support/services/stripe.ts';

const cleaning = suite('texts of a deleted account');

/**
 * Runs the hourly deletion on a database that fails when the texts of the first account are read; returns the logged errors.
 */
const failAtFirstText = async ({ db, log, now }: Deps) => {
  const errors: unknown[] = [];
  const interrupted = db.withPlugin({
    transformQuery: ({ node }) => {
      if (errors.length === 0 && JSON.stringify(node).includes('text_revision')) throw new Error('It fails.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const deps = { db: interrupted, log: { ...log, error: (error: unknown) => errors.push(error) } };
  await completeDeletions(deps, { now: now(), signal: new AbortController().signal });
  return errors.map(errorMessage);
};

cleaning('SES-05 a deletion that is interrupted in its texts is completed within the hour', async () => {
  const server = await startServer({ settings: { trustedProxies: 1 } });
  const { deps, send } = server;
  const { token } = await liveFully(server);
  const { id } = (await send(calls.identity, { token })).body;
  assert.ok(await deleteClient(deps.db, { id, sessionVersion: 1, now: deps.now() }));
  assert.is(
    (await send(calls.identity, { token })).status,
    401,
    'the account ends before its texts are read',
  );
  assert.match(await allRows(deps.db), /ada\.byron/i);
  await failAtFirstText(deps);
  deleteExpired(deps);
  deleteExpired(deps);
  await deps.background.finished();
  const after = await allRows(deps.db);
  const letters = (await readMails(server)).filter(({ subject }) => subject.endsWith('is deleted'));
  const addressedTo = /"address":"ada\.byron[^"]*"/gi;
  for (const trace of traces) assert.not.match(after.replace(addressedTo, ''), trace);
  assert.is(letters.length + (after.match(addressedTo)?.length ?? 0), 1, 'one letter confirms the deletion');
});

cleaning(
  'SES-05 an account whose texts cannot be cleaned does not keep others from being erased',
  async () => {
    const server = await startServer();
    const { deps, send, register } = server;
    for (const email of ['first@example.com', 'second@example.com']) {
      const token = await register(email);
      await placedOrder(server, token);
      const { id } = (await send(calls.identity, { token })).body;
      await deleteClient(deps.db, { id, sessionVersion: 1, now: deps.now() });
    }
    assert.equal(await failAtFirstText(deps), ['It fails.']);
    const ended = deps.db.selectFrom('clients').select('email').where('deleted_at', 'is not', null);
    const isErased = (await ended.execute()).map(({ email }) => email === '');
    assert.equal(isErased.sort(), [false, true]);
  },
);

cleaning('SES-05 a deletion closes the payment page of an order whose texts cannot be cleaned', async () => {
  const stripe = await startFakeStripe();
  const server = await startServer({ settings: { stripe: stripe.settings } });
  const { deps, send } = server;
  const token = await server.register();
  const params = { id: await placedOrder(server, token) };
  await send(calls.beginPayment, { token, params });
  await deps.db.schema.alterTable('ratings').renameTo('unreadable').execute();
  assert.is((await send(calls.deleteAccount, { token, payload: { password } })).status, 204);
  await deps.background.finished();
  assert.is(stripe.endedSessions.get('cs_test_1'), 'expired');
});

cleaning.run();
