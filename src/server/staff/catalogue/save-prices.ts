import type { ActName } from '../../../api/act-names.ts';
import type { PastPriceChange, PriceChange } from '../../../api/resources/staff-catalogue.ts';
import { fromCents, toCents } from '../../../order/price/money.ts';
import type { Dictionaries } from '../../../order/vocabulary/dictionaries.ts';
import { recordOf } from '../../../order/vocabulary/map-fields.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import { requireFound } from '../../http/parameters.ts';
import { placeName } from '../../sites/price-text.ts';
import {
  changePrices,
  differencesOf,
  mergePrices,
  type PriceDifference,
  type PricePlace,
  placeKey,
  placeOfKey,
  type UnplacedPrice,
  versionOfPrices,
} from '../../sites/store/prices.ts';
import type { Site } from '../../sites/store/sites.ts';
import { officeRefusal } from '../office-sentences.ts';
import { addAct, listActs } from '../store/acts.ts';
import { type ActedSite, siteName } from './sites.ts';

type PricedSite = Pick<Site, 'id' | 'host'>;

/** Price of a place; null if the place is no longer offered. */
export type WantedPrice = PricePlace & { cents: number | null };

export const aboutPrices = (site: PricedSite) => `prices of ${siteName(site)}`;

/** Share of a price above which a change is probably a typing error. */
const jump = 0.3;

/** Returns whether a change is large enough to ask for a confirmation. A new price is no jump, because it has no former price. */
const isJump = ({ before, after }: PriceDifference): boolean =>
  before !== null && (after === null || Math.abs(after - before) > jump * before);

/** Changes prices in a transaction, and records the act with the prices of each changed place, in US dollars. */
export const changeByAct = async (
  tx: Db,
  { site, actor }: ActedSite<PricedSite>,
  { act, change }: { act: ActName; change: Parameters<typeof changePrices>[2] },
): Promise<void> => {
  const changes = await changePrices(tx, site.id, change);
  if (changes.length === 0) return;
  const dollarsOf = (cents: number | null) => (cents === null ? null : fromCents(cents));
  const dollarsByPlace = (side: 'before' | 'after') =>
    recordOf(changes.map(({ place, [side]: cents }) => [placeKey(place), dollarsOf(cents)]));
  const values = { before: dollarsByPlace('before'), after: dollarsByPlace('after') };
  await addAct(tx, { act, about: aboutPrices(site), ...values }, actor);
};

/** Returns the prices with the wanted ones in their places. */
export const withPrices = (
  prices: readonly UnplacedPrice[],
  wantedPrices: readonly WantedPrice[],
): UnplacedPrice[] => {
  const ended = new Set(wantedPrices.filter(({ cents }) => cents === null).map(placeKey));
  const priced = wantedPrices.flatMap(({ cents, ...place }) => (cents === null ? [] : [{ ...place, cents }]));
  return mergePrices(prices, priced).filter((price) => !ended.has(placeKey(price)));
};

export interface ComparedPrices {
  version: string;
  wantedPrices: readonly WantedPrice[];
  isConfirmed: boolean;
}

/**
 * Returns the prices with the compared ones in their places. Refuses if prices have changed since the comparison, and an
 * unconfirmed jump.
 */
export const withCompared = (
  prices: readonly UnplacedPrice[],
  { version, wantedPrices, isConfirmed }: ComparedPrices,
): UnplacedPrice[] => {
  if (versionOfPrices(prices) !== version) throw new Refusal('pricesChanged');
  const next = withPrices(prices, wantedPrices);
  if (!isConfirmed && differencesOf(prices, next).some(isJump))
    throw officeRefusal('isConfirmed', 'priceJump');
  return next;
};

/** Saves compared prices. One transaction compares and saves, so that it overwrites no change of another person. */
export const savePrices = (
  db: Db,
  subject: ActedSite<PricedSite>,
  compared: ComparedPrices,
): Promise<void> => {
  const change = (prices: readonly UnplacedPrice[]) => withCompared(prices, compared);
  return db.transaction().execute((tx) => changeByAct(tx, subject, { act: 'savePrices', change }));
};

/** Reads a price of an act: US dollars, or null. */
const centsOf = (value: unknown) => (typeof value === 'number' ? toCents(value) : null);

/** Returns the latest changes of a site's prices, newest first. */
const pastChanges = async (db: Db, site: PricedSite) =>
  (await listActs(db, aboutPrices(site), ['savePrices', 'undoPrices'])).map(
    ({ id, at, by, act, before, after }) => ({
      id,
      at,
      by,
      isUndo: act === 'undoPrices',
      differences: Object.keys(after).map((key) => ({
        place: placeOfKey(key),
        before: centsOf(before[key]),
        after: centsOf(after[key]),
      })),
    }),
  );

/** Sets the prices as they were before a change. Refuses if one of them has changed since. */
export const undoPrices = (db: Db, subject: ActedSite<PricedSite>, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { differences } = requireFound(
      (await pastChanges(tx, subject.site)).find((past) => past.id === id),
    );
    const change = (prices: readonly UnplacedPrice[]) => {
      const cents = new Map(prices.map((price) => [placeKey(price), price.cents]));
      if (differences.some(({ place, after }) => (cents.get(placeKey(place)) ?? null) !== after))
        throw new Refusal('cannotUndo');
      return withPrices(
        prices,
        differences.map(({ place, before }) => ({ ...place, cents: before })),
      );
    };
    await changeByAct(tx, subject, { act: 'undoPrices', change });
  });

/** Converts a difference into a change of the API. */
export const changeOf =
  (dictionaries: Dictionaries) =>
  (difference: PriceDifference): PriceChange => ({
    serviceId: difference.place.service_id,
    typeId: difference.place.type_id,
    typeCategoryId: difference.place.type_category_id,
    academicLevelId: difference.place.academic_level_id,
    deadlineId: difference.place.deadline_id,
    name: placeName(difference.place, dictionaries),
    beforeCents: difference.before,
    afterCents: difference.after,
    isJump: isJump(difference),
  });

/** Returns the latest changes of a site's prices for the API, newest first. */
export const listPriceHistory = async (
  db: Db,
  { allDictionaries, ...site }: PricedSite & Pick<Site, 'allDictionaries'>,
): Promise<PastPriceChange[]> =>
  (await pastChanges(db, site)).map(({ differences, ...past }) => ({
    ...past,
    changes: differences.map(changeOf(allDictionaries)),
  }));
