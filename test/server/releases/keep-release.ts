// Writes the schema and a used database of a release into the repository, for the tests of later releases. keep-release.mjs runs it.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { migrations } from '../../../src/server/database/migrations/migrations.ts';
import type { Database, Db } from '../../../src/server/database/schema.ts';
import {
  customerAnswers,
  hashOf,
  type KeptDatabase,
  type KeptRow,
  releasesFolder,
} from '../../support/releases/schema-of-release.ts';
import { ada, liveFully, placeFromCampaign } from '../../support/server/orders/full-life.ts';
import { startServer } from '../../support/server/start-server.ts';

/** Tables that are left out: events, because they differ between the two databases, and the list of migrations. */
const leftOut: readonly string[] = ['visitor_events', 'migrations'];

/** Returns all rows by table. SQLite lists tables in the sequence of their creation, so that referenced tables come first. */
const rowsOf = async (db: Db): Promise<KeptDatabase['tables']> => {
  const listed = sql<{ name: keyof Database }>`select name from sqlite_master where type = 'table'`;
  const tables: [string, KeptRow[]][] = [];
  for (const { name } of (await listed.execute(db)).rows) {
    if (leftOut.includes(name)) continue;
    tables.push([name, (await sql<KeptRow>`select * from ${sql.table(name)}`.execute(db)).rows]);
  }
  return tables;
};

/** Plays a customer's use of a server; returns the content of its database afterwards. */
const fillDatabase = async (): Promise<KeptDatabase> => {
  const server = await startServer();
  await liveFully(server);
  const token = await server.logIn(ada.email);
  await placeFromCampaign(server, token);
  await server.deps.background.finished();
  const answers = await customerAnswers(server.send, token);
  const { email, password } = ada;
  const tables = await rowsOf(server.deps.db);
  const kept = { writtenAt: server.clock.now, email, password, token, answers, tables };
  await server.stop();
  return kept;
};

const [version = ''] = process.argv.slice(2);
const folder = join(releasesFolder, version);
const hashes = Object.fromEntries(migrations.map((migration) => [migration.name, hashOf(migration)]));
const database = await fillDatabase();
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'migrations.json'), `${JSON.stringify(hashes, null, 2)}\n`);
await writeFile(join(folder, 'database.json.br'), brotliCompressSync(JSON.stringify(database)));
