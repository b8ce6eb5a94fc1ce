import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { startOfDay } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { figuresAccess } from '../../http/staff-access.ts';
import { readPayouts } from '../../payments/store/payouts.ts';
import { officeRefusal } from '../office-sentences.ts';

const Month = Type.Object({ host: Type.String(), month: Type.String({ maxLength: 7 }) });

/** Returns the month after one such as `2030-12`. */
const monthAfter = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Registers the list of payments and refunds of each day of a month. */
export const registerPayouts = ({ router, sites, db }: CallDeps): void => {
  router.staff(calls.staffPayouts, { ...figuresAccess, body: Month }, async ({ body: { host, month } }) => {
    const site = await sites.find(host);
    if (!site) throw new Refusal('invalid', { host: 'choiceUnavailable' });
    const { id: siteId, timeZone } = site;
    const [from, to] = [month, monthAfter(month)].map((one) => startOfDay(`${one}-01`, timeZone));
    if (typeof from !== 'number' || typeof to !== 'number') throw officeRefusal('month', 'monthUnknown');
    return { timeZone, days: await readPayouts(db, { siteId, timeZone, from, to }) };
  });
};
