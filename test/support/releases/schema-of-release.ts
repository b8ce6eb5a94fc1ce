import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as calls from '../../../src/api/calls.ts';
import { type Migration, statementsOf } from '../../../src/server/database/migrations/migrations.ts';
import type { Send } from '../server/send.ts';

/** Folder of the kept databases. It has a folder for each released version. */
export const releasesFolder = 'test/server/releases/kept';

/** Released versions, unsorted. */
export const releasedVersions: readonly string[] = existsSync(releasesFolder)
  ? readdirSync(releasesFolder)
  : [];

/** Row of a kept table. */
export type KeptRow = Record<string, string | number | null>;

/** Content of a demo database that a customer had used. */
export interface KeptDatabase {
  /** Time at which the database was kept, in epoch milliseconds. */
  writtenAt: number;
  email: string;
  password: string;
  /** Session token of that customer. */
  token: string;
  /** Answers of the release's API to that customer, by the name of the call. */
  answers: Record<string, unknown>;
  /** Rows by table. Referenced tables come before those that refer to them. */
  tables: readonly (readonly [name: string, rows: readonly KeptRow[]])[];
}

/** Returns a hash of the SQL of a migration on both databases. */
export const hashOf = (migration: Migration): string =>
  createHash('sha256')
    .update(JSON.stringify([statementsOf(migration, 'sqlite'), statementsOf(migration, 'postgres')]))
    .digest('hex')
    .slice(0, 16);

/** Returns the hashes of the migrations of a release, by name. */
export const migrationsOf = (version: string): Record<string, string> =>
  JSON.parse(readFileSync(join(releasesFolder, version, 'migrations.json'), 'utf8'));

/**
 * Returns the API's answers to a customer: two orders, messages, bonus and identity. The orders stand by their codes, because
 * versions list them in different sequences, so a name that 0.1.0 gave them may be that of the other order.
 */
export const customerAnswers = async (send: Send, token: string): Promise<Record<string, unknown>> => {
  const { body } = await send(calls.orders, { token });
  const orders = body.sort((one, other) => one.code.localeCompare(other.code));
  const [first = '', second = ''] = orders.map(({ code }) => code);
  return {
    orders,
    unpaid: (await send(calls.order, { token, params: { id: first } })).body,
    approved: (await send(calls.order, { token, params: { id: second } })).body,
    messages: (await send(calls.messages, { token, params: { orderId: second } })).body,
    bonus: (await send(calls.bonus, { token })).body,
    identity: (await send(calls.identity, { token })).body,
  };
};
