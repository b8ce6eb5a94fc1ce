import type { Deps } from '../../deps.ts';
import { findSiteByHost } from '../../sites/store/site-rows.ts';
import type { Site } from '../../sites/store/sites.ts';

/** Finds a site by its host. A port is ignored, because local sites are stored without a port. */
export const findSite = async ({ db }: Deps, host = '') => {
  const names = [host.toLowerCase(), host.toLowerCase().replace(/:\d+$/, '')];
  const site = await findSiteByHost(db, names);
  if (!site)
    throw new Error(`There is no site "${host}". The command "site" without arguments lists the sites.`);
  return site;
};

/** Finds a site by its host, with its content. */
export const findSiteContent = async (deps: Deps, host?: string): Promise<Site> => {
  const { id } = await findSite(deps, host);
  const site = (await deps.sites.all()).find((known) => known.id === id);
  if (!site) throw new Error(`There is no site "${host}".`);
  return site;
};
