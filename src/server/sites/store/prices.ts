import { shortHashOf } from '../../database/ids-and-secrets.ts';
import type { Database, Db } from '../../database/schema.ts';
import { bumpVersion, insertPrices } from './write-site.ts';

/** Row of a price without its position in the sequence. */
export type UnplacedPrice = Omit<Database['prices'], 'site_id' | 'position'>;

/** Place of a price: its grid, its level and its deadline. */
export type PricePlace = Omit<UnplacedPrice, 'cents'>;

/** A price before and after a change; null for a place that has no price. */
export interface PriceDifference {
  place: PricePlace;
  before: number | null;
  after: number | null;
}

/** Returns the key of the grid of a price, `service/type/category`. A grid of all other types has neither type nor category. */
export const gridKey = ({ service_id, type_id, type_category_id }: PricePlace): string =>
  `${service_id}/${type_id ?? ''}/${type_category_id ?? ''}`;

/** Returns the key of a price's place: the key of its grid, its level and its deadline, such as `1/104//3/5`. */
export const placeKey = (place: PricePlace): string =>
  `${gridKey(place)}/${place.academic_level_id}/${place.deadline_id}`;

/** Reads a key that `placeKey` has made. */
export const placeOfKey = (key: string): PricePlace => {
  const [service = '', type = '', category = '', level = '', deadline = ''] = key.split('/');
  const parseId = (text: string) => (text === '' ? null : Number(text));
  return {
    service_id: Number(service),
    type_id: parseId(type),
    type_category_id: parseId(category),
    academic_level_id: Number(level),
    deadline_id: Number(deadline),
  };
};

/** Lists the prices of a site in their sequence. */
export const listPrices = (db: Db, siteId: number): Promise<UnplacedPrice[]> =>
  db
    .selectFrom('prices')
    .select(['service_id', 'type_id', 'type_category_id', 'academic_level_id', 'deadline_id', 'cents'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();

/** Returns a hash of prices, which differs as soon as one of them has changed. */
export const versionOfPrices = (prices: readonly UnplacedPrice[]): string =>
  shortHashOf(JSON.stringify(prices));

/** Merges new prices into others. A new price of a priced place keeps its position; other new prices are appended. */
export const mergePrices = (
  prices: readonly UnplacedPrice[],
  newPrices: readonly UnplacedPrice[],
): UnplacedPrice[] => [
  ...new Map([...prices, ...newPrices].map((price) => [placeKey(price), price])).values(),
];

/** Returns the places whose prices differ between two lists, with both prices. */
export const differencesOf = (
  oldPrices: readonly UnplacedPrice[],
  newPrices: readonly UnplacedPrice[],
): PriceDifference[] => {
  const centsBefore = new Map(oldPrices.map((price) => [placeKey(price), price.cents]));
  const centsAfter = new Map(newPrices.map((price) => [placeKey(price), price.cents]));
  return mergePrices(oldPrices, newPrices)
    .map(({ cents: _, ...place }) => {
      const key = placeKey(place);
      return { place, before: centsBefore.get(key) ?? null, after: centsAfter.get(key) ?? null };
    })
    .filter(({ before, after }) => before !== after);
};

/**
 * Replaces the prices of a site by those that `decide` makes of the old ones. Returns the changes. `tx` has to be a
 * transaction. The version is written first, because this write locks the site against simultaneous changes.
 */
export const changePrices = async (
  tx: Db,
  siteId: number,
  decide: (oldPrices: readonly UnplacedPrice[]) => readonly UnplacedPrice[],
): Promise<PriceDifference[]> => {
  await bumpVersion(tx, siteId);
  const oldPrices = await listPrices(tx, siteId);
  const newPrices = decide(oldPrices);
  await tx.deleteFrom('prices').where('site_id', '=', siteId).execute();
  await insertPrices(
    tx,
    newPrices.map((price, position) => ({ ...price, site_id: siteId, position })),
  );
  return differencesOf(oldPrices, newPrices);
};
