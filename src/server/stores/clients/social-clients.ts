import type { Db } from '../../database/schema.ts';
import type { SocialIdentity } from '../../ports/social.ts';
import { addClient, type Client, changePassword, findClient } from './clients.ts';

interface Meeting {
  siteId: number;
  provider: string;
  person: SocialIdentity;
  now: number;
}

const known = (db: Db, { siteId, provider, person }: Meeting): Promise<Client | undefined> =>
  db
    .selectFrom('social_accounts')
    .innerJoin('clients', 'clients.id', 'social_accounts.client_id')
    .selectAll('clients')
    .where('social_accounts.site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('subject', '=', person.subject)
    .executeTakeFirst();

/**
 * The account of the person's address. Whoever made it without ever confirming the address may be somebody else
 * who waited for this moment: that password and its sessions end here.
 */
const claim = async (db: Db, siteId: number, email: string): Promise<Client | undefined> => {
  const client = await findClient(db, siteId, email);
  if (!client || client.email_confirmed === 1) return client;
  const cleared = await changePassword(db, client, { passwordHash: null, keptSession: '' });
  await db.updateTable('clients').set({ email_confirmed: 1 }).where('id', '=', client.id).execute();
  return { ...cleared, email_confirmed: 1 };
};

/** The client a person is, made where there is none yet; null where neither an account nor an address is known. */
export const findOrAddSocialClient = async (db: Db, meeting: Meeting): Promise<Client | null> => {
  const { siteId, provider, person, now } = meeting;
  const before = await known(db, meeting);
  if (before) return before;
  const { email, firstName, lastName, subject } = person;
  if (!email) return null;
  const client =
    (await claim(db, siteId, email)) ??
    (await addClient(db, siteId, {
      ...{ email, firstName, lastName, phone: '', templateOrderForm: '' },
      ...{ passwordHash: null, createdAt: now, isConfirmed: true },
    })) ??
    // Somebody was first since we looked.
    (await claim(db, siteId, email));
  if (!client) return null;
  await db
    .insertInto('social_accounts')
    .values({ site_id: siteId, provider, subject, client_id: client.id })
    .onConflict((conflict) => conflict.columns(['site_id', 'provider', 'subject']).doNothing())
    .execute();
  return client;
};
