import { serverMessages } from '../../validation/messages/server.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { type Client, findClientById } from './store/clients.ts';
import { type CodeOwner, findCode, type NamedCode, redeemCode } from './store/one-time-codes.ts';

/** Creates the refusal for a link whose code is used, expired or unknown. */
export const spentLinkRefusal = () => new Refusal('linkSpent', { token: serverMessages.linkSpent });

/** Uses up the code of a link; refuses a code that is used, expired or of another site. */
export const redeemLink = async (db: Db, code: string, named: NamedCode): Promise<CodeOwner> => {
  const owner = await redeemCode(db, code, named);
  if (!owner) throw spentLinkRefusal();
  return owner;
};

/** Returns the client of a link's code, which stays unused. Refuses the same codes as `redeemLink`. */
export const readLink = async (db: Db, code: string, named: NamedCode): Promise<Client> => {
  const owner = await findCode(db, code, named);
  const client = owner ? await findClientById(db, named.siteId, owner.clientId) : undefined;
  if (!client) throw spentLinkRefusal();
  return client;
};
