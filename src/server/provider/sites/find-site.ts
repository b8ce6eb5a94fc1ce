import type { Deps } from '../../deps.ts';

/** As it is written in an address, or as it is kept: a local site's port is the server's. */
export const findSite = async ({ db }: Deps, host = '') => {
  const names = [host.toLowerCase(), host.toLowerCase().replace(/:\d+$/, '')];
  const site = await db.selectFrom('sites').selectAll().where('host', 'in', names).executeTakeFirst();
  if (!site) throw new Error(`There is no site "${host}". Sites are shown by: site`);
  return site;
};
