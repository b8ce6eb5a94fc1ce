import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { Dictionaries } from '../../../order/vocabulary/dictionaries.ts';
import type { Database, Db } from '../../database/schema.ts';
import type { PricePlace } from './prices.ts';
import type { PriceRow } from './tariff-rows.ts';

/** Reads the rows of a site's catalogue: the items of its dictionaries, its prices and its surcharges. */
export const readSold = async (db: Db, siteId: number) => {
  const [rows, prices, surcharges] = await Promise.all([
    db
      .selectFrom('dictionary_items')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('dictionary')
      .orderBy('sort')
      .orderBy('item_id')
      .execute(),
    db.selectFrom('prices').selectAll().where('site_id', '=', siteId).orderBy('position').execute(),
    db.selectFrom('surcharges').selectAll().where('site_id', '=', siteId).orderBy('item_id').execute(),
  ]);
  return { rows, prices, surcharges };
};

type OfferRow = Pick<Database['dictionary_items'], 'dictionary' | 'item_id' | 'is_off' | 'details'>;

/** `off`: the office has switched the item off. `unpriced`: the site has prices, and none of them is for the item. */
type ItemState = 'offered' | 'off' | 'unpriced';

/** Returns the function that tells whether an item is offered to visitors, by the prices of its site. */
export const itemState = (
  items: readonly OfferRow[],
  prices: readonly PriceRow[],
): ((item: OfferRow) => ItemState) => {
  const off = new Set(
    items.filter(({ is_off }) => is_off).map(({ dictionary, item_id }) => `${dictionary} ${item_id}`),
  );
  const isOff = (dictionary: string, id: number | null) => off.has(`${dictionary} ${id}`);
  const sold = prices.filter(
    (price) =>
      !isOff('paperType', price.type_id) &&
      !isOff('academicLevel', price.academic_level_id) &&
      !isOff('deadline', price.deadline_id),
  );
  const levels = new Set(sold.map((price) => price.academic_level_id));
  const deadlines = new Set(sold.map((price) => price.deadline_id));
  const types = new Set(sold.map((price) => price.type_id));
  const services = new Set(sold.map((price) => price.service_id));
  const categories = new Set(
    sold.filter(({ type_id }) => type_id === null).map((price) => price.type_category_id),
  );
  const isPriced = ({ dictionary, item_id, details }: OfferRow) => {
    if (dictionary === 'academicLevel') return levels.has(item_id);
    if (dictionary === 'deadline') return deadlines.has(item_id);
    if (dictionary === 'serviceType') return services.has(item_id);
    if (dictionary !== 'paperType') return true;
    const { categoryId }: UnknownFields = Object(JSON.parse(details));
    return types.has(item_id) || categories.has(null) || categories.has(Number(categoryId));
  };
  return (item) => {
    if (item.is_off) return 'off';
    return prices.length === 0 || isPriced(item) ? 'offered' : 'unpriced';
  };
};

/** Returns the dictionaries without the items that are not offered, whose keys are such as `deadline 3`. */
export const offeredIn = (all: Dictionaries, unoffered: ReadonlyMap<string, string>): Dictionaries => {
  const isOffered =
    (list: keyof Dictionaries) =>
    ({ id }: { id: number }) =>
      !unoffered.has(`${list} ${id}`);
  return {
    ...all,
    paperType: all.paperType.filter(isOffered('paperType')),
    serviceType: all.serviceType.filter(isOffered('serviceType')),
    academicLevel: all.academicLevel.filter(isOffered('academicLevel')),
    deadline: all.deadline.filter(isOffered('deadline')),
    paperSubject: all.paperSubject.filter(isOffered('paperSubject')),
    extra: all.extra.filter(isOffered('extra')),
    currency: all.currency.filter(isOffered('currency')),
  };
};

/** Returns whether the site has all items of a place. */
export const isOffered = (place: PricePlace, dictionaries: Dictionaries): boolean => {
  const has = (items: readonly { id: number }[], id: number | null) =>
    id === null || items.some((item) => item.id === id);
  return (
    has(dictionaries.serviceType, place.service_id) &&
    has(dictionaries.paperType, place.type_id) &&
    has(dictionaries.paperTypeCategory, place.type_category_id) &&
    has(dictionaries.academicLevel, place.academic_level_id) &&
    has(dictionaries.deadline, place.deadline_id) &&
    (place.type_id === null || place.type_category_id === null)
  );
};
