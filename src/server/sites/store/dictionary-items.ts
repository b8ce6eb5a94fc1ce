import type { DictionaryName } from '../../../order/vocabulary/dictionaries.ts';
import { inBatches } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';

export type ItemRow = Database['dictionary_items'];

/** Lists the items of one dictionary in their sequence, and numbers them from 1. */
export const listItems = async (db: Db, siteId: number, dictionary: DictionaryName): Promise<ItemRow[]> => {
  const rows = await db
    .selectFrom('dictionary_items')
    .selectAll()
    .where((eb) => eb.and({ site_id: siteId, dictionary }))
    .orderBy('sort')
    .orderBy('item_id')
    .execute();
  return rows.map((row, index) => ({ ...row, sort: index + 1 }));
};

/** Replaces the items of one dictionary, that of the first item. `tx` has to be a transaction. */
export const replaceItems = async (tx: Db, items: readonly ItemRow[]): Promise<void> => {
  for (const { site_id, dictionary } of items.slice(0, 1))
    await tx
      .deleteFrom('dictionary_items')
      .where((eb) => eb.and({ site_id, dictionary }))
      .execute();
  await inBatches(items, (part) => tx.insertInto('dictionary_items').values(part).execute());
};

/** Sets the price of an extra, in US cents, and returns the one before. `tx` has to be a transaction. */
export const setExtraPrice = async (
  tx: Db,
  { site_id, item_id }: Pick<ItemRow, 'site_id' | 'item_id'>,
  amount: number,
): Promise<number | undefined> => {
  const place = { site_id, kind: 'extra' as const, item_id };
  const ended = await tx
    .deleteFrom('surcharges')
    .where((eb) => eb.and(place))
    .returning('amount')
    .execute();
  await tx
    .insertInto('surcharges')
    .values({ ...place, amount })
    .execute();
  return ended[0]?.amount;
};
