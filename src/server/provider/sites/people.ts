import { isExactAddress } from '../../accounts/account-fields.ts';
import { findClient } from '../../accounts/store/clients.ts';
import { endSessions } from '../../accounts/store/end-sessions.ts';
import type { Deps } from '../../deps.ts';
import { officeAddress } from '../../http/hosts.ts';
import { inviteOwner } from '../../staff/invite-staff.ts';
import { commandActor } from '../../staff/store/acts.ts';
import { findSite, findSiteContent } from './sites.ts';

/** `logout HOST EMAIL`: ends all sessions of a customer, and invalidates all links that log in. */
export const runLogout = async (deps: Deps, [host, email = '']: readonly string[]): Promise<string[]> => {
  const { id } = await findSite(deps, host);
  const client = await findClient(deps.db, id, email);
  if (!client)
    throw new Error(`${host} has no customer with the address "${email}". Check the address and the host.`);
  await endSessions(deps.db, client.id);
  return [`All sessions of ${client.email} have ended, and so have the links that log in.`];
};

/** `owner HOST EMAIL`: invites an owner of the office, also one who cannot log in any more; prints the link. */
export const runOwner = async (deps: Deps, [host, email = '']: readonly string[]): Promise<string[]> => {
  const site = await findSiteContent(deps, host);
  if (!isExactAddress(email)) throw new Error(`"${email}" is not an e-mail address.`);
  const token = await inviteOwner(deps.db, email, commandActor(deps.now()));
  return [
    `Give ${email} this link, which is valid once and for a week. Password, app and sessions have ended:`,
    officeAddress(site, '/', { token }),
  ];
};
