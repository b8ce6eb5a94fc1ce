import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { CallDeps } from '../../deps.ts';
import { readStaffSite, saveConfig } from '../catalogue/save-config.ts';
import { siteOf } from '../catalogue/sites.ts';
import { actorOf } from '../resolve-staff.ts';
import { short } from '../field-types.ts';

const Values = Type.Object({ version: short, values: Type.Record(Type.String(), Type.Unknown()) });

/** Registers the settings of the sites, which owners change. */
export const registerStaffSites = ({ router, db, sites, now }: CallDeps): void => {
  router.staff(['owner'], calls.staffSite, null, async ({ params }) =>
    readStaffSite(db, await siteOf(sites, params)),
  );
  router.staff(['owner'], calls.saveSite, Values, async ({ params, body, ...context }) => {
    const site = await siteOf(sites, params);
    await saveConfig(db, site, body, actorOf(context, now()));
    return readStaffSite(db, site);
  });
};
