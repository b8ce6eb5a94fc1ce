import type { WebhookEvent } from '../../../api/webhook-events.ts';
import { statusName } from '../../../order/vocabulary/order-statuses.ts';
import { newId } from '../../database/ids-and-secrets.ts';
import { returnedCents } from '../../database/returned-cents.ts';
import type { Database, Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';
import type { LetterEvent } from '../../letters/letter-rows.ts';
import { eventsOf } from './webhooks.ts';

/** Events of webhooks by the events of letters, because both come from the same places. */
const eventsOfLetters: Partial<Record<LetterEvent, WebhookEvent>> = {
  ordered: 'order.placed',
  paid: 'order.paid',
  started: 'order.started',
  delivered: 'order.delivered',
  changed: 'order.changed',
  cancelled: 'order.cancelled',
  refunded: 'order.refunded',
  rated: 'order.rated',
  question: 'message.received',
};

interface OrderFacts extends Pick<Database['orders'], 'code' | 'status_id' | 'charged_cents' | 'due_cents'> {
  host: string;
  returned: number;
}

/** Returns the data of an order that its event contains. The data do not identify the customer. */
const dataOf = (order: OrderFacts) => ({
  order: order.code,
  status: statusName(order.status_id),
  chargedCents: order.charged_cents,
  dueCents: order.due_cents,
  refundedCents: order.returned,
  site: order.host,
});

/** Returns the body of an event as JSON. It is stored, so that every try sends the bytes that the first one has sent. */
export const eventBody = (
  type: WebhookEvent | 'test',
  data: Readonly<Record<string, unknown>>,
  now: number,
): string => JSON.stringify({ type, timestamp: isoTime(now), data });

/** Adds an event of an order to the outbox, for each webhook of the site that wants it. It belongs to the transaction `tx`. */
export const addWebhookEvents = async (
  tx: Db,
  { code }: { code: string },
  { event, now }: { event: WebhookEvent; now: number },
): Promise<void> => {
  const webhooks = await tx
    .selectFrom('orders')
    .innerJoin('webhooks', 'webhooks.site_id', 'orders.site_id')
    .innerJoin('sites', 'sites.id', 'orders.site_id')
    .select(['code', 'status_id', 'charged_cents', 'due_cents', 'orders.site_id', 'host'])
    .select(['webhooks.id', 'events', returnedCents.as('returned')])
    .where('code', '=', code)
    .where('is_active', '=', 1)
    .execute();
  const receivers = webhooks.filter((webhook) => eventsOf(webhook).includes(event));
  if (receivers.length === 0) return;
  await tx
    .insertInto('letters')
    .values(
      receivers.map((webhook) => ({
        id: newId(),
        site_id: webhook.site_id,
        kind: 'webhook' as const,
        address: String(webhook.id),
        about: code,
        language: null,
        merge_key: null,
        created_at: now,
        due_at: now,
        tries: 0,
        body: eventBody(event, dataOf(webhook), now),
      })),
    )
    .execute();
};

/** Adds the event that belongs to an event of letters, if there is one. */
export const addEventsOfLetters = async (
  tx: Db,
  order: { code: string },
  { kind, now }: { kind: LetterEvent; now: number },
): Promise<void> => {
  const event = eventsOfLetters[kind];
  if (event) await addWebhookEvents(tx, order, { event, now });
};
