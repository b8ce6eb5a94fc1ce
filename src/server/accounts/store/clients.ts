import { domainToASCII } from 'node:url';
import type { Identity } from '../../../api/resources/client.ts';
import type { LanguageCode } from '../../../languages/languages.ts';
import { newId } from '../../database/ids-and-secrets.ts';
import { isUniqueViolation } from '../../database/open.ts';
import type { Database, Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import { addLetters } from '../../letters/store/outbox.ts';

export type ClientRow = Database['clients'];

interface NewClient {
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  phone: string;
  templateOrderForm: string;
  language: LanguageCode;
  createdAt: number;
  isConfirmed: boolean;
}

/** Returns the key by which addresses are compared. Addresses that differ only in case have the same key. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/**
 * Returns the mailbox of an address. Case, compatible characters, both spellings of a domain, and a tag after
 * `+` make no difference.
 */
const mailboxOf = (email: string) => {
  const key = emailKey(email).normalize('NFKC');
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  return `${key.slice(0, at).replace(/(.)\+.*/s, '$1')}@${domainToASCII(domain) || domain}`;
};

/** Returns the rate limit's account name for logins with an address, whether or not the account exists. */
export const accountOf = (siteId: number, email: string): string => `${siteId} ${emailKey(email)}`;

/**
 * Returns the rate limit's account name for letters to a mailbox. A login must not reset this count, because anyone may have
 * an account whose address differs only in its tag.
 */
export const mailboxNameOf = (siteId: number, email: string): string => `${siteId} ${mailboxOf(email)}`;

/** Returns the full name of a client; empty if the client has given none. */
export const fullNameOf = ({ first_name, last_name }: Pick<ClientRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

export const findClient = (db: Db, siteId: number, email: string): Promise<ClientRow | undefined> =>
  db
    .selectFrom('clients')
    .selectAll()
    .where((eb) => eb.and({ site_id: siteId, email_key: emailKey(email) }))
    .executeTakeFirst();

export const findClientById = (db: Db, siteId: number, id: number): Promise<ClientRow | undefined> =>
  db.selectFrom('clients').selectAll().where('id', '=', id).where('site_id', '=', siteId).executeTakeFirst();

/**
 * Adds an account and a welcome letter in one transaction. Returns null if the address already has an account on the
 * site, even if it was added at the same moment.
 */
export const addClient = async (db: Db, siteId: number, newClient: NewClient): Promise<ClientRow | null> => {
  const client: ClientRow = {
    id: newId(),
    site_id: siteId,
    email: newClient.email.trim(),
    email_key: emailKey(newClient.email),
    password_hash: newClient.passwordHash,
    first_name: newClient.firstName.trim(),
    last_name: newClient.lastName.trim(),
    phone: newClient.phone,
    notice_mode_email: 1,
    allowed_night_call: 0,
    alternative_email: '',
    alternative_phone: '',
    email_confirmed: Number(newClient.isConfirmed),
    template_order_form: newClient.templateOrderForm,
    language: newClient.language,
    session_version: 1,
    created_at: newClient.createdAt,
    deleted_at: null,
  };
  try {
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('clients').values(client).execute();
      const { email: address, created_at: now } = client;
      await addLetters(tx, [{ siteId, kind: 'registered', address, now }]);
    });
    return client;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
};

/**
 * Changes an account. Refuses with `loginRequired` if it was deleted meanwhile, because a deleted account must stay without
 * data.
 */
export const changeClient = async (db: Db, id: number, change: Partial<ClientRow>): Promise<ClientRow> => {
  const client = await db
    .updateTable('clients')
    .set(change)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!client) throw new Refusal('loginRequired');
  return client;
};

/**
 * Locks an account until the end of the transaction, so that it is not deleted meanwhile. Refuses with `loginRequired` if it
 * was deleted before. The write changes nothing, but PostgreSQL locks its row. SQLite allows only one writing transaction.
 */
export const lockClient = (tx: Db, id: number, change?: Partial<ClientRow>): Promise<ClientRow> =>
  changeClient(tx, id, { deleted_at: null, ...change });

/** Writes rows of an account in one transaction; refuses with `loginRequired` if the account was deleted before. */
export const writeForClient = <Result>(
  db: Db,
  id: number,
  write: (tx: Db, client: ClientRow) => Promise<Result>,
): Promise<Result> => db.transaction().execute(async (tx) => write(tx, await lockClient(tx, id)));

export const identityOf = (client: ClientRow): Identity => ({
  id: client.id,
  email: client.email,
  phone: client.phone,
  firstName: client.first_name,
  lastName: client.last_name,
  noticeModeEmail: client.notice_mode_email === 1,
  allowedNightCall: client.allowed_night_call === 1,
  alternativeEmail: client.alternative_email,
  alternativePhone: client.alternative_phone,
  emailConfirmed: client.email_confirmed === 1,
  locale: client.language,
});
