import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Migration } from '../../../src/server/migrations/all.ts';
import { statementsOf } from '../../../src/server/migrations/all.ts';

/** Folder with a folder for each released version. */
export const releasesFolder = 'test/server/releases/kept';

/** Released versions, in no sequence. */
export const releasedVersions: readonly string[] = existsSync(releasesFolder)
  ? readdirSync(releasesFolder)
  : [];

/** A row as JSON. */
type KeptRow = Record<string, string | number | null>;

/** What a database of the demo sites held when a customer had used it. */
export interface KeptDatabase {
  /** Time of writing, in milliseconds. */
  writtenAt: number;
  email: string;
  password: string;
  /** Session token of that customer. */
  token: string;
  /** What the release's API told that customer, by the name of the call. */
  answers: Record<string, unknown>;
  /** Rows by table, tables to which others refer first. */
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

export const databaseOf = (version: string): KeptDatabase =>
  JSON.parse(
    brotliDecompressSync(readFileSync(join(releasesFolder, version, 'database.json.br'))).toString(),
  );
