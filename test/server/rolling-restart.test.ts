import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import type { Db } from '../../src/server/database/schema.ts';
import { demoSites } from '../../src/server/demo/demo-sites.ts';
import { insertSite } from '../../src/server/sites/store/write-site.ts';
import { startNginxExample } from '../support/fronts/nginx.ts';
import { site, startLoad } from '../support/server/faults/send-many.ts';
import { createSend } from '../support/server/send.ts';
import {
  createDeployment,
  refusalBeside,
  sendToPort,
  startProcess,
} from '../support/server/start-process.ts';
import { freePort } from '../support/services/free-port.ts';
import { until } from '../support/until.ts';

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
      const ports = [await freePort(), await freePort()];
      const start = (port: number) => startProcess(deployment, { PORT: String(port), DRAIN_MS: '800' });
      const servers = await Promise.all(ports.map(start));
      const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
      // The hosts of demo sites contain the server's port, so none is on both servers.
      const [demo] = demoSites;
      if (demo) await db.transaction().execute((rows) => insertSite(rows, site, demo));
      const proxy = await startNginxExample(ports);
      const send = createSend(sendToPort(proxy.port, proxy.agent));
      // A server reads a new site within a second.
      await until(async () => {
        const answers = await Promise.all(servers.map((server) => server.send(calls.siteConfig, { site })));
        return answers.every(({ status }) => status === 200);
      });
      let isRestarted = false;
      const isOver = () => isRestarted && figures.requests >= 100;
      const { figures, ended } = startLoad([send, send, send, send], site, isOver);
      await migrateFurther(db);
      for (const [turn, port] of ports.entries()) {
        await servers[turn]?.end('SIGTERM');
        servers[turn] = await start(port);
      }
      isRestarted = true;
      await ended;
      await Promise.all(servers.map(({ end }) => end('SIGKILL')));
      const stored = await db.selectFrom('orders').select('id').execute();
      await db.destroy();
      assert.equal(figures.failures, [], `of ${figures.requests} requests`);
      assert.ok(figures.orders > 0);
      assert.is(stored.length, figures.orders);
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
