// Server to compare with Octavo's orders: Fastify that inserts the same rows in one transaction and answers. It finds no
// session and neither validates nor prices an order. The first argument is JSON: the address of the database and the rows of an
// order.
import { randomInt, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import Libsql from 'libsql';
import pg from 'pg';
import type { OrderRows } from './order-rows.ts';

type Value = string | number | null;
interface Options {
  file: string;
  databaseUrl: string | null;
  rows: OrderRows;
}
const { file, databaseUrl, rows }: Options = JSON.parse(process.argv[2] ?? '{}');

interface Statement {
  sql: string;
  /** Returns the values of the statement's parameters for another order. */
  values: (order: { id: number; code: string }) => Value[];
}
const newId = () => randomInt(2 ** 47);
const parameter = (index: number) => (databaseUrl ? `$${index + 1}` : '?');

/** Returns the value of a column that is new in every order, which are ids and codes; undefined for other columns. */
const own = (column: string, table: string, order: { id: number; code: string }): Value | undefined => {
  if (column === 'id') return table === 'orders' ? order.id : newId();
  if (column === 'order_id') return order.id;
  if (column === 'code' || column === 'order_code' || column === 'about') return order.code;
  return column === 'key' ? randomUUID() : undefined;
};
const statements = Object.entries(rows).flatMap(([table, tableRows]) =>
  tableRows.map((row): Statement => {
    const columns = Object.keys(row);
    return {
      sql: `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => parameter(index)).join(', ')})`,
      values: (order) => columns.map((column) => own(column, table, order) ?? row[column] ?? null),
    };
  }),
);

const openSqlite = () => {
  const connection = new Libsql(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    connection.pragma(pragma);
  const run = (sql: string) => connection.prepare(sql);
  const [begin, commit] = [run('begin immediate'), run('commit')];
  const inserts = statements.map(({ sql, values }) => ({ statement: run(sql), values }));
  return async (order: { id: number; code: string }) => {
    begin.run();
    for (const { statement, values } of inserts) statement.run(values(order));
    commit.run();
  };
};

const openPostgres = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  return async (order: { id: number; code: string }) => {
    const client = await pool.connect();
    await client.query('begin');
    for (const [index, { sql, values }] of statements.entries())
      await client.query({ name: `insert-${index}`, text: sql, values: values(order) });
    await client.query('commit');
    client.release();
  };
};

const insert = databaseUrl ? openPostgres(databaseUrl) : openSqlite();
const insertNext = async () => {
  const order = { id: newId(), code: `O-${randomUUID()}` };
  await insert(order);
  return order;
};
const app = Fastify();
app.post('/', async (_request, reply) => {
  const { code } = await insertNext();
  return reply.code(201).send({ code, paymentSystemId: 1 });
});
// Inserts orders without HTTP; answers with their number in a second.
app.get<{ Querystring: { connections: string; seconds: string } }>('/alone', async ({ query }) => {
  const startedAt = performance.now();
  const secondsSoFar = () => (performance.now() - startedAt) / 1000;
  let inserted = 0;
  const repeat = async () => {
    for (; secondsSoFar() < Number(query.seconds); inserted++) await insertNext();
  };
  await Promise.all(Array.from({ length: Number(query.connections) }, repeat));
  return String(inserted / secondsSoFar());
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : address);
