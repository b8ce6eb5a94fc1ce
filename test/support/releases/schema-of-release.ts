import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Migration, statementsOf } from '../../../src/server/database/migrations/migrations.ts';

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
