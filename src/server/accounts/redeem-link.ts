import { serverMessages } from '../../validation/messages/server.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { type Client, findClientById } from '../stores/clients/clients.ts';
import { type CodeOwner, type CodeUse, redeemCode } from '../stores/clients/one-time-codes.ts';

/** Creates the refusal for a link whose code is used, expired or unknown. */
export const spentLinkRefusal = () => new Refusal('linkSpent', { token: serverMessages.linkSpent });

/** Uses up the code of a link; refuses a code that is used, expired or of another site. */
export const redeemLink = async (
  db: Db,
  code: string,
  use: CodeUse & { siteId: number },
): Promise<CodeOwner & { client: Client }> => {
  const owner = await redeemCode(db, code, use);
  const client = owner ? await findClientById(db, use.siteId, owner.clientId) : undefined;
  if (!owner || !client) throw spentLinkRefusal();
  return { ...owner, client };
};
