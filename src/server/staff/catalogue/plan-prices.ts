import type { PlannedPrices } from '../../../api/resources/staff-catalogue.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { recordOf } from '../../../order/vocabulary/map-fields.ts';
import { newId } from '../../database/ids-and-secrets.ts';
import type { Db } from '../../database/schema.ts';
import { dayIn, startOfDay } from '../../database/time.ts';
import type { Deps } from '../../deps.ts';
import { requireFound } from '../../http/parameters.ts';
import {
  differencesOf,
  listPrices,
  placeKey,
  placeOfKey,
  type UnplacedPrice,
} from '../../sites/store/prices.ts';
import type { Site } from '../../sites/store/sites.ts';
import { officeRefusal } from '../office-sentences.ts';
import { addAct } from '../store/acts.ts';
import { addPlan, listDuePlans, listPlanRows, takePlan } from '../store/planned-prices.ts';
import {
  aboutPrices,
  type ComparedPrices,
  changeByAct,
  changeOf,
  type WantedPrice,
  withCompared,
  withPrices,
} from './save-prices.ts';
import type { ActedSite } from './sites.ts';

/** Reads the wanted prices of a plan, which `planPrices` has written. */
const wantedPricesOf = (json: string): WantedPrice[] => {
  const cents: UnknownFields = Object(JSON.parse(json));
  return Object.keys(cents).map((key) => ({
    ...placeOfKey(key),
    cents: cents[key] === null ? null : Number(cents[key]),
  }));
};

/** Keeps compared prices until the day in the site's time zone on which visitors pay them. */
export const planPrices = async (
  db: Db,
  { site, actor }: ActedSite,
  { fromDay, ...compared }: ComparedPrices & { fromDay: string },
): Promise<void> => {
  const dueAt = startOfDay(fromDay, site.timeZone);
  if (dueAt === null) throw officeRefusal('fromDay', 'dayUnknown');
  if (dueAt <= actor.now) throw officeRefusal('fromDay', 'dayPast');
  const { by, network } = actor;
  if (by === null) throw new Error('A command plans no prices.');
  const cents = JSON.stringify(recordOf(compared.wantedPrices.map((one) => [placeKey(one), one.cents])));
  await db.transaction().execute(async (tx) => {
    withCompared(await listPrices(tx, site.id), compared);
    const plan = { id: newId(), site_id: site.id, due_at: dueAt, staff_id: by, network };
    await addPlan(tx, { ...plan, cents_by_place: cents });
    const after = { fromDay, prices: compared.wantedPrices.length };
    await addAct(tx, { act: 'planPrices', about: aboutPrices(site), after }, actor);
  });
};

/** Lists the planned changes of a site's prices, next first. Each plan lists its differences from the present prices. */
export const listPlans = async (
  db: Db,
  site: Site,
  presentPrices: readonly UnplacedPrice[],
): Promise<PlannedPrices[]> => {
  const plans = await listPlanRows(db, site.id);
  return plans.map(({ id, due_at, name, cents_by_place }) => ({
    id,
    fromDay: dayIn(due_at, site.timeZone),
    by: name,
    changes: differencesOf(presentPrices, withPrices(presentPrices, wantedPricesOf(cents_by_place))).map(
      changeOf(site.allDictionaries),
    ),
  }));
};

/** Drops a planned change that has not begun. */
export const cancelPlan = (db: Db, { site, actor }: ActedSite, id: number) =>
  db.transaction().execute(async (tx) => {
    const plan = requireFound(await takePlan(tx, id, site.id));
    const before = { fromDay: dayIn(plan.due_at, site.timeZone) };
    await addAct(tx, { act: 'cancelPlan', about: aboutPrices(site), before }, actor);
  });

/** Sets the planned prices that are due, as acts of the persons who have planned them. Several servers may try it at once. */
export const applyDuePlans = async ({
  db,
  sites,
  now,
}: Pick<Deps, 'db' | 'sites' | 'now'>): Promise<void> => {
  for (const { id, site_id, staff_id, network } of await listDuePlans(db, now())) {
    const site = (await sites.all()).find((known) => known.id === site_id);
    if (!site) continue;
    await db.transaction().execute(async (tx) => {
      const plan = await takePlan(tx, id, site_id);
      if (!plan) return;
      const wantedPrices = wantedPricesOf(plan.cents_by_place);
      const change = (prices: readonly UnplacedPrice[]) => withPrices(prices, wantedPrices);
      const actor = { by: staff_id, network, now: now() };
      await changeByAct(tx, { site, actor }, { act: 'savePrices', change });
    });
  }
};
