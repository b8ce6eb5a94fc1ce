import type { Order } from '../../api/resources/order.ts';
import type { LanguageCode } from '../../languages/languages.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { type Client, findClient, findClientById, fullNameOf } from '../accounts/store/clients.ts';
import { createCode, createLoginCode } from '../accounts/store/codes.ts';
import type { Db } from '../database/schema.ts';
import type { Deps as ServerDeps } from '../deps.ts';
import { type LetterFacts, plainFacts } from '../letters/compose-letter.ts';
import { byHand, type LetterCondition } from '../letters/letter-row.ts';
import { letterRowOf } from '../letters/letter-rows.ts';
import type { SendingDeps } from '../letters/letter-sender.ts';
import type { Letter } from '../letters/store/outbox.ts';
import { createWording, type Wording } from '../letters/wording.ts';
import type { PaymentService } from '../payments/service/payment.ts';
import { inLocale, type Site } from '../sites/store/sites.ts';
import type { createInvitation } from '../staff/store/staff-codes.ts';
import { aboutOrder, orderSummary } from './letter-summary.ts';
import { listUnreadTexts } from './store/messages.ts';
import { paymentServiceFor, priceBeforeBonus } from './store/order-amounts.ts';
import { listAttachedNames } from './store/order-parts.ts';
import { findOrderRow, type OrderRow, readRefundReason } from './store/order-rows.ts';
import { assembleOrder } from './store/orders.ts';

interface Deps extends Pick<ServerDeps, 'db' | 'payment' | 'now'> {
  createInvitation: typeof createInvitation;
}

const aboutCustomer = (client: Client): Record<string, string> => ({
  customer: fullNameOf(client)
    ? `${fullNameOf(client)} (${client.email})`
    : client.email || 'a customer who has left',
});

/** Finds the revision that a letter is about. Revision and letter have the same time, because one transaction writes both. */
const revisionOf = ({ revisions }: Order, letter: Letter) =>
  revisions.find(({ createdAt }) => Date.parse(createdAt) <= letter.created_at);

const receiverOf = { ofCustomer: 'writer', ofProvider: 'client' } as const;

const listLetterFiles = async (
  db: Db,
  order: OrderRow,
  { kind, created_at: since }: Letter,
): Promise<string[]> => {
  const { files } = letterRowOf(kind);
  return files ? listAttachedNames(db, { orderId: order.id, receiver: receiverOf[files], since }) : [];
};

/** Returns the unread messages that the letter quotes; null if all have been read, so that the letter is not needed. */
const readMessages = async (db: Db, order: OrderRow, letter: Letter): Promise<readonly string[] | null> => {
  const { quotes: author } = letterRowOf(letter.kind);
  if (!author) return [];
  const texts = await listUnreadTexts(db, { orderId: order.id, author, since: letter.created_at });
  return texts.length > 0 ? texts : null;
};

/** Finds the order of a letter, its customer and the messages that it quotes; null if the letter is not needed any more. */
const findOrderOfLetter = async (db: Db, letter: Letter) => {
  const order = await findOrderRow(db, letter.about);
  const client = order && (await findClientById(db, letter.site_id, order.client_id));
  if (!client) return null;
  const messages = await readMessages(db, order, letter);
  return messages && { order, client, messages };
};

/** Returns whether a letter may contain texts about the order. An unconfirmed address may belong to a stranger. */
const mayQuote = (client: Client, { kind }: Letter) =>
  client.email_confirmed === 1 || letterRowOf(kind).recipient === 'provider';

