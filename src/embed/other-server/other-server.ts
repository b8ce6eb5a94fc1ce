import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import { adaptClient } from './adapt-client.ts';
import { loadSiteByCalls } from './load-site-by-calls.ts';

// Loaded only if the server has no bootstrap document, so that widgets also work with a server that answers only the
// calls of the specification.

/**
 * Loads the site by the calls of the specification and adapts all later requests. Returns undefined if these calls
 * fail, too.
 */
export const openOtherServer = async (hosts: Hosts): Promise<Bootstrap | undefined> => {
  const site = await loadSiteByCalls(hosts);
  if (site) hosts.adaptClient = (client) => adaptClient(client, hosts);
  return site;
};
