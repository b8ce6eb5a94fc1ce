import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Adds the charged amount in US cents, and the exchange rate of the order's currency at ordering, times 10,000. */
export const addCharges: readonly string[] = [
  'alter table orders add column rate_e4 bigint not null default 10000',
  'alter table orders add column charged_cents bigint not null default 0',
  'update orders set charged_cents = total_cents',
];

interface StoredCurrency {
  site_id: number;
  item_id: number;
  details: string;
}

/**
 * Sets the charged amounts of existing orders by the current rates of their sites, because older rates were not stored. The
 * rates are read in TypeScript and not in SQL, because the two databases read JSON differently.
 */
export const fillCharges = async (db: Db): Promise<void> => {
  const { rows } = await sql<StoredCurrency>`
    select site_id, item_id, details from dictionary_items where dictionary = 'currency'`.execute(db);
  for (const { site_id, item_id, details } of rows) {
    const rate = Math.round(JSON.parse(details).rate * 10_000);
    if (!(rate > 0)) continue;
    // The rate is a literal, because SQLite would treat a bound number as a fraction. Both databases truncate a quotient of
    // integers.
    await sql`
      update orders
      set rate_e4 = ${sql.lit(rate)},
        charged_cents = (20000 * total_cents + ${sql.lit(rate)}) / ${sql.lit(2 * rate)}
      where site_id = ${site_id} and currency_id = ${item_id}`.execute(db);
  }
};
