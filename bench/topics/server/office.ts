import { sql } from 'kysely';
import { openDatabase } from '../../../src/server/database/open.ts';
import { siteHost } from '../../../test/support/server/send.ts';
import { type Office, startOffice } from '../../../test/support/server/staff/office.ts';
import { officeOrders } from '../../../test/support/server/staff/office-orders.ts';
import { interleave } from '../../measure/interleave.ts';
import { sampleOf, type Table } from '../../report/table.ts';
import { copyOrders } from '../../server/storage/copy-orders.ts';
import { type MeasuredDatabase, withDatabases } from '../../server/with-databases.ts';
import type { Topic } from '../topic.ts';

const orders = 100_000;
const clients = 60_000;

/** Pages that a manager opens, by the address of the call. */
const pages = [
  ['orders, newest first', '/v1/staff/orders'],
  ['orders by deadline', '/v1/staff/orders?sort=due'],
  ['orders with a word that all have', '/v1/staff/orders?find=historians'],
  ['orders with a word that ten have', '/v1/staff/orders?find=w1234'],
  ['orders with words that none has', '/v1/staff/orders?find=nothing+here'],
  ['orders of a customer by the address', '/v1/staff/orders?find=reader.4321%40'],
  ['orders of a customer by the phone', '/v1/staff/orders?find=%2B15551004321'],
  ['figures of 7 days', `/v1/staff/figures?host=${siteHost}&days=7`],
  ['figures of 365 days', `/v1/staff/figures?host=${siteHost}&days=365`],
] as const;

/** Starts a server with a year of orders; returns a function that opens an address and returns the milliseconds. */
const openFilled = async ({ name, url: databaseUrl }: MeasuredDatabase) => {
  const office: Office = await startOffice({ settings: { databaseUrl } });
  const { placePaid } = officeOrders(office);
  const cookie = await office.enterAs('owner');
  const code = await placePaid(await office.register());
  const { db } = office.deps;
  const { id: orderId, client_id: clientId } = await db
    .selectFrom('orders')
    .select(['id', 'client_id'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  // A command's connection, whose statements have no time limit.
  const { db: ofCommand } = openDatabase(office.dataFolder, databaseUrl);
  await copyOrders(ofCommand, { orderId, clientId, orders, clients, now: office.clock.now });
  // PostgreSQL does this by itself, some minutes after the rows were written.
  if (databaseUrl) await sql`vacuum analyze`.execute(ofCommand);
  await ofCommand.destroy();
  await office.deps.figureSums.update();
  const open = async (url: string): Promise<number> => {
    const startedAt = performance.now();
    const { status } = await office.get(url, `office.${siteHost}`, { cookie });
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    return performance.now() - startedAt;
  };
  return { name, open, stop: office.stop };
};

/** Measures the pages of an office with 100,000 orders of a year. */
export const office: Topic = {
  name: 'office',
  rounds: 5,
  minutes: 3,
  measure: (_stage, allowance): Promise<Table[]> =>
    withDatabases(async (databases) => {
      const offices = await Promise.all(databases.map(openFilled));
      const subjects = pages.flatMap(([name, url]) => offices.map((one) => ({ ...one, page: name, url })));
      for (const { open, url } of subjects) await open(url);
      const results = await interleave(subjects, allowance, ({ open, url }) => open(url));
      await Promise.all(offices.map(({ stop }) => stop()));
      return [
        {
          title: 'Pages of the office',
          columns: offices.map(({ name }) => `ms, ${name}`),
          rows: pages.map(([page]) => ({
            name: page,
            cells: results.flatMap(({ subject, figures }) =>
              subject.page === page ? [sampleOf(figures)] : [],
            ),
          })),
          notes: [
            `${orders.toLocaleString('en')} orders of a year, with ${clients.toLocaleString('en')} customers and briefs of 330 characters. The time is that of the server's answer, without the browser.`,
          ],
        },
      ];
    }),
};