const paymentConditions = (
  payment: PaymentService | null,
  site: Site,
  order: OrderRow,
): LetterCondition[] => {
  if (order.charged_cents === 0) return ['uncharged'];
  return ['charged', paymentServiceFor(payment, order) ? 'paidOnline' : byHand(site)];
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

/** Returns the language of a letter. Only customers read another language than English, which is that of the office. */
const readerLanguage = ({ kind }: Letter, client: Client): LanguageCode =>
  letterRowOf(kind).recipient === 'customer' ? client.language : 'en';

/** Reads the texts and the wanted time of an order's last revision and messages for its letter; empty where there are none. */
const readTexts = async (db: Db, order: OrderRow, revision: ReturnType<typeof revisionOf>) => ({
  revisionTime: revision?.timeRevision ?? '',
  remarks: revision?.textRevision ?? '',
  reason: order.status_id === orderStatuses.refunded ? await readRefundReason(db, order.id) : '',
});

/** Returns the conditions that follow from the texts of a letter, and from what is still due of its order. */
const textConditions = (
  { due_cents }: OrderRow,
  texts: Awaited<ReturnType<typeof readTexts>> & { messages: string },
): LetterCondition[] => {
  const holds = {
    hasDue: due_cents > 0,
    hasReason: texts.reason !== '',
    hasRevisionTime: texts.revisionTime !== '',
    hasRemarks: texts.remarks !== '',
    hasMessages: texts.messages !== '',
  } satisfies Partial<Record<LetterCondition, boolean>>;
  return fieldsOf(holds).filter((name) => holds[name]);
};

const orderFacts = async (
  { db, payment }: Deps,
  given: Site,
  letter: Letter,
): Promise<LetterFacts | null> => {
  const found = await findOrderOfLetter(db, letter);
  if (!found) return null;
  const { order, client, messages } = found;
  const { site, wording } = localizeSite(given, readerLanguage(letter, client));
  const fullOrder = await assembleOrder(db, { site, client }, order);
  const about = aboutOrder(fullOrder, site, wording);
  if (letterRowOf(letter.kind).recipient === 'writer') {
    const { code, deadline } = about;
    return { ...plainFacts, address: letter.address, wording, values: { code, deadline } };
  }
  const isQuoting = mayQuote(client, letter);
  const texts = {
    ...(await readTexts(db, order, revisionOf(fullOrder, letter))),
    messages: isQuoting ? messages.join('\n\n') : '',
  };
  return {
    clientId: client.id,
    address: client.email,
    wording,
    values: {
      ...aboutCustomer(client),
      ...about,
      refund: wording.money(order.refunded_cents ?? order.charged_cents),
      due: wording.money(order.due_cents),
      ...texts,
      revisionTime: wording.time(texts.revisionTime),
    },
    conditions: new Set([...paymentConditions(payment, site, order), ...textConditions(order, texts)]),
    files: await listLetterFiles(db, order, letter),
    summary: orderSummary(fullOrder, wording, {
      topic: isQuoting ? about.topic : null,
      cents: priceBeforeBonus(order) - order.bonus_used_cents,
    }),
  };
};

const readLetterFacts = async (deps: Deps, site: Site, letter: Letter): Promise<LetterFacts | null> => {
  const row = letterRowOf(letter.kind);
  const { wording } = localizeSite(site, letter.language ?? 'en');
  const withoutAccount = { ...plainFacts, address: letter.address, wording };
  if (row.recipient === 'staff')
    return { ...withoutAccount, clientId: Number(letter.about) || null, values: { webhook: letter.about } };
  // The address is that of the letter. A new account may have the same address.
  if (row.isWithoutAccount)
    return {
      ...withoutAccount,
      values: { cancelledOrders: letter.about },
      conditions: new Set(letter.about ? ['hasCancelledOrders'] : []),
    };
  if (letter.about && !row.hasLoginCode) return orderFacts(deps, site, letter);
  const client = await findClient(deps.db, site.id, letter.address);
  if (!client) return null;
  const code = row.hasLoginCode && {
    // The code is created at every try, so that the database contains no usable code of a waiting letter.
    loginCode: await createLoginCode(deps.db, Number(letter.about), deps.now()),
  };
  return {
    ...plainFacts,
    clientId: client.id,
    address: client.email,
    wording: localizeSite(site, readerLanguage(letter, client)).wording,
    values: { ...aboutCustomer(client), ...code },
    conditions: new Set(client.email_confirmed === 1 ? [] : ['unconfirmed']),
  };
};

/** Creates what the sender of letters reads of orders and accounts. */
export const createLetterSources = (deps: Deps): Pick<SendingDeps, 'readFacts' | 'createCode'> => ({
  readFacts: (site, letter) => readLetterFacts(deps, site, letter),
  createCode: ({ purpose, ...owner }) =>
    purpose === 'invitation'
      ? deps.createInvitation(deps.db, owner.clientId, deps.now())
      : createCode(deps.db, { ...owner, purpose, now: deps.now() }),
});
