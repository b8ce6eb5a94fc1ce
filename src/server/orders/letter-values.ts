import type { Order } from '../../api/resources/order.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { aboutCustomer } from '../accounts/letter-values.ts';
import { type ClientRow, findClientById } from '../accounts/store/clients.ts';
import type { Db } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { type LetterFacts, localizeLetter, plainFacts } from '../letters/compose-letter.ts';
import { handPaymentCondition, type LetterCondition } from '../letters/letter-row.ts';
import { letterRowOf } from '../letters/letter-rows.ts';
import type { Letter } from '../letters/store/outbox.ts';
import type { PaymentService } from '../payments/service/payment.ts';
import type { Site } from '../sites/store/sites.ts';
import { aboutOrder, orderSummary } from './letter-summary.ts';
import { listUnreadTexts } from './store/messages.ts';
import { paymentServiceFor, priceBeforeBonus } from './store/order-amounts.ts';
import { listAttachedNames } from './store/order-parts.ts';
import { findOrderRow, type OrderRow, readRefundReason } from './store/order-rows.ts';
import { assembleOrder } from './store/orders.ts';

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
const mayQuote = (client: ClientRow, { kind }: Letter) =>
  client.email_confirmed === 1 || letterRowOf(kind).recipient === 'provider';

const paymentConditions = (
  payment: PaymentService | null,
  site: Site,
  order: OrderRow,
): LetterCondition[] => {
  if (order.charged_cents === 0) return ['uncharged'];
  return ['charged', paymentServiceFor(payment, order) ? 'paidOnline' : handPaymentCondition(site)];
};

/** Reads the texts and the wanted time of an order's last revision and messages for its letter; empty where there are none. */
const readTexts = async (db: Db, order: OrderRow, revision: ReturnType<typeof revisionOf>) => ({
  revisionTime: revision?.timeRevision ?? '',
  remarks: revision?.textRevision ?? '',
  reason: order.status_id === orderStatuses.refunded ? await readRefundReason(db, order.id) : '',
});

/** Returns the conditions that follow from the texts of a letter, and from the amount that is still due. */
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

/** Reads the facts of a letter about an order; null if the letter is not needed any more, or its order or account is deleted. */
export const readOrderFacts = async (
  { db, payment }: Pick<Deps, 'db' | 'payment'>,
  baseSite: Site,
  letter: Letter,
): Promise<LetterFacts | null> => {
  const found = await findOrderOfLetter(db, letter);
  if (!found) return null;
  const { order, client, messages } = found;
  const { site, wording } = localizeLetter(baseSite, letter.kind, client.language);
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
