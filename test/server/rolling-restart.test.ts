import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '../../src/server/database/schema.ts';
import { startNginxExample } from '../support/fronts/example-front.ts';
import { restartInTurn } from '../support/server/faults/rolling-restart.ts';
import { createDeployment, startProcess } from '../support/server/start-process.ts';
import { refusalBeside } from '../support/server/start-together.ts';

// Runs on PostgreSQL too.
const rolling = suite('a rolling restart');

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

// Several servers share PostgreSQL only.
if (process.env.TEST_DATABASE_URL)
  rolling(
    'OPS-02 servers that restart in turn behind nginx, which checks no /readyz, beside a newer one that has extended the tables, fail no request and lose no order',
    async () => {
      const deployment = await createDeployment();
      const { requests, orders, storedOrders, failures } = await restartInTurn({
        deployment,
        processes: 2,
        restarts: 2,
        requests: 100,
        connections: 4,
        drainMs: 800,
        startProxy: startNginxExample,
        beforeRestarts: migrateFurther,
      });
      assert.equal(failures, [], `of ${requests} requests`);
      assert.ok(orders > 0);
      assert.is(storedOrders, orders);
    },
  );
else
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
    },
  );

rolling.run();
