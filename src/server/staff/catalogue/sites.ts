import { Refusal } from '../../errors.ts';
import type { Site, Sites } from '../../sites/store/sites.ts';

/** Returns the name of a site in acts. The port is left out, because the command line may have another one. */
export const nameOf = ({ host }: { host: string }): string => host.replace(/:\d+$/, '');

/** Returns the site that a path names. */
export const siteOf = async (sites: Sites, { siteHost }: { siteHost: string }): Promise<Site> => {
  const site = await sites.find(siteHost);
  if (!site) throw new Refusal('siteUnknown');
  return site;
};
