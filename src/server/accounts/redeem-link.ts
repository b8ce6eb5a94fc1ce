import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { type Client, findClientById } from '../stores/clients/clients.ts';
import { type CodeUse, redeemCode } from '../stores/clients/one-time-codes.ts';

/** What is said of a link whose code opens nothing any more, or never did. */
export const spentLinkRefusal = () =>
  new Refusal('invalid', { token: 'This link has been used or has expired' });

/** The site's client whom a link's code was made for; uses the code up, and refuses one that opens nothing. */
export const redeemLink = async (
  db: Db,
  code: string,
  { siteId, ...use }: CodeUse & { siteId: number },
): Promise<Client> => {
  const clientId = await redeemCode(db, code, use);
  const client = clientId === null ? undefined : await findClientById(db, siteId, clientId);
  if (!client) throw spentLinkRefusal();
  return client;
};
