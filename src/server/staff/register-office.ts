import type { CallDeps } from '../deps.ts';
import { registerDictionaries } from './routes/dictionaries.ts';
import { registerDiscounts } from './routes/discounts.ts';
import { registerInvitation } from './routes/invitation.ts';
import { registerKeys } from './routes/keys.ts';
import { registerOrderActs } from './routes/order-acts.ts';
import { registerOrderChanges } from './routes/order-changes.ts';
import { registerStaffOrders } from './routes/orders.ts';
import { registerPayouts } from './routes/payouts.ts';
import { registerPeople } from './routes/people.ts';
import { registerStaffPrices } from './routes/prices.ts';
import { registerStaffSessions } from './routes/sessions.ts';
import { registerStaffSites } from './routes/sites.ts';
import { registerWebhooks } from './routes/webhooks.ts';
import { registerStaffWriters } from './routes/writers.ts';

/** Registers the calls of the office: persons and their way in, orders and acts, and what a site sells. */
export const registerOffice = (deps: CallDeps): void => {
  registerDictionaries(deps);
  registerDiscounts(deps);
  registerInvitation(deps);
  registerOrderActs(deps);
  registerOrderChanges(deps);
  registerKeys(deps);
  registerStaffOrders(deps);
  registerPayouts(deps);
  registerPeople(deps);
  registerStaffPrices(deps);
  registerStaffSessions(deps);
  registerStaffSites(deps);
  registerStaffWriters(deps);
  registerWebhooks(deps);
};
