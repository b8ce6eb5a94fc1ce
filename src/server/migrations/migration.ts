import type { Db } from '../database/schema.ts';

export interface Migration {
  name: string;
  /** SQL that both SQLite and PostgreSQL understand. */
  statements: readonly string[];
  /** Migrates data that such SQL cannot, after the statements. It uses raw queries, because the types of tables change later. */
  fill?: (db: Db) => Promise<void>;
}
