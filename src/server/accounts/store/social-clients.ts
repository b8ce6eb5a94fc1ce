import type { LanguageCode } from '../../../languages/languages.ts';
import type { Db } from '../../database/schema.ts';
import type { SocialIdentity } from '../social.ts';
import { addClient, type ClientRow, findClient, writeForClient } from './clients.ts';
import { claimAccount } from './end-sessions.ts';

interface SocialLogin {
  siteId: number;
  provider: string;
  person: SocialIdentity;
  language: LanguageCode;
  now: number;
}

const findLinkedClient = (
  db: Db,
  { siteId, provider, person }: SocialLogin,
): Promise<ClientRow | undefined> =>
  db
    .selectFrom('social_accounts')
    .innerJoin('clients', 'clients.id', 'social_accounts.client_id')
    .selectAll('clients')
    .where((eb) => eb.and({ 'social_accounts.site_id': siteId, provider, subject: person.subject }))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/**
 * Finds the account of an address that a social network has confirmed. If the account never confirmed the address, everything
 * that gives access to it is removed, because a stranger may have registered the address in advance.
 */
const takeOverAccount = async (db: Db, siteId: number, email: string): Promise<ClientRow | undefined> => {
  const client = await findClient(db, siteId, email);
  if (!client || client.email_confirmed === 1) return client;
  return claimAccount(db, client, { password_hash: null });
};

/** Links an account with a person of a social network; refuses with `loginRequired` if the account was deleted meanwhile. */
const linkSocialClient = async (
  db: Db,
  { id: client_id }: Pick<ClientRow, 'id'>,
  { siteId: site_id, provider, subject }: { siteId: number; provider: string; subject: string },
): Promise<void> => {
  await writeForClient(db, client_id, (tx) =>
    tx
      .insertInto('social_accounts')
      .values({ site_id, provider, subject, client_id })
      .onConflict((conflict) => conflict.columns(['site_id', 'provider', 'subject']).doNothing())
      .execute(),
  );
};

/** Finds the client of a person, or adds a client; null if the person has no account and shares no address. */
export const findOrAddSocialClient = async (db: Db, login: SocialLogin): Promise<ClientRow | null> => {
  const { siteId, provider, person, language, now } = login;
  const linked = await findLinkedClient(db, login);
  if (linked) return linked;
  const { email, firstName, lastName, subject } = person;
  if (!email) return null;
  const client =
    (await takeOverAccount(db, siteId, email)) ??
    (await addClient(db, siteId, {
      email,
      firstName,
      lastName,
      phone: '',
      templateOrderForm: '',
      language,
      passwordHash: null,
      createdAt: now,
      isConfirmed: true,
    })) ??
    // Another request has added the account meanwhile, so it is found by its address.
    (await takeOverAccount(db, siteId, email));
  if (!client) return null;
  await linkSocialClient(db, client, { siteId, provider, subject });
  return client;
};
