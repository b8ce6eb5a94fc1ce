import type { Db } from './database/schema.ts';
import type { Settings } from './settings.ts';
import type { Sites } from './stores/sites.ts';

/** What the server is made of; main makes it, tests make their own. */
export interface Deps {
  db: Db;
  sites: Sites;
  jwtSecret: string;
  settings: Settings;
  /** Epoch milliseconds. */
  now: () => number;
}
