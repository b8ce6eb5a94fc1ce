import type { Order } from '../../api/resources.ts';
import type { LanguageCode } from '../../languages/languages.ts';
import type { Db } from '../database/schema.ts';
import type { LetterCondition } from '../letters/letter-row.ts';
import { letterRowOf } from '../letters/letter-rows.ts';
import { createWording, type Wording } from '../letters/wording.ts';
import { paymentServiceFor } from '../payments/payment-service-for.ts';
import type { PaymentService } from '../ports/payment.ts';
import { type Client, findClient } from '../stores/clients/clients.ts';
import { createLoginCode } from '../stores/clients/login-codes.ts';
import { listUnreadTexts } from '../stores/orders/messages.ts';
import { assembleOrder, type OrderRow } from '../stores/orders/orders.ts';
import type { Letter } from '../stores/outbox.ts';
import { inLocale, type Site } from '../stores/sites/sites.ts';
import { aboutOrder, orderSummary } from './letter-summary.ts';

/** Facts from which a letter is composed. */
export interface LetterFacts {
  /** Null if no account has the address. */
  clientId: number | null;
  /** Address of the customer: that of the account, because the letter may have been asked for with another spelling. */
  address: string;
  wording: Wording;
  /** Texts that replace the names in braces. */
  values: Readonly<Record<string, string>>;
  /** Conditions that are true. */
  conditions: ReadonlySet<LetterCondition>;
  /** Label and text of each line of the order summary. */
  summary: readonly (readonly [string, string])[];
  /** Names of files. */
  files: readonly string[];
}

interface Deps {
  db: Db;
  payment: PaymentService | null;
  now: () => number;
}

const nameOf = (client: Client) => [client.first_name, client.last_name].filter(Boolean).join(' ');

const aboutCustomer = (client: Client): Record<string, string> => ({
  customer: nameOf(client)
    ? `${nameOf(client)} (${client.email})`
    : client.email || 'a customer who has left',
});

/** Finds the revision that a letter is about. Revision and letter have the same time, because one transaction writes both. */
const revisionOf = ({ revisions }: Order, letter: Letter) =>
  revisions.find(({ createdAt }) => Date.parse(createdAt) <= letter.created_at);

const receiverOf = { ofCustomer: 'writer', ofProvider: 'client' } as const;

/** Returns the names of the files that were attached to the order since the letter was added. */
const readFiles = async (db: Db, order: OrderRow, letter: Letter): Promise<string[]> => {
  const { files } = letterRowOf(letter.kind);
  if (!files) return [];
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('files', 'files.id', 'attachments.file_id')
    .select('files.name')
    .where('order_id', '=', order.id)
    .where('receiver_type', '=', receiverOf[files])
    .where('attachments.created_at', '>=', letter.created_at)
    .orderBy('attachments.created_at')
    .orderBy('files.name')
    .execute();
  return rows.map(({ name }) => name);
};

/** Returns the unread messages that the letter quotes; null if all have been read, so that the letter is not needed. */
const readMessages = async (db: Db, order: OrderRow, letter: Letter): Promise<readonly string[] | null> => {
  const { quotes: author } = letterRowOf(letter.kind);
  if (!author) return [];
  const texts = await listUnreadTexts(db, { orderId: order.id, author, since: letter.created_at });
  return texts.length > 0 ? texts : null;
};

const findOrderAndCustomer = async (db: Db, { site_id, about }: Letter) => {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', site_id)
    .where('code', '=', about)
    .executeTakeFirst();
  const client =
    order &&
    (await db.selectFrom('clients').selectAll().where('id', '=', order.client_id).executeTakeFirst());
  return order && client ? { order, client } : null;
};

/** Returns whether a letter may contain texts about the order. An unconfirmed address may belong to a stranger. */
const mayQuote = (client: Client, { kind }: Letter) =>
  client.email_confirmed === 1 || letterRowOf(kind).recipient === 'provider';

const paymentConditions = (payment: PaymentService | null, order: OrderRow): LetterCondition[] => {
  if (order.charged_cents === 0) return ['uncharged'];
  return ['charged', paymentServiceFor(payment, order) ? 'paidOnline' : 'paidByHand'];
};

/** Wordings by site and language. They are kept, because the formats of dates take longer to create than a letter. */
const wordings = new WeakMap<Site, Wording>();

/** Returns the site in a language, and the wording of letters in this language. */
const localizeSite = (given: Site, language: LanguageCode) => {
  const site = inLocale(given, language);
  const wording = wordings.get(site) ?? createWording(site.language, site.ownTexts);
  wordings.set(site, wording);
  return { site, wording };
};

/** Returns the language of a letter. Letters to the provider are in English, like the commands that they name. */
const readerLanguage = ({ kind }: Letter, client: Client): LanguageCode =>
  letterRowOf(kind).recipient === 'provider' ? 'en' : client.language;

const orderFacts = async (
  { db, payment }: Deps,
  given: Site,
  letter: Letter,
): Promise<LetterFacts | null> => {
  const found = await findOrderAndCustomer(db, letter);
  if (!found) return null;
  const { order, client } = found;
  const messages = await readMessages(db, order, letter);
  if (!messages) return null;
  const { site, wording } = localizeSite(given, readerLanguage(letter, client));
  const fullOrder = await assembleOrder(db, { site, client }, order);
  const about = aboutOrder(fullOrder, site, wording);
  const { timeRevision: revisionTime = '', textRevision: remarks = '' } = revisionOf(fullOrder, letter) ?? {};
  const conditions = new Set(paymentConditions(payment, order));
  if (revisionTime) conditions.add('hasRevisionTime');
  if (remarks) conditions.add('hasRemarks');
  if (messages.length > 0 && mayQuote(client, letter)) conditions.add('hasMessages');
  return {
    clientId: client.id,
    address: client.email,
    wording,
    values: {
      ...aboutCustomer(client),
      ...about,
      refund: wording.money(order.refunded_cents ?? order.charged_cents),
      revisionTime: wording.time(revisionTime),
      remarks,
      messages: messages.join('\n\n'),
    },
    conditions,
    files: await readFiles(db, order, letter),
    summary: orderSummary(fullOrder, wording, mayQuote(client, letter) ? about.topic : null),
  };
};

/**
 * Reads the facts of a letter at the time of sending; null if the letter is not needed any more, or its order or account is
 * deleted.
 */
export const readLetterFacts = async (
  deps: Deps,
  site: Site,
  letter: Letter,
): Promise<LetterFacts | null> => {
  const row = letterRowOf(letter.kind);
  // The address is that of the letter. A new account may have the same address.
  if (row.isWithoutAccount)
    return {
      clientId: null,
      address: letter.address,
      wording: localizeSite(site, letter.language ?? 'en').wording,
      values: { cancelledOrders: letter.about },
      conditions: new Set(letter.about ? ['hasCancelledOrders'] : []),
      summary: [],
      files: [],
    };
  if (letter.about && !row.hasLoginCode) return orderFacts(deps, site, letter);
  const client = await findClient(deps.db, site.id, letter.address);
  if (!client) return null;
  const code = row.hasLoginCode && {
    // The code is created at every attempt, so that the database contains no usable code of a waiting letter.
    loginCode: await createLoginCode(deps.db, Number(letter.about), deps.now()),
  };
  return {
    clientId: client.id,
    address: client.email,
    wording: localizeSite(site, readerLanguage(letter, client)).wording,
    values: { ...aboutCustomer(client), ...code },
    conditions: new Set(client.email_confirmed === 1 ? [] : ['unconfirmed']),
    summary: [],
    files: [],
  };
};
