import * as calls from '../../../api/calls.ts';
import { findClient } from '../../accounts/store/clients.ts';
import type { Deps } from '../../deps.ts';
import { removeLettersBefore } from '../../letters/store/outbox.ts';
import type { Site } from '../../sites/store/sites.ts';
import { demoCustomer, msOf, orders } from './demo-orders.ts';
import { visits, yearOfOrders } from './demo-year.ts';
import { playOrders, withPlayedClock } from './play-orders.ts';

const hasCustomer = async ({ db }: Deps, site: Site, email: string) =>
  Boolean(await findClient(db, site.id, email));

/**
 * Adds the demo customer with orders in every status to a local site that does not have it. Returns the customer; null if the
 * site does not exist.
 */
export const addDemoCustomer = async (deps: Deps, host: string): Promise<typeof demoCustomer | null> => {
  const site = await deps.sites.find(host);
  if (!site) return null;
  if (!(await hasCustomer(deps, site, demoCustomer.email)))
    await withPlayedClock(deps, site, (stage) => playOrders(stage, { account: demoCustomer, orders }));
  return demoCustomer;
};

/** Milliseconds after which a letter of the played year is not sent any more. */
const letterAgeMs = msOf({ days: 1 });

/** Adds a year of other customers' orders, and a month of visitors, so that the office of the demo has something to show. */
export const addDemoYear = async (deps: Deps, host: string): Promise<void> => {
  const site = await deps.sites.find(host);
  const [first] = yearOfOrders;
  if (!site || !first || (await hasCustomer(deps, site, first.account.email))) return;
  await withPlayedClock(deps, site, async (stage) => {
    for (const customer of yearOfOrders) await playOrders(stage, customer);
    for (const { daysAgo, actions } of visits) {
      stage.clock.now = stage.startedAt - msOf({ days: daysAgo });
      await Promise.all(actions.map((payload) => stage.send(calls.visitorAction, { payload })));
    }
  });
  await removeLettersBefore(deps.db, deps.now() - letterAgeMs);
};
