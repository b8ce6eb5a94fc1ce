import type { Db } from '../database/schema.ts';

export interface Migration {
  name: string;
  /** In the SQL that SQLite and PostgreSQL share. */
  statements: readonly string[];
  /** Fills in what such SQL cannot, after the statements. Its queries are raw because the tables' types change later. */
  fill?: (db: Db) => Promise<void>;
}
