import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '../../src/server/database/schema.ts';
import { restartInTurn, roundRobin } from '../support/server/faults/rolling-restart.ts';
import { createDeployment, startProcess } from '../support/server/start-process.ts';
import { refusalBeside } from '../support/server/start-together.ts';

const rolling = suite('a rolling restart');

const load = { processes: 2, requests: 1000, connections: 8, drainMs: 1500, balance: roundRobin(50) };

/** Extends tables of orders and sites, as a migration of the next version may do. */
const migrateFurther = (db: Db) =>
  db.transaction().execute(async (rows) => {
    for (const statement of [
      'create table order_notes (order_id bigint not null references orders (id), text text not null)',
      'create index order_notes_by_order_id on order_notes (order_id)',
      'alter table orders add column style_url text',
      `alter table order_events add column reason text not null default ''`,
      'alter table sites add column motto text',
      'update orders set style_url = topic',
      `insert into migrations (name) values ('9999-of-the-next-version')`,
    ])
      await sql.raw(statement).execute(rows);
  });

if (process.env.TEST_DATABASE_URL) {
  rolling(
    'OPS-02 two servers that restart in turn under load fail no request and lose no order',
    async () => {
      const deployment = await createDeployment();
      const { requests, orders, storedOrders, failures } = await restartInTurn({
        ...load,
        deployment,
        restarts: 3,
      });
      assert.equal(failures, [], `of ${requests} requests`);
      assert.ok(orders > 0);
      assert.is(storedOrders, orders);
      await deployment.remove();
    },
  );

  rolling(
    'OPS-02 servers of this version run and start beside a newer server that has extended the tables',
    async () => {
      const deployment = await createDeployment();
      const figures = await restartInTurn({
        ...load,
        deployment,
        restarts: 2,
        beforeRestarts: migrateFurther,
      });
      assert.equal(figures.failures, []);
      assert.ok(figures.orders > 0);
      assert.is(figures.storedOrders, figures.orders);
      await deployment.remove();
    },
  );
} else
  rolling(
    'OPS-02 a second server on one embedded database ends with a sentence, and starts once the first has ended',
    async () => {
      const deployment = await createDeployment();
      const first = await startProcess(deployment);
      const refusal = `The server ended with 1: ${refusalBeside(deployment, first)}`;
      const refused = await startProcess(deployment).catch(({ message }: Error) => message);
      assert.is(refused, refusal);
      await first.end('SIGKILL');
      const next = await startProcess(deployment);
      assert.is(await next.end('SIGTERM'), 0);
      await deployment.remove();
    },
  );

rolling.run();
