import { findClient } from '../../accounts/store/clients.ts';
import { endSessions } from '../../accounts/store/end-sessions.ts';
import type { Deps } from '../../deps.ts';
import { findSite } from './find-site.ts';

/** `logout HOST EMAIL`: ends all sessions of a customer, and invalidates all links that log in. */
export const logout = async (deps: Deps, [host, email = '']: readonly string[]): Promise<string[]> => {
  const { id } = await findSite(deps, host);
  const client = await findClient(deps.db, id, email);
  if (!client)
    throw new Error(`${host} has no customer with the address "${email}". Check the address and the host.`);
  await endSessions(deps.db, client.id);
  return [`All sessions of ${client.email} have ended, and so have the links that log in.`];
};
