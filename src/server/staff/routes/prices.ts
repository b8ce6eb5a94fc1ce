import { type Static, Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { StaffPrices } from '../../../api/resources/staff-catalogue.ts';
import { priceVersion } from '../../../order/vocabulary/site.ts';
import type { CallDeps } from '../../deps.ts';
import { errorMessage, Refusal } from '../../errors.ts';
import { readId } from '../../http/parameters.ts';
import { catalogueAccess } from '../../http/staff-access.ts';
import { gridName, placeOfIds, priceFile, readPriceRows } from '../../sites/price-text.ts';
import { isOffered } from '../../sites/store/offered-items.ts';
import {
  differencesOf,
  gridKey,
  listPrices,
  placeKey,
  type UnplacedPrice,
  versionOfPrices,
} from '../../sites/store/prices.ts';
import type { Site } from '../../sites/store/sites.ts';
import { cancelPlan, listPlans, planPrices } from '../catalogue/plan-prices.ts';
import {
  changeOf,
  listPriceHistory,
  savePrices,
  undoPrices,
  type WantedPrice,
  withPrices,
} from '../catalogue/save-prices.ts';
import { flag, nullOr } from '../field-types.ts';
import { officeRefusal, officeSentences } from '../office-sentences.ts';

const id = Type.Integer({ minimum: 0 });
const PriceBody = Type.Object({
  serviceId: id,
  typeId: nullOr(id),
  typeCategoryId: nullOr(id),
  academicLevelId: id,
  deadlineId: id,
  cents: nullOr(Type.Integer({ minimum: 1, maximum: 99_999_999 })),
});
const Prices = Type.Array(PriceBody, { maxItems: 20_000 });
const Compared = Type.Object({
  prices: Type.Optional(Prices),
  csv: Type.Optional(Type.String({ maxLength: 1_000_000 })),
});
const Saved = Type.Object({
  version: Type.String({ maxLength: 100 }),
  prices: Prices,
  isConfirmed: flag,
  fromDay: Type.Optional(Type.String({ maxLength: 20 })),
});

type Dictionaries = Site['allDictionaries'];

/** Reads wanted prices; refuses places that the site does not offer. */
const readPlaces = (prices: Static<typeof Prices>, dictionaries: Dictionaries): WantedPrice[] => {
  const places = prices.map(({ cents, ...ids }) => ({ ...placeOfIds(ids), cents }));
  if (!places.every((place) => isOffered(place, dictionaries))) throw officeRefusal('prices', 'priceUnknown');
  return places;
};

/** Reads the prices of a text; refuses all its problems at once. */
const readText = (csv: string, dictionaries: Dictionaries): UnplacedPrice[] => {
  const textRefusal = (problem: string) => new Refusal('invalid', { csv: problem });
  let result: ReturnType<typeof readPriceRows>;
  try {
    result = readPriceRows(csv, dictionaries);
  } catch (error) {
    throw textRefusal(errorMessage(error));
  }
  if (result.problems.length > 0) throw textRefusal(result.problems.join('\n'));
  return result.prices;
};

/** Converts prices into those of the API, with a row for each deadline and a column for each level of the site. */
const answerOf = (
  prices: readonly UnplacedPrice[],
  { allDictionaries: dictionaries, unoffered, bootstrap }: Site,
): Omit<StaffPrices, 'planned'> => {
  // An item without a price is shown, so that it can be priced.
  const isOff = (list: string, id: number | null) => unoffered.get(`${list} ${id}`) === 'off';
  const cents = new Map(prices.map((price) => [placeKey(price), price.cents]));
  // A service without a table for all other types has an empty one, so that a first price can be typed.
  const general = dictionaries.serviceType.map(({ id }) => placeOfIds({ serviceId: id }));
  const firsts = new Map([...prices, ...general].map((price) => [gridKey(price), price]));
  const nameItem = ({ id, name }: { id: number; name: string }) => ({ id, name });
  const levels = dictionaries.academicLevel.filter(({ id }) => !isOff('academicLevel', id)).map(nameItem);
  const deadlines = dictionaries.deadline.filter(({ id }) => !isOff('deadline', id)).map(nameItem);
  const shown = [...firsts.values()].filter(({ type_id }) => !isOff('paperType', type_id));
  const grids = shown.map((first) => ({
    serviceId: first.service_id,
    typeId: first.type_id,
    typeCategoryId: first.type_category_id,
    name: gridName(first, dictionaries),
    levels,
    deadlines,
    cents: deadlines.map((deadline) =>
      levels.map((level) => {
        const place = { ...first, academic_level_id: level.id, deadline_id: deadline.id };
        return cents.get(placeKey(place)) ?? null;
      }),
    ),
  }));
  const deadlineRule = priceVersion(bootstrap.config) === 2 ? officeSentences.deadlinesDiffer : '';
  return { version: versionOfPrices(prices), grids, csv: priceFile(prices, dictionaries), deadlineRule };
};

export const registerStaffPrices = ({ router, db }: CallDeps): void => {
  const readAnswer = async (site: Site) => {
    const prices = await listPrices(db, site.id);
    return { ...answerOf(prices, site), planned: await listPlans(db, site, prices) };
  };

  router.staff(calls.staffPrices, catalogueAccess, async ({ site }) => readAnswer(site));
  router.staff(calls.comparePrices, { ...catalogueAccess, body: Compared }, async ({ site, body }) => {
    const { id, allDictionaries: dictionaries } = site;
    const { prices = [], csv } = body;
    const wantedPrices = csv === undefined ? readPlaces(prices, dictionaries) : readText(csv, dictionaries);
    const presentPrices = await listPrices(db, id);
    const differences = differencesOf(presentPrices, withPrices(presentPrices, wantedPrices));
    return { version: versionOfPrices(presentPrices), changes: differences.map(changeOf(dictionaries)) };
  });
  router.staff(calls.savePrices, { ...catalogueAccess, body: Saved }, async ({ site, body, actor }) => {
    const wantedPrices = readPlaces(body.prices, site.allDictionaries);
    const { version, fromDay } = body;
    const compared = { version, wantedPrices, isConfirmed: body.isConfirmed === 1 };
    if (fromDay) await planPrices(db, { site, actor }, { ...compared, fromDay });
    else await savePrices(db, { site, actor }, compared);
    return readAnswer(site);
  });
  router.staff(calls.cancelPlannedPrices, catalogueAccess, async ({ site, params, actor }) => {
    await cancelPlan(db, { site, actor }, readId(params.id));
    return readAnswer(site);
  });
  router.staff(calls.priceHistory, catalogueAccess, async ({ site }) => listPriceHistory(db, site));
  router.staff(calls.undoPrices, catalogueAccess, async ({ site, params, actor }) => {
    await undoPrices(db, { site, actor }, readId(params.id));
    return readAnswer(site);
  });
};
